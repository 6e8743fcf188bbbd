// Undo (AHD-001): stores what an action changed for a short time and restores it exactly, unless someone else has
// changed it since.
import type { ActionName } from '@onward/domain/applicants/actions/codes';
import { ACTION_CODES, actionNamed } from '@onward/domain/applicants/actions/codes';
import { canUndoAction } from '@onward/domain/applicants/actions/undo';
import { withdrawEventJobs } from '../../../platform/events/record-event.ts';
import { notFound, wrongState } from '../../../platform/http/errors.ts';
import { withdrawJobs } from '../../../platform/jobs/enqueue.ts';
import { followNewest } from '../persons/newest-application.ts';
import { STAGE_ENTERED } from '../stages/application-events.ts';
import type { Changed } from '../stages/change-stage-status.ts';
import { type EarlierStatus, restoreStatus } from '../stages/change-status.ts';
import { type EarlierVisit, returnToVisit, stageEntryKey } from '../stages/enter-stage.ts';
import { type ActionContext, announceChanged, recordAction } from './action-context.ts';
import type { Earlier } from './action-effect.ts';
import type { Selected } from './lock-selection.ts';
import { rejectionMessageKey } from './send-rejection.ts';

/** Everything an action may change. */
type Before = Omit<EarlierVisit & EarlierStatus, 'id'>;

const beforeOf = (row: Selected): Before => ({
  status: row.status,
  position_id: row.position_id,
  stage_id: row.stage_id,
  stage_entry: row.stage_entry,
  stage_status: row.stage_status,
  stage_entered_at: row.stage_entered_at.toISOString(),
  rejection: row.rejection,
  hired_date: row.hired_date,
  seen_at: row.seen_at?.toISOString() ?? null,
});

export async function keepUndo(
  { tx, companyId, staffId, now }: ActionContext,
  action: ActionName,
  selected: ReadonlyMap<number, Selected>,
  changed: readonly Changed[],
  bulkActionId: number | null,
): Promise<number> {
  const [row] = await tx.prepared<{ id: number }>(
    'applicants_keep_undo',
    `with undo as (
       insert into action_undos (company_id, staff_id, action_type, bulk_action_id, done_at)
       values ($1, $2, $3, $4, $5) returning id
     ), items as (
       insert into action_undo_items (company_id, undo_id, application_id, before, version_after)
       select $1, undo.id, item.id, item.before, item.version
       from undo, json_to_recordset($6) as item (id bigint, before jsonb, version integer)
     )
     select id from undo`,
    [
      companyId,
      staffId,
      ACTION_CODES[action],
      bulkActionId,
      now,
      JSON.stringify(
        changed.flatMap(({ id, version }) => {
          const row = selected.get(id);
          return row ? [{ id, version, before: beforeOf(row) }] : [];
        }),
      ),
    ],
  );
  return row?.id ?? 0;
}

interface UndoRow {
  id: number;
  staff_id: number;
  action_type: number;
  done_at: Date;
  undone_at: Date | null;
}

/** Only by the team member who acted, once and in time. */
export async function takeUndo(
  { tx, companyId, staffId, now }: ActionContext,
  id: number,
): Promise<{ id: number; action: ActionName }> {
  const { rows } = await tx.client.query<UndoRow>(
    'select id, staff_id, action_type, done_at, undone_at from action_undos where company_id = $1 and id = $2 for update',
    [companyId, id],
  );
  const [undo] = rows;
  if (!undo || undo.staff_id !== staffId) throw notFound();
  if (undo.undone_at || !canUndoAction(undo.done_at, now)) throw wrongState('undo_too_late');
  await tx.client.query('update action_undos set undone_at = $3 where company_id = $1 and id = $2', [
    companyId,
    id,
    now,
  ]);
  return { id, action: actionNamed(undo.action_type) ?? 'move_to_stage' };
}

