// An applicant's name and contact details as an editor sees and changes them.
import type { Transaction } from '../../../platform/database/transaction.ts';
import { APPLICATION_COLUMNS, type ApplicationRow } from '../applicants.queries.ts';
import { changeContact } from '../persons/person-contact.queries.ts';

export interface ContactRow {
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  region_number: string | null;
  version: number;
}

export async function findForEdit(tx: Transaction, companyId: number, id: number): Promise<ContactRow | undefined> {
  const { rows } = await tx.client.query<ContactRow>(
    `select first_name, last_name, email, phone, region_number, version from applications
     where company_id = $1 and id = $2 for update`,
    [companyId, id],
  );
  return rows[0];
}

/** From now on the person is found by the new values. */
export async function updateContact(
  tx: Transaction,
  companyId: number,
  id: number,
  { first_name, last_name, email, phone, region_number }: Omit<ContactRow, 'version'>,
  now: Date,
): Promise<ApplicationRow | undefined> {
  const { rows } = await tx.client.query<ApplicationRow>(
    `update applications set first_name = $3, last_name = $4, email = $5, phone = $6, region_number = $7,
       last_activity_at = $8, version = version + 1
     where company_id = $1 and id = $2 returning ${APPLICATION_COLUMNS.join(', ')}`,
    [companyId, id, first_name, last_name, email, phone, region_number, now],
  );
  const [updated] = rows;
  if (!updated) return undefined;
  const contact = { first_name, last_name, email, phone, region_number };
  await changeContact(tx, { companyId, personId: updated.person_id }, contact);
  return updated;
}
