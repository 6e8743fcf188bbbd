// Reads the time range of a request for interviews.
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { fieldInvalid } from '../../../platform/http/errors.ts';
import { readMoment } from '../../../platform/http/moments.ts';

/** Without an end, the range is a week. */
const USUAL_DAYS = 7;
const DAYS_MAX = 62;

export function windowOf({ from, to }: { from?: string; to?: string }, now: Date): { from: Date; to: Date } {
  const start = from ? readMoment(from, 'from') : now;
  const end = to ? readMoment(to, 'to') : addSeconds(start, USUAL_DAYS * SECONDS.day);
  if (end < start) throw fieldInvalid('to', 'ends_before_start');
  const latest = addSeconds(start, DAYS_MAX * SECONDS.day);
  return { from: start, to: end > latest ? latest : end };
}
