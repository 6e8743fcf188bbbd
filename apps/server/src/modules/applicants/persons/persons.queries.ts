// Queries on persons: possible duplicates, and what a merge moves.
import type { ApplicantStatus } from '@onward/domain/applicants/statuses';
import type { Membership } from '../../../platform/access/access.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { IN_SCOPE, scopeValues } from '../../positions/positions.service.ts';
import { changeContact } from './person-contact.queries.ts';

export interface PersonRow {
  id: number;
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  region_number: string | null;
  language: string;
  email_opt_out: boolean;
  sms_opt_out: boolean;
  phone_verified_at: Date | null;
  sms_consent: boolean;
  keeps_in_touch: boolean;
  do_not_rehire: RehireFlag | null;
  merged_into: number | null;
  /** The person was erased; only the marker is left. */
  erased_at: Date | null;
  created_at: Date;
  notes_count: number;
  files_count: number;
  applications: PersonApplication[] | null;
}

export interface RehireFlag {
  reason: string;
  staff_id: number;
  at: string;
}

interface PersonApplication {
  id: number;
  position_id: number;
  position_title: string;
  location_name: string;
  stage_name: string;
  status: ApplicantStatus;
  applied_at: string;
}

const APPLICATIONS = `(select json_agg(a order by a.applied_at desc) from (
    select a.id, a.position_id, p.title as position_title, l.name as location_name, s.name as stage_name, a.status,
      a.applied_at
    from applications a
    join stages s on s.company_id = a.company_id and s.id = a.stage_id
    join positions p on p.company_id = a.company_id and p.id = a.position_id
    join locations l on l.company_id = p.company_id and l.id = p.location_id
    where ${IN_SCOPE} and a.company_id = $1 and a.person_id = person.id) a)`;

const PERSON = `person.id, person.first_name, person.last_name, person.email, person.phone, person.region_number,
  person.language, person.email_opt_out, person.sms_opt_out, person.phone_verified_at,
  person.do_not_rehire, person.merged_into, person.erased_at, person.created_at, ${APPLICATIONS} as applications,
  exists (select from applications a where a.company_id = $1 and a.person_id = person.id and a.sms_consent)
    as sms_consent,
  exists (select from applications a where a.company_id = $1 and a.person_id = person.id and a.keep_in_touch)
    as keeps_in_touch,
  (select count(*)::int from application_notes n join applications a on a.company_id = n.company_id
    and a.id = n.application_id where n.company_id = $1 and a.person_id = person.id) as notes_count,
  (select count(*)::int from application_attachments f join applications a on a.company_id = f.company_id
    and a.id = f.application_id where f.company_id = $1 and a.person_id = person.id) as files_count`;

/** A person is invisible when none of their applications is in the caller's scope. */
export async function find(
  tx: Transaction,
  access: Membership,
  id: number,
  { lock = false } = {},
): Promise<PersonRow | undefined> {
  const { rows } = await tx.client.query<PersonRow>(
    `select ${PERSON} from persons person where person.company_id = $1 and person.id = $6
     ${lock ? 'for update' : ''}`,
    [...scopeValues(access), id],
  );
  return rows[0]?.applications ? rows[0] : undefined;
}

/** Same phone, email, or name, those with only the name last; pairs marked as different people are left out. */
export async function findAlike(tx: Transaction, access: Membership, person: PersonRow): Promise<PersonRow[]> {
  const { rows } = await tx.client.query<PersonRow>(
    `select ${PERSON} from persons person
     where person.company_id = $1 and person.id <> $6 and person.merged_into is null
       and person.erased_at is null and (
       person.id in (select id from persons where company_id = $1 and phone = $7 and region_number = $8)
       or person.id in (select id from persons where company_id = $1 and email = $9)
       or person.id in (select id from persons where company_id = $1 and merged_into is null
         and lower(first_name) = lower($10) and lower(last_name) = lower($11) limit 20))
     and not exists (select from different_persons d where d.company_id = $1
       and d.person_id = least(person.id, $6) and d.other_person_id = greatest(person.id, $6))
     order by coalesce(person.phone = $7 and person.region_number = $8, false) desc,
       coalesce(person.email = $9, false) desc, person.id
     limit 20`,
    [
      ...scopeValues(access),
      person.id,
      person.phone,
      person.region_number,
      person.email,
      person.first_name,
      person.last_name,
    ],
  );
  return rows.filter(({ applications }) => applications !== null);
}

export async function openPositions(
  tx: Transaction,
  companyId: number,
  personId: number,
): Promise<Map<number, string>> {
  const { rows } = await tx.client.query<{ position_id: number; title: string }>(
    `select a.position_id, p.title from applications a
     join positions p on p.company_id = a.company_id and p.id = a.position_id
     where a.company_id = $1 and a.person_id = $2 and a.status <> 'rejected'`,
    [companyId, personId],
  );
  return new Map(rows.map(({ position_id, title }) => [position_id, title]));
}

export async function moveApplications(
  tx: Transaction,
  companyId: number,
  from: number,
  to: number,
  only: readonly number[] | null,
  now: Date,
): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `update applications set person_id = $3, version = version + 1, last_activity_at = $5
     where company_id = $1 and person_id = $2 and ($4::bigint[] is null or id = any($4)) returning id`,
    [companyId, from, to, only, now],
  );
  return rows.map(({ id }) => id);
}

export interface PersonFacts {
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  region_number: string | null;
  language: string;
  email_opt_out: boolean;
  sms_opt_out: boolean;
  phone_verified_at: Date | null;
  do_not_rehire: RehireFlag | null;
}

