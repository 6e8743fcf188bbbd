// Tells the open screens of a company that its profile, brands, plan or switches are others now (NTF-022).
import type { Transaction } from '../../platform/database/transaction.ts';
import { recordEvent } from '../../platform/events/record-event.ts';

export async function announceSettings(tx: Transaction, companyId: number, staffId: number | null): Promise<void> {
  await recordEvent(tx, { companyId, name: 'settings_changed', subjectId: companyId, actorStaffId: staffId });
}
