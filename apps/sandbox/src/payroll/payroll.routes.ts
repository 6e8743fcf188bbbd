import type { FastifyInstance } from 'fastify';
import { adpPayrollRoutes } from '../adp/adp.routes.ts';
import { sendPage } from '../pages/send-page.ts';
import { paychexRoutes } from '../paychex/paychex.routes.ts';
import { paylocityRoutes } from '../paylocity/paylocity.routes.ts';
import type { ProductAddress } from '../product-address.ts';
import { parseId } from '../search.ts';
import { payrollPage } from './payroll.page.ts';
import type { PayrollMood, PayrollWorld } from './payroll-world.ts';

/** The payroll systems, the page that shows what they received, and the controls for tests. */
export function payrollRoutes(app: FastifyInstance, world: PayrollWorld, product: ProductAddress): void {
  app.decorateRequest('payroll', null);
  adpPayrollRoutes(app, world, product);
  paychexRoutes(app, world);
  paylocityRoutes(app, world);

  app.get('/payroll', async (_request, reply) => sendPage(reply, payrollPage(world)));

  app.post<{ Params: { id: string } }>('/payroll/people/:id/complete', async (request, reply) => {
    const person = world.people.find(parseId(request.params.id) ?? 0);
    if (!person) return reply.callNotFound();
    await world.change(person, { status: 'ACTIVE' });
    return reply.redirect('/payroll', 303);
  });

  app.get('/api/payroll', async () => ({ people: world.people.newestFirst(), calls: world.calls.newestFirst() }));

  app.delete('/api/payroll', async (_request, reply) => {
    await Promise.all([world.people.clear(), world.calls.clear()]);
    return reply.code(204).send();
  });

  app.put<{ Body: { mood: PayrollMood | null } }>(
    '/api/payroll/mood',
    { schema: { body: { type: 'object', properties: { mood: {} } } } },
    async (request, reply) => {
      world.setMood(request.body.mood);
      return reply.code(204).send();
    },
  );

  app.post('/api/payroll/revoke', async (_request, reply) => {
    world.revokeTokens();
    return reply.code(204).send();
  });
}
