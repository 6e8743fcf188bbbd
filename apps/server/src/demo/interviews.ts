// Interviews of the demo around the day it is loaded: one for every applicant in a scheduling stage, each in its state,
// and the interviewers' open hours.
import type { MeetingType } from '@onward/domain/hiring-processes/stages';
import { HOLDING_STATUSES, type MeetingStatus } from '@onward/domain/interviews/meeting-states';
import { dayAfter, momentOf, wallTimeOf } from '@onward/domain/platform/time/zoned-time';
import type { DemoCrowd } from './applicants/applicant-crowd.ts';
import { ZONE } from './working-day.ts';

const OWNER = 'super.admin@larkfield.test';
const INTERVIEWERS = [OWNER, 'general.manager@larkfield.test', 'manager@larkfield.test', 'hr.admin@larkfield.test'];
const HOURS = [9, 10, 11, 13, 14, 15, 16];
/** Open for booking; interviews scheduled by hand can be on a weekend too. */
const WORKDAYS = [1, 2, 3, 4, 5];
const DAYS_AROUND = 60;
/** One in this many confirmed interviews is over without an outcome. */
const FORGOTTEN_EVERY = 5;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

interface Candidate {
  id: number;
  stage_id: number;
  stage_entry: number;
  stage_entered_at: Date;
  stage_status: MeetingStatus;
  config: { meeting_type?: MeetingType; duration_minutes?: number; interviewer_ids?: number[]; details?: string };
  address: string;
}

export async function loadInterviews(crowd: DemoCrowd): Promise<void> {
  await openHours(crowd);
  const rows = planMeetings(crowd, await findCandidates(crowd));
  await insertMeetings(crowd, rows);
}

async function openHours({ tx, companyId, staff }: DemoCrowd): Promise<void> {
  const ids = INTERVIEWERS.flatMap((email) => staff.get(email) ?? []);
  const halves = [
    { start: '09:00', end: '12:00' },
    { start: '13:00', end: '17:00' },
  ];
  const week = WORKDAYS.flatMap((weekday) => halves.map((half) => ({ weekday, ...half })));
  await tx.client.query(
    `insert into calendars (company_id, staff_id, time_zone, availabilities, buffer_minutes, min_notice_hours, max_days_ahead)
     select $1, unnest($2::bigint[]), $3, $4, 15, 12, 14`,
    [companyId, ids, ZONE, JSON.stringify(week)],
  );
}

async function findCandidates({ tx, companyId }: DemoCrowd): Promise<Candidate[]> {
  const { rows } = await tx.client.query<Candidate>(
    `select a.id, a.stage_id, a.stage_entry, a.stage_entered_at, a.stage_status, s.config,
       concat_ws(', ', l.address_line_1, l.city, l.state_code) as address
     from applications a
     join stages s on s.company_id = a.company_id and s.id = a.stage_id and s.stage_type = 'scheduling'
     join positions p on p.company_id = a.company_id and p.id = a.position_id
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     where a.company_id = $1 and a.status = 'in_progress' and a.stage_status <> 'not_submitted'
     -- The nearest hours go to the first: most who were expected today have come.
     order by a.stage_status = 'no_show', a.id`,
    [companyId],
  );
  return rows;
}

/** Hours before and after now, nearest first; each is used once, so that nobody is double booked. */
function hoursAround(now: Date): { past: number[]; ahead: number[] } {
  const today = wallTimeOf(now.getTime(), ZONE).day;
  const days = Array.from({ length: 2 * DAYS_AROUND + 1 }, (_, at) => dayAfter(today, at - DAYS_AROUND));
  const moments = days.flatMap((day) => HOURS.map((hour) => momentOf(day, hour * 60, ZONE)));
  const isOver = (moment: number) => moment + HOUR_MS <= now.getTime();
  return { past: moments.filter(isOver).toReversed(), ahead: moments.filter((moment) => moment > now.getTime()) };
}

const OVER: readonly MeetingStatus[] = ['completed', 'no_show', 'request_reschedule'];

function planMeetings({ staff, now }: DemoCrowd, candidates: readonly Candidate[]) {
  const { past, ahead } = hoursAround(now);
  const longPast = past.filter((moment) => now.getTime() - moment > 2 * DAY_MS);
  const forgotten = longPast.filter((_, at) => at % FORGOTTEN_EVERY === 0);
  const free = past.filter((moment) => !forgotten.includes(moment));
  const owner = staff.get(OWNER);
  let confirmed = 0;
  return candidates.flatMap((candidate, at) => {
    const { stage_status: status, config } = candidate;
    confirmed += status === 'confirmed' ? 1 : 0;
    const isForgotten = status === 'confirmed' && confirmed % FORGOTTEN_EVERY === 1;
    const isOver = OVER.includes(status) || (status === 'cancelled' && at % 2 === 0);
    const startsAt = (isForgotten ? forgotten : isOver ? free : ahead).shift();
    if (startsAt === undefined) return [];
    const interviewers = new Set([...(config.interviewer_ids ?? []), ...(owner ? [owner] : [])]);
    const minutes = config.duration_minutes ?? 30;
    const type = config.meeting_type ?? 'onsite_interview';
    const isSure = !['pending', 'request_reschedule'].includes(status);
    return {
      application_id: candidate.id,
      stage_id: candidate.stage_id,
      stage_entry: candidate.stage_entry,
      meeting_type: type,
      status,
      staff_ids: [...interviewers],
      holds: HOLDING_STATUSES.includes(status),
      starts_at: new Date(startsAt).toISOString(),
      ends_at: new Date(startsAt + minutes * 60_000).toISOString(),
      details: config.details || (type === 'onsite_interview' ? 'Ask for Dana at the counter.' : ''),
      location_text: type === 'onsite_interview' ? candidate.address : null,
      cancel_reason: status === 'cancelled' ? 'Found another job' : null,
      confirmed_at: isSure ? confirmedAt(Math.min(now.getTime(), startsAt), candidate) : null,
      confirmed_by: isSure ? 'applicant' : null,
    };
  });
}

/** Two days before the interview, but not before there was one to confirm. */
const confirmedAt = (last: number, { stage_entered_at }: Candidate): string =>
  new Date(Math.min(last, Math.max(last - 2 * DAY_MS, stage_entered_at.getTime() + HOUR_MS))).toISOString();

async function insertMeetings({ tx, companyId }: DemoCrowd, rows: ReturnType<typeof planMeetings>): Promise<void> {
  await tx.client.query(
    `with planned as (
       select * from jsonb_to_recordset($2::jsonb) as r (application_id bigint, stage_id bigint, stage_entry integer,
         meeting_type text, status text, staff_ids jsonb, holds boolean, starts_at timestamptz, ends_at timestamptz,
         details text, location_text text, cancel_reason text, confirmed_at timestamptz, confirmed_by text)),
     written as (
       insert into meetings (company_id, application_id, stage_id, stage_entry, meeting_type, status, starts_at, ends_at,
         time_zone, details, location_text, cancel_reason, confirmed_at, confirmed_by)
       select $1, application_id, stage_id, stage_entry, meeting_type, status, starts_at, ends_at, $3, details,
         location_text, cancel_reason, confirmed_at, confirmed_by from planned
       returning id, application_id)
     insert into meeting_interviewers (company_id, meeting_id, staff_id, starts_at, ends_at, holds)
     select $1, w.id, i.staff_id::bigint, p.starts_at, p.ends_at, p.holds
     from written w join planned p on p.application_id = w.application_id
     cross join lateral jsonb_array_elements_text(p.staff_ids) as i (staff_id)`,
    [companyId, JSON.stringify(rows), ZONE],
  );
}
