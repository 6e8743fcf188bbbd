// The state of the schedule in the URL: view, date, whose calendar, one brand, open interview.
import { dayAfter, weekStart } from '@onward/domain/platform/time/zoned-time';

export const SCHEDULE_VIEWS = ['day', 'week', 'agenda'] as const;
export type ScheduleView = (typeof SCHEDULE_VIEWS)[number];

/** A team member's calendar, or the interviews of every applicant the reader may see. */
export type WhoseCalendar = number | 'all';

export interface ScheduleAddress {
  view: ScheduleView;
  /** Any day of the period shown. */
  date: string;
  /** Null is the reader's own. */
  whose: WhoseCalendar | null;
  /** Only with everyone's interviews. */
  brandId: number | null;
  meetingId: number | null;
}

/** What an address leaves out. */
export interface UsualAddress {
  today: string;
  view: ScheduleView;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const numberOf = (text: string | null): number | null => (text && /^\d+$/.test(text) ? Number(text) : null);

export function readAddress(search: URLSearchParams, usual: UsualAddress): ScheduleAddress {
  const date = search.get('date') ?? '';
  const isAll = search.get('staff') === 'all';
  return {
    view: SCHEDULE_VIEWS.find((view) => view === search.get('view')) ?? usual.view,
    date: DAY.test(date) && !Number.isNaN(Date.parse(date)) ? date : usual.today,
    whose: isAll ? 'all' : numberOf(search.get('staff')),
    brandId: isAll ? numberOf(search.get('brand')) : null,
    meetingId: numberOf(search.get('meeting')),
  };
}

export function writeAddress(
  { view, date, whose, brandId, meetingId }: ScheduleAddress,
  usual: UsualAddress,
): URLSearchParams {
  const search = new URLSearchParams();
  if (view !== usual.view) search.set('view', view);
  if (date !== usual.today) search.set('date', date);
  if (whose !== null) search.set('staff', String(whose));
  if (whose === 'all' && brandId !== null) search.set('brand', String(brandId));
  if (meetingId !== null) search.set('meeting', String(meetingId));
  return search;
}

const AGENDA_DAYS = 14;

/** The days of the view: the week from Monday, one day, or two weeks ahead. */
export function daysShown(view: ScheduleView, date: string): string[] {
  const first = view === 'week' ? weekStart(date) : date;
  const count = view === 'week' ? 7 : view === 'agenda' ? AGENDA_DAYS : 1;
  return Array.from({ length: count }, (_, index) => dayAfter(first, index));
}

export function stepped(view: ScheduleView, date: string, direction: 1 | -1): string {
  const step = view === 'day' ? 1 : view === 'week' ? 7 : AGENDA_DAYS;
  return dayAfter(date, step * direction);
}
