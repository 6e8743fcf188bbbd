// The way back (AHD-001): what an action changed is kept for a moment and put back exactly, unless somebody else has
// changed it since.
import type { ActionName } from '@onward/domain/applicants/actions/codes';
import { ACTION_CODES, actionNamed } from '@onward/domain/applicants/actions/codes';
import { canUndoAction } from '@onward/domain/applicants/actions/qualifying';
import { withdrawEventJobs } from '../../platform/events/record-event.ts';
import { notFound, wrongState } from '../../platform/http/errors.ts';
import { withdrawJobs } from '../../platform/jobs/enqueue.ts';
import { announceChanged, type Changed, type Deed, stageEntryKey, writeHistories } from './actions.changes.ts';
import { rejectionMessageKey } from './actions.messages.ts';
import type { Selected } from './actions.selection.ts';
import { STAGE_ENTERED } from './applicants.history.ts';
import { followNewest } from './persons/newest-application.ts';

/** Everything an action may touch. */
interface Before {
  status: string;
  position_id: number;
  stage_id: number;
  stage_entry: number;
  stage_status: string | null;
  stage_entered_at: string;
  rejection: object | null;
  hired_date: string | null;
  seen_at: string | null;
}

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
  { tx, companyId, staffId, now }: Deed,
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

/** Its own doer takes it back, once and in time. */
export async function takeUndo(
  { tx, companyId, staffId, now }: Deed,
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

/** Answers who stands again as before; who was changed by somebody else since then is left alone. */
export async function restore(deed: Deed, undoId: number, current: ReadonlyMap<number, Selected>): Promise<number[]> {
  const { tx, companyId, now } = deed;
  const { rows } = await tx.client.query<Restored>(
    `update applications a set status = b.status, position_id = b.position_id, stage_id = b.stage_id,
       stage_entry = b.stage_entry, stage_status = b.stage_status, stage_entered_at = b.stage_entered_at,
       rejection = b.rejection, hired_date = b.hired_date, seen_at = b.seen_at, last_activity_at = $3,
       version = a.version + 1
     from action_undo_items i,
       jsonb_to_record(i.before) as b (status text, position_id bigint, stage_id bigint, stage_entry integer,
         stage_status text, stage_entered_at timestamptz, rejection jsonb, hired_date date, seen_at timestamptz)
     where i.company_id = $1 and i.undo_id = $2 and a.company_id = $1 and a.id = i.application_id
       and a.version = i.version_after
       and (b.status = 'rejected' or not exists (
         select from applications o where o.company_id = $1 and o.person_id = a.person_id
           and o.position_id = b.position_id and o.id <> a.id and o.status <> 'rejected'))
     returning a.id, a.status, a.stage_entry, a.person_id, a.position_id`,
    [companyId, undoId, now],
  );
  const moved = rows.filter(({ id, position_id }) => current.get(id)?.position_id !== position_id);
  await followNewest(tx, { companyId, personIds: moved.map(({ person_id }) => person_id) });
  await forgetWhatWaits(deed, rows, current);
  return rows.map(({ id }) => id);
}

interface Restored {
  id: number;
  status: string;
  stage_entry: number;
  person_id: number;
  position_id: number;
}

/** Nothing of an undone action may still leave the house; what earlier ones started stays on its way. */
async function forgetWhatWaits(
  { tx, companyId }: Deed,
  restored: readonly Restored[],
  current: ReadonlyMap<number, Selected>,
): Promise<void> {
  const undone = restored.flatMap((now) => {
    const was = current.get(now.id);
    return was ? [{ was, now }] : [];
  });
  const undoneEntries = undone.filter(({ was, now }) => was.stage_entry !== now.stage_entry);
  await withdrawEventJobs(
    tx,
    STAGE_ENTERED,
    undoneEntries.map(({ was }) => stageEntryKey(companyId, was.id, was.stage_entry)),
  );
  const undoneRejections = undone.filter(({ was, now }) => was.status === 'rejected' && now.status !== 'rejected');
  await withdrawJobs(
    tx,
    undoneRejections.map(({ was }) => rejectionMessageKey(companyId, was.id)),
  );
}

export async function tellUndone(
  deed: Deed,
  action: ActionName,
  ids: readonly number[],
  current: ReadonlyMap<number, Selected>,
): Promise<void> {
  await writeHistories(
    deed,
    ids.map((id) => ({ applicationId: id, action: 'undone', detail: { action } })),
  );
  await announceChanged(
    deed,
    ids.flatMap((id) => current.get(id) ?? []),
  );
}

export async function applicationsOfUndo({ tx, companyId }: Deed, undoId: number): Promise<number[]> {
  const { rows } = await tx.client.query<{ application_id: number }>(
    'select application_id from action_undo_items where company_id = $1 and undo_id = $2 order by application_id',
    [companyId, undoId],
  );
  return rows.map(({ application_id }) => application_id);
}

export async function undoDoneAt({ tx, companyId }: Deed, undoId: number): Promise<Date> {
  const { rows } = await tx.client.query<{ done_at: Date }>(
    'select done_at from action_undos where company_id = $1 and id = $2',
    [companyId, undoId],
  );
  if (!rows[0]) throw notFound();
  return rows[0].done_at;
}
