// Notifications and pop-ups about a person, identified by the page they link to, not by name.
import type { TracedPerson } from '@onward/domain/applicants/erasing';
import type { Transaction } from '../../platform/database/transaction.ts';
import { withdrawJobsAbout } from '../../platform/erase-mentions.ts';

const ABOUT = `company_id = $1 and (link = any($2) or split_part(link, '?', 1) = any($2))`;

export async function forgetPages(tx: Transaction, companyId: number, pages: readonly string[]): Promise<void> {
  await tx.client.query(`delete from notifications where ${ABOUT}`, [companyId, pages]);
  await tx.client.query(`delete from pop_up_notifications where ${ABOUT}`, [companyId, pages]);
  await withdrawJobsAbout(tx, companyId, pages);
}

/** The applicants room, which comes later, declares the port. */
export const notificationTraces = {
  room: 'notifications',
  tables: { notification_digests: 'deleted', notifications: 'deleted', pop_up_notifications: 'deleted' },

  async erase(tx: Transaction, { companyId, pages }: TracedPerson) {
    await forgetPages(tx, companyId, pages);
    return {};
  },
} as const;
