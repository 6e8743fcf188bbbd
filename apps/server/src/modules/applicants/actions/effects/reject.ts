// Actions 5, 7, 28, and 29: rejects applicants, with a message if wanted, and takes rejections back (APP-026).
import type { RejectParams } from '@onward/domain/applicants/actions/catalog/reject';
import { withdrawJobs } from '../../../../platform/jobs/enqueue.ts';
import { rejectionObjections } from '../../stages/rejection-objections.ts';
import { type ActionContext, announceClosed } from '../action-context.ts';
import type { Effect, Skipped } from '../action-effect.ts';
import type { Selected } from '../lock-selection.ts';
import { rejectionMessageKey, scheduleRejectionMessage } from '../send-rejection.ts';
import { setStatus, withHistory } from './set-status.ts';

export const reject: Effect<RejectParams> = async (context, selected, params) => {
  const { reason } = params;
  const note = params.note?.trim() || null;
  const rejection = { reason, note, at: context.now.toISOString() };
  const { free, skipped } = await withoutObjections(context, selected, note);
  const changed = await setStatus(context, free, { event: 'reject', rejection });
  const message = params.standard_message ? null : (params.message?.trim() ?? null);
  for (const { id } of params.notify ? changed : []) {
    const delaySeconds = params.delay_seconds ?? 0;
    await scheduleRejectionMessage(context, id, { message, delaySeconds });
  }
  await announceClosed(context, selected, changed);
  await withHistory(context, changed, () => ({ action: 'rejected', detail: { reason, ...(note ? { note } : {}) } }));
  return { changed, skipped };
};

async function withoutObjections(
  { tx, companyId }: ActionContext,
  selected: readonly Selected[],
  note: string | null,
): Promise<{ free: Selected[]; skipped: Skipped[] }> {
  const ids = selected.map(({ id }) => id);
  const objections = await rejectionObjections.get()(tx, companyId, ids, note);
  return {
    free: selected.filter(({ id }) => !objections.has(id)),
    skipped: [...objections].map(([id, key]) => ({ id, code: 'wrongState', key })),
  };
}

/** Also withdraws a rejection message that hasn't been sent yet. */
export const unReject: Effect = async (context, selected) => {
  const free = selected.filter((row) => !row.open_elsewhere_here);
  const changed = await setStatus(context, free, { event: 'un_reject', rejection: null });
  await withdrawJobs(
    context.tx,
    changed.map(({ id }) => rejectionMessageKey(context.companyId, id)),
  );
  await withHistory(context, changed, () => ({ action: 'un_rejected' }));
  const skipped = selected
    .filter((row) => row.open_elsewhere_here)
    .map(({ id }): Skipped => ({ id, code: 'conflict', key: 'actions.applied_again_since' }));
  return { changed, skipped };
};
