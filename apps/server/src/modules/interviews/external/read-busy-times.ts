// Reads busy times of external calendars: on a schedule, when someone looks for a time, and again at booking if the
// provider responds quickly (SCH-014).
import { CALENDAR_LIMITS } from '@onward/domain/interviews/availability';
import {
  BUSY_FRESH_SECONDS,
  BUSY_STALE_SECONDS,
  busyTimes,
  FRESH_CHECK_MS,
  retryAfter,
} from '@onward/domain/interviews/external-calendars';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { inCompany, inSystem, type Transaction } from '../../../platform/database/transaction.ts';
import { CalendarProblem } from '../../../providers/calendars/calendar-http.ts';
import { findZone, replaceBusyTimes } from './busy-times.queries.ts';
import { askToCopy, askToSync, type CalendarContext, type SyncJob } from './calendar-context.ts';
import { listOverdueCopies, listOwnCopies } from './copies.queries.ts';
import * as links from './links.queries.ts';
import { releaseLeavers } from './links.service.ts';
import { announceCalendar } from './notify-link.ts';
import { type Manner, PATIENT, withToken } from './refresh-tokens.ts';

/** As far ahead as anyone can be booked, plus a day on each side. */
const windowAt = (now: Date) => ({
  from: addSeconds(now, -SECONDS.day),
  to: addSeconds(now, (CALENDAR_LIMITS.daysAhead + 1) * SECONDS.day),
});

/** False when the link cannot be read now. */
async function readBusyTimes(
  context: CalendarContext,
  name: links.LinkName,
  { manner, isAwaited }: { manner: Manner; isAwaited: boolean },
): Promise<boolean> {
  const window = windowAt(context.app.clock());
  const blocks = await withToken(
    context,
    name,
    (client, token) => client.readBlocks(token, window, manner.signal),
    manner,
  );
  if (!blocks) return false;
  return inCompany(context.app.pool, name.company_id, async (tx) => {
    const link = await links.lockLink(tx, name, manner);
    if (!link) return false;
    const now = context.app.clock();
    const own = await listOwnCopies(tx, link, window.from);
    const zone = await findZone(tx, link.company_id, link.staff_id);
    const isNew = await replaceBusyTimes(tx, link, busyTimes(blocks, own, zone), now);
    if (isNew || isAwaited) await announceCalendar(tx, link.company_id, link.staff_id);
    return true;
  });
}

/** A scheduled read also finds interviews that could not be written while the provider was unavailable. */
export async function syncLink(context: CalendarContext, job: SyncJob): Promise<void> {
  const { company_id, id, attempt, is_awaited: isAwaited } = job;
  try {
    if (!(await readBusyTimes(context, job, { manner: PATIENT, isAwaited }))) return;
  } catch (error) {
    if (!(error instanceof CalendarProblem)) throw error;
    context.app.log.warn({ err: error, link_id: id }, 'failed to read an external calendar');
    const seconds = retryAfter(attempt, error.retryAfterSeconds);
    if (seconds === null) return;
    const runAt = addSeconds(context.app.clock(), seconds);
    await inCompany(context.app.pool, company_id, (tx) => askToSync(tx, { ...job, attempt: attempt + 1 }, runAt));
    return;
  }
  await inCompany(context.app.pool, company_id, async (tx) => {
    const link = await links.findLink(tx, job);
    if (!link) return;
    for (const meetingId of await listOverdueCopies(tx, link, context.app.clock())) {
      await askToCopy(tx, { company_id, id, meeting_id: meetingId, attempt: 0 });
    }
  });
}

/** Spread over time, so that a thousand links are not read at once. */
const LINKS_PER_SECOND = 20;

export const syncAllLinks = ({ app }: CalendarContext): Promise<void> =>
  inSystem(app.pool, async (tx) => {
    const now = app.clock();
    await links.sweepAttempts(tx, now);
    await releaseLeavers(tx);
    for (const [index, name] of (await links.listWorkingLinks(tx)).entries()) {
      const runAt = addSeconds(now, Math.floor(index / LINKS_PER_SECOND));
      await askToSync(tx, { company_id: name.company_id, id: name.id, attempt: 0, is_awaited: false }, runAt);
    }
  });

/** Someone is looking for a time: outdated calendars are refreshed in the background without waiting. */
export async function refreshBusyTimes(
  tx: Transaction,
  companyId: number,
  staffIds: readonly number[],
  now: Date,
): Promise<void> {
  const before = addSeconds(now, -BUSY_STALE_SECONDS);
  for (const { company_id, id } of await links.askOlderLinks(tx, companyId, staffIds, { before, now })) {
    await askToSync(tx, { company_id, id, attempt: 0, is_awaited: false });
  }
}

/** Right before booking. If a provider doesn't respond in time, the last known busy times decide. */
export async function lookOnceMore(
  context: CalendarContext,
  { companyId, staffIds }: { companyId: number; staffIds: readonly number[] },
): Promise<void> {
  const { app } = context;
  const before = addSeconds(app.clock(), -BUSY_FRESH_SECONDS);
  const older = await inCompany(app.pool, companyId, (tx) => links.listOlderLinks(tx, companyId, staffIds, before));
  if (older.length === 0) return;
  const signal = AbortSignal.timeout(FRESH_CHECK_MS);
  const looks = older.map((name) =>
    readBusyTimes(context, name, { manner: { signal, patient: false }, isAwaited: false }).catch((error: unknown) => {
      if (!(error instanceof CalendarProblem)) app.log.warn({ err: error }, 'failed to check an external calendar');
    }),
  );
  await Promise.race([Promise.all(looks), new Promise((resolve) => signal.addEventListener('abort', resolve))]);
}
