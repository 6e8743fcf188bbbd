// Automated texts leave between 8:00 and 21:00 where the reader is; later ones wait for the morning (MSG-014).
import { dayAfter, momentOf, wallTimeOf } from '../platform/time/zoned-time.ts';
import type { Channel } from './channels.ts';

export const QUIET_UNTIL_MINUTES = 8 * 60;
export const QUIET_FROM_MINUTES = 21 * 60;

/** The moment itself when texts may leave, or the next one at which they may. */
export function afterQuietHours(moment: Date, timeZone: string): Date {
  const { day, minutes } = wallTimeOf(moment.getTime(), timeZone);
  if (minutes >= QUIET_UNTIL_MINUTES && minutes < QUIET_FROM_MINUTES) return moment;
  const morning = minutes < QUIET_UNTIL_MINUTES ? day : dayAfter(day, 1);
  return new Date(momentOf(morning, QUIET_UNTIL_MINUTES, timeZone));
}

/** When an automated message leaves that is written now: e-mails disturb nobody at night. */
export const leavesAt = (channel: Channel, moment: Date, timeZone: string): Date =>
  channel === 'sms' ? afterQuietHours(moment, timeZone) : moment;
