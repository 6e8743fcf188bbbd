// What each action does to those of a selection who qualify (APP-025..027). Actions of rooms that come later are lent by
// those rooms as ports.
import type { ActionName } from '@onward/domain/applicants/actions/codes';
import { findTargetStage, type StageWish } from '@onward/domain/applicants/actions/target-stage';
import type { RejectionReason } from '@onward/domain/applicants/rejection';
import { STAGE_ENTRY_STATUSES } from '@onward/domain/applicants/statuses';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import { withdrawJobs } from '../../../platform/jobs/enqueue.ts';
import { stagesOfPosition } from '../../hiring-processes/hiring-processes.service.ts';
import { addNotes } from '../remarks/remarks.service.ts';
import type { Changed } from '../stages/change-stage-status.ts';
import { changeStatus, type StatusChange } from '../stages/change-status.ts';
import { enterStage, type StageEntry } from '../stages/enter-stage.ts';
import { type ActionContext, type ActionLine, announceClosed, recordAction } from './action-context.ts';
import type { Effect, Outcome, Skipped } from './action-effect.ts';
import type { Selected } from './lock-selection.ts';
import { moveToPosition } from './move-to-job.ts';
import { rejectionMessageKey, scheduleRejectionMessage } from './send-rejection.ts';

const changedOnly = (changed: readonly Changed[]): Outcome => ({ changed, skipped: [] });

const moveSelected: Effect = async (context, selected, params) => {
  const wish: StageWish = params.stage_id ? { stageId: params.stage_id } : { stageName: params.stage_name ?? '' };
  const { entries, skipped } = await findEntries(context, selected, wish, params.stage_name ?? undefined);
  const entering = { ...context, actor: 'staff', statuses: STAGE_ENTRY_STATUSES.staff } as const;
  return { changed: await enterStage(context.tx, entering, entries), skipped };
};

/** Each to the wished stage of their own process; those already there, or without such a stage, are skipped. */
async function findEntries(
  { tx, companyId }: ActionContext,
  selected: readonly Selected[],
  wish: StageWish,
  wishedName: string | undefined,
): Promise<{ entries: StageEntry[]; skipped: Skipped[] }> {
  const entries: StageEntry[] = [];
  const skipped: Skipped[] = [];
  for (const [processId, applicants] of Map.groupBy(selected, ({ process_id }) => process_id)) {
    const stage = findTargetStage(await stagesOfPosition(tx, companyId, processId), wish, wishedName);
    for (const { id, stage_id, stage_name } of applicants) {
      if (!stage) skipped.push({ id, code: 'wrongState', key: 'actions.no_such_stage' });
      else if (stage.id === stage_id) skipped.push({ id, code: 'wrongState', key: 'actions.already_in_stage' });
      else {
        const detail = { from: stage_id, from_stage: stage_name, to: stage.id, stage: stage.name };
        entries.push({ applicationId: id, stage, action: 'moved_stage', detail });
      }
    }
  }
  return { entries, skipped };
}

const setStatus = (context: ActionContext, selected: readonly Selected[], change: StatusChange) =>
  changeStatus(
    context.tx,
    context,
    selected.map(({ id }) => id),
    change,
  );

const withLines = async (
  context: ActionContext,
  changed: readonly Changed[],
  line: (id: number) => Omit<ActionLine, 'applicationId'>,
): Promise<Outcome> => {
  await recordAction(
    context,
    changed.map(({ id }) => ({ applicationId: id, ...line(id) })),
  );
  return changedOnly(changed);
};

const reject: Effect = async (context, selected, params) => {
  const reason = params.reason as RejectionReason;
  const note = params.note?.trim() || null;
  const rejection = { reason, note, at: context.now.toISOString() };
  const changed = await setStatus(context, selected, { event: 'reject', rejection });
  const message = params.notify ? params.message?.trim() : undefined;
  for (const { id } of message ? changed : []) {
    const delaySeconds = params.delay_seconds ?? 0;
    await scheduleRejectionMessage(context, id, { message: message ?? '', delaySeconds });
  }
  await announceClosed(context, selected, changed);
  return withLines(context, changed, () => ({ action: 'rejected', detail: { reason, ...(note ? { note } : {}) } }));
};

/** A message that has not left yet must not arrive after all. */
const unReject: Effect = async (context, selected) => {
  const free = selected.filter((row) => !row.open_elsewhere_here);
  const changed = await setStatus(context, free, { event: 'un_reject', rejection: null });
  await withdrawJobs(
    context.tx,
    changed.map(({ id }) => rejectionMessageKey(context.companyId, id)),
  );
  const { changed: told } = await withLines(context, changed, () => ({ action: 'un_rejected' }));
  const skipped = selected
    .filter((row) => row.open_elsewhere_here)
    .map(({ id }): Skipped => ({ id, code: 'conflict', key: 'actions.applied_again_since' }));
  return { changed: told, skipped };
};

/** Hired on the day it is where they will work. */
const markHired: Effect = async (context, selected, params) => {
  const dayOf = ({ time_zone }: Selected) => params.hired_date ?? dayIn(context.now, time_zone);
  const hiredDates = new Map(selected.map((row) => [row.id, dayOf(row)]));
  const changed = await setStatus(context, selected, { event: 'mark_hired', hiredDates });
  return withLines(context, changed, (id) => ({ action: 'hired', detail: { hired_date: hiredDates.get(id) } }));
};

const markNotHired: Effect = async (context, selected) => {
  const changed = await setStatus(context, selected, { event: 'mark_not_hired', hiredDates: null });
  return withLines(context, changed, () => ({ action: 'not_hired' }));
};

const markInactive: Effect = async (context, selected, params) => {
  const changed = await setStatus(context, selected, { event: 'mark_inactive' });
  await announceClosed(context, selected, changed);
  const reason = params.reason?.trim();
  return withLines(context, changed, () => ({ action: 'inactivated', detail: reason ? { reason } : {} }));
};

/** The view is made in the browser; that it was made stands in the history (APP-035). */
const print: Effect = async (context, selected) => {
  await recordAction(
    context,
    selected.map(({ id }) => ({ applicationId: id, action: 'printed' })),
  );
  return changedOnly(selected.map(({ id, version, stage_entry }) => ({ id, version, stage_entry })));
};

export const ACTION_EFFECTS: Partial<Record<ActionName, Effect>> = {
  move_to_stage: moveSelected,
  reject,
  reject_applicant: reject,
  un_reject: unReject,
  unreject_applicant: unReject,
  move_to_position: moveToPosition,
  mark_hired: markHired,
  mark_not_hired: markNotHired,
  mark_inactive: markInactive,
  add_note: addNotes,
  print_applicant: print,
};
