// What applicants can do with their interview through its link: book, propose times, move, cancel (CAR-017).
import type { BookingTask } from '@onward/contract/interviews/bookings';
import { usualMinutes } from '@onward/domain/hiring-processes/stages';
import {
  decideScheduleEvent,
  HOLDING_STATUSES,
  hadTime,
  mayReopen,
  type ScheduleEvent,
  type ScheduleState,
} from '@onward/domain/interviews/meeting-states';
import { isBooked } from '@onward/domain/interviews/proposals';
import { isTimeZone } from '@onward/domain/platform/time/zoned-time';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { fieldInvalid, slotTaken, wrongState } from '../../../platform/http/errors.ts';
import {
  APPLICATION_UPDATED,
  announceApplication,
  recordHistory,
  setTimeZone,
} from '../../applicants/applicants.service.ts';
import { frameOf, type OpenTask, openTask } from '../../careers/careers.service.ts';
import { refreshBusyTimes } from '../external/read-busy-times.ts';
import { notifyOfMeeting } from '../meetings/announce-meeting.ts';
import { assignTime, findPlace } from '../meetings/assign-time.ts';
import { takeStep } from '../meetings/change-state.ts';
import { storeProposals } from '../meetings/edit-meeting.queries.ts';
import * as meetings from '../meetings/meetings.queries.ts';
import { takePlace } from './booked-slots.queries.ts';
import { configFor } from './interviewers-at.ts';
import { slotsOf } from './slots.service.ts';

interface Booking extends OpenTask {
  tx: Transaction;
  now: Date;
  meeting: meetings.MeetingRow | undefined;
  state: ScheduleState;
}

export async function openBooking(tx: Transaction, token: string, now: Date): Promise<Booking> {
  const opened = await openTask(tx, 'scheduling', token);
  const { company_id: companyId, id: applicationId, stage_entry: stageEntry } = opened.application;
  const meeting = await meetings.findOfVisit(tx, { companyId, applicationId, stageEntry });
  const config = await configFor(tx, companyId, applicationId, opened.task.config);
  const task = { ...opened.task, config };
  return {
    ...opened,
    task,
    tx,
    now,
    meeting,
    state: (opened.application.stage_status ?? 'not_submitted') as ScheduleState,
  };
}

export async function readBooking(tx: Transaction, token: string, now: Date): Promise<BookingTask> {
  const booking = await openBooking(tx, token, now);
  await refreshBusyTimes(tx, booking.application.company_id, booking.task.config.interviewer_ids ?? [], now);
  return present(booking);
}

/** The interviewers whose calendars decide about a time. */
export async function findInterviewersOf(
  tx: Transaction,
  token: string,
  now: Date,
): Promise<{ companyId: number; staffIds: readonly number[] }> {
  const { application, task } = await openBooking(tx, token, now);
  return { companyId: application.company_id, staffIds: task.config.interviewer_ids ?? [] };
}

async function present(booking: Booking): Promise<BookingTask> {
  const { tx, task, application, meeting, state, now } = booking;
  const { company_id: companyId } = application;
  const place = await findPlace(tx, companyId, application.id);
  const { starts, interviewers } = await slotsOf(tx, questionOf(booking));
  const held = meeting && (HOLDING_STATUSES.includes(meeting.status) || meeting.status === 'completed');
  const iso = (start: number) => new Date(start).toISOString();
  return {
    ...frameOf(task),
    first_name: application.first_name,
    state,
    meeting_type: meeting?.meeting_type ?? task.config.meeting_type ?? 'other',
    duration_minutes: usualMinutes(task.config.duration_minutes),
    time_zone: place.timeZone,
    interviewer_names: interviewers.map(({ name }) => name),
    location_text: (task.config.meeting_type ?? 'other') === 'onsite_interview' ? place.address || null : null,
    slots: starts.filter((start) => !isCurrentTime(start, booking)).map(iso),
    meeting: held
      ? {
          starts_at: meeting.starts_at.toISOString(),
          ends_at: meeting.ends_at.toISOString(),
          details: meeting.details,
          video_link: meeting.video_link,
          proposals: meeting.proposals,
          proposal_note: meeting.proposal_note,
        }
      : null,
    former_time: meeting && hadTime(meeting) ? meeting.starts_at.toISOString() : null,
    is_proposed: meeting?.is_proposed ?? false,
    is_preview: false,
    can_reopen: mayReopen(state, meeting),
    can_change: Boolean(meeting && HOLDING_STATUSES.includes(meeting.status) && meeting.starts_at > now),
  };
}

