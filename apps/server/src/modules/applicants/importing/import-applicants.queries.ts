// Stores imported applicants: ten thousand rows take only a few statements.
import { type KnownForApplicants, type KnownPerson, phoneKey } from '@onward/domain/applicants/applicant-import';
import type { StageType } from '@onward/domain/hiring-processes/stages';
import type { PhoneNumber } from '@onward/domain/platform/contact/phone';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { IN_SCOPE, scopeValues } from '../../positions/positions.service.ts';
import { followNewest } from '../persons/newest-application.ts';

interface PersonRow {
  id: number;
  phone: string | null;
  region_number: string | null;
  email: string | null;
  open_in: number[] | null;
  do_not_rehire: boolean;
}

/** Open jobs the importer may see, and the people with the phone numbers and emails in the file. */
export async function findKnown(
  { tx, access }: CompanyCall,
  phones: readonly PhoneNumber[],
  emails: readonly string[],
): Promise<KnownForApplicants> {
  const jobs = await tx.client.query<{ id: number; title: string; location_name: string; digest_key: string }>(
    `select p.id, p.title, l.name as location_name, p.digest_key
     from positions p join locations l on l.company_id = p.company_id and l.id = p.location_id
     where ${IN_SCOPE} and p.status in ('published', 'pending')`,
    scopeValues(access),
  );
  const { rows } = await tx.client.query<PersonRow>(
    `select coalesce(person.merged_into, person.id) as id, person.phone, person.region_number, person.email,
       (select array_agg(a.position_id) from applications a where a.company_id = person.company_id
         and a.person_id = coalesce(person.merged_into, person.id) and a.status <> 'rejected') as open_in,
       exists (select from persons kept where kept.company_id = person.company_id
         and kept.id = coalesce(person.merged_into, person.id) and kept.do_not_rehire is not null) as do_not_rehire
     from persons person
     where person.company_id = $1 and (person.email = any($4)
       or (person.phone, person.region_number) in (select * from unnest($2::text[], $3::text[])))
     order by person.id desc`,
    [access.companyId, phones.map(({ phone }) => phone), phones.map(({ region_number }) => region_number), emails],
  );
  const known = rows.map((row): [PersonRow, KnownPerson] => [
    row,
    { id: row.id, openIn: row.open_in ?? [], doNotRehire: row.do_not_rehire },
  ]);
  return {
    jobs: jobs.rows.map(({ id, title, location_name, digest_key }) => ({
      id,
      title,
      locationName: location_name,
      digestKey: digest_key,
    })),
    // The oldest record with a phone number wins, as it does when someone applies.
    byPhone: new Map(
      known.flatMap(([{ phone, region_number }, person]) =>
        phone && region_number ? [[phoneKey({ phone, region_number }), person] as const] : [],
      ),
    ),
    byEmail: new Map(known.flatMap(([{ email }, person]) => (email ? [[email, person] as const] : []))),
  };
}

export interface NewPerson {
  key: string;
  firstName: string;
  lastName: string;
  phone: PhoneNumber | null;
  email: string | null;
}

export async function insertPersons(
  { tx, access, language }: CompanyCall,
  people: readonly NewPerson[],
): Promise<Map<string, number>> {
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into persons (company_id, first_name, last_name, phone, email, region_number, language)
     select $1, p.first_name, p.last_name, p.phone, p.email, p.region_number, $7
     from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[]) with ordinality
       as p (first_name, last_name, phone, email, region_number, place) order by p.place returning id`,
    [
      access.companyId,
      people.map(({ firstName }) => firstName),
      people.map(({ lastName }) => lastName),
      people.map(({ phone }) => phone?.phone ?? null),
      people.map(({ email }) => email),
      people.map(({ phone }) => phone?.region_number ?? null),
      language,
    ],
  );
  // Rows come back in insertion order.
  return new Map(people.map(({ key }, at) => [key, rows[at]?.id ?? 0]));
}

export interface FirstStage {
  position_id: number;
  id: number;
  stage_type: StageType;
}

/** The first stage of each job's hiring process. */
export async function findFirstStages(
  { tx, access }: CompanyCall,
  positionIds: readonly number[],
): Promise<Map<number, FirstStage>> {
  const { rows } = await tx.client.query<FirstStage>(
    `select p.id as position_id, first.id, first.stage_type from positions p
     cross join lateral (
       select s.id, s.stage_type from stages s where s.company_id = $1 and s.deleted_at is null
         and s.hiring_process_template_id = coalesce(p.hiring_process_template_id, (
           select h.id from hiring_process_templates h
           where h.company_id = $1 and h.is_default and h.deleted_at is null))
       order by s.sequence, s.id limit 1) first
     where p.company_id = $1 and p.id = any($2)`,
    [access.companyId, positionIds],
  );
  return new Map(rows.map((stage) => [stage.position_id, stage]));
}

/** Those that exist but are outside the caller's scope. */
export async function countOutOfScope({ tx, access }: CompanyCall, ids: readonly number[]): Promise<number> {
  const { rows } = await tx.client.query<{ count: number }>(
    `select count(*)::int as count from applications a
     join positions p on p.company_id = a.company_id and p.id = a.position_id
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     where a.company_id = $1 and a.id = any($6::bigint[]) and not (${IN_SCOPE})`,
    [...scopeValues(access), ids],
  );
  return rows[0]?.count ?? 0;
}

/** Those that staff have worked with since: their history contains more than the import, or they exchanged messages. */
export async function countChanged({ tx, access }: CompanyCall, ids: readonly number[]): Promise<number> {
  const { rows } = await tx.client.query<{ count: number }>(
    `select count(*)::int as count from unnest($2::bigint[]) as made (id)
     left join applications a on a.company_id = $1 and a.id = made.id
     where a.id is null or a.version <> 1 or exists (select from application_histories h
       where h.company_id = $1 and h.application_id = a.id and h.action <> 'imported')
       or exists (select from messages m where m.company_id = $1 and m.application_id = a.id)
       or exists (select from conversations c where c.company_id = $1 and c.application_id = a.id)
         and not exists (select from applications other where other.company_id = $1
           and other.person_id = a.person_id and other.id <> all($2::bigint[]))`,
    [access.companyId, ids],
  );
  return rows[0]?.count ?? 0;
}

/** Also deletes persons who have no other applications. */
export async function removeApplications({ tx, access }: CompanyCall, ids: readonly number[]): Promise<void> {
  const company = access.companyId;
  const { rows: people } = await tx.client.query<{ person_id: number }>(
    'select distinct person_id from applications where company_id = $1 and id = any($2)',
    [company, ids],
  );
  const personIds = people.map(({ person_id }) => person_id);
  await followNewest(tx, { companyId: company, personIds, leaving: ids });
  await tx.client.query('delete from application_histories where company_id = $1 and application_id = any($2)', [
    company,
    ids,
  ]);
  await tx.client.query('delete from applications where company_id = $1 and id = any($2)', [company, ids]);
  await tx.client.query(
    `delete from persons person where company_id = $1 and id = any($2)
     and not exists (select from applications a where a.company_id = $1 and a.person_id = person.id)
     and not exists (select from persons other where other.company_id = $1 and other.merged_into = person.id)
     and not exists (select from person_merges m where m.company_id = $1
       and (m.kept_person_id = person.id or m.merged_person_id = person.id))`,
    [company, personIds],
  );
}
