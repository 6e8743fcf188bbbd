// The examples in docs/ work as written, against the running product.
import type { AddressInfo } from 'node:net';
import { createApiKey } from '@onward/contract/integrations/api-keys';
import { createWebhook, type Webhook } from '@onward/contract/integrations/webhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OnwardClient, OnwardError, type OnwardEvent } from '../../../docs/examples/onward-client.ts';
import { receiveWebhooks, verify, type WebhookEvent } from '../../../docs/examples/receive-webhooks.ts';
import { EmployeeOffice } from '../../../testing/people/employee-office.ts';
import { until } from '../../../testing/until.ts';

let office: EmployeeOffice;
beforeAll(async () => {
  office = await EmployeeOffice.open();
});
afterAll(() => office.product.stop());

describe('The example', () => {
  it('client reads events and pages, and says why it was refused [AHD-018]', async () => {
    const { body } = await office.admin.call<{ token: string }>(createApiKey, {
      body: { api_key: { name: 'Example', permissions: ['view_employee'] } },
    });
    const client = new OnwardClient(office.product.url, body.token);
    await office.hire({ name: 'Imani Clarke' });
    const page = await client.get<{ employees: { name: string }[] }>('/v1/companies/1/employees', { per_page: 1 });
    expect(page.employees).toHaveLength(1);
    const refused = await client
      .post('/v1/departments', { department: { name: 'Bar' } })
      .catch((error: OnwardError) => error);
    expect(refused).toBeInstanceOf(OnwardError);
    expect(refused).toMatchObject({ status: 403, code: 10004 });
    const events: OnwardEvent[] = [];
    for await (const event of client.eventsAfter(0)) events.push(event);
    expect(events.at(-1)).toMatchObject({ type: 'employee.created', subject_name: 'Imani Clarke' });
  });

  it('receiver verifies what it gets, and handles each event once [AHD-018]', async () => {
    const handled: WebhookEvent[] = [];
    // The secret is known only after the webhook was made.
    const known = { secret: '' };
    const server = receiveWebhooks('', () => undefined);
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      receiveWebhooks(known.secret, (event) => handled.push(event)).emit('request', request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { body } = await office.admin.call<{ webhook: Webhook; secret: string }>(createWebhook, {
      body: {
        webhook: {
          name: 'Example',
          url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`,
          event_types: ['employee.created'],
        },
      },
    });
    known.secret = body.secret;
    const employee = await office.hire();
    await until('the event', async () => handled.length > 0);
    expect(handled[0]).toMatchObject({ type: 'employee.created', data: { employee_id: employee.id } });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it('receiver refuses what is changed, unsigned, or old [AHD-018]', () => {
    expect(verify({}, '{}', 'whsec_x')).toBeNull();
    const headers = { 'onward-id': 'evt_1', 'onward-time': '0', 'onward-signature': 'v1=00' };
    expect(verify(headers, '{}', 'whsec_x')).toBeNull();
  });
});
