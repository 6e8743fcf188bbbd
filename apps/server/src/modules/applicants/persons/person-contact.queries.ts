// A person's name, contact details, and messaging status. Every change of them goes through here.
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface PersonKey {
  companyId: number;
  personId: number;
}

export interface ContactChange {
  first_name: string;
  last_name: string;
  phone: string | null;
  region_number: string | null;
  /** When omitted, it stays unchanged. */
  email?: string | null;
  /** When omitted, it stays unchanged. */
  language?: string;
}

/** A bounce belongs to an address, so a new address starts without it (MSG-006). */
export async function changeContact(
  tx: Transaction,
  { companyId, personId }: PersonKey,
  { first_name, last_name, phone, region_number, email, language }: ContactChange,
): Promise<void> {
  await tx.client.query(
    `update persons set first_name = $3, last_name = $4, phone = $5, region_number = $6,
       email = case when $7 then $8 else email end, language = coalesce($9, language),
       email_bounced_at = case when $7 and email is distinct from $8 then null else email_bounced_at end
     where company_id = $1 and id = $2`,
    [
      companyId,
      personId,
      first_name,
      last_name,
      phone,
      region_number,
      email !== undefined,
      email ?? null,
      language ?? null,
    ],
  );
}

/** Stops automated email, or starts it again. */
export async function setEmailOptOut(
  tx: Transaction,
  { companyId, personId }: PersonKey,
  optedOut: boolean,
): Promise<void> {
  await tx.client.query('update persons set email_opt_out = $3 where company_id = $1 and id = $2', [
    companyId,
    personId,
    optedOut,
  ]);
}

/** False when it was already so. */
export async function setTextOptOut(
  tx: Transaction,
  { companyId, personId }: PersonKey,
  optedOut: boolean,
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    'update persons set sms_opt_out = $3 where company_id = $1 and id = $2 and sms_opt_out <> $3',
    [companyId, personId, optedOut],
  );
  return rowCount === 1;
}

/** The provider reports that the address does not exist. */
export async function recordBounce(tx: Transaction, { companyId, personId }: PersonKey, now: Date): Promise<void> {
  await tx.client.query('update persons set email_bounced_at = $3 where company_id = $1 and id = $2', [
    companyId,
    personId,
    now,
  ]);
}

/** The browser's time zone: for quiet hours and for the times in messages. */
export async function setTimeZone(tx: Transaction, { companyId, personId }: PersonKey, zone: string): Promise<void> {
  await tx.client.query('update persons set time_zone = $3 where company_id = $1 and id = $2', [
    companyId,
    personId,
    zone,
  ]);
}
