// Records changes to locations in the audit log and as events.
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChanges } from '../../../platform/record-change.ts';

export interface RecordedChange {
  event: 'location_created' | 'location_updated' | 'location_deleted' | 'location_restored';
  location: { id: number; brand_id: number };
  changes: Record<string, unknown>;
}

export const recordLocationChanges = (call: CompanyCall, recorded: readonly RecordedChange[]): Promise<void> =>
  recordChanges(
    call,
    recorded.map(({ event, location: { id, brand_id }, changes }) => ({
      event,
      subjectType: 'location',
      subjectId: id,
      changes,
      announce: { name: 'location_changed', scope: { location: id, brand: brand_id } },
    })),
  );
