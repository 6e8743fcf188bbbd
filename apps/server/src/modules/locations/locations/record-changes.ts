// Records changes to locations in the audit log and as events.
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChanges } from '../../../platform/record-change.ts';

export const LOCATION_CHANGED = 'location_changed';

export interface RecordedChange {
  event: 'location_created' | 'location_updated' | 'location_deleted' | 'location_restored';
  location: { id: number; brand_id: number };
  changes: Record<string, unknown>;
}

export const locationChanged = ({ id, brand_id }: RecordedChange['location']) => ({
  name: LOCATION_CHANGED,
  scope: { location: id, brand: brand_id },
});

export const recordLocationChanges = (call: CompanyCall, recorded: readonly RecordedChange[]): Promise<void> =>
  recordChanges(
    call,
    recorded.map(({ event, location, changes }) => ({
      event,
      subjectType: 'location',
      subjectId: location.id,
      changes,
      announce: locationChanged(location),
    })),
  );
