// Applicants who have to leave a stage because it goes, or because their posting gets another process (JOB-019).
import { firstStageStatus } from '@onward/domain/applicants/stage-statuses';
import type { StageType } from '@onward/domain/hiring-processes/stages';
import type { Transaction } from '../../platform/database/transaction.ts';
import { recordEvents } from '../../platform/events/record-event.ts';
import type { CompanyCall } from '../../platform/http/route.ts';

export interface StageMove {
  fromStageId: number;
  to: { id: number; name: string; stage_type: StageType };
  /** Left out: the applicants of every posting. */
  positionId?: number;
}

/** What other rooms and open screens hear of each who was moved; the words are those of the applicants' room. */
const NEWS = ['stage_entered', 'application_updated'];

/** Those at work in it are moved and it is written down; those who are out of it just keep a stage that exists. */
export async function moveApplicants(call: CompanyCall, move: StageMove): Promise<void> {
  const { tx, access } = call;
  const { fromStageId, to, positionId = null } = move;
  const moved = await moveThoseInProgress(call, move);
  await tx.client.query(
    `update applications set stage_id = $3, stage_status = null, version = version + 1
     where company_id = $1 and stage_id = $2 and ($4::bigint is null or position_id = $4)`,
    [access.companyId, fromStageId, to.id, positionId],
  );
  await recordEvents(
    tx,
    moved.flatMap(({ id, ...scope }) =>
      NEWS.map((name) => ({
        companyId: access.companyId,
        name,
        subjectId: id,
        actorStaffId: access.staffId,
        scope,
      })),
    ),
  );
}

interface Moved {
  id: number;
  position: number;
  location: number;
  department: number | null;
  brand: number;
}

async function moveThoseInProgress({ tx, access, now }: CompanyCall, move: StageMove): Promise<Moved[]> {
  const { fromStageId, to, positionId = null } = move;
  const detail = JSON.stringify({ from: fromStageId, to: to.id, stage: to.name });
  const { rows } = await tx.client.query<Moved>(
    `with moved as (
       update applications set stage_id = $3, stage_entry = stage_entry + 1, stage_entered_at = $5,
         last_activity_at = $5, stage_status = $4, version = version + 1
       where company_id = $1 and stage_id = $2 and status = 'in_progress' and ($7::bigint is null or position_id = $7)
       returning id, position_id
     ), told as (
       insert into application_histories (company_id, application_id, actor, staff_id, action, detail, created_at)
       select $1, id, 'staff', $6, 'moved_stage', $8, $5 from moved
     )
     select m.id, p.id as position, p.location_id as location, p.department_id as department, l.brand_id as brand
     from moved m join positions p on p.company_id = $1 and p.id = m.position_id
     join locations l on l.company_id = $1 and l.id = p.location_id order by m.id`,
    [access.companyId, fromStageId, to.id, firstStageStatus(to.stage_type), now, access.staffId, positionId, detail],
  );
  return rows;
}

/** Counters follow at the end of a transaction; an answer that names them wants them now. */
export const settleCounts = (tx: Transaction): Promise<unknown> =>
  tx.client.query('set constraints take_count_step immediate');

/** Whoever is just entering one of these stages is waited for, so that nobody is left behind in it. */
export const lockStages = (tx: Transaction, companyId: number, ids: readonly number[]): Promise<unknown> =>
  tx.client.query('select from stages where company_id = $1 and id = any($2) order by id for update', [companyId, ids]);

export async function countInProgress(
  tx: Transaction,
  companyId: number,
  stageIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await tx.client.query<{ stage_id: number; count: number }>(
    `select stage_id, count(*) as count from applications
     where company_id = $1 and stage_id = any($2) and status = 'in_progress' group by stage_id`,
    [companyId, stageIds],
  );
  return new Map(rows.map(({ stage_id, count }) => [stage_id, count]));
}

export const hasApplicants = async (tx: Transaction, companyId: number, positionId: number): Promise<boolean> =>
  (
    await tx.client.query('select from applications where company_id = $1 and position_id = $2 limit 1', [
      companyId,
      positionId,
    ])
  ).rowCount !== 0;
