// One client for each provider we know.
import type { CalendarProvider } from '@onward/domain/interviews/external-calendars';
import type { Config } from '../../platform/config.ts';
import type { CalendarClient } from './calendar-client.ts';
import { GoogleCalendar } from './google-calendar.ts';
import { MicrosoftCalendar } from './microsoft-calendar.ts';

export type CalendarClients = Record<CalendarProvider, CalendarClient>;

export const createCalendarClients = ({ calendars }: Config): CalendarClients => ({
  google: new GoogleCalendar(calendars.google),
  microsoft: new MicrosoftCalendar(calendars.microsoft),
});
