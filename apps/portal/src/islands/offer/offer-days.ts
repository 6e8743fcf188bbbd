// Days of an offer as the applicant reads them: at the location.
import { wallTimeOf } from '@onward/domain/platform/time/zoned-time';

const DAY_MS = 86_400_000;

/** Calendar days at the location until the offer expires: 0 on the last day. */
export function daysLeft(now: string, expiresAt: string, timeZone: string): number {
  const dayOf = (moment: string): number => Date.parse(wallTimeOf(Date.parse(moment), timeZone).day);
  return Math.max(0, Math.round((dayOf(expiresAt) - dayOf(now)) / DAY_MS));
}
