// Interviews as staff see and change them (SCH-003, SCH-005, SCH-009, SCH-013).
import type { BodyOf, QueryOf, ResponseOf } from '@onward/contract/endpoint';
import type {
  findMeetingConflicts as conflictsEndpoint,
  createMeeting as createEndpoint,
  listMeetings as listEndpoint,
  Meeting,
  updateMeeting as updateEndpoint,
} from '@onward/contract/interviews/meetings';
import { HOLDING_STATUSES } from '@onward/domain/interviews/meeting-states';
import { openTime } from '@onward/domain/interviews/slots';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { changedMeanwhile, fieldInvalid, notFound, wrongState } from '../../../platform/http/errors.ts';
import { readMoment } from '../../../platform/http/moments.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import {
  APPLICATION_UPDATED,
  announceApplication,
  recordHistory,
  requireVisible,
} from '../../applicants/applicants.service.ts';
import { givePlaceBack } from '../booking/booked-slots.queries.ts';
import { loadInterviewers } from '../calendars/calendars.queries.ts';
import { requireOwnCalendar } from '../calendars/calendars.service.ts';
import { notifyOfMeeting } from './announce-meeting.ts';
import { assignTime, findPlace, surroundings } from './assign-time.ts';
import { isCurrent, presentMeeting } from './meetings.presenter.ts';
import * as meetings from './meetings.queries.ts';
import { windowOf } from './read-window.ts';

export async function listMeetings(call: CompanyCall, query: QueryOf<typeof listEndpoint>): Promise<Meeting[]> {
  const { tx, access, now } = call;
  if (query.application_id !== undefined) {
    await requireVisible(tx, access, query.application_id);
    const rows = await meetings.listOfApplication(tx, access, query.application_id);
    return rows.map((row) => presentMeeting(row, now));
  }
  const staffIds = query.company_staff_ids?.split(',').map(Number) ?? [access.staffId];
  requireOwnCalendar(access, staffIds);
  const rows = await meetings.listOfStaff(tx, access, { staffIds, ...windowOf(query, now) });
  return rows.map((row) => presentMeeting(row, now));
}

export async function getMeeting({ tx, access, now }: CompanyCall, id: number): Promise<Meeting> {
  return presentMeeting(await load({ tx, access }, id), now);
}

async function load({ tx, access }: Pick<CompanyCall, 'tx' | 'access'>, id: number): Promise<meetings.ShownMeeting> {
  const meeting = await meetings.find(tx, access, id);
  if (!meeting) throw notFound();
  return meeting;
}

export async function createMeeting(
  call: CompanyCall,
  input: BodyOf<typeof createEndpoint>['meeting'],
): Promise<Meeting> {
  const { tx, access, now } = call;
  const { companyId, staffId } = access;
  await requireVisible(tx, access, input.application_id);
  const visit = await findVisit(tx, companyId, input.application_id);
  if (visit?.stage_type !== 'scheduling' || visit.status === 'inactive') throw wrongState('meetings.not_in_stage');
  requireFuture(input.starts_at, now);
  await requireInterviewers(tx, companyId, input.interviewer_ids);
  const changed = await assignTime(
    tx,
    {
      companyId,
      applicationId: input.application_id,
      stageId: visit.stage_id,
      stageEntry: visit.stage_entry,
      event: 'assign_time',
      staffId,
      now,
    },
    {
      startsAt: new Date(input.starts_at),
      durationMinutes: input.duration_minutes,
      meetingType: input.meeting_type,
      interviewerIds: input.interviewer_ids,
      details: input.details ?? '',
      videoLink: input.video_link ?? null,
      slotId: null,
      proposals: [],
    },
  );
  if (!changed) throw wrongState('meetings.wrong_state');
  await announceApplication(tx, { company_id: companyId, id: input.application_id, position_id: visit.position_id }, [
    APPLICATION_UPDATED,
  ]);
  const made = await meetings.findOfVisit(tx, {
    companyId,
    applicationId: input.application_id,
    stageEntry: visit.stage_entry,
  });
  return getMeeting(call, made?.id ?? 0);
}

async function findVisit(tx: Transaction, companyId: number, applicationId: number) {
  return tx.db
    .selectFrom('applications as a')
    .innerJoin('stages as s', (join) =>
      join.onRef('s.company_id', '=', 'a.company_id').onRef('s.id', '=', 'a.stage_id'),
    )
    .select(['a.stage_id', 'a.stage_entry', 'a.status', 'a.position_id', 's.stage_type'])
    .where('a.company_id', '=', companyId)
    .where('a.id', '=', applicationId)
    .executeTakeFirst();
}

