// Moves applicants into a stage. Every move goes through this file: staff actions, rules, applying again, undo, and
// deleted stages. It has the only SQL that changes stage, visit, stage status, and time.
import type { HistoryAction, HistoryActor } from '@onward/domain/applicants/history';
import { firstStageStatus } from '@onward/domain/applicants/stages/stage-statuses';
import { type ApplicantStatus, STAGE_ENTRY_STATUSES } from '@onward/domain/applicants/statuses';
import type { StageType } from '@onward/domain/hiring-processes/stages';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordEvents } from '../../../platform/events/record-event.ts';
import { APPLICATION_COLUMNS, type ApplicationRow } from '../applicants.queries.ts';
import { APPLICATION_UPDATED, placeOf, STAGE_ENTERED } from './application-events.ts';
import { recordHistory } from './record-history.ts';

export interface TargetStage {
  id: number;
  name: string;
  stage_type: StageType;
}

export interface StageEntry {
  applicationId: number;
  stage: TargetStage;
  /** The job to move to as well. */
  positionId?: number;
  /** The visit that ends. Someone who has already left it is not moved. */
  fromEntry?: number;
  action: HistoryAction;
  detail: Record<string, unknown>;
}

export interface StageEntering {
  companyId: number;
  actor: HistoryActor;
  staffId?: number | null;
  now: Date;
  /** Applicants with any other status stay where they are. */
  statuses: readonly ApplicantStatus[];
  /** The event other rooms act on. Applying again is announced as a new application instead. */
  event?: string;
  /** Other rooms act only after this time, so that the move can be undone until then. */
  holdUntil?: Date;
}

export interface EnteredApplication extends ApplicationRow {
  version: number;
  location_id: number;
  department_id: number | null;
  brand_id: number;
}

/** Returns those who were moved; the others changed their status or stage in the meantime. */
export async function enterStage(
  tx: Transaction,
  entering: StageEntering,
  entries: readonly StageEntry[],
): Promise<EnteredApplication[]> {
  if (entries.length === 0) return [];
  const { companyId, actor, staffId = null, now } = entering;
  const entered = await updateStages(tx, entering, entries);
  const ids = new Set(entered.map(({ id }) => id));
  await recordHistory(
    tx,
    companyId,
    entries
      .filter(({ applicationId }) => ids.has(applicationId))
      .map(({ applicationId, action, detail }) => ({ applicationId, actor, staffId, action, detail, now })),
  );
  await recordEvents(
    tx,
    entered.flatMap((row) => eventsOf(entering, row)),
  );
  return entered;
}

/** Staff have seen the applicants they move; nobody has seen those a rule moves. */
const updateStages = (
  tx: Transaction,
  { companyId, actor, now, statuses }: StageEntering,
  entries: readonly StageEntry[],
): Promise<EnteredApplication[]> =>
  tx.prepared<EnteredApplication & Record<string, unknown>>(
    'applicants_enter_stage',
    `with entered as (
       update applications a set stage_id = entry.stage_id, position_id = coalesce(entry.position_id, a.position_id),
         stage_entries = a.stage_entries + 1, stage_entry = a.stage_entries + 1, stage_status = entry.stage_status,
         stage_entered_at = $2, last_activity_at = $2, version = a.version + 1,
         seen_at = case when $5 then coalesce(a.seen_at, $2) else a.seen_at end
       from json_to_recordset($3) as entry (application_id bigint, stage_id bigint, stage_status text,
         position_id bigint, from_entry integer)
       where a.company_id = $1 and a.id = entry.application_id and a.status = any($4)
         and (entry.from_entry is null or a.stage_entry = entry.from_entry)
       returning a.*
     )
     select ${APPLICATION_COLUMNS.map((name) => `e.${name}`).join(', ')}, e.version, p.location_id, p.department_id,
       l.brand_id
     from entered e join positions p on p.company_id = $1 and p.id = e.position_id
     join locations l on l.company_id = $1 and l.id = p.location_id order by e.id`,
    [companyId, now, JSON.stringify(entries.map(changeOf)), statuses, actor === 'staff'],
  );

const changeOf = ({ applicationId, stage, positionId, fromEntry }: StageEntry) => ({
  application_id: applicationId,
  stage_id: stage.id,
  stage_status: firstStageStatus(stage.stage_type),
  position_id: positionId ?? null,
  from_entry: fromEntry ?? null,
});

/** Stage links and rules apply only to applicants in progress; for others, the stage is just a label. */
function eventsOf({ companyId, staffId, event = STAGE_ENTERED, holdUntil }: StageEntering, row: EnteredApplication) {
  const base = { companyId, subjectId: row.id, actorStaffId: staffId ?? null, scope: placeOf(row) };
  const hold = holdUntil && { until: holdUntil, key: stageEntryKey(companyId, row.id, row.stage_entry) };
  const started = { ...base, name: event, ...(hold && { hold }) };
  return [...(row.status === 'in_progress' ? [started] : []), { ...base, name: APPLICATION_UPDATED }];
}

/** The key of pending jobs for a stage visit, so that undo can withdraw them. */
export const stageEntryKey = (companyId: number, applicationId: number, stageEntry: number): string =>
  `stage:${companyId}:${applicationId}:${stageEntry}`;

/** The visit before an action that is being undone. */
export interface EarlierVisit {
  id: number;
  position_id: number;
  stage_id: number;
  stage_entry: number;
  stage_status: string | null;
  stage_entered_at: string;
  seen_at: string | null;
}

/** Undo returns to the earlier visit itself: its link works again, and no rule runs a second time. */
export async function returnToVisit(
  tx: Transaction,
  { companyId, now }: { companyId: number; now: Date },
  visits: readonly EarlierVisit[],
): Promise<void> {
  if (visits.length === 0) return;
  await tx.client.query(
    `update applications a set position_id = visit.position_id, stage_id = visit.stage_id,
       stage_entry = visit.stage_entry, stage_status = visit.stage_status, stage_entered_at = visit.stage_entered_at,
       seen_at = visit.seen_at, last_activity_at = $2, version = a.version + 1
     from json_to_recordset($3) as visit (id bigint, position_id bigint, stage_id bigint, stage_entry integer,
       stage_status text, stage_entered_at timestamptz, seen_at timestamptz)
     where a.company_id = $1 and a.id = visit.id`,
    [companyId, now, JSON.stringify(visits)],
  );
}

/** Closed applications need an existing stage but don't visit it: no history, no events. */
export const keepInStage = (
  tx: Transaction,
  companyId: number,
  { fromStageId, toStageId, positionId }: { fromStageId: number; toStageId: number; positionId: number | null },
): Promise<unknown> =>
  tx.client.query(
    `update applications set stage_id = $3, stage_status = null, version = version + 1
     where company_id = $1 and stage_id = $2 and not (status = any($5)) and ($4::bigint is null or position_id = $4)`,
    [companyId, fromStageId, toStageId, positionId, STAGE_ENTRY_STATUSES.automation],
  );
