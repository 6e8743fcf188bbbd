import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CalendarEvent, CalendarWorld, EventDraft, Grant } from './calendar-world.ts';
import { googleProblem } from './google-problems.ts';
import { guardCalendarApi } from './guard-api.ts';

const EVENTS = '/google/calendar/v3/calendars/primary/events';
const LONGEST_MS = 92 * 86_400_000;
/** Lowercase base32hex, as the API requires. */
const EVENT_ID = /^[a-v0-9]{5,1024}$/;

interface GoogleEvent {
  id?: string;
  summary?: string;
  description?: string;
  location?: string;
  start?: { dateTime?: string };
  end?: { dateTime?: string };
  transparency?: 'opaque' | 'transparent';
  status?: 'confirmed' | 'tentative' | 'cancelled';
}

type One = { Params: { id: string }; Body: GoogleEvent };
type FreeBusy = { Body: { timeMin?: string; timeMax?: string; items?: { id: string }[] } };

/** Google Calendar v3, as far as the product uses it. */
export function googleCalendarRoutes(app: FastifyInstance, world: CalendarWorld): void {
  app.register(async (api) => {
    guardCalendarApi(api, world, 'google');
    const find = ({ grant }: FastifyRequest, id: string) =>
      world.eventsOf(grant as Grant).find(({ external_id }) => external_id === id);

    api.post<FreeBusy>('/google/calendar/v3/freeBusy', async (request, reply) => {
      const { timeMin = '', timeMax = '', items = [] } = request.body;
      const [from, to] = [Date.parse(timeMin), Date.parse(timeMax)];
      if (!(from < to)) return reply.code(400).send(googleProblem(400));
      if (to - from > LONGEST_MS) {
        return reply.code(400).send(googleProblem(400, 'The requested time range is too long.'));
      }
      const busy = mergedBusy(world.eventsOf(request.grant as Grant), from, to);
      return {
        kind: 'calendar#freeBusy',
        timeMin,
        timeMax,
        calendars: Object.fromEntries(
          items.map(({ id }) => [
            id,
            id === 'primary' ? { busy } : { errors: [{ domain: 'global', reason: 'notFound' }], busy: [] },
          ]),
        ),
      };
    });

    api.post<{ Body: GoogleEvent }>(EVENTS, async (request, reply) => {
      const { id = '' } = request.body;
      const draft = draftOf(request.grant as Grant, id, request.body);
      if (!draft || !EVENT_ID.test(id)) return reply.code(400).send(googleProblem(400));
      // A deleted event's id can never be reused.
      if (find(request, id)) return reply.code(409).send(googleProblem(409));
      return present(await world.add(draft));
    });

    api.put<One>(`${EVENTS}/:id`, async (request, reply) => {
      const event = find(request, request.params.id);
      if (!event) return reply.code(404).send(googleProblem(404));
      const draft = draftOf(request.grant as Grant, event.external_id, request.body);
      if (!draft) return reply.code(400).send(googleProblem(400));
      const is_deleted = request.body.status === 'cancelled';
      return present(await world.change(event, { ...draft, is_deleted }));
    });

    api.delete<One>(`${EVENTS}/:id`, async (request, reply) => {
      const event = find(request, request.params.id);
      if (!event) return reply.code(404).send(googleProblem(404));
      if (event.is_deleted) return reply.code(410).send(googleProblem(410));
      await world.change(event, { is_deleted: true });
      return reply.code(204).send();
    });
  });
}

/** Google reports only times: overlapping or touching events are merged, free or deleted ones are left out. */
function mergedBusy(events: CalendarEvent[], from: number, to: number): { start: string; end: string }[] {
  const merged: { from: number; to: number }[] = [];
  for (const event of events) {
    if (event.is_deleted || event.shows === 'free') continue;
    const span = { from: Date.parse(event.starts_at), to: Date.parse(event.ends_at) };
    if (span.to <= from || span.from >= to) continue;
    const last = merged.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push(span);
  }
  const text = (moment: number) => new Date(moment).toISOString().replace('.000Z', 'Z');
  return merged.map((span) => ({ start: text(Math.max(from, span.from)), end: text(Math.min(to, span.to)) }));
}

function draftOf({ provider, account }: Grant, external_id: string, body: GoogleEvent): EventDraft | null {
  const [starts, ends] = [Date.parse(body.start?.dateTime ?? ''), Date.parse(body.end?.dateTime ?? '')];
  if (!(starts < ends)) return null;
  return {
    provider,
    account,
    external_id,
    transaction_id: null,
    is_from_product: true,
    is_all_day: false,
    title: body.summary ?? '',
    details: body.description ?? '',
    location: body.location ?? '',
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(ends).toISOString(),
    shows: body.transparency === 'transparent' ? 'free' : 'busy',
  };
}

const present = (event: CalendarEvent) => ({
  kind: 'calendar#event',
  id: event.external_id,
  status: event.is_deleted ? 'cancelled' : 'confirmed',
  summary: event.title,
  description: event.details,
  location: event.location,
  start: { dateTime: event.starts_at },
  end: { dateTime: event.ends_at },
  sequence: event.changes,
});
