// The interviews an address of the schedule shows, and the calendar behind them.
import { dayAfter } from '@onward/domain/platform/time/zoned-time';
import { useQuery } from '@tanstack/react-query';
import { useAccess } from '../../../platform/access.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { calendarQuery } from '../parts/calendars.api.ts';
import { meetingsQuery } from '../parts/meetings.api.ts';
import { daysShown, type ScheduleAddress, type WhoseCalendar } from './schedule-address.ts';

export function useShownInterviews(address: ScheduleAddress) {
  const user = useCurrentUser();
  const seesOthers = useAccess().may({ permission: 'edit_all_calendars' });
  const whose: WhoseCalendar = address.whose === 'all' || seesOthers ? (address.whose ?? user.id) : user.id;
  const days = daysShown(address.view, address.date);
  const [first = address.date] = days;
  const last = days.at(-1) ?? first;
  const range = { from: startOf(first), to: startOf(dayAfter(last, 1)), whose, brandId: address.brandId };
  const { data: loaded, isError, refetch } = useQuery(meetingsQuery(range));
  // Everyone's interviews have no hours and busy times of one person behind them.
  const ofOne = whose !== 'all';
  const { data: calendar } = useQuery({ ...calendarQuery(ofOne ? whose : user.id), enabled: ofOne });
  return { days, first, last, whose, loaded, calendar: ofOne ? calendar : undefined, isError, refetch };
}

const startOf = (day: string): string => new Date(`${day}T00:00`).toISOString();