/** Picking the booked time again would change nothing. */
const isCurrentTime = (start: number, { meeting, state }: Booking): boolean =>
  isBooked(state) && meeting !== undefined && !meeting.is_proposed && meeting.starts_at.getTime() === start;

const questionOf = ({ application, task, now, meeting }: Booking) => ({
  companyId: application.company_id,
  stageId: task.stage_id,
  config: task.config,
  now,
  exceptMeetingId: meeting?.id ?? null,
});

export async function bookTime(
  tx: Transaction,
  token: string,
  { startsAt, timeZone, now }: { startsAt: Date; timeZone: string | undefined; now: Date },
): Promise<BookingTask> {
  const booking = await openBooking(tx, token, now);
  const { task, application, meeting } = booking;
  const companyId = application.company_id;
  await giveUpFor(booking);
  await reopenFor(booking);
  const { starts, interviewers } = await slotsOf(tx, questionOf(booking));
  if (!starts.includes(startsAt.getTime())) throw slotTaken();
  const minutes = usualMinutes(task.config.duration_minutes);
  const slotId = await takePlace(tx, {
    companyId,
    stageId: task.stage_id,
    startsAt,
    capacity: task.config.capacity ?? 1,
    endsAt: new Date(startsAt.getTime() + minutes * 60_000),
    interviewers: interviewers.map(({ staffId, calendar }) => ({ staffId, bufferMinutes: calendar.buffer_minutes })),
  });
  if (slotId === null) throw slotTaken();
  const event = task.config.auto_confirm ? 'applicant_picks_confirmed' : 'applicant_picks';
  const done = await assignTime(tx, assigningOf(booking, event), {
    ...planOf(
      booking,
      interviewers.map(({ staffId }) => staffId),
    ),
    startsAt,
    slotId,
    videoLink: meeting?.video_link ?? null,
  });
  if (!done) throw wrongState('meetings.wrong_state');
  await remember(booking, timeZone);
  return readBooking(tx, token, now);
}

/** Moving means giving up the old time and booking a new one in one step. */
async function giveUpFor(booking: Booking): Promise<void> {
  const { tx, application, meeting, state, now } = booking;
  if (!meeting || !isBooked(state)) return;
  requireBefore(meeting, now);
  await takeStep(tx, visitOf(application, state), {
    event: 'applicant_asks_reschedule',
    staffId: null,
    notify: false,
    silent: true,
    now,
  });
}

/** After their own cancellation, applicants book as if for the first time. */
async function reopenFor({ tx, application, meeting, state, now }: Booking): Promise<void> {
  if (!mayReopen(state, meeting)) return;
  await takeStep(tx, visitOf(application, state), {
    event: 'applicant_reopens',
    staffId: null,
    notify: false,
    silent: true,
    now,
  });
}

const visitOf = ({ company_id, id, stage_entry }: Booking['application'], stage_status: ScheduleState) => ({
  company_id,
  id,
  stage_entry,
  stage_status,
});

const assigningOf = (
  { application, task, now }: Booking,
  event: Extract<ScheduleEvent, 'applicant_picks' | 'applicant_picks_confirmed' | 'applicant_proposes'>,
) => ({
  companyId: application.company_id,
  applicationId: application.id,
  stageId: task.stage_id,
  stageEntry: application.stage_entry,
  event,
  staffId: null,
  now,
});

