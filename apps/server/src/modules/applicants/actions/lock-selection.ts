// The applicants of an action, locked until it is done: two managers at once act one after the other, always in the same
// order, and the second sees what the first changed.
import type { ApplicantFacts } from '@onward/domain/applicants/actions/situation';
import type { Rejection } from '@onward/domain/applicants/rejection';
import type { StageStatus } from '@onward/domain/applicants/stages/stage-statuses';
import type { ApplicantStatus } from '@onward/domain/applicants/statuses';
import type { StageType } from '@onward/domain/hiring-processes/stages';
import type { Membership } from '../../../platform/access/access.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { IN_SCOPE, scopeValues } from '../../positions/positions.service.ts';

export interface Selected {
  id: number;
  person_id: number;
  first_name: string;
  last_name: string;
  status: ApplicantStatus;
  position_id: number;
  position_title: string;
  process_id: number | null;
  location_id: number;
  location_name: string;
  department_id: number | null;
  brand_id: number;
  time_zone: string;
  stage_id: number;
  stage_name: string;
  stage_type: StageType;
  stage_entry: number;
  stage_status: StageStatus | null;
  stage_entered_at: Date;
  rejection: Rejection | null;
  hired_date: string | null;
  seen_at: Date | null;
  version: number;
  open_applications: number;
  rejected_applications: number;
  /** Why the person must not be rehired. */
  do_not_rehire: string | null;
  /** The person has another open application for the same job. */
  open_elsewhere_here: boolean;
  has_employee: boolean;
}

const COLUMNS = `a.id, a.person_id, a.first_name, a.last_name, a.status, a.position_id, p.title as position_title,
  p.hiring_process_template_id as process_id, p.location_id, l.name as location_name, p.department_id, l.brand_id,
  l.time_zone, a.stage_id, s.name as stage_name, s.stage_type, a.stage_entry, a.stage_status, a.stage_entered_at,
  a.rejection, a.hired_date::text, a.seen_at, a.version,
  (select person.do_not_rehire ->> 'reason' from persons person
    where person.company_id = a.company_id and person.id = a.person_id) as do_not_rehire,
  a.status = 'hired' and exists (select from employees e
    where e.company_id = a.company_id and e.application_id = a.id) as has_employee`;

const SIBLINGS = `cross join lateral (
  select count(*) filter (where o.status in ('in_progress', 'hired'))::int as open_applications,
    count(*) filter (where o.status = 'rejected')::int as rejected_applications,
    coalesce(bool_or(o.id <> a.id and o.position_id = a.position_id and o.status <> 'rejected'), false)
      as open_elsewhere_here
  from applications o where o.company_id = a.company_id and o.person_id = a.person_id) siblings`;

/**
 * Returns only applicants in the caller's scope. Locks before it reads: a lock that joins the stage drops every row whose
 * stage another action has just changed.
 */
export async function lockSelected(
  tx: Transaction,
  access: Membership,
  ids: readonly number[],
): Promise<Map<number, Selected>> {
  const [, rows] = await tx.inOnePacket(() =>
    Promise.all([
      tx.prepared(
        'applicants_lock',
        'select from applications where company_id = $1 and id = any($2::bigint[]) order by id for update',
        [access.companyId, ids],
      ),
      readSelected(tx, access, ids),
    ]),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Joins the ids instead of comparing them, because the planner would go through all jobs of the caller first. */
const readSelected = (tx: Transaction, access: Membership, ids: readonly number[]) =>
  tx.prepared<Selected & Record<string, unknown>>(
    'applicants_selected',
    `with selected as materialized (
       select ${COLUMNS} from unnest($6::bigint[]) as wanted (id)
       join applications a on a.company_id = $1 and a.id = wanted.id
       join stages s on s.company_id = a.company_id and s.id = a.stage_id
       join positions p on p.company_id = a.company_id and p.id = a.position_id
       join locations l on l.company_id = p.company_id and l.id = p.location_id
       where ${IN_SCOPE} order by a.id
     )
     select a.*, siblings.* from (select selected.*, $1::bigint as company_id from selected) a ${SIBLINGS}`,
    [...scopeValues(access), ids],
  );

/** The ids of a person's other applications that the caller may see, for actions on the whole person. */
export async function siblingIds(tx: Transaction, access: Membership, id: number): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `select a.id from applications a
     join positions p on p.company_id = a.company_id and p.id = a.position_id
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     where ${IN_SCOPE} and a.person_id = (select person_id from applications where company_id = $1 and id = $6)`,
    [...scopeValues(access), id],
  );
  return rows.map((row) => row.id);
}

/** Returns only ids in the caller's scope, in the same order. */
export async function visibleOf(tx: Transaction, access: Membership, ids: readonly number[]): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number }>(
    `select a.id from unnest($6::bigint[]) with ordinality as wanted (id, place)
     join applications a on a.company_id = $1 and a.id = wanted.id
     join positions p on p.company_id = a.company_id and p.id = a.position_id
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     where ${IN_SCOPE} order by wanted.place`,
    [...scopeValues(access), ids],
  );
  return rows.map((row) => row.id);
}

export const factsOf = (row: Selected): ApplicantFacts => ({
  status: row.status,
  stageType: row.stage_type,
  stageStatus: row.stage_status,
  hasEmployee: row.has_employee,
  openApplications: row.open_applications,
  rejectedApplications: row.rejected_applications,
  doNotRehire: row.do_not_rehire !== null,
});
