// Announcements that stay in a corner of the screen until they are dismissed (NTF-016).
import type { Transaction } from '../../platform/database/transaction.ts';
import { recordEvent } from '../../platform/events/record-event.ts';

export interface NewPopUp {
  companyId: number;
  staffId: number;
  kind: string;
  title: string;
  body: string;
  link: string | null;
}

export async function showPopUp(tx: Transaction, { companyId, staffId, ...popUp }: NewPopUp): Promise<number> {
  const { id } = await tx.db
    .insertInto('pop_up_notifications')
    .values({ company_id: companyId, staff_id: staffId, ...popUp })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordEvent(tx, { companyId, name: 'pop_up_created', subjectId: id, staffId });
  return id;
}