/** Returns the restored applicants; those changed by someone else since then are left alone. */
export async function restore(
  context: ActionContext,
  undoId: number,
  current: ReadonlyMap<number, Selected>,
): Promise<number[]> {
  const { tx, companyId } = context;
  const { rows } = await tx.client.query<{ id: number; before: Before }>(
    `select a.id, i.before from action_undo_items i
     join applications a on a.company_id = $1 and a.id = i.application_id and a.version = i.version_after
     where i.company_id = $1 and i.undo_id = $2
       and (i.before ->> 'status' = 'rejected' or not exists (
         select from applications o where o.company_id = $1 and o.person_id = a.person_id
           and o.position_id = (i.before ->> 'position_id')::bigint and o.id <> a.id and o.status <> 'rejected'))
     order by a.id for update of a`,
    [companyId, undoId],
  );
  const undone = rows.flatMap(({ id, before }) => {
    const after = current.get(id);
    return after ? [{ id, before, after }] : [];
  });
  await returnToVisit(
    tx,
    context,
    undone.filter(hasMoved).map(({ id, before }) => ({ ...before, id })),
  );
  await restoreStatus(
    tx,
    context,
    undone.filter(hasOtherStatus).map(({ id, before }) => ({ ...before, id })),
  );
  const moved = undone.filter(({ before, after }) => before.position_id !== after.position_id);
  await followNewest(tx, { companyId, personIds: moved.map(({ after }) => after.person_id) });
  await withdrawEffects(context, undone);
  return undone.map(({ id }) => id);
}

interface Undone {
  id: number;
  before: Before;
  after: Selected;
}

const hasMoved = ({ before, after }: Undone): boolean => before.stage_entry !== after.stage_entry;

const hasOtherStatus = ({ before, after }: Undone): boolean => before.status !== after.status;

/** Nothing an undone action started may still be sent; what earlier actions started stays. */
async function withdrawEffects({ tx, companyId }: ActionContext, undone: readonly Undone[]): Promise<void> {
  await withdrawEventJobs(
    tx,
    STAGE_ENTERED,
    undone.filter(hasMoved).map(({ id, after }) => stageEntryKey(companyId, id, after.stage_entry)),
  );
  const rejections = undone.filter(({ before, after }) => after.status === 'rejected' && before.status !== 'rejected');
  await withdrawJobs(
    tx,
    rejections.map(({ id }) => rejectionMessageKey(companyId, id)),
  );
}

export async function announceUndone(
  context: ActionContext,
  action: ActionName,
  ids: readonly number[],
  current: ReadonlyMap<number, Selected>,
): Promise<void> {
  await recordAction(
    context,
    ids.map((id) => ({ applicationId: id, action: 'undone', detail: { action } })),
  );
  await announceChanged(
    context,
    ids.flatMap((id) => current.get(id) ?? []),
  );
}

export async function applicationsOfUndo({ tx, companyId }: ActionContext, undoId: number): Promise<number[]> {
  const { rows } = await tx.client.query<{ application_id: number }>(
    'select application_id from action_undo_items where company_id = $1 and undo_id = $2 order by application_id',
    [companyId, undoId],
  );
  return rows.map(({ application_id }) => application_id);
}

/** Applicants nobody has changed since, as they were before. */
export async function untouchedSince({ tx, companyId }: ActionContext, undoId: number): Promise<Earlier[]> {
  const { rows } = await tx.client.query<{ id: number; before: Before }>(
    `select a.id, i.before from action_undo_items i
     join applications a on a.company_id = $1 and a.id = i.application_id and a.version = i.version_after
     where i.company_id = $1 and i.undo_id = $2 order by a.id`,
    [companyId, undoId],
  );
  return rows.map(({ id, before: { stage_entry, stage_status } }) => ({ id, stage_entry, stage_status }));
}

export async function undoDoneAt({ tx, companyId }: ActionContext, undoId: number): Promise<Date> {
  const { rows } = await tx.client.query<{ done_at: Date }>(
    'select done_at from action_undos where company_id = $1 and id = $2',
    [companyId, undoId],
  );
  if (!rows[0]) throw notFound();
  return rows[0].done_at;
}
