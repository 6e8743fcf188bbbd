// What actions change, for many applicants in one statement each, with history and news of all of them.
import type { HistoryAction } from '@onward/domain/applicants/histories';
import { firstStageStatus, type StageStatus } from '@onward/domain/applicants/stage-statuses';
import type { ApplicantStatus } from '@onward/domain/applicants/statuses';
import type { StageType } from '@onward/domain/hiring-processes/stages';
import type { Language } from '@onward/domain/platform/languages';
import type { Scope } from '@onward/domain/staff/scope';
import type { Transaction } from '../../platform/database/transaction.ts';
import { recordEvents } from '../../platform/events/record-event.ts';
import type { Selected } from './actions.selection.ts';
import { APPLICATION_CLOSED, APPLICATION_UPDATED, STAGE_ENTERED } from './applicants.history.ts';

/** Who does it, and when. */
export interface Deed {
  tx: Transaction;
  companyId: number;
  staffId: number;
  /** What the doer may reach. */
  scope: Scope;
  /** What goes out in the doer's name is written in their language. */
  language: Language;
  now: Date;
  /** Until then it can be taken back, and nothing leaves the house. */
  holdUntil: Date;
}

export interface Changed {
  id: number;
  version: number;
  stage_entry: number;
}

export interface StatusChange {
  to: ApplicantStatus;
  from: readonly ApplicantStatus[];
  /** Null takes it away; left out, it stays. */
  rejection?: object | null;
  hiredDates?: ReadonlyMap<number, string> | null;
}

export async function changeStatus(
  { tx, companyId, now }: Deed,
  selected: readonly Selected[],
  { to, from, rejection, hiredDates }: StatusChange,
): Promise<Changed[]> {
  return tx.prepared<Changed & Record<string, unknown>>(
    'applicants_change_status',
    `update applications a set status = $3, last_activity_at = $4, version = a.version + 1,
       rejection = case when $5 then $6::jsonb else a.rejection end,
       hired_date = case when $7 then change.hired_date else a.hired_date end
     from json_to_recordset($2) as change (id bigint, hired_date date)
     where a.company_id = $1 and a.id = change.id and a.status = any($8)
     returning a.id, a.version, a.stage_entry`,
    [
      companyId,
      JSON.stringify(selected.map(({ id }) => ({ id, hired_date: hiredDates?.get(id) ?? null }))),
      to,
      now,
      rejection !== undefined,
      rejection ? JSON.stringify(rejection) : null,
      hiredDates !== undefined,
      from,
    ],
  );
}

export interface StageTarget {
  applicant: Selected;
  stage: { id: number; name: string; stage_type: StageType };
  /** Another posting to go to. */
  positionId?: number;
}

/** With the line of their history, for those who were moved. */
export const changeStage = (
  { tx, companyId, staffId, now }: Deed,
  targets: readonly StageTarget[],
  lineOf: (target: StageTarget) => Omit<HistoryLine, 'applicationId'>,
): Promise<Changed[]> =>
  tx.prepared<Changed & Record<string, unknown>>(
    'applicants_change_stage',
    `with change as materialized (
       select * from json_to_recordset($3) as change (id bigint, stage_id bigint, stage_status text, position_id bigint,
         action text, detail jsonb)
     ), changed as (
       update applications a set stage_id = change.stage_id, position_id = coalesce(change.position_id, a.position_id),
         stage_status = change.stage_status, stage_entries = a.stage_entries + 1, stage_entry = a.stage_entries + 1,
         stage_entered_at = $2, last_activity_at = $2, version = a.version + 1, seen_at = coalesce(a.seen_at, $2)
       from change where a.company_id = $1 and a.id = change.id and a.status <> 'inactive'
       returning a.id, a.version, a.stage_entry
     ), told as (
       insert into application_histories (company_id, application_id, actor, staff_id, action, detail, created_at)
       select $1, change.id, 'staff', $4, change.action, change.detail, $2 from change join changed using (id)
     )
     select id, version, stage_entry from changed`,
    [
      companyId,
      now,
      JSON.stringify(
        targets.map((target) => {
          const { applicant, stage, positionId = null } = target;
          const { action, detail = {} } = lineOf(target);
          const stage_status = firstStageStatus(stage.stage_type);
          return { id: applicant.id, stage_id: stage.id, stage_status, position_id: positionId, action, detail };
        }),
      ),
      staffId,
    ],
  );

