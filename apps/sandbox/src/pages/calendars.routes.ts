import type { FastifyInstance } from 'fastify';
import { type CalendarAccount, type CalendarWorld, calendarProviders } from '../calendars/calendar-world.ts';
import { formOf } from '../http/form-body.ts';
import { calendarsPage } from './calendars.page.ts';
import { sendPage } from './send-page.ts';

/** Pages to view people's external calendars and to change them as one of these people. */
export function calendarPageRoutes(app: FastifyInstance, world: CalendarWorld): void {
  app.get('/calendars', async (_request, reply) => {
    const calendars = world.accounts().map((at) => ({
      ...at,
      isConnected: world.grantsOf(at).some(({ is_revoked }) => !is_revoked),
      events: world.eventsOf(at),
    }));
    return sendPage(reply, calendarsPage(calendars));
  });

  app.post('/calendars/events', async (request, reply) => {
    const form = formOf(request.body);
    const at = accountIn(form);
    const starts = Date.parse(`${form.get('starts_at')}Z`);
    const minutes = Number(form.get('minutes'));
    if (!at || Number.isNaN(starts) || !(minutes > 0)) return reply.callNotFound();
    await world.addBusy(at, {
      starts_at: new Date(starts).toISOString(),
      ends_at: new Date(starts + minutes * 60_000).toISOString(),
    });
    return reply.redirect('/calendars', 303);
  });

  app.post('/calendars/revoke', async (request, reply) => {
    const at = accountIn(formOf(request.body));
    if (!at) return reply.callNotFound();
    await world.revoke(at);
    return reply.redirect('/calendars', 303);
  });
}

function accountIn(form: URLSearchParams): CalendarAccount | null {
  const provider = calendarProviders.find((one) => one === form.get('provider'));
  const account = form.get('account');
  return provider && account ? { provider, account } : null;
}
