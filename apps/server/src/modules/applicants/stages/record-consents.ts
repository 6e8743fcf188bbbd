// Records what applicants agree to, with the exact text. Applications with consent to hear about other jobs are also
// flagged, so that lists find them without reading the consents.
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface ConsentValues {
  kind: 'sms' | 'keep_in_touch';
  text_version: number;
  text: string;
  language: string;
}

export async function recordConsents(
  tx: Transaction,
  { company_id, id: application_id }: { company_id: number; id: number },
  consents: readonly ConsentValues[],
  now: Date,
): Promise<void> {
  if (consents.length === 0) return;
  await tx.db
    .insertInto('applicant_consents')
    .values(consents.map((consent) => ({ company_id, application_id, ...consent, given_at: now })))
    .execute();
  if (!consents.some(({ kind }) => kind === 'keep_in_touch')) return;
  await tx.db
    .updateTable('applications')
    .set({ keep_in_touch: true })
    .where('company_id', '=', company_id)
    .where('id', '=', application_id)
    .execute();
}
