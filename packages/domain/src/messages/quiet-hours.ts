// Automated texts are sent between 8:00 and 21:00 in the recipient's time zone; later ones wait until morning
// (MSG-014).
import { dayAfter, momentOf, wallTimeOf } from '../platform/time/zoned-time.ts';
import type { Channel } from './channels.ts';

export const QUIET_UNTIL_MINUTES = 8 * 60;
export const QUIET_FROM_MINUTES = 21 * 60;

/** The given time if texts can be sent then, otherwise the next time they can. */
export function afterQuietHours(moment: Date, timeZone: string): Date {
  const { day, minutes } = wallTimeOf(moment.getTime(), timeZone);
  if (minutes >= QUIET_UNTIL_MINUTES && minutes < QUIET_FROM_MINUTES) return moment;
  const morning = minutes < QUIET_UNTIL_MINUTES ? day : dayAfter(day, 1);
  return new Date(momentOf(morning, QUIET_UNTIL_MINUTES, timeZone));
}

/** When an automated message written now is sent; emails have no quiet hours. */
export const leavesAt = (channel: Channel, moment: Date, timeZone: string): Date =>
  channel === 'sms' ? afterQuietHours(moment, timeZone) : moment;