export function requireFuture(startsAt: string, now: Date, field = 'starts_at'): void {
  if (readMoment(startsAt, field) <= now) throw fieldInvalid(field, 'time_past');
}

/** Only active staff. */
export async function requireInterviewers(
  tx: Transaction,
  companyId: number,
  ids: readonly number[],
  field = 'interviewer_ids',
): Promise<void> {
  if (ids.length === 0) throw fieldInvalid(field, 'interviewer_required');
  const { rows } = await tx.client.query<{ count: number }>(
    `select count(*)::int as count from company_staffs where company_id = $1 and id = any($2::bigint[]) and status = 'active'`,
    [companyId, ids],
  );
  if ((rows[0]?.count ?? 0) < ids.length) throw fieldInvalid(field, 'unknown_record');
}

export async function updateMeeting(
  call: CompanyCall,
  id: number,
  input: BodyOf<typeof updateEndpoint>['meeting'],
): Promise<Meeting> {
  const { tx, access, now } = call;
  const { companyId, staffId } = access;
  const before = await load(call, id);
  if (!isCurrent(before) || !HOLDING_STATUSES.includes(before.status)) throw wrongState('meetings.over');
  const interviewerIds = input.interviewer_ids ?? before.interviewers.map((one) => one.id);
  const startsAt = input.starts_at ?? before.starts_at.toISOString();
  const moved = readMoment(startsAt, 'starts_at').getTime() !== before.starts_at.getTime();
  if (moved) requireFuture(startsAt, now);
  if (input.interviewer_ids) await requireInterviewers(tx, companyId, interviewerIds);
  const minutes = input.duration_minutes ?? (before.ends_at.getTime() - before.starts_at.getTime()) / 60_000;
  const start = new Date(startsAt);
  const meetingType = input.meeting_type ?? before.meeting_type;
  const place = await findPlace(tx, companyId, before.application_id);
  const words = surroundings(
    {
      meetingType,
      details: input.details ?? (meetingType === before.meeting_type ? before.details : ''),
      videoLink: input.video_link === undefined ? before.video_link : input.video_link,
    },
    place,
  );
  // A time chosen by staff does not use a slot, so the booked place is freed.
  await givePlaceBack(tx, companyId, before.slot_id);
  const change = {
    starts_at: start,
    ends_at: new Date(start.getTime() + minutes * 60_000),
    meeting_type: meetingType,
    ...words,
    slot_id: null,
  };
  const saved = await meetings.edit(tx, before, change, { staffIds: interviewerIds, now, version: input.version });
  if (!saved) throw changedMeanwhile(presentMeeting(before, now), input);
  await recordHistory(tx, companyId, [
    {
      applicationId: before.application_id,
      actor: 'staff',
      staffId,
      action: 'meeting_changed',
      now,
      detail: { starts_at: startsAt, time_zone: before.time_zone },
    },
  ]);
  const released = before.interviewers.map((one) => one.id).filter((one) => !interviewerIds.includes(one));
  await notifyOfMeeting(tx, companyId, id, {
    change: 'changed',
    actor_staff_id: staffId,
    notify: true,
    released_staff_ids: released,
  });
  return getMeeting(call, id);
}

type Conflict = ResponseOf<typeof conflictsEndpoint>['conflicts'][number];

/** Conflicts with a time; they are reported but don't prevent it. */
export async function findConflicts(
  { tx, access }: CompanyCall,
  query: QueryOf<typeof conflictsEndpoint>,
): Promise<Conflict[]> {
  const from = readMoment(query.starts_at, 'starts_at').getTime();
  const to = from + query.duration_minutes * 60_000;
  const window = { from: new Date(from), to: new Date(to) };
  const ids = query.interviewer_ids.split(',').map(Number);
  requireOwnCalendar(access, ids);
  const interviewers = await loadInterviewers(tx, access.companyId, ids, window, query.meeting_id ?? null);
  return interviewers.flatMap(({ staffId, name, calendar, meetings: taken, busy }): Conflict[] => {
    const about = (kind: Conflict['kind'], span: { from: number; to: number }): Conflict => ({
      interviewer: { id: staffId, name },
      kind,
      starts_at: new Date(span.from).toISOString(),
      ends_at: new Date(span.to).toISOString(),
    });
    const isOpen = openTime(calendar, { from, to }).some((span) => span.from <= from && span.to >= to);
    return [
      ...taken.map((span) => about('meeting', span)),
      ...busy.map((span) => about('busy', span)),
      ...(isOpen ? [] : [about('outside_hours', { from, to })]),
    ];
  });
}
