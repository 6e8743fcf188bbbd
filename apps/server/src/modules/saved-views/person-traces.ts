// Saved views that search for the person.
import type { TracedPerson } from '@onward/domain/applicants/erasing';
import type { Transaction } from '../../platform/database/transaction.ts';
import { speaksOf } from '../../platform/erase-mentions.ts';

const SEARCHED = `state #>> '{filters,query}'`;

/** The applicants room, which comes later, declares the port. */
export const savedViewTraces = {
  room: 'saved-views',
  tables: { saved_view_choices: 'deleted', saved_views: 'deleted' },

  /** A first name alone counts only when it is the whole search. */
  async erase(tx: Transaction, { companyId, names, nameParts, emails, phones }: TracedPerson) {
    const { rows } = await tx.client.query<{ id: number }>(
      `delete from saved_views where company_id = $1
         and (lower(trim(${SEARCHED})) = any($3) or ${speaksOf(SEARCHED, '$2')}) returning id`,
      [companyId, [...names, ...emails, ...phones], nameParts.map((part) => part.toLowerCase())],
    );
    return { subjects: { saved_view: rows.map(({ id }) => id) } };
  },
} as const;
