// One state change of an interview, by applicant or staff: stage status, meeting, places, task, history, and
// notifications change together or not at all (SCH-002).
import type { HistoryAction } from '@onward/domain/applicants/history';
import {
  decideScheduleEvent,
  HOLDING_STATUSES,
  type MeetingStatus,
  type ScheduleEvent,
  type ScheduleState,
  statesBefore,
} from '@onward/domain/interviews/meeting-states';
import { changeOf, staysProposed } from '@onward/domain/interviews/proposals';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type Changed, changeStageStatus, recordHistory } from '../../applicants/applicants.service.ts';
import { markDone, reopen } from '../../careers/careers.service.ts';
import { givePlaceBack } from '../booking/booked-slots.queries.ts';
import { notifyOfMeeting } from './announce-meeting.ts';
import * as meetings from './meetings.queries.ts';
import { rememberBeforeNoShow } from './undo-no-show.ts';

export interface Visit {
  company_id: number;
  id: number;
  stage_entry: number;
  stage_status: ScheduleState | null;
}

export interface Step {
  event: SteppingEvent;
  /** Null when the applicant did it. */
  staffId: number | null;
  notify: boolean;
  message?: string | null;
  /** Part of a larger step, which sends its own notifications. */
  silent?: boolean;
  now: Date;
}

/** Events that set no time; those that do are in `assign-time.ts` and `change-meeting.ts`. */
export type SteppingEvent = Exclude<
  ScheduleEvent,
  'applicant_picks' | 'applicant_picks_confirmed' | 'applicant_proposes' | 'accept_proposal' | 'assign_time'
>;

/** The history entry of each event, for a booked time and for one that was only proposed. */
const HISTORY: Record<SteppingEvent, { booked: HistoryAction; proposed: HistoryAction }> = {
  confirm: { booked: 'meeting_confirmed', proposed: 'meeting_confirmed' },
  request_reschedule: { booked: 'reschedule_requested', proposed: 'proposal_declined' },
  applicant_asks_reschedule: { booked: 'reschedule_requested', proposed: 'proposal_withdrawn' },
  cancel: { booked: 'meeting_cancelled', proposed: 'proposal_declined' },
  applicant_cancels: { booked: 'meeting_cancelled', proposed: 'proposal_withdrawn' },
  applicant_reopens: { booked: 'reschedule_requested', proposed: 'reschedule_requested' },
  complete: { booked: 'meeting_completed', proposed: 'meeting_completed' },
  no_show: { booked: 'meeting_no_show', proposed: 'meeting_no_show' },
};

/** Null when the state no longer allows it. */
export async function takeStep(tx: Transaction, visit: Visit, step: Step): Promise<Changed | null> {
  const { company_id: companyId, id } = visit;
  const decision = decideScheduleEvent(visit.stage_status ?? 'not_submitted', step.event);
  if (!decision.allowed) return null;
  const change = { to: decision.to, from: statesBefore(step.event) };
  const [changed] = await changeStageStatus({ tx, companyId, now: step.now }, [id], change);
  if (!changed) return null;
  const meeting = await meetings.findOfVisit(tx, { companyId, applicationId: id, stageEntry: visit.stage_entry });
  if (meeting) await changeMeeting(tx, meeting, decision.to as MeetingStatus, step);
  await settleTask(tx, visit, decision.to, step.now);
  if (!step.silent) await recordAndNotify(tx, visit, meeting, step);
  return changed;
}

async function changeMeeting(
  tx: Transaction,
  meeting: meetings.MeetingRow,
  status: MeetingStatus,
  { event, staffId, message, now }: Step,
): Promise<void> {
  if (event === 'no_show') await rememberBeforeNoShow(tx, meeting);
  const letsGo = !HOLDING_STATUSES.includes(status);
  if (letsGo) await givePlaceBack(tx, meeting.company_id, meeting.slot_id);
  await meetings.setStatus(tx, meeting, {
    status,
    now,
    givesUpSlot: letsGo,
    isProposed: staysProposed(meeting.is_proposed, event),
    cancelReason: message?.trim() || null,
    cancelledByApplicant: event === 'applicant_cancels',
    ...(event === 'confirm' && { confirmed: { by: 'staff', staffId } }),
  });
}

/** Reminders to book stop with a booking and restart when a new time is requested. */
const settleTask = (tx: Transaction, { company_id, id, stage_entry }: Visit, state: ScheduleState, now: Date) => {
  const visit = { company_id, application_id: id, stage_entry };
  return state === 'request_reschedule' ? reopen(tx, visit) : markDone(tx, visit, now);
};

async function recordAndNotify(tx: Transaction, visit: Visit, meeting: meetings.MeetingRow | undefined, step: Step) {
  const { event, staffId, notify, message, now } = step;
  const isProposed = meeting?.is_proposed ?? false;
  const reason = message?.trim();
  await recordHistory(tx, visit.company_id, [
    {
      applicationId: visit.id,
      actor: staffId === null ? 'applicant' : 'staff',
      staffId,
      action: HISTORY[event][isProposed ? 'proposed' : 'booked'],
      now,
      detail: {
        ...(meeting && { starts_at: meeting.starts_at.toISOString(), time_zone: meeting.time_zone }),
        ...(reason && { reason }),
      },
    },
  ]);
  if (!meeting) return;
  const told = changeOf(event, isProposed);
  const notice = told && { change: told, actor_staff_id: staffId, notify, message: reason ?? null };
  await notifyOfMeeting(tx, visit.company_id, meeting.id, notice);
}
