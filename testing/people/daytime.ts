/** The current time, or the evening before if it's night for our companies, so that text messages are sent at once (MSG-014). */
import { QUIET_FROM_MINUTES, QUIET_UNTIL_MINUTES } from '@onward/domain/messages/quiet-hours';
import { wallTimeOf } from '@onward/domain/platform/time/zoned-time';

const ZONES = ['America/New_York', 'America/Los_Angeles'];
const MARGIN_MINUTES = 20;
const MINUTE_MS = 60_000;

export function daytime(): Date {
  let moment = Date.now();
  const isNight = (zone: string) => {
    const { minutes } = wallTimeOf(moment, zone);
    return minutes < QUIET_UNTIL_MINUTES + MARGIN_MINUTES || minutes > QUIET_FROM_MINUTES - MARGIN_MINUTES;
  };
  while (ZONES.some(isNight)) moment -= 10 * MINUTE_MS;
  return new Date(moment);
}
