// Recipients of a message: how to reach them, their language, and the values of merge tags.
import { advertiserOf } from '@onward/domain/company/advertiser-name';
import { type Address, fullAddress } from '@onward/domain/locations/addresses';
import { CHANNELS, type Channel } from '@onward/domain/messages/channels';
import { type Reachable, type Sender, type UnreachableReason, whyUnreachable } from '@onward/domain/messages/reaching';
import { globalPhoneNumber } from '@onward/domain/platform/contact/phone';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface Recipient {
  company_id: number;
  application_id: number;
  person_id: number;
  status: string;
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  region_number: string | null;
  language: string;
  sms_consent: boolean;
  email_opt_out: boolean;
  sms_opt_out: boolean;
  phone_verified: boolean;
  email_bounced: boolean;
  /** The person's time zone if known, else the location's. */
  time_zone: string;
  position_id: number;
  position_title: string;
  location_id: number;
  location_name: string;
  location_address: string;
  department_id: number | null;
  brand_id: number;
  brand_name: string;
  /** The brand with the company behind it. */
  advertiser: string;
}

const ADDRESSEES = `select a.company_id, a.id as application_id, a.person_id, a.status, n.first_name, n.last_name, n.email,
    n.phone, n.region_number, a.language, n.email_opt_out, n.sms_opt_out,
    n.phone_verified_at is not null as phone_verified, n.email_bounced_at is not null as email_bounced,
    (select bool_or(o.sms_consent) from applications o where o.company_id = a.company_id and o.person_id = a.person_id)
      as sms_consent,
    coalesce(n.time_zone, l.time_zone) as time_zone, a.position_id, p.title as position_title, p.location_id,
    l.name as location_name, l.address_line_1, l.address_line_2, l.city, l.state_code as state, l.postal_code,
    l.country_code as country,
    p.department_id, l.brand_id, b.name as brand_name, c.name as company_name
  from applications a
  join persons n on n.company_id = a.company_id and n.id = a.person_id
  join positions p on p.company_id = a.company_id and p.id = a.position_id
  join locations l on l.company_id = p.company_id and l.id = p.location_id
  join brands b on b.company_id = l.company_id and b.id = l.brand_id
  join companies c on c.id = a.company_id`;

export async function findRecipients(
  tx: Transaction,
  companyId: number,
  applicationIds: readonly number[],
): Promise<Map<number, Recipient>> {
  const rows = await tx.prepared<AddresseeRow>(
    'messages_addressees',
    `${ADDRESSEES} where a.company_id = $1 and a.id = any($2::bigint[])`,
    [companyId, applicationIds],
  );
  return new Map(rows.map((row) => [row.application_id, withNames(row)]));
}

type AddresseeRow = Omit<Recipient, 'location_address' | 'advertiser'> &
  Address & { company_name: string } & Record<string, unknown>;

const withNames = (row: AddresseeRow): Recipient => ({
  ...row,
  location_address: fullAddress(row),
  advertiser: advertiserOf(row),
});

export async function findRecipient(
  tx: Transaction,
  companyId: number,
  applicationId: number,
): Promise<Recipient | undefined> {
  const [row] = await tx.prepared<AddresseeRow>(
    'messages_addressee',
    `${ADDRESSEES} where a.company_id = $1 and a.id = $2`,
    [companyId, applicationId],
  );
  return row && withNames(row);
}

export const reachable = (row: Recipient): Reachable => ({
  email: row.email,
  globalPhone: globalPhoneNumber(row.phone, row.region_number),
  smsConsent: row.sms_consent,
  smsOptOut: row.sms_opt_out,
  phoneVerified: row.phone_verified,
  emailOptOut: row.email_opt_out,
  emailBounced: row.email_bounced,
});

export const whyNot = (row: Recipient, channel: Channel, sender: Sender): UnreachableReason | null =>
  whyUnreachable(reachable(row), channel, sender);

/** Whose name a stored message is sent in. */
export const senderOf = (message: { automated: boolean; confirms_number: boolean }): Sender => {
  if (message.confirms_number) return 'confirmation';
  return message.automated ? 'automation' : 'staff';
};

export const addressOf = (row: Recipient, channel: Channel): string | null =>
  channel === 'email' ? row.email : globalPhoneNumber(row.phone, row.region_number);

/** The address for each channel, or why there is none. */
export const reachOf = (row: Recipient) =>
  Object.fromEntries(
    CHANNELS.map((channel) => [channel, { to: addressOf(row, channel), reason: whyNot(row, channel, 'staff') }]),
  ) as Record<Channel, { to: string | null; reason: UnreachableReason | null }>;

export const nameOf = ({ first_name, last_name }: Pick<Recipient, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim();

export const scopeOf = (row: Pick<Recipient, 'position_id' | 'location_id' | 'department_id' | 'brand_id'>) => ({
  position: row.position_id,
  location: row.location_id,
  department: row.department_id,
  brand: row.brand_id,
});
