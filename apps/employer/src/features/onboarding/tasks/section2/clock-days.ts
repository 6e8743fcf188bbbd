// The days in which Section 2 has to be done: the first day, then three business days (ONB-044, AHD-011).
import { addBusinessDays } from '@onward/domain/platform/time/business-days';

export interface ClockDay {
  date: string;
  state: 'gone' | 'today' | 'to_come' | 'late';
}

const BUSINESS_DAYS = 3;

export function clockDays(firstDay: string, today: string): ClockDay[] {
  const days = [firstDay, ...[1, 2, BUSINESS_DAYS].map((count) => addBusinessDays(firstDay, count))];
  const due = days.at(-1) ?? firstDay;
  return days.map((date) => ({ date, state: stateOf(date, today, due) }));
}

function stateOf(date: string, today: string, due: string): ClockDay['state'] {
  if (today > due) return 'late';
  if (date === today) return 'today';
  return date < today ? 'gone' : 'to_come';
}

/** Business days from today until it is due; negative when it is late. */
export function daysLeft(due: string, today: string): number {
  if (today > due) return -1;
  let count = 0;
  while (addBusinessDays(today, count) < due) count += 1;
  return count;
}
