// Queries on invitations to another job.
import type { InvitedPerson } from '@onward/domain/applicants/rediscovery';
import { globalPhoneNumber } from '@onward/domain/platform/contact/phone';
import type { Membership } from '../../../platform/access/access.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { IN_SCOPE, scopeValues } from '../../positions/positions.service.ts';

export interface InvitedRow {
  person_id: number;
  /** The newest application with consent, else the newest of all. */
  application_id: number;
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  region_number: string | null;
  language: string;
  email_opt_out: boolean;
  email_bounced: boolean;
  sms_opt_out: boolean;
  phone_verified: boolean;
  sms_consent: boolean;
  keep_in_touch: boolean;
  do_not_rehire: string | null;
  applied_there: boolean;
  invited_at: Date | null;
}

/** Of the person `person`, for the posting of `positionAt`. */
const FACTS = (positionAt: string) => `person.first_name, person.last_name, person.email, person.phone,
  person.region_number, person.language, person.email_opt_out, person.sms_opt_out,
  person.phone_verified_at is not null as phone_verified,
  person.email_bounced_at is not null as email_bounced,
  person.do_not_rehire ->> 'reason' as do_not_rehire,
  exists (select from applications o where o.company_id = $1 and o.person_id = person.id and o.sms_consent) as sms_consent,
  exists (select from applications o where o.company_id = $1 and o.person_id = person.id and o.keep_in_touch)
    as keep_in_touch,
  exists (select from applications o where o.company_id = $1 and o.person_id = person.id
    and o.position_id = ${positionAt} and o.status <> 'rejected') as applied_there`;

/** Each person once, whichever of their applications are selected; only those in the caller's scope. */
export async function findInvitable(
  tx: Transaction,
  access: Membership,
  ids: readonly number[],
  positionId: number,
): Promise<InvitedRow[]> {
  const { rows } = await tx.client.query<InvitedRow>(
    `select person.id as person_id, chosen.id as application_id, ${FACTS('$7')},
       (select max(i.invited_at) from job_invitation_people g
         join job_invitations i on i.company_id = g.company_id and i.id = g.invitation_id
         where g.company_id = $1 and g.person_id = person.id and i.position_id = $7 and i.undone_at is null) as invited_at
     from (
       select distinct on (a.person_id) a.person_id, a.id from applications a
       join positions p on p.company_id = a.company_id and p.id = a.position_id
       join locations l on l.company_id = p.company_id and l.id = p.location_id
       where ${IN_SCOPE} and a.company_id = $1 and a.id = any($6::bigint[])
       order by a.person_id, a.keep_in_touch desc, a.id desc
     ) chosen
     join persons person on person.company_id = $1 and person.id = chosen.person_id
     order by person.id`,
    [...scopeValues(access), ids, positionId],
  );
  return rows;
}

export const personOf = (row: InvitedRow): InvitedPerson => ({
  keepsInTouch: row.keep_in_touch,
  doNotRehire: row.do_not_rehire !== null,
  appliedThere: row.applied_there,
  invitedAt: row.invited_at,
  email: row.email,
  globalPhone: globalPhoneNumber(row.phone, row.region_number),
  emailBounced: row.email_bounced,
  emailOptOut: row.email_opt_out,
  smsConsent: row.sms_consent,
  smsOptOut: row.sms_opt_out,
  phoneVerified: row.phone_verified,
});

export interface InvitingPosition {
  id: number;
  title: string;
  status: string;
  review_status: string;
  location_id: number;
  location_name: string;
  department_id: number | null;
  brand_id: number;
}

export async function findPosition(
  tx: Transaction,
  companyId: number,
  key: string,
): Promise<InvitingPosition | undefined> {
  const { rows } = await tx.client.query<InvitingPosition>(
    `select p.id, p.title, p.status, p.review_status, p.location_id, l.name as location_name, p.department_id, l.brand_id
     from positions p join locations l on l.company_id = p.company_id and l.id = p.location_id
     where p.company_id = $1 and p.digest_key = $2`,
    [companyId, key],
  );
  return rows[0];
}

