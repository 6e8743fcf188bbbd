// Finds the person a phone number or an email address belongs to (APP-001, APP-002).
import type { EarlierApplication } from '@onward/domain/applicants/reapplying';
import { type KnownContact, recognizePerson, type Trust } from '@onward/domain/applicants/recognizing';
import type { PhoneNumber } from '@onward/domain/platform/contact/phone';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface Contact {
  email: string | null;
  phone: string | null;
  region_number: string | null;
}

/**
 * Two simultaneous applications of one person must find each other, so the second waits here until the first is stored.
 * Locks are taken in a fixed order to prevent deadlocks.
 */
async function lockContact(
  tx: Transaction,
  companyId: number,
  { email, phone, region_number }: Contact,
): Promise<void> {
  const keys = [...(phone ? [`phone:${region_number}:${phone}`] : []), ...(email ? [`email:${email}`] : [])]
    .map((key) => `person:${companyId}:${key}`)
    .toSorted();
  await tx.prepared(
    'persons_lock',
    'select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest($1::text[]) as key',
    [keys],
  );
}

// Everyone who shares the phone number or the email address. A merged person counts as the one they were merged into.
const KNOWN_PERSONS = `select coalesce(merged_into, id) as person_id, id, email, phone, region_number from persons
    where company_id = $1 and phone = $2 and region_number = $3
  union select coalesce(merged_into, id), id, email, phone, region_number from persons
    where company_id = $1 and $4::text is not null and email = $4`;

export async function findPerson(
  tx: Transaction,
  companyId: number,
  { email, phone, region_number }: Contact,
): Promise<number | undefined> {
  const known = await tx.prepared<KnownContact & Record<string, unknown>>(
    'persons_find',
    `${KNOWN_PERSONS} order by id`,
    [companyId, phone, region_number, email],
  );
  const recognition = recognizePerson(known, { email, phone, region_number }, 'staff');
  return recognition.kind === 'known' ? recognition.personId : undefined;
}

export interface Recognized {
  /** Null for someone the company does not know yet. */
  person_id: number | null;
  /** Someone who shares the phone number or the email address; staff decide whether it is the same person. */
  possible_duplicate_of: number | null;
  /** Applications for the job by everyone who shares the phone number or the email address, newest first. */
  earlier: EarlierApplication[];
}

interface SharingRow extends Record<string, unknown> {
  known: KnownContact[];
  earlier: EarlierApplication[];
}

/** Whose contact details these are, and whether they applied for the job before. */
export async function recognize(
  tx: Transaction,
  { companyId, positionId }: { companyId: number; positionId: number },
  contact: Contact,
  trust: Trust,
): Promise<Recognized> {
  await lockContact(tx, companyId, contact);
  const [row] = await tx.prepared<SharingRow>(
    'persons_recognize',
    `with known as materialized (${KNOWN_PERSONS})
     select coalesce((select json_agg(known order by id) from known), '[]') as known,
       coalesce((select json_agg(json_build_object('id', a.id, 'status', a.status, 'person_id', a.person_id)
           order by a.id desc)
         from applications a where a.company_id = $1 and a.position_id = $5
           and a.person_id in (select person_id from known)), '[]') as earlier`,
    [companyId, contact.phone, contact.region_number, contact.email, positionId],
  );
  const { known = [], earlier = [] } = row ?? {};
  const recognition = recognizePerson(known, contact, trust);
  return {
    person_id: recognition.kind === 'known' ? recognition.personId : null,
    possible_duplicate_of: recognition.kind === 'possible_duplicate' ? recognition.of : null,
    earlier,
  };
}

export interface PersonValues extends Contact {
  first_name: string;
  last_name: string;
  language: string;
}

export async function insertPerson(
  tx: Transaction,
  companyId: number,
  { first_name, last_name, email, phone, region_number, language }: PersonValues,
  phoneVerifiedAt: Date | null,
): Promise<number> {
  const [row] = await tx.prepared<{ id: number }>(
    'persons_insert',
    `insert into persons (company_id, first_name, last_name, email, phone, region_number, language, phone_verified_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
    [companyId, first_name, last_name, email, phone, region_number, language, phoneVerifiedAt],
  );
  if (!row) throw new Error('The person was not stored.');
  return row.id;
}

/** False when the number belongs to someone else by now, or was verified before. */
export async function verifyPhone(
  tx: Transaction,
  { companyId, personId }: { companyId: number; personId: number },
  { phone, region_number }: PhoneNumber,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `update persons set phone_verified_at = $5
     where company_id = $1 and id = $2 and phone = $3 and region_number = $4 and phone_verified_at is null`,
    [companyId, personId, phone, region_number, now],
  );
  return rowCount === 1;
}
