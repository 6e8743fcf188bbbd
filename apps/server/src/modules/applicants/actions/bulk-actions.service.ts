// Bulk actions in the background: one transaction per batch, with live progress, stop, and undo for seconds after the
// end (APP-023).
import type { BulkAction, getBulkAction } from '@onward/contract/applicants/application-actions';
import type { ResponseOf } from '@onward/contract/endpoint';
import { isUndoable } from '@onward/domain/applicants/actions/catalog';
import { ACTION_CODES, actionNamed, BACKGROUND_BATCH } from '@onward/domain/applicants/actions/codes';
import { canUndoAction } from '@onward/domain/applicants/actions/undo';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { loadMembership } from '../../../platform/access/load-session.ts';
import type { App } from '../../../platform/app.ts';
import { pageFacts } from '../../../platform/database/lists.ts';
import { inCompany, type Transaction } from '../../../platform/database/transaction.ts';
import { recordEvent } from '../../../platform/events/record-event.ts';
import { notFound, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { tellOfPages } from '../printing/tell-of-pages.ts';
import type { ActionEffects } from './action-effect.ts';
import { type ActionRequest, perform, restoreAll } from './actions.service.ts';
import * as bulk from './bulk-actions.queries.ts';

export const BULK_ACTION_TASK = 'applicants.bulk_action';
const BULK_ACTION_UPDATED = 'bulk_action_updated';

export interface BulkJob {
  company_id: number;
  bulk_action_id: number;
}

/** How long screens still show an ended one. */
const SHOWN_SECONDS = 5 * SECONDS.minute;

export async function startBulkAction(
  { tx, access, language, now }: CompanyCall,
  { action, params, screen }: ActionRequest,
  ids: readonly number[],
): Promise<{ id: number; total: number }> {
  const { companyId, staffId } = access;
  const id = await bulk.insert(tx, {
    companyId,
    staffId,
    params,
    screen,
    language,
    ids,
    now,
    actionType: ACTION_CODES[action],
  });
  await enqueueBatch(tx, companyId, id);
  return { id, total: ids.length };
}

const enqueueBatch = (tx: Transaction, companyId: number, id: number): Promise<void> => {
  const job: BulkJob = { company_id: companyId, bulk_action_id: id };
  return enqueue(tx, BULK_ACTION_TASK, job, { key: `bulk_action:${companyId}:${id}` });
};

/** Runs one batch and enqueues the next, so a process that dies in between loses nothing. */
export const runBatch = (app: App, effects: ActionEffects, job: BulkJob): Promise<void> =>
  inCompany(app.pool, job.company_id, async (tx) => {
    const { company_id: companyId, bulk_action_id: id } = job;
    const row = await bulk.find(tx, companyId, id, { lock: true });
    const action = row && actionNamed(row.action_type);
    if (!row || !action || (row.state !== 'running' && row.state !== 'stopping')) return;
    const now = app.clock();
    const items = row.state === 'running' ? await bulk.waitingItems(tx, companyId, id, BACKGROUND_BATCH) : [];
    // Uses the current rights of the person who started it.
    const membership = await tx.asSystem(() => loadMembership(tx, companyId, row.staff_id));
    const access = membership && { ...membership, readOnly: false };
    if (items.length > 0 && access) {
      const request = { action, params: row.params, screen: row.screen };
      const ids = items.map(({ application_id }) => application_id);
      const { results } = await perform({ tx, access, language: row.language, now, effects }, request, ids, id);
      const answers = new Map(results.map((result) => [result.application_id, result]));
      await bulk.writeResults(
        ...([tx, companyId, id] as const),
        items.map(({ sequence, application_id }) => {
          const result = answers.get(application_id);
          return {
            sequence,
            ok: result?.ok ?? false,
            error_code: result?.error_code ?? null,
            message: result?.message ?? null,
          };
        }),
      );
    }
    const isLast = !access || items.length < BACKGROUND_BATCH;
    if (isLast) {
      const state = row.state === 'running' && access ? 'finished' : 'stopped';
      await bulk.setState(tx, companyId, id, state, now);
      if (action === 'print_applicant' && state === 'finished') await announcePages(tx, companyId, id);
    } else await enqueueBatch(tx, companyId, id);
    await recordEvent(tx, { companyId, name: BULK_ACTION_UPDATED, subjectId: id, staffId: row.staff_id });
  });

async function announcePages(tx: Transaction, companyId: number, id: number): Promise<void> {
  const row = await bulk.find(tx, companyId, id);
  if (row && row.done > 0) await tellOfPages(tx, companyId, row);
}

const canUndo = (row: bulk.BulkActionRow, now: Date): boolean => {
  const action = actionNamed(row.action_type);
  const undoable = action !== undefined && isUndoable(action, row.params) && row.done > 0;
  return undoable && row.finished_at !== null && row.undone_at === null && canUndoAction(row.finished_at, now);
};

const present = (row: bulk.BulkActionRow, now: Date): BulkAction => ({
  id: row.id,
  action_type: row.action_type,
  state: row.state,
  total: row.total,
  done: row.done,
  failed: row.failed,
  created_at: row.created_at.toISOString(),
  finished_at: row.finished_at?.toISOString() ?? null,
  can_undo: canUndo(row, now),
});

/** Only the person who started a bulk action sees it. */
export async function requireOwn({ tx, access }: CompanyCall, id: number, { lock = false } = {}) {
  const row = await bulk.find(tx, access.companyId, id, { lock });
  if (!row || row.staff_id !== access.staffId) throw notFound();
  return row;
}

export async function listBulkActions({ tx, access, now }: CompanyCall): Promise<BulkAction[]> {
  const rows = await bulk.listOwn(tx, access.companyId, access.staffId, addSeconds(now, -SHOWN_SECONDS));
  return rows.map((row) => present(row, now));
}

export async function showBulkAction(
  call: CompanyCall,
  id: number,
  { page = 1, per_page: perPage = 20 }: { page?: number; per_page?: number },
): Promise<ResponseOf<typeof getBulkAction>> {
  const row = await requireOwn(call, id);
  const window = { limit: perPage, offset: (page - 1) * perPage };
  const results = await bulk.listFailed(call.tx, call.access.companyId, id, window);
  return { bulk_action: present(row, call.now), results, ...pageFacts({ page, perPage }, row.failed) };
}

export async function stopBulkAction(call: CompanyCall, id: number): Promise<void> {
  const { state } = await requireOwn(call, id, { lock: true });
  if (state !== 'running') throw wrongState('bulk_action_over');
  await bulk.setState(call.tx, call.access.companyId, id, 'stopping', null);
}

export async function undoBulkAction(
  call: CompanyCall,
  effects: ActionEffects,
  id: number,
): Promise<{ undone: number; kept: number }> {
  const row = await requireOwn(call, id, { lock: true });
  if (!canUndo(row, call.now)) throw wrongState('undo_too_late');
  const action = actionNamed(row.action_type) ?? 'move_to_stage';
  let undone = 0;
  for (const undoId of await bulk.undosOf(call.tx, call.access.companyId, id)) {
    undone += (await restoreAll({ ...call, effects }, undoId, action)).length;
  }
  await bulk.setUndone(call.tx, call.access.companyId, id, call.now);
  return { undone, kept: row.done - undone };
}
