// Webhooks over HTTP: managed, signed, tested, and kept away from private addresses.
import {
  createWebhook,
  deleteWebhook,
  listEvents,
  listWebhookDeliveries,
  listWebhooks,
  revealWebhookSecret,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
  type Webhook,
} from '@onward/contract/integrations/webhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EmployeeOffice } from '../../../../../../../testing/people/employee-office.ts';
import { answerWith, isSigned, WebhookReceiver } from '../../../../../../../testing/product/webhook-receiver.ts';

let office: EmployeeOffice;
let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await WebhookReceiver.open();
  office = await EmployeeOffice.open();
});
afterAll(async () => {
  await office.product.stop();
  await receiver.close();
});

const values = (path: string, more: object = {}) => ({
  name: `Receiver ${path}`,
  url: receiver.url(path),
  event_types: ['employee.created'],
  ...more,
});

const create = (webhook: object, caller = office.admin) =>
  caller.call<{ webhook: Webhook; secret: string }>(createWebhook, { body: { webhook } });

describe('A webhook', () => {
  it('is made, changed, switched off, and deleted; its secret is shown once [AHD-018]', async () => {
    const { status, body } = await create(values('/managed'));
    expect(status).toBe(201);
    expect(body.secret).toMatch(/^whsec_[\w-]{43}$/);
    expect(body.webhook).toMatchObject({ enabled: true, version: 1, delivered_percent: null, failing_since: null });
    const params = { id: body.webhook.id };
    const changed = await office.admin.call<{ webhook: Webhook }>(updateWebhook, {
      params,
      body: { webhook: values('/managed', { name: 'Payroll', enabled: false, version: 1 }) },
    });
    expect(changed.body.webhook).toMatchObject({ name: 'Payroll', enabled: false, version: 2 });
    const behind = await office.admin.call(updateWebhook, {
      params,
      body: { webhook: values('/managed', { version: 1 }) },
    });
    expect([behind.status, behind.body.error_code]).toEqual([409, 20002]);
    const listed = await office.admin.call(listWebhooks);
    expect(listed.text).not.toContain('whsec_');
    expect((await office.admin.call(deleteWebhook, { params })).status).toBe(204);
    expect((await office.admin.call(updateWebhook, { params, body: { webhook: values('/managed') } })).status).toBe(
      404,
    );
  });

  it('stores its secret encrypted, and records who saw it [AHD-018, PLT-055]', async () => {
    const { body } = await create(values('/secret'));
    const params = { id: body.webhook.id };
    const shown = await office.admin.call<{ secret: string }>(revealWebhookSecret, { params });
    expect(shown.body.secret).toBe(body.secret);
    const [{ secret } = { secret: Buffer.alloc(0) }] = await office.rows<{ secret: Buffer }>(
      'select secret from webhook_endpoints where id = $1',
      [params.id],
    );
    expect(secret.toString('latin1')).not.toContain(body.secret.slice(6));
    const audit = await office.rows<{ event: string }>(
      "select event from audit_log where subject_type = 'webhook' and subject_id = $1 order by id",
      [params.id],
    );
    expect(audit.map(({ event }) => event)).toEqual(['webhook_created', 'webhook_secret_shown']);
  });

  it('signs with both secrets for a day after a new one was made [AHD-018]', async () => {
    const { body } = await create(values('/rotated'));
    const params = { id: body.webhook.id };
    const renewed = await office.admin.call<{ webhook: Webhook; secret: string }>(rotateWebhookSecret, { params });
    expect(renewed.body.secret).not.toBe(body.secret);
    expect(renewed.body.webhook.earlier_secret_until).not.toBeNull();
    await office.hire();
    const [delivery] = await receiver.gets('/rotated', 1);
    expect(delivery && isSigned(delivery, body.secret)).toBe(true);
    expect(delivery && isSigned(delivery, renewed.body.secret)).toBe(true);
    expect(delivery && isSigned(delivery, 'whsec_another')).toBe(false);
  });

  it('is tested at once, and the test is in both logs [AHD-018]', async () => {
    const { body } = await create(values('/tested'));
    const params = { id: body.webhook.id };
    const good = await office.admin.call(testWebhook, { params });
    expect(good.body).toMatchObject({ ok: true, status: 204, problem: null });
    expect(receiver.at('/tested')[0]).toMatchObject({ type: 'webhook.test', data: { webhook_id: params.id } });
    receiver.answer('/tested', answerWith(500));
    expect((await office.admin.call(testWebhook, { params })).body).toMatchObject({ ok: false, status: 500 });
    const deliveries = await office.admin.call<{ webhook_deliveries: object[] }>(listWebhookDeliveries, { params });
    expect(deliveries.body.webhook_deliveries).toMatchObject([
      { type: 'webhook.test', state: 'failed', is_test: true },
      { type: 'webhook.test', state: 'delivered', is_test: true },
    ]);
    const log = await office.admin.call<{ events: object[] }>(listEvents, { query: { type: 'webhook.test' } });
    expect(log.body.events).toHaveLength(2);
  });

  it('names what is wrong with an address or an unknown event [AHD-018]', async () => {
    const bad = await create(values('/x', { url: 'https://user:word@hooks.example.com' }));
    expect(bad.body).toMatchObject({
      error_code: 20001,
      errors: { url: [expect.stringContaining('password')] },
    });
    const unknown = await create(values('/x', { event_types: ['applicant.promoted'] }));
    expect(Object.keys(unknown.body.errors ?? {})).toEqual(['event_types.0']);
    const none = await create(values('/x', { event_types: [] }));
    expect(Object.keys(none.body.errors ?? {})).toEqual(['event_types']);
  });

  it('is closed to managers of some locations and to people without the right [AHD-018, CMP-024]', async () => {
    const manager = await office.stranger.signIn('hr.atlanta@larkfield.test');
    expect((await manager.call(listWebhooks)).body.error_code).toBe(10004);
    expect((await create(values('/x'), manager)).body.error_code).toBe(10004);
    expect((await office.stranger.call(listWebhooks)).status).toBe(401);
  });
});
