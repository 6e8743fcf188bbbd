// Routes for external calendars, and for booking, which checks them once more.
import { bookTime as bookRoute } from '@onward/contract/interviews/bookings';
import * as doors from '@onward/contract/interviews/external-calendars';
import type { App } from '../../../platform/app.ts';
import { inSystem } from '../../../platform/database/transaction.ts';
import { Refusal, SLOT_TAKEN, slotTaken } from '../../../platform/http/errors.ts';
import { readMoment } from '../../../platform/http/moments.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { createCalendarClients } from '../../../providers/calendars/calendar-clients.ts';
import { bookTime, findInterviewersOf, readBooking } from '../booking/bookings.service.ts';
import { beginConnecting, finishConnecting } from './connect-calendar.ts';
import { listOwnLinks, removeOwnLink, syncOwnLink } from './links.service.ts';
import { lookOnceMore } from './read-busy-times.ts';

export function calendarLinksRoutes(app: App): Route[] {
  const context = { app, clients: createCalendarClients(app.config) };
  return [
    route(doors.listCalendarLinks, async (call) => ({ calendar_links: await listOwnLinks(call) })),
    route(doors.beginCalendarLink, (call) => beginConnecting(context, call, call.body.provider)),
    route(doors.finishCalendarLink, (call) => finishConnecting(context, call.query, call)),
    route(doors.removeCalendarLink, async (call) => {
      await removeOwnLink(call, call.params.id);
      return undefined;
    }),
    route(doors.syncCalendarLink, async (call) => ({ calendar_link: await syncOwnLink(call, call.params.id) })),
    route(bookRoute, async ({ params: { token }, body, now }) => {
      const startsAt = readMoment(body.starts_at, 'starts_at');
      await lookOnceMore(context, await inSystem(app.pool, (tx) => findInterviewersOf(tx, token, now)));
      const booking = { startsAt, timeZone: body.time_zone, now };
      return {
        booking: await withFreshSlots(app, token, () => inSystem(app.pool, (tx) => bookTime(tx, token, booking))),
      };
    }),
  ];
}

/** Read after the refused booking was rolled back, so that a time it gave up for it is offered as before. */
async function withFreshSlots<Result>(app: App, token: string, book: () => Promise<Result>): Promise<Result> {
  try {
    return await book();
  } catch (error) {
    if (!(error instanceof Refusal) || error.text.key !== SLOT_TAKEN) throw error;
    const { slots } = await inSystem(app.pool, (tx) => readBooking(tx, token, app.clock()));
    throw slotTaken(slots);
  }
}
