// Calendars of team members, and the user's private calendar feed.
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

/** Silent: the page shows what was refused, or that someone else saved first. */
export async function updateCalendar(staffId: number, calendar: CalendarRules): Promise<StaffCalendar> {
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
  await setFeed(url);
}

export async function removeFeed(): Promise<void> {
  await api.call(removeCalendarFeed);
  await setFeed(null);
}

/** A request that started earlier must not bring back the old link. */
async function setFeed(url: string | null): Promise<void> {
  await queryClient.cancelQueries({ queryKey: feedQuery.queryKey });
  queryClient.setQueryData(feedQuery.queryKey, url);
}
