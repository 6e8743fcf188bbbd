// A team member's external calendars: connected at the provider, read for busy times, updated with interviews
// (SCH-014).
import { BROKEN_REASONS, CALENDAR_PROVIDERS, LINK_STATES } from '@onward/domain/interviews/external-calendars';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Id, IdParams, Nullable, Timestamp } from '../fields.ts';

const MODULE = 'scheduling';

export const CalendarLink = Type.Object({
  id: Id,
  provider: Type.Enum([...CALENDAR_PROVIDERS]),
  account: Type.String(),
  state: Type.Enum([...LINK_STATES]),
  /** Why the provider no longer grants access. */
  broken_reason: Nullable(Type.Enum([...BROKEN_REASONS])),
  broken_since: Nullable(Timestamp),
  /** When busy times were last read. */
  checked_at: Nullable(Timestamp),
});
export type CalendarLink = Static<typeof CalendarLink>;

export const listCalendarLinks = endpoint({
  name: 'listCalendarLinks',
  method: 'GET',
  path: '/v1/calendar_links',
  summary: 'Your own external calendars',
  audience: 'company',
  module: MODULE,
  answers: { 200: Type.Object({ calendar_links: Type.Array(CalendarLink) }) },
});

export const beginCalendarLink = endpoint({
  name: 'beginCalendarLink',
  method: 'POST',
  path: '/v1/calendar_links',
  summary: "The provider's address for connecting or reconnecting a calendar",
  audience: 'company',
  unaudited: 'It only begins; finishing is recorded.',
  module: MODULE,
  body: Type.Object({ provider: Type.Enum([...CALENDAR_PROVIDERS]) }),
  answers: { 200: Type.Object({ url: Type.String() }) },
});

/** The redirect carries no session: the state and a cookie identify who started it. */
export const finishCalendarLink = endpoint({
  name: 'finishCalendarLink',
  method: 'GET',
  path: '/v1/calendar_callback',
  summary: 'Callback from the provider; redirects to the account page',
  audience: 'public',
  rateLimit: 'public_read',
  ownTransactions: true,
  query: Type.Object({
    code: Type.Optional(Type.String({ maxLength: 4000 })),
    state: Type.Optional(Type.String({ maxLength: 500 })),
    error: Type.Optional(Type.String({ maxLength: 500 })),
  }),
  answers: { 302: Empty },
});

export const removeCalendarLink = endpoint({
  name: 'removeCalendarLink',
  method: 'DELETE',
  path: '/v1/calendar_links/:id',
  summary: 'Disconnect a calendar; interviews already copied into it stay there',
  audience: 'company',
  module: MODULE,
  params: IdParams,
  answers: { 204: Empty },
});

export const syncCalendarLink = endpoint({
  name: 'syncCalendarLink',
  method: 'POST',
  path: '/v1/calendar_links/:id/sync',
  summary: 'Refresh the busy times now',
  audience: 'company',
  module: MODULE,
  params: IdParams,
  answers: { 202: Type.Object({ calendar_link: CalendarLink }) },
});