export interface NewInvitation {
  companyId: number;
  staffId: number;
  positionId: number;
  message: string;
  people: readonly { person_id: number; application_id: number }[];
  now: Date;
}

export interface StoredInvitation {
  id: number;
  people: { id: number; application_id: number }[];
}

export async function insert(tx: Transaction, given: NewInvitation): Promise<StoredInvitation> {
  const { companyId, staffId, positionId, message, people, now } = given;
  const { rows } = await tx.client.query<{ id: number; invitation_id: number; application_id: number }>(
    `with invitation as (
       insert into job_invitations (company_id, position_id, staff_id, message, invited_at)
       values ($1, $2, $3, $4, $5) returning id
     )
     insert into job_invitation_people (company_id, invitation_id, person_id, application_id)
     select $1, invitation.id, g.person_id, g.application_id
     from invitation, json_to_recordset($6) as g (person_id bigint, application_id bigint)
     returning id, invitation_id, application_id`,
    [companyId, positionId, staffId, message, now, JSON.stringify(people)],
  );
  return { id: rows[0]?.invitation_id ?? 0, people: rows };
}

export interface InvitationRow {
  staff_id: number;
  invited_at: Date;
  undone_at: Date | null;
  position_title: string;
  location_name: string;
}

export async function lock(tx: Transaction, companyId: number, id: number): Promise<InvitationRow | undefined> {
  const { rows } = await tx.client.query<InvitationRow>(
    `select i.staff_id, i.invited_at, i.undone_at, p.title as position_title, l.name as location_name
     from job_invitations i
     join positions p on p.company_id = i.company_id and p.id = i.position_id
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     where i.company_id = $1 and i.id = $2 for update of i`,
    [companyId, id],
  );
  return rows[0];
}

export async function setUndone(tx: Transaction, companyId: number, id: number, now: Date): Promise<void> {
  await tx.client.query('update job_invitations set undone_at = $3 where company_id = $1 and id = $2', [
    companyId,
    id,
    now,
  ]);
}

export async function listPeople(
  tx: Transaction,
  companyId: number,
  invitationId: number,
): Promise<StoredInvitation['people']> {
  const { rows } = await tx.client.query<StoredInvitation['people'][number]>(
    'select id, application_id from job_invitation_people where company_id = $1 and invitation_id = $2',
    [companyId, invitationId],
  );
  return rows;
}

export interface InvitedToSend extends InvitedRow {
  message: string;
  position_key: string;
  position_title: string;
  company_key: string;
  company_name: string;
  brand_name: string;
  location_name: string;
}

/** Only invitations that were neither undone nor sent, for a job that accepts applications. */
export async function lockToSend(tx: Transaction, companyId: number, id: number): Promise<InvitedToSend | undefined> {
  const { rows } = await tx.client.query<InvitedToSend>(
    `select person.id as person_id, g.application_id, ${FACTS('i.position_id')}, null::timestamptz as invited_at,
       i.message, p.digest_key as position_key, p.title as position_title, c.digest_key as company_key,
       c.name as company_name, b.name as brand_name, l.name as location_name
     from job_invitation_people g
     join job_invitations i on i.company_id = g.company_id and i.id = g.invitation_id
     join persons person on person.company_id = g.company_id and person.id = g.person_id
     join positions p on p.company_id = i.company_id and p.id = i.position_id
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     join brands b on b.company_id = l.company_id and b.id = l.brand_id
     join companies c on c.id = i.company_id
     where g.company_id = $1 and g.id = $2 and g.sent_at is null and i.undone_at is null
       and p.status = 'published' and p.review_status = 'approved' for update of g`,
    [companyId, id],
  );
  return rows[0];
}

export async function setSent(tx: Transaction, companyId: number, id: number, now: Date): Promise<void> {
  await tx.client.query('update job_invitation_people set sent_at = $3 where company_id = $1 and id = $2', [
    companyId,
    id,
    now,
  ]);
}
