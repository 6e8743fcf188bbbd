// The state of the schedule in the URL: view, date, whose calendar, open interview.
import { dayAfter, weekdayOf } from '@onward/domain/platform/time/zoned-time';

export const SCHEDULE_VIEWS = ['day', 'week', 'agenda'] as const;
export type ScheduleView = (typeof SCHEDULE_VIEWS)[number];

export interface ScheduleAddress {
  view: ScheduleView;
  /** Any day of the period shown. */
  date: string;
  staffId: number | null;
  meetingId: number | null;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const numberOf = (text: string | null): number | null => (text && /^\d+$/.test(text) ? Number(text) : null);

export function readAddress(search: URLSearchParams, today: string): ScheduleAddress {
  const date = search.get('date') ?? '';
  return {
    view: SCHEDULE_VIEWS.find((view) => view === search.get('view')) ?? 'week',
    date: DAY.test(date) && !Number.isNaN(Date.parse(date)) ? date : today,
    staffId: numberOf(search.get('staff')),
    meetingId: numberOf(search.get('meeting')),
  };
}

export function writeAddress({ view, date, staffId, meetingId }: ScheduleAddress, today: string): URLSearchParams {
  const search = new URLSearchParams();
  if (view !== 'week') search.set('view', view);
  if (date !== today) search.set('date', date);
  if (staffId !== null) search.set('staff', String(staffId));
  if (meetingId !== null) search.set('meeting', String(meetingId));
  return search;
}

const AGENDA_DAYS = 14;
const MONDAY_OFFSET = 6;

/** The days of the view: the week from Monday, one day, or two weeks ahead. */
export function daysShown(view: ScheduleView, date: string): string[] {
  const first = view === 'week' ? dayAfter(date, -((weekdayOf(date) + MONDAY_OFFSET) % 7)) : date;
  const count = view === 'week' ? 7 : view === 'agenda' ? AGENDA_DAYS : 1;
  return Array.from({ length: count }, (_, index) => dayAfter(first, index));
}

export function stepped(view: ScheduleView, date: string, direction: 1 | -1): string {
  const step = view === 'day' ? 1 : view === 'week' ? 7 : AGENDA_DAYS;
  return dayAfter(date, step * direction);
}
