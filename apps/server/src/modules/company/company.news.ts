// Tells the open screens of a company that its profile, brands, plan or switches are others now (NTF-022).
import type { Transaction } from '../../platform/database/transaction.ts';
import { recordEvent } from '../../platform/events/record-event.ts';

export async function announceSettings(tx: Transaction, companyId: number, staffId: number | null): Promise<void> {
  await recordEvent(tx, { companyId, name: 'settings_changed', subjectId: companyId, actorStaffId: staffId });
}

/** Each field that is another now, as `[before, after]` for the audit log. */
export const changedFields = <Fields extends object>(before: Fields, after: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(after)
      .map(([name, value]) => [name, [before[name as keyof Fields], value]] as const)
      .filter(([, [was, is]]) => JSON.stringify(was) !== JSON.stringify(is)),
  );
