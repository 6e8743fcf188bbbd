// When somebody can be booked, and the private address of one's interviews.
import {
  getCalendar,
  getCalendarFeed,
  removeCalendarFeed,
  renewCalendarFeed,
  type StaffCalendar,
  saveCalendar,
} from '@onward/contract/interviews/calendars';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { refreshMeetings } from './meetings.api.ts';

const CALENDAR = 'calendar';
const FEED = 'calendar-feed';

export const calendarQuery = (staffId: number) =>
  queryOptions({
    queryKey: [CALENDAR, staffId] as const,
    queryFn: async ({ signal }) =>
      (await api.call(getCalendar, { params: { id: staffId }, signal, silent: true })).calendar,
  });

export const refreshCalendars = () => queryClient.invalidateQueries({ queryKey: [CALENDAR] });

export type CalendarRules = Pick<
  StaffCalendar,
  'time_zone' | 'availabilities' | 'exceptions' | 'buffer_minutes' | 'min_notice_hours' | 'max_days_ahead' | 'version'
>;

/** Silent: the page says what was refused, or that somebody else was quicker. */
export async function storeCalendar(staffId: number, calendar: CalendarRules): Promise<StaffCalendar> {
  const answer = await api.call(saveCalendar, { params: { id: staffId }, body: { calendar }, silent: true });
  queryClient.setQueryData(calendarQuery(staffId).queryKey, answer.calendar);
  void refreshMeetings();
  return answer.calendar;
}

export const feedQuery = queryOptions({
  queryKey: [FEED],
  queryFn: async ({ signal }) => (await api.call(getCalendarFeed, { signal, silent: true })).url,
});

export async function renewFeed(): Promise<void> {
  const { url } = await api.call(renewCalendarFeed);
  await rememberFeed(url);
}

export async function removeFeed(): Promise<void> {
  await api.call(removeCalendarFeed);
  await rememberFeed(null);
}

/** A look that began before must not bring the old address back. */
async function rememberFeed(url: string | null): Promise<void> {
  await queryClient.cancelQueries({ queryKey: feedQuery.queryKey });
  queryClient.setQueryData(feedQuery.queryKey, url);
}
