// Interviews as staff see and change them (SCH-003, SCH-005, SCH-009, SCH-013).

import type { BodyOf, QueryOf, ResponseOf } from '@onward/contract/endpoint';
import type {
  findMeetingConflicts as conflictsEndpoint,
  createMeeting as createEndpoint,
  listMeetings as listEndpoint,
  Meeting,
} from '@onward/contract/interviews/meetings';
import { openTime } from '@onward/domain/interviews/slots';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { fieldInvalid, noAccess, notFound, wrongState } from '../../../platform/http/errors.ts';
import { readMoment } from '../../../platform/http/moments.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { APPLICATION_UPDATED, announceApplication, requireVisible } from '../../applicants/applicants.service.ts';
import { requireInterviewersAt } from '../booking/interviewers-at.ts';
import { loadInterviewers } from '../calendars/calendars.queries.ts';
import { requireOwnCalendar } from '../calendars/calendars.service.ts';
import { assignTime } from './assign-time.ts';
import { presentMeeting } from './meetings.presenter.ts';
import * as meetings from './meetings.queries.ts';
import { moveToInterview } from './move-to-interview.ts';
import { windowOf } from './read-window.ts';
import { requireMeetingWrite } from './require-own.ts';

export async function listMeetings(call: CompanyCall, query: QueryOf<typeof listEndpoint>): Promise<Meeting[]> {
  const { tx, access, now } = call;
  if (query.application_id !== undefined) {
    await requireVisible(tx, access, query.application_id);
    const rows = await meetings.listOfApplication(tx, access, query.application_id);
    return rows.map((row) => presentMeeting(row, now));
  }
  const window = windowOf(query, now);
  if (query.whose === 'all') {
    const rows = await meetings.listInScope(tx, access, { ...window, brandId: query.brand_id ?? null });
    return rows.map((row) => presentMeeting(row, now));
  }
  const staffIds = query.company_staff_ids?.split(',').map(Number) ?? [access.staffId];
  requireOwnCalendar(access, staffIds);
  const rows = await meetings.listOfStaff(tx, access, { staffIds, ...window });
  return rows.map((row) => presentMeeting(row, now));
}

export async function getMeeting({ tx, access, now }: CompanyCall, id: number): Promise<Meeting> {
  return presentMeeting(await loadMeeting({ tx, access }, id), now);
}

export async function loadMeeting(
  { tx, access }: Pick<CompanyCall, 'tx' | 'access'>,
  id: number,
): Promise<meetings.ShownMeeting> {
  const meeting = await meetings.find(tx, access, id);
  if (meeting) return meeting;
  throw (await meetings.findAny(tx, access.companyId, id)) ? noAccess('out_of_scope') : notFound();
}

export async function createMeeting(
  app: App,
  call: CompanyCall,
  input: BodyOf<typeof createEndpoint>['meeting'],
): Promise<Meeting> {
  const { tx, access, now } = call;
  const { companyId, staffId } = access;
  await requireVisible(tx, access, input.application_id);
  const visit = await findVisitForInterview(app, call, input);
  if (visit?.stage_type !== 'scheduling' || visit.status === 'inactive') throw wrongState('meetings.not_in_stage');
  requireFuture(input.starts_at, now);
  await requireInterviewers(tx, companyId, input.interviewer_ids);
  await requireInterviewersAt(tx, companyId, {
    applicationIds: [input.application_id],
    interviewerIds: input.interviewer_ids,
    field: 'interviewer_ids',
  });
  requireMeetingWrite(access, null, input.interviewer_ids);
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

/** The visit of the stage they are in, or of the wanted one, after moving there. */
async function findVisitForInterview(
  app: App,
  call: CompanyCall,
  { application_id: applicationId, stage_id: stageId }: BodyOf<typeof createEndpoint>['meeting'],
) {
  const find = () => findVisit(call.tx, call.access.companyId, applicationId);
  const visit = await find();
  if (!visit || stageId === undefined || stageId === visit.stage_id) return visit;
  const from = { stageId: visit.stage_id, stageName: visit.stage_name, stageEntry: visit.stage_entry };
  await moveToInterview(app, call, { applicationId, processId: visit.process_id, ...from }, stageId);
  return find();
}

async function findVisit(tx: Transaction, companyId: number, applicationId: number) {
  return tx.db
    .selectFrom('applications as a')
    .innerJoin('stages as s', (join) =>
      join.onRef('s.company_id', '=', 'a.company_id').onRef('s.id', '=', 'a.stage_id'),
    )
    .innerJoin('positions as p', (join) =>
      join.onRef('p.company_id', '=', 'a.company_id').onRef('p.id', '=', 'a.position_id'),
    )
    .select(['a.stage_id', 'a.stage_entry', 'a.status', 'a.position_id', 's.stage_type', 's.name as stage_name'])
    .select('p.hiring_process_template_id as process_id')
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
