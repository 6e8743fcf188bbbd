// Who is erased, and their pending messages.
import type { TracedPerson } from '@onward/domain/applicants/erasing';
import type { Transaction } from '../../../platform/database/transaction.ts';

type FoundPerson = Omit<TracedPerson, 'pages'>;

export async function findPerson(tx: Transaction, companyId: number, personId: number): Promise<FoundPerson> {
  const { rows } = await tx.client.query<Omit<FoundPerson, 'companyId'>>(
    `with recursive person as (
       select id, first_name, last_name, email, phone from persons where company_id = $1 and id = $2
       union select gone.id, gone.first_name, gone.last_name, gone.email, gone.phone from persons gone join person on gone.company_id = $1 and gone.merged_into = person.id
     ), application as (
       select a.* from applications a where a.company_id = $1 and a.person_id in (select id from person)
     ), known as (
       select first_name, last_name, email, phone from person
       union select first_name, last_name, email, phone from application
     )
     select (select array_agg(id) from person) as "personIds",
       coalesce((select array_agg(id) from application), '{}') as "applicationIds",
       (select array_agg(distinct trim(first_name || ' ' || last_name)) from known) as names,
       coalesce((select array_agg(distinct part) from known, unnest(array[trim(first_name), trim(last_name)]) part
         where part <> ''), '{}') as "nameParts",
       coalesce((select array_agg(distinct email) from known where email is not null), '{}') as emails,
       coalesce((select array_agg(distinct phone) from known where phone is not null), '{}') as phones`,
    [companyId, personId],
  );
  const [found] = rows;
  if (!found) throw new Error('The aggregate returned no row.');
  return { companyId, ...found };
}

/** Pending jobs for an application; their key contains the stage visit. */
export async function findWaiting(
  tx: Transaction,
  { companyId, applicationIds, personIds }: Pick<TracedPerson, 'companyId' | 'applicationIds' | 'personIds'>,
) {
  const entries = await tx.client.query<{ id: number; stage_entry: number }>(
    'select id, stage_entry from applications where company_id = $1 and id = any($2)',
    [companyId, applicationIds],
  );
  const invited = await tx.client.query<{ id: number }>(
    'select id from job_invitation_people where company_id = $1 and person_id = any($2) and sent_at is null',
    [companyId, personIds],
  );
  return { entries: entries.rows, invitedIds: invited.rows.map(({ id }) => id) };
}

/** Nothing about the person may be removed. */
export async function isHeld(
  tx: Transaction,
  { companyId, personIds }: Pick<TracedPerson, 'companyId' | 'personIds'>,
): Promise<boolean> {
  const { rowCount } = await tx.client.query('select from onward.held_persons($1) held (id) where held.id = any($2)', [
    companyId,
    personIds,
  ]);
  return (rowCount ?? 0) > 0;
}
