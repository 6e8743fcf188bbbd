// Staff calendars with their entries, in one statement for all interviewers of a search.
import type { Calendar } from '@onward/domain/interviews/availability';
import { emptyCalendar } from '@onward/domain/interviews/availability';
import type { Interval } from '@onward/domain/interviews/intervals';
import type { Interviewer } from '@onward/domain/interviews/slots';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface NamedInterviewer extends Interviewer {
  name: string;
  version: number;
}

interface Row {
  staff_id: number;
  name: string;
  version: number | null;
  company_zone: string;
  calendar: Calendar | null;
  meetings: [number, number][] | null;
  busy: [number, number][] | null;
}

const SPAN = (table: string) =>
  `json_build_array((extract(epoch from ${table}.starts_at) * 1000)::bigint, (extract(epoch from ${table}.ends_at) * 1000)::bigint)`;

/** Only active staff, in the order requested. */
export async function loadInterviewers(
  tx: Transaction,
  companyId: number,
  staffIds: readonly number[],
  window: { from: Date; to: Date },
  /** A meeting that is being moved does not block its own new time. */
  exceptMeetingId: number | null = null,
): Promise<NamedInterviewer[]> {
  const rows = await tx.prepared<Row & Record<string, unknown>>(
    'interviews_load',
    `select s.id as staff_id, s.name, k.version, c.time_zone as company_zone,
       case when k.staff_id is not null then json_build_object('time_zone', k.time_zone,
         'availabilities', k.availabilities, 'exceptions', k.exceptions, 'buffer_minutes', k.buffer_minutes,
         'min_notice_hours', k.min_notice_hours, 'max_days_ahead', k.max_days_ahead) end as calendar,
       (select json_agg(${SPAN('m')} order by m.starts_at) from meeting_interviewers m
         where m.company_id = s.company_id and m.staff_id = s.id and m.holds
           and m.ends_at > $3 and m.starts_at < $4 and m.meeting_id is distinct from $5) as meetings,
       (select json_agg(${SPAN('b')} order by b.starts_at) from busy_times b
         where b.company_id = s.company_id and b.staff_id = s.id and b.ends_at > $3 and b.starts_at < $4) as busy
     from company_staffs s
     join companies c on c.id = s.company_id
     left join calendars k on k.company_id = s.company_id and k.staff_id = s.id
     where s.company_id = $1 and s.id = any($2::bigint[]) and s.status = 'active'`,
    [companyId, staffIds, window.from, window.to, exceptMeetingId],
  );
  return rows.map(asInterviewer).toSorted((a, b) => staffIds.indexOf(a.staffId) - staffIds.indexOf(b.staffId));
}

const asInterviewer = ({ staff_id, name, version, company_zone, calendar, meetings, busy }: Row): NamedInterviewer => ({
  staffId: staff_id,
  name,
  version: version ?? 0,
  calendar: calendar ?? emptyCalendar(company_zone),
  meetings: intervals(meetings),
  busy: intervals(busy),
});

const intervals = (spans: [number, number][] | null): Interval[] => (spans ?? []).map(([from, to]) => ({ from, to }));

/** Undefined when someone else has saved since that version. */
export async function saveCalendar(
  tx: Transaction,
  companyId: number,
  staffId: number,
  calendar: Calendar,
  { version, now }: { version: number | undefined; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `insert into calendars as k (company_id, staff_id, time_zone, availabilities, exceptions, buffer_minutes,
       min_notice_hours, max_days_ahead, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (company_id, staff_id) do update set time_zone = excluded.time_zone,
       availabilities = excluded.availabilities, exceptions = excluded.exceptions,
       buffer_minutes = excluded.buffer_minutes, min_notice_hours = excluded.min_notice_hours,
       max_days_ahead = excluded.max_days_ahead, updated_at = excluded.updated_at, version = k.version + 1
     where $10::integer is null or k.version = $10`,
    [
      companyId,
      staffId,
      calendar.time_zone,
      JSON.stringify(calendar.availabilities),
      JSON.stringify(calendar.exceptions),
      calendar.buffer_minutes,
      calendar.min_notice_hours,
      calendar.max_days_ahead,
      now,
      version ?? null,
    ],
  );
  return (rowCount ?? 0) > 0;
}

export const listBusyTimes = (tx: Transaction, companyId: number, staffId: number, now: Date) =>
  tx.db
    .selectFrom('busy_times as b')
    .innerJoin('calendar_links as k', (join) =>
      join.onRef('k.company_id', '=', 'b.company_id').onRef('k.id', '=', 'b.link_id'),
    )
    .select(['b.starts_at', 'b.ends_at', 'k.provider'])
    .where('b.company_id', '=', companyId)
    .where('b.staff_id', '=', staffId)
    .where('b.ends_at', '>', now)
    .orderBy('b.starts_at')
    .limit(500)
    .execute();

/** Part of the user's own session data: empty until they set their availability. */
export async function listAvailabilities(
  tx: Transaction,
  { companyId, staffId }: { companyId: number; staffId: number },
): Promise<unknown[]> {
  const row = await tx.db
    .selectFrom('calendars')
    .select('availabilities')
    .where('company_id', '=', companyId)
    .where('staff_id', '=', staffId)
    .executeTakeFirst();
  return (row?.availabilities as unknown[] | undefined) ?? [];
}
