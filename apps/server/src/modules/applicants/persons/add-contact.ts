// An applicant adds a way to be reached right after applying (CAR-012). Never for somebody who was known before.
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { ApplicationRow } from '../applicants.queries.ts';
import { APPLICATION_UPDATED, announceApplication } from '../stages/application-events.ts';
import { type ConsentValues, recordConsents } from '../stages/record-consents.ts';
import { recordHistory } from '../stages/record-history.ts';
import { changeContact } from './person-contact.queries.ts';

export interface AddedContact {
  email: string | null;
  /** Consent to texts, as it was worded. */
  consents: readonly ConsentValues[];
  now: Date;
}

type Key = Pick<ApplicationRow, 'company_id' | 'id' | 'person_id' | 'position_id'>;

/** False when the email belongs to a person who was known before, or who has one already. */
export async function addContact(tx: Transaction, application: Key, added: AddedContact): Promise<boolean> {
  const { company_id: companyId, id: applicationId } = application;
  const { email, consents, now } = added;
  if (email !== null && !(await addEmail(tx, application, email))) return false;
  const allowsTexts = consents.some(({ kind }) => kind === 'sms');
  await tx.client.query(
    `update applications set sms_consent = sms_consent or $3, last_activity_at = $4, version = version + 1
     where company_id = $1 and id = $2`,
    [companyId, applicationId, allowsTexts, now],
  );
  await recordConsents(tx, application, consents, now);
  const fields = [...(email === null ? [] : ['email']), ...(allowsTexts ? ['sms_consent'] : [])];
  await recordHistory(tx, companyId, [
    { applicationId, actor: 'applicant', action: 'edited', detail: { fields }, now },
  ]);
  await announceApplication(tx, application, [APPLICATION_UPDATED]);
  return true;
}

async function addEmail(tx: Transaction, { company_id, id, person_id }: Key, email: string): Promise<boolean> {
  const { rows } = await tx.client.query(
    `select n.first_name, n.last_name, n.phone, n.region_number from persons n
     where n.company_id = $1 and n.id = $2 and n.email is null
       and not exists (select from applications a where a.company_id = $1 and a.person_id = $2 and a.id <> $3)
     for update`,
    [company_id, person_id, id],
  );
  const [person] = rows;
  if (!person) return false;
  await changeContact(tx, { companyId: company_id, personId: person_id }, { ...person, email });
  // Somebody else with this address: staff decide whether it is the same person (AHD-002).
  await tx.client.query(
    `update applications set email = $3, possible_duplicate_of = coalesce(possible_duplicate_of,
       (select coalesce(n.merged_into, n.id) from persons n
        where n.company_id = $1 and n.email = $3 and n.id <> $4 order by n.id limit 1))
     where company_id = $1 and id = $2`,
    [company_id, id, email, person_id],
  );
  return true;
}