const planOf = ({ task }: Booking, interviewerIds: readonly number[]) => ({
  durationMinutes: usualMinutes(task.config.duration_minutes),
  meetingType: task.config.meeting_type ?? ('other' as const),
  interviewerIds,
  details: task.config.details ?? '',
  videoLink: null,
  slotId: null,
});

interface ProposedTimes {
  times: readonly Date[];
  note: string | undefined;
  timeZone: string | undefined;
  now: Date;
}

/** A booked time stays; otherwise the first proposed time is held until staff respond. */
export async function proposeTimes(
  tx: Transaction,
  token: string,
  { times, note, timeZone, now }: ProposedTimes,
): Promise<BookingTask> {
  const booking = await openBooking(tx, token, now);
  const wished = times.toSorted((a, b) => a.getTime() - b.getTime());
  const [first] = wished;
  if (!first || first <= now) throw fieldInvalid('times', 'time_past');
  const isReopened = mayReopen(booking.state, booking.meeting);
  if (!isReopened && !decideScheduleEvent(booking.state, 'applicant_proposes').allowed)
    throw wrongState('meetings.wrong_state');
  const proposed = { times: wished, note: note?.trim() || null };
  if (booking.meeting && !booking.meeting.is_proposed && isBooked(booking.state)) {
    await proposeBesideBooked(booking, booking.meeting, proposed);
  } else {
    await reopenFor(booking);
    await proposeFirst(booking, first, proposed);
  }
  await remember(booking, timeZone);
  return readBooking(tx, token, now);
}

async function proposeFirst(booking: Booking, first: Date, proposed: { times: Date[]; note: string | null }) {
  const { tx } = booking;
  const { interviewers } = await slotsOf(tx, questionOf(booking));
  const ids = interviewers.map(({ staffId }) => staffId);
  if (ids.length === 0) throw wrongState('meetings.nobody_there');
  const done = await assignTime(tx, assigningOf(booking, 'applicant_proposes'), {
    ...planOf(booking, ids),
    startsAt: first,
    proposed,
  });
  if (!done) throw wrongState('meetings.wrong_state');
}

async function proposeBesideBooked(
  { tx, application, now }: Booking,
  meeting: meetings.MeetingRow,
  proposed: { times: Date[]; note: string | null },
): Promise<void> {
  const { company_id: companyId, id: applicationId } = application;
  requireBefore(meeting, now);
  await storeProposals(tx, meeting, { ...proposed, now });
  const detail = { starts_at: proposed.times[0]?.toISOString() ?? null, time_zone: meeting.time_zone };
  await recordHistory(tx, companyId, [{ applicationId, actor: 'applicant', action: 'times_proposed', detail, now }]);
  await notifyOfMeeting(tx, companyId, meeting.id, { change: 'proposed', actor_staff_id: null, notify: true });
}

export async function giveUp(
  tx: Transaction,
  token: string,
  event: Extract<ScheduleEvent, 'applicant_asks_reschedule' | 'applicant_cancels'>,
  { reason, now }: { reason: string | undefined; now: Date },
): Promise<BookingTask> {
  const booking = await openBooking(tx, token, now);
  const { application, meeting, state } = booking;
  if (meeting) requireBefore(meeting, now);
  const done = await takeStep(tx, visitOf(application, state), {
    event,
    staffId: null,
    notify: true,
    message: reason,
    now,
  });
  if (!done) throw wrongState('meetings.wrong_state');
  await announceApplication(tx, application, [APPLICATION_UPDATED]);
  return readBooking(tx, token, now);
}

/** Changes are allowed until it begins. */
function requireBefore(meeting: meetings.MeetingRow, now: Date): void {
  if (meeting.starts_at <= now) throw wrongState('meetings.begun');
}

/** Stores the phone's time zone for later messages, and updates open screens. */
async function remember({ tx, application }: Booking, timeZone: string | undefined): Promise<void> {
  await announceApplication(tx, application, [APPLICATION_UPDATED]);
  if (!timeZone || !isTimeZone(timeZone)) return;
  await setTimeZone(tx, { companyId: application.company_id, personId: application.person_id }, timeZone);
}
