// Records changes to postings in the audit log and as events.
import type { ScopedRecord } from '@onward/domain/staff/scope';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';

export const POSITION_CHANGED = 'position_changed';

export interface PlacedPosition {
  id: number;
  location_id: number;
  department_id: number | null;
  brand_id: number;
}

export const scopeOf = ({ id, location_id, department_id, brand_id }: PlacedPosition): ScopedRecord => ({
  location: location_id,
  department: department_id,
  brand: brand_id,
  position: id,
});

export const recordPositionChange = (
  call: CompanyCall,
  event: string,
  position: PlacedPosition,
  changes: Record<string, unknown> = {},
): Promise<void> =>
  recordChange(call, {
    event,
    subjectType: 'position',
    subjectId: position.id,
    changes,
    announce: { name: POSITION_CHANGED, scope: scopeOf(position) },
  });
