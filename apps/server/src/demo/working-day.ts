// The demo's days run by the clock of its company, so that its first screen looks like a working day whatever the
// machine's clock says.
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { dayAfter, momentOf, wallTimeOf } from '@onward/domain/platform/time/zoned-time';
import type { App } from '../platform/app.ts';

export const ZONE = 'America/New_York';

const DAY = 24 * 60;
const EVENING = 20 * 60;
/** From eight to eight. */
const NIGHT = 12 * 60;
/** What people would have written in the night is written within the last hour of the evening before. */
const PRESSED_INTO = 60;

/** Never later than it was, and in the same order. */
export function awake(moment: Date): Date {
  const { day, minutes } = wallTimeOf(moment.getTime(), ZONE);
  const late = (minutes - EVENING + DAY) % DAY;
  if (late >= NIGHT) return moment;
  const evening = minutes < EVENING ? dayAfter(day, -1) : day;
  return new Date(momentOf(evening, EVENING + (late * PRESSED_INTO) / NIGHT, ZONE));
}

/**
 * The product some hours ago, for samples it makes itself: their letters then lie between the conversations of the last
 * days. Not before the applicant came to that stage.
 */
export function hoursAgo(app: App, hours: number, earliest: Date): App {
  const now = app.clock();
  const wished = awake(addSeconds(now, -hours * SECONDS.hour));
  const moment = wished > earliest ? wished : earliest;
  return { ...app, clock: () => moment };
}
