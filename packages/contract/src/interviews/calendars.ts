// When a team member can be booked, and their external calendars (SCH-003..005, SCH-014).
import { CALENDAR_LIMITS } from '@onward/domain/interviews/availability';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Id, IdParams, Nullable, Timestamp, Version } from '../fields.ts';
import { CalendarLink } from './external-calendars.ts';

const MODULE = 'scheduling';

const Time = Type.String({ maxLength: 5 });
const TimeRange = Type.Object({ start: Time, end: Time });

const CalendarRules = {
  time_zone: Type.String({ maxLength: 64 }),
  availabilities: Type.Array(
    Type.Object({ weekday: Type.Integer({ minimum: 0, maximum: 6 }), ...TimeRange.properties }),
    { maxItems: CALENDAR_LIMITS.weeklyRanges },
  ),
  exceptions: Type.Array(
    Type.Object({
      date: Type.String({ maxLength: 10 }),
      ranges: Type.Array(TimeRange, { maxItems: 10 }),
      note: Type.Optional(Nullable(Type.String({ maxLength: 100 }))),
    }),
    { maxItems: CALENDAR_LIMITS.exceptions },
  ),
  buffer_minutes: Type.Integer({ minimum: 0, maximum: CALENDAR_LIMITS.bufferMinutes }),
  min_notice_hours: Type.Integer({ minimum: 0, maximum: CALENDAR_LIMITS.noticeHours }),
  max_days_ahead: Type.Integer({ minimum: 1, maximum: CALENDAR_LIMITS.daysAhead }),
};

export const StaffCalendar = Type.Object({
  company_staff_id: Id,
  name: Type.String(),
  ...CalendarRules,
  /** Only for the caller's own calendar. */
  links: Type.Array(CalendarLink),
  /** Without titles; only for the owner and for staff who manage all calendars. */
  busy_times: Type.Array(Type.Object({ starts_at: Timestamp, ends_at: Timestamp, provider: Type.String() })),
  /** Half-hour interviews that can still be booked in the next 7 days, and those already booked. */
  open_slots: Type.Integer(),
  booked: Type.Integer(),
  can_edit: Type.Boolean(),
  version: Type.Integer(),
});
export type StaffCalendar = Static<typeof StaffCalendar>;

export const getCalendar = endpoint({
  name: 'getCalendar',
  method: 'GET',
  path: '/v1/calendars/:id',
  summary: 'When a team member can be booked',
  audience: 'company',
  module: MODULE,
  params: IdParams,
  answers: { 200: Type.Object({ calendar: StaffCalendar }) },
});

export const saveCalendar = endpoint({
  name: 'saveCalendar',
  method: 'PUT',
  path: '/v1/calendars/:id',
  summary: 'Set when a team member can be booked; for others this needs edit_all_calendars',
  audience: 'company',
  module: MODULE,
  params: IdParams,
  body: Type.Object({ calendar: Type.Object({ ...CalendarRules, version: Version }) }),
  answers: { 200: Type.Object({ calendar: StaffCalendar }) },
});

export const getCalendarFeed = endpoint({
  name: 'getCalendarFeed',
  method: 'GET',
  path: '/v1/calendar_feed',
  summary: 'The private feed URL of your interviews for other calendar apps',
  audience: 'company',
  module: MODULE,
  answers: { 200: Type.Object({ url: Nullable(Type.String()) }) },
});

export const renewCalendarFeed = endpoint({
  name: 'renewCalendarFeed',
  method: 'POST',
  path: '/v1/calendar_feed',
  summary: 'Create a new private feed URL; the previous one stops working',
  audience: 'company',
  module: MODULE,
  answers: { 200: Type.Object({ url: Type.String() }) },
});

export const removeCalendarFeed = endpoint({
  name: 'removeCalendarFeed',
  method: 'DELETE',
  path: '/v1/calendar_feed',
  summary: 'Remove the private feed URL',
  audience: 'company',
  module: MODULE,
  answers: { 204: Empty },
});
