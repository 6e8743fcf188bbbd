// What applicants agree to: the very words are recorded, and applications of those who agreed to hear about other jobs are
// marked, so that they are found without reading the consents.
import type { Gathering, Transaction } from '../../platform/database/transaction.ts';
import { type ConsentValues, insertConsents } from './applicants.queries.ts';

interface ApplicationKey {
  company_id: number;
  id: number;
}

export function recordConsents(
  tx: Transaction,
  { company_id, id }: ApplicationKey,
  consents: readonly ConsentValues[],
  now: Date,
): void {
  insertConsents(tx, company_id, id, consents, now);
  // Written when the application is: one that has just arrived is not stored yet.
  if (consents.some(({ kind }) => kind === 'keep_in_touch')) tx.gather(KEEP_IN_TOUCH, [{ company_id, id }]);
}

const KEEP_IN_TOUCH: Gathering<ApplicationKey> = {
  order: 0,
  atOnce: true,
  async write(tx, agreed) {
    await tx.prepared(
      'applications_keep_in_touch',
      `update applications a set keep_in_touch = true from json_to_recordset($1) as agreed (company_id bigint, id bigint)
       where a.company_id = agreed.company_id and a.id = agreed.id`,
      [JSON.stringify(agreed)],
    );
  },
};
