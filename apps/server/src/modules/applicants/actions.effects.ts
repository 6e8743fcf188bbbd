// What each action does to those of a selection who qualify (APP-025..027). Actions of rooms that come later are lent by
// those rooms as ports.
import type { ActionName } from '@onward/domain/applicants/actions/codes';
import { findTargetStage, type StageWish } from '@onward/domain/applicants/actions/target-stage';
import type { RejectionReason } from '@onward/domain/applicants/rejection';
import { dayIn } from '@onward/domain/platform/calendar-days';
import { withdrawJobs } from '../../platform/jobs/enqueue.ts';
import { stagesOfPosition } from '../hiring-processes/hiring-processes.service.ts';
import {
  announceClosed,
  announceEntered,
  type Changed,
  changeStage,
  changeStatus,
  type Deed,
  type HistoryLine,
  type StageTarget,
  writeHistories,
} from './actions.changes.ts';
import { rejectionMessageKey, scheduleRejectionMessage } from './actions.messages.ts';
import type { Effect, Outcome, Skipped } from './actions.outcomes.ts';
import { moveToPosition } from './actions.positions.ts';
import type { Selected } from './actions.selection.ts';
import { addNotes } from './remarks.service.ts';

const changedOnly = (changed: Changed[]): Outcome => ({ changed, skipped: [] });

const moveToStage: Effect = async (deed, selected, params) => {
  const wish: StageWish = params.stage_id ? { stageId: params.stage_id } : { stageName: params.stage_name ?? '' };
  const { targets, skipped } = await findTargets(deed, selected, wish, params.stage_name ?? undefined);
  const changed = await changeStage(deed, targets, ({ applicant, stage }) => ({
    action: 'moved_stage',
    detail: { from: applicant.stage_id, from_stage: applicant.stage_name, to: stage.id, stage: stage.name },
  }));
  await announceEntered(deed, entriesOf(changed, targets));
  return { changed, skipped };
};

/** Each to the wished stage of their own process; who stands there already, or has no such stage, is skipped. */
async function findTargets(
  { tx, companyId }: Deed,
  selected: readonly Selected[],
  wish: StageWish,
  wishedName: string | undefined,
): Promise<{ targets: StageTarget[]; skipped: Skipped[] }> {
  const targets: StageTarget[] = [];
  const skipped: Skipped[] = [];
  for (const [processId, applicants] of Map.groupBy(selected, ({ process_id }) => process_id)) {
    const stage = findTargetStage(await stagesOfPosition(tx, companyId, processId), wish, wishedName);
    for (const applicant of applicants) {
      if (!stage) skipped.push({ id: applicant.id, code: 'wrongState', key: 'actions.no_such_stage' });
      else if (stage.id === applicant.stage_id) {
        skipped.push({ id: applicant.id, code: 'wrongState', key: 'actions.already_in_stage' });
      } else targets.push({ applicant, stage });
    }
  }
  return { targets, skipped };
}

const entriesOf = (changed: readonly Changed[], targets: readonly StageTarget[]) => {
  const entries = new Map(changed.map(({ id, stage_entry }) => [id, stage_entry]));
  return targets.flatMap(({ applicant }) => {
    const stageEntry = entries.get(applicant.id);
    return stageEntry === undefined ? [] : [{ row: applicant, stageEntry }];
  });
};

const withLines = async (
  deed: Deed,
  changed: Changed[],
  line: (id: number) => Omit<HistoryLine, 'applicationId'>,
): Promise<Outcome> => {
  await writeHistories(
    deed,
    changed.map(({ id }) => ({ applicationId: id, ...line(id) })),
  );
  return changedOnly(changed);
};

const reject: Effect = async (deed, selected, params) => {
  const reason = params.reason as RejectionReason;
  const note = params.note?.trim() || null;
  const rejection = { reason, note, at: deed.now.toISOString() };
  const changed = await changeStatus(deed, selected, { to: 'rejected', from: ['in_progress', 'hired'], rejection });
  const message = params.notify ? params.message?.trim() : undefined;
  for (const { id } of message ? changed : []) {
    const delaySeconds = params.delay_seconds ?? 0;
    await scheduleRejectionMessage(deed, id, { message: message ?? '', delaySeconds });
  }
  await announceClosed(deed, selected, changed);
  return withLines(deed, changed, () => ({ action: 'rejected', detail: { reason, ...(note ? { note } : {}) } }));
};

/** A message that has not left yet must not arrive after all. */
const unReject: Effect = async (deed, selected) => {
  const free = selected.filter((row) => !row.open_elsewhere_here);
  const changed = await changeStatus(deed, free, { to: 'in_progress', from: ['rejected'], rejection: null });
  await withdrawJobs(
    deed.tx,
    changed.map(({ id }) => rejectionMessageKey(deed.companyId, id)),
  );
  const { changed: told } = await withLines(deed, changed, () => ({ action: 'un_rejected' }));
  const skipped = selected
    .filter((row) => row.open_elsewhere_here)
    .map(({ id }): Skipped => ({ id, code: 'conflict', key: 'actions.applied_again_since' }));
  return { changed: told, skipped };
};

/** Hired on the day it is where they will work. */
const markHired: Effect = async (deed, selected, params) => {
  const dayOf = ({ time_zone }: Selected) => params.hired_date ?? dayIn(deed.now, time_zone);
  const hiredDates = new Map(selected.map((row) => [row.id, dayOf(row)]));
  const changed = await changeStatus(deed, selected, { to: 'hired', from: ['in_progress'], hiredDates });
  return withLines(deed, changed, (id) => ({ action: 'hired', detail: { hired_date: hiredDates.get(id) } }));
};

const markNotHired: Effect = async (deed, selected) => {
  const changed = await changeStatus(deed, selected, { to: 'in_progress', from: ['hired'], hiredDates: null });
  return withLines(deed, changed, () => ({ action: 'not_hired' }));
};

const markInactive: Effect = async (deed, selected, params) => {
  const changed = await changeStatus(deed, selected, { to: 'inactive', from: ['in_progress'] });
  await announceClosed(deed, selected, changed);
  const reason = params.reason?.trim();
  return withLines(deed, changed, () => ({ action: 'inactivated', detail: reason ? { reason } : {} }));
};

/** The view is made in the browser; that it was made stands in the history (APP-035). */
const print: Effect = async (deed, selected) => {
  await writeHistories(
    deed,
    selected.map(({ id }) => ({ applicationId: id, action: 'printed' })),
  );
  return changedOnly(selected.map(({ id, version, stage_entry }) => ({ id, version, stage_entry })));
};

export const EFFECTS: Partial<Record<ActionName, Effect>> = {
  move_to_stage: moveToStage,
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