/** How far they are within their stage, for those who stand where it can begin. */
export const changeStageStatus = (
  { tx, companyId, now }: Pick<Deed, 'tx' | 'companyId' | 'now'>,
  ids: readonly number[],
  { to, from }: { to: StageStatus; from: readonly StageStatus[] },
): Promise<Changed[]> =>
  tx.prepared<Changed & Record<string, unknown>>(
    'applicants_change_stage_status',
    `update applications a set stage_status = $3, last_activity_at = $4, version = a.version + 1,
       seen_at = coalesce(a.seen_at, $4)
     where a.company_id = $1 and a.id = any($2::bigint[]) and a.stage_status = any($5) and a.status <> 'inactive'
     returning a.id, a.version, a.stage_entry`,
    [companyId, ids, to, now, from],
  );

export interface HistoryLine {
  applicationId: number;
  action: HistoryAction;
  detail?: Record<string, unknown>;
}

export async function writeHistories(
  { tx, companyId, staffId, now }: Pick<Deed, 'tx' | 'companyId' | 'staffId' | 'now'>,
  lines: readonly HistoryLine[],
): Promise<void> {
  if (lines.length === 0) return;
  await tx.prepared(
    'applicants_histories',
    `insert into application_histories (company_id, application_id, actor, staff_id, action, detail, created_at)
     select $1, line.application_id, 'staff', $2, line.action, line.detail, $3
     from json_to_recordset($4) as line (application_id bigint, action text, detail jsonb)`,
    [
      companyId,
      staffId,
      now,
      JSON.stringify(
        lines.map(({ applicationId, action, detail = {} }) => ({ application_id: applicationId, action, detail })),
      ),
    ],
  );
}

export const placeOf = (row: Selected) => ({
  location: row.location_id,
  department: row.department_id,
  brand: row.brand_id,
  position: row.position_id,
});

/** Open screens read them again. */
export const announceChanged = ({ tx, companyId, staffId }: Deed, selected: readonly Selected[]): Promise<void> =>
  recordEvents(
    tx,
    selected.map((row) => ({
      companyId,
      name: APPLICATION_UPDATED,
      subjectId: row.id,
      actorStaffId: staffId,
      scope: placeOf(row),
    })),
  );

/** What was planned with them is given up once the step can no longer be taken back. */
export const announceClosed = (
  { tx, companyId, staffId, holdUntil }: Deed,
  selected: readonly Selected[],
  changed: readonly Changed[],
): Promise<void> => {
  const closed = new Set(changed.map(({ id }) => id));
  return recordEvents(
    tx,
    selected
      .filter(({ id }) => closed.has(id))
      .map((row) => ({
        companyId,
        name: APPLICATION_CLOSED,
        subjectId: row.id,
        actorStaffId: staffId,
        scope: placeOf(row),
        hold: { until: holdUntil, key: `closed:${companyId}:${row.id}` },
      })),
  );
};

export const stageEntryKey = (companyId: number, applicationId: number, stageEntry: number): string =>
  `stage:${companyId}:${applicationId}:${stageEntry}`;

/** Links and rules of the stage wait until the move can no longer be taken back. */
export const announceEntered = (
  { tx, companyId, staffId, holdUntil }: Deed,
  entered: readonly { row: Selected; stageEntry: number }[],
): Promise<void> =>
  recordEvents(
    tx,
    entered
      .filter(({ row }) => row.status === 'in_progress')
      .map(({ row, stageEntry }) => ({
        companyId,
        name: STAGE_ENTERED,
        subjectId: row.id,
        actorStaffId: staffId,
        scope: placeOf(row),
        hold: { until: holdUntil, key: stageEntryKey(companyId, row.id, stageEntry) },
      })),
  );
