// The user's connected Google and Microsoft calendars (SCH-014).
import {
  beginCalendarLink,
  type CalendarLink,
  listCalendarLinks,
  removeCalendarLink,
  syncCalendarLink,
} from '@onward/contract/interviews/external-calendars';
import type { CalendarProvider } from '@onward/domain/interviews/external-calendars';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { integrationsQuery } from '../../integrations/parts/integrations-query.ts';
import { refreshCalendars } from './calendars.api.ts';

/** Brand names, the same in every language. */
export const PROVIDER_NAMES: Record<CalendarProvider, string> = { google: 'Google', microsoft: 'Microsoft' };

export const linksQuery = queryOptions({
  queryKey: ['calendar-links'],
  queryFn: async ({ signal }) => (await api.call(listCalendarLinks, { signal, silent: true })).calendar_links,
});

/** Integrations say how many people have connected theirs. */
export const refreshLinks = () =>
  Promise.all([linksQuery, integrationsQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey })));

/** Redirects to the provider, which sends the user back to the account page. */
export async function connectCalendar(provider: CalendarProvider): Promise<void> {
  const { url } = await api.call(beginCalendarLink, { body: { provider } });
  location.assign(url);
}

export async function disconnectCalendar({ id }: CalendarLink): Promise<void> {
  await api.call(removeCalendarLink, { params: { id } });
  await Promise.all([refreshLinks(), refreshCalendars()]);
}

export const readCalendarNow = ({ id }: CalendarLink): Promise<unknown> =>
  api.call(syncCalendarLink, { params: { id } });