export async function write(tx: Transaction, companyId: number, id: number, facts: PersonFacts): Promise<void> {
  await changeContact(tx, { companyId, personId: id }, facts);
  await tx.client.query(
    'update persons set email_opt_out = $3, sms_opt_out = $4, do_not_rehire = $5 where company_id = $1 and id = $2',
    [companyId, id, facts.email_opt_out, facts.sms_opt_out, facts.do_not_rehire && JSON.stringify(facts.do_not_rehire)],
  );
  if (!facts.phone_verified_at) return;
  // A separate statement, because changing the number resets the flag.
  await tx.client.query(
    'update persons set phone_verified_at = $3 where company_id = $1 and id = $2 and phone_verified_at is null',
    [companyId, id, facts.phone_verified_at],
  );
}

/** Why the person must not be rehired. */
export async function findRehireFlag(tx: Transaction, companyId: number, id: number): Promise<RehireFlag | null> {
  const { rows } = await tx.client.query<{ do_not_rehire: RehireFlag | null }>(
    'select do_not_rehire from persons where company_id = $1 and id = $2',
    [companyId, id],
  );
  return rows[0]?.do_not_rehire ?? null;
}

export const setMergedInto = (tx: Transaction, companyId: number, id: number, into: number | null) =>
  tx.client.query('update persons set merged_into = $3 where company_id = $1 and id = $2', [companyId, id, into]);

export const setDoNotRehire = (tx: Transaction, companyId: number, id: number, flag: object | null) =>
  tx.client.query('update persons set do_not_rehire = $3 where company_id = $1 and id = $2', [
    companyId,
    id,
    flag ? JSON.stringify(flag) : null,
  ]);

/** Clears the possible-duplicate flag on applications, because staff decided. */
export const clearDuplicateMarks = (tx: Transaction, companyId: number, one: number, other: number) =>
  tx.client.query(
    `update applications set possible_duplicate_of = null, version = version + 1
     where company_id = $1 and (person_id, possible_duplicate_of) in (($2, $3), ($3, $2), ($2, $2), ($3, $3))`,
    [companyId, one, other],
  );

export const keepApart = (
  tx: Transaction,
  {
    companyId,
    one,
    other,
    staffId,
    now,
  }: { companyId: number; one: number; other: number; staffId: number; now: Date },
) =>
  tx.client.query(
    `insert into different_persons (company_id, person_id, other_person_id, staff_id, decided_at)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [companyId, Math.min(one, other), Math.max(one, other), staffId, now],
  );

export interface MergeRow {
  id: number;
  kept_person_id: number;
  merged_person_id: number;
  application_ids: number[];
  kept_before: PersonFacts;
  kept_name: string;
  merged_name: string;
  merged_by: string | null;
  merged_at: Date;
  undone_at: Date | null;
}

const MERGES = `select m.id, m.kept_person_id, m.merged_person_id, m.application_ids, m.kept_before,
    kept.first_name || ' ' || kept.last_name as kept_name, gone.first_name || ' ' || gone.last_name as merged_name,
    doer.name as merged_by, m.merged_at, m.undone_at
  from person_merges m
  join persons kept on kept.company_id = m.company_id and kept.id = m.kept_person_id
  join persons gone on gone.company_id = m.company_id and gone.id = m.merged_person_id
  left join company_staffs doer on doer.company_id = m.company_id and doer.id = m.staff_id`;

export const insertMerge = (
  tx: Transaction,
  companyId: number,
  merge: {
    kept: number;
    merged: number;
    applicationIds: readonly number[];
    before: PersonFacts;
    staffId: number;
    now: Date;
  },
) =>
  tx.client.query(
    `insert into person_merges
       (company_id, kept_person_id, merged_person_id, application_ids, kept_before, staff_id, merged_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [companyId, merge.kept, merge.merged, merge.applicationIds, JSON.stringify(merge.before), merge.staffId, merge.now],
  );

export async function listMerges(
  tx: Transaction,
  companyId: number,
  { perPage, offset }: { perPage: number; offset: number },
): Promise<{ rows: MergeRow[]; totalCount: number }> {
  const { rows } = await tx.client.query<MergeRow>(
    `${MERGES} where m.company_id = $1 order by m.id desc limit $2 offset $3`,
    [companyId, perPage, offset],
  );
  const counted = await tx.client.query<{ count: number }>(
    'select count(*)::int as count from person_merges where company_id = $1',
    [companyId],
  );
  return { rows, totalCount: counted.rows[0]?.count ?? 0 };
}

export async function findMerge(tx: Transaction, companyId: number, id: number): Promise<MergeRow | undefined> {
  const { rows } = await tx.client.query<MergeRow>(`${MERGES} where m.company_id = $1 and m.id = $2 for update of m`, [
    companyId,
    id,
  ]);
  return rows[0];
}

export const setMergeUndone = (tx: Transaction, companyId: number, id: number, now: Date) =>
  tx.client.query('update person_merges set undone_at = $3 where company_id = $1 and id = $2', [companyId, id, now]);

/** Looks in the whole company, regardless of scope; erased and merged persons no longer exist. */
export async function exists(tx: Transaction, companyId: number, id: number): Promise<boolean> {
  const { rows } = await tx.client.query(
    'select from persons where company_id = $1 and id = $2 and erased_at is null and merged_into is null',
    [companyId, id],
  );
  return rows.length > 0;
}
