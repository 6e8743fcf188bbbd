// When an employee is reminded of open tasks (ONB-049).
import { addSeconds, SECONDS } from '../platform/time/time-units.ts';

/** Days after the link was first sent. */
const REMINDER_DAYS = [2, 5, 10] as const;

/** When the next reminder is due; null when all were sent. */
export function nextReminderAt(startedAt: Date, sent: number): Date | null {
  const days = REMINDER_DAYS[sent];
  return days === undefined ? null : addSeconds(startedAt, days * SECONDS.day);
}
