// One client for each configured calendar provider.
import type { CalendarProvider } from '@onward/domain/interviews/external-calendars';
import type { Config } from '../../platform/config.ts';
import type { CalendarClient } from './calendar-client.ts';
import { GoogleCalendar } from './google-calendar.ts';
import { MicrosoftCalendar } from './microsoft-calendar.ts';

export type CalendarClients = Record<CalendarProvider, CalendarClient | null>;

export const createCalendarClients = ({ calendars }: Config): CalendarClients => ({
  google: calendars.google && new GoogleCalendar(calendars.google),
  microsoft: calendars.microsoft && new MicrosoftCalendar(calendars.microsoft),
});
