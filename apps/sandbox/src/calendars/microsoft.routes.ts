import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CalendarEvent, CalendarWorld, EventDraft, Grant } from './calendar-world.ts';
import { guardCalendarApi } from './guard-api.ts';
import { microsoftProblem } from './microsoft-problems.ts';

const ME = '/microsoft/v1.0/me';
const USUAL_PAGE = 10;

interface GraphEvent {
  subject?: string;
  body?: { content?: string };
  location?: { displayName?: string };
  start?: { dateTime?: string; timeZone?: string };
  end?: { dateTime?: string; timeZone?: string };
  showAs?: string;
  transactionId?: string;
}

interface ViewQuery {
  startDateTime?: string;
  endDateTime?: string;
  $top?: string;
  $skip?: string;
}

type One = { Params: { id: string }; Body: GraphEvent };

/** Microsoft Graph v1.0, as far as the product uses it. */
export function microsoftCalendarRoutes(app: FastifyInstance, world: CalendarWorld, ownUrl: () => string): void {
  app.register(async (api) => {
    guardCalendarApi(api, world, 'microsoft');
    const standing = ({ grant }: FastifyRequest) =>
      world.eventsOf(grant as Grant).filter(({ is_deleted }) => !is_deleted);
    const find = (request: FastifyRequest, id: string) =>
      standing(request).find(({ external_id }) => external_id === id);

    api.get<{ Querystring: ViewQuery }>(`${ME}/calendarView`, async (request, reply) => {
      const { startDateTime = '', endDateTime = '', $top, $skip } = request.query;
      const [from, to] = [Date.parse(startDateTime), Date.parse(endDateTime)];
      if (!(from < to)) return reply.code(400).send(microsoftProblem(400));
      const [skip, top] = [Number($skip ?? 0), Number($top ?? USUAL_PAGE)];
      const within = standing(request).filter(
        ({ starts_at, ends_at }) => Date.parse(ends_at) > from && Date.parse(starts_at) < to,
      );
      const next = new URLSearchParams({ ...request.query, $skip: String(skip + top) });
      return {
        value: within.slice(skip, skip + top).map(present),
        ...(within.length > skip + top && { '@odata.nextLink': `${ownUrl()}${ME}/calendarView?${next}` }),
      };
    });

    api.post<{ Body: GraphEvent }>(`${ME}/events`, async (request, reply) => {
      const grant = request.grant as Grant;
      const { transactionId = null } = request.body;
      const draft = draftOf(grant, request.body);
      if (!draft) return reply.code(400).send(microsoftProblem(400));
      // Deleted events count too: the same transaction id never creates a second event.
      const isRepeated = world.eventsOf(grant).some((one) => one.transaction_id === transactionId);
      if (transactionId !== null && isRepeated) return reply.code(409).send(microsoftProblem(409));
      const external_id = `AAMk${randomUUID().replaceAll('-', '')}=`;
      return reply.code(201).send(present(await world.add({ ...draft, external_id, transaction_id: transactionId })));
    });

    api.patch<One>(`${ME}/events/:id`, async (request, reply) => {
      const event = find(request, request.params.id);
      if (!event) return reply.code(404).send(microsoftProblem(404));
      const draft = draftOf(request.grant as Grant, request.body);
      if (!draft) return reply.code(400).send(microsoftProblem(400));
      return present(await world.change(event, draft));
    });

    api.delete<One>(`${ME}/events/:id`, async (request, reply) => {
      const event = find(request, request.params.id);
      if (!event) return reply.code(404).send(microsoftProblem(404));
      await world.change(event, { is_deleted: true });
      return reply.code(204).send();
    });
  });
}

function draftOf(
  { provider, account }: Grant,
  { subject, body, location, start, end, showAs }: GraphEvent,
): Omit<EventDraft, 'external_id' | 'transaction_id'> | null {
  if (start?.timeZone !== 'UTC' || end?.timeZone !== 'UTC') return null;
  const [starts, ends] = [Date.parse(`${start.dateTime}Z`), Date.parse(`${end.dateTime}Z`)];
  if (!(starts < ends)) return null;
  return {
    provider,
    account,
    is_from_product: true,
    is_all_day: false,
    shows: showAs ?? 'busy',
    title: subject ?? '',
    details: body?.content ?? '',
    location: location?.displayName ?? '',
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(ends).toISOString(),
  };
}

/** Graph writes times with seven decimals and no zone in the text; all-day events start at midnight in any zone. */
const time = (moment: string) => ({ dateTime: moment.replace('Z', '0000'), timeZone: 'UTC' });

const present = (event: CalendarEvent) => ({
  id: event.external_id,
  subject: event.title,
  transactionId: event.transaction_id,
  start: time(event.starts_at),
  end: time(event.ends_at),
  showAs: event.shows,
  isAllDay: event.is_all_day,
  isCancelled: false,
});
