// What is written down of a change to a location: for the audit log, and for those who may see it.
import { recordAudit } from '../../platform/audit.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import type { CompanyCall } from '../../platform/http/route.ts';

export async function recordLocationChange(
  { tx, access, requestId }: CompanyCall,
  event: 'location_created' | 'location_updated' | 'location_deleted' | 'location_restored',
  { id, brand_id }: { id: number; brand_id: number },
  changes: Record<string, unknown>,
): Promise<void> {
  const { companyId, userId, staffId } = access;
  await recordAudit(tx, { companyId, userId, event, subjectType: 'location', subjectId: id, changes, requestId });
  await recordEvent(tx, {
    companyId,
    name: 'location_changed',
    subjectId: id,
    actorStaffId: staffId,
    scope: { location: id, brand: brand_id },
  });
}
