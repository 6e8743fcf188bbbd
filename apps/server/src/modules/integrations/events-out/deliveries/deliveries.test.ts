// Deliveries over HTTP to a receiver that is down, slow, redirecting, or gone.
import {
  createWebhook,
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
  replayFailedDeliveries,
  replayWebhookDelivery,
  type Webhook,
  type WebhookDelivery,
} from '@onward/contract/integrations/webhooks';
import type { EVENT_TYPES } from '@onward/domain/integrations/events-out/event-catalog';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EmployeeOffice } from '../../../../../../../testing/people/employee-office.ts';
import { answerWith, isSigned, WebhookReceiver } from '../../../../../../../testing/product/webhook-receiver.ts';
import { rounds } from '../../../../../../../testing/run/test-length.ts';
import { until } from '../../../../../../../testing/until.ts';

const HOUR = 3_600_000;

let office: EmployeeOffice;
let receiver: WebhookReceiver;
let aheadMs = 0;
beforeAll(async () => {
  receiver = await WebhookReceiver.open();
  office = await EmployeeOffice.open({ clock: () => new Date(Date.now() + aheadMs) });
});
afterAll(async () => {
  await office.product.stop();
  await receiver.close();
});

/** Each webhook gets a different type of event, so that tests don't affect each other. */
async function open(path: string, type: (typeof EVENT_TYPES)[number]): Promise<{ id: number; secret: string }> {
  const webhook = { name: `Receiver ${path}`, url: receiver.url(path), event_types: [type] };
  const { body } = await office.admin.call<{ webhook: Webhook; secret: string }>(createWebhook, { body: { webhook } });
  return { id: body.webhook.id, secret: body.secret };
}

const happen = (type: string, subjects: number, each = 1) =>
  office.rows(
    `select onward.log_event(1, $1, 'applicant', s.id, null, null, null, jsonb_build_object('applicant_id', s.id, 'n', n))
     from generate_series(1, $3) n, generate_series(1, $2) as s (id) order by n, s.id`,
    [type, subjects, each],
  );

const webhook = async (id: number) => {
  const { body } = await office.admin.call<{ webhooks: Webhook[] }>(listWebhooks);
  return body.webhooks.find((each) => each.id === id);
};

const deliveries = async (id: number, query: Record<string, string> = {}) =>
  (await office.admin.call<{ webhook_deliveries: WebhookDelivery[] }>(listWebhookDeliveries, { params: { id }, query }))
    .body.webhook_deliveries;

/** Sessions end when nobody uses them for hours. */
async function later(ms: number): Promise<void> {
  aheadMs += ms;
  const { token } = await office.stranger.signIn('super.admin@larkfield.test');
  Object.assign(office, { admin: office.stranger.as({ token }) });
}

describe('A delivery', () => {
  it('contains ids and states, is signed, and is in the log with its answer [AHD-018]', async () => {
    const { id, secret } = await open('/plain', 'employee.created');
    const employee = await office.hire({ name: 'Imani Clarke' });
    const [received] = await receiver.gets('/plain', 1);
    if (!received) throw new Error('Nothing was received.');
    expect(isSigned(received, secret)).toBe(true);
    expect(isSigned({ ...received, body: received.body.replace('active', 'hidden') }, secret)).toBe(false);
    expect(JSON.parse(received.body)).toEqual({
      id: received.headers['onward-id'],
      type: 'employee.created',
      version: 1,
      company_id: 1,
      at: expect.any(String),
      data: {
        employee_id: employee.id,
        status: 'active',
        location_id: office.locationId,
        position_id: office.positionId,
      },
    });
    const [shown] = await until('it to be in the log', async () => {
      const found = await deliveries(id, { state: 'delivered' });
      return found.length > 0 && found;
    });
    expect(shown).toMatchObject({
      subject_name: 'Imani Clarke',
      state: 'delivered',
      attempts: 1,
      last_try: { status: 204, problem: null },
    });
    const one = await office.admin.call<{ webhook_delivery: { payload: string } }>(getWebhookDelivery, {
      params: { id: shown?.id ?? 0 },
    });
    expect(one.body.webhook_delivery.payload).toBe(received.body);
  });

  it('keeps the order of each record, also when one of them fails [AHD-018]', async () => {
    let failures = 2;
    receiver.answer('/ordered', ({ data }, response) => {
      const fails = data.applicant_id === 3 && failures > 0;
      if (fails) failures -= 1;
      response.writeHead(fails ? 503 : 200).end();
    });
    const { id } = await open('/ordered', 'applicant.moved');
    await happen('applicant.moved', 5, 4);
    await receiver.gets('/ordered', 17);
    await until('one to have failed', async () => (await deliveries(id)).some(({ attempts }) => attempts > 0));
    for (let tries = 0; tries < 2; tries += 1) {
      await later(HOUR);
      await until('the next try', async () => receiver.at('/ordered').length > 17 + tries);
    }
    await receiver.gets('/ordered', 22);
    const ofThree = receiver.at('/ordered').filter(({ data }) => data.applicant_id === 3);
    expect(ofThree.map(({ data }) => data.n)).toEqual([1, 1, 1, 2, 3, 4]);
    for (const applicant of [1, 2, 4, 5]) {
      const seen = receiver.at('/ordered').filter(({ data }) => data.applicant_id === applicant);
      expect(seen.map(({ data }) => data.n)).toEqual([1, 2, 3, 4]);
    }
  });

  it('waits while the receiver is down for two days, and all of them arrive when it is back [AHD-018]', async () => {
    receiver.answer('/down', answerWith(500));
    const { id } = await open('/down', 'job.created');
    await happen('job.created', 20);
    await receiver.gets('/down', 5);
    await until('it to count as failing', async () => (await webhook(id))?.failing_since);
    for (let hours = 0; hours < 48; hours += 8) await later(8 * HOUR);
    expect(await webhook(id)).toMatchObject({ enabled: true, pending_count: 20 });
    const before = receiver.at('/down').length;
    receiver.answer('/down', answerWith(200));
    await later(HOUR);
    const ok = await until('all of them', async () => {
      const state = await webhook(id);
      return state?.pending_count === 0 && state;
    });
    expect(ok).toMatchObject({ failing_since: null, failed_count: 0 });
    expect(
      new Set(
        receiver
          .at('/down')
          .slice(before)
          .map((each) => each.id),
      ).size,
    ).toBe(20);
  });

  it('is given up after three days, and sent again on demand [AHD-018]', async () => {
    receiver.answer('/lost', answerWith(404));
    const { id } = await open('/lost', 'job.closed');
    await happen('job.closed', 2);
    await receiver.gets('/lost', 2);
    await until('it to count as failing', async () => (await webhook(id))?.failing_since);
    const attempts = async () => (await deliveries(id)).map((each) => each.attempts);
    for (let days = 1; days <= 3; days += 1) {
      await later(25 * HOUR);
      // Stored before the clock moves on, so that the next try counts from this one.
      await until(`try ${days + 1} of both`, async () => (await attempts()).every((each) => each > days));
    }
    await until('both to be given up', async () => (await webhook(id))?.failed_count === 2);
    const [given] = await deliveries(id, { state: 'failed' });
    expect(given).toMatchObject({ state: 'failed', next_attempt_at: null, last_try: { status: 404 } });
    receiver.answer('/lost', answerWith(200));
    const replayed = await office.admin.call(replayFailedDeliveries, { params: { id } });
    expect([replayed.status, replayed.body]).toEqual([202, { replayed: 2 }]);
    await until('both to be delivered', async () => (await deliveries(id, { state: 'delivered' })).length === 2);
    const repeated = () => receiver.at('/lost').filter((each) => each.id === given?.event_key).length;
    const before = repeated();
    const one = await office.admin.call(replayWebhookDelivery, { params: { id: given?.id ?? 0 } });
    expect(one.status).toBe(202);
    await until('it to come once more', async () => repeated() === before + 1);
  });

  it('does not follow redirects, and switches off a webhook whose receiver is gone [AHD-018]', async () => {
    receiver.answer('/moved', answerWith(307, { location: receiver.url('/redirected') }));
    const { id: moved } = await open('/moved', 'offer.sent');
    receiver.answer('/gone', answerWith(410));
    const { id: gone } = await open('/gone', 'offer.signed');
    await happen('offer.sent', 1);
    await happen('offer.signed', 1);
    const [refused] = await until('the redirect to be in the log', async () => {
      const found = await deliveries(moved);
      return (found[0]?.attempts ?? 0) > 0 && found;
    });
    expect(refused).toMatchObject({ state: 'pending', last_try: { status: 307 } });
    expect(receiver.at('/redirected')).toEqual([]);
    const off = await until('the other to be switched off', async () => {
      const state = await webhook(gone);
      return state?.enabled === false && state;
    });
    expect(off.disabled_reason).toBe('gone');
    await happen('offer.signed', 1);
    const replay = await office.admin.call(replayFailedDeliveries, { params: { id: gone } });
    expect(replay.body.error_code).toBe(20003);
    expect(receiver.at('/gone')).toHaveLength(1);
  });

  it('is one of many that drain in the order of their records while other jobs go on [AHD-018]', async () => {
    const subjects = rounds({ short: 50, long: 200 });
    const each = rounds({ short: 8, long: 500 });
    await open('/drained', 'employee.updated');
    await happen('employee.updated', subjects, each);
    const started = receiver.at('/drained').length;
    const [job] = await office.rows<{ id: string }>("select (graphile_worker.add_job('integrations.sweep')).id");
    await until('another job to be done meanwhile', async () => {
      const left = await office.rows('select from graphile_worker._private_jobs where id = $1', [job?.id]);
      return left.length === 0;
    });
    expect(started).toBeLessThan(subjects * each);
    const received = await receiver.gets('/drained', subjects * each, 600_000);
    const last = new Map<unknown, number>();
    for (const { data } of received) {
      expect(data.n).toBe((last.get(data.applicant_id) ?? 0) + 1);
      last.set(data.applicant_id, Number(data.n));
    }
    expect(last.size).toBe(subjects);
  });

  it('to a slow receiver does not delay other receivers [AHD-018]', async () => {
    const held: (() => void)[] = [];
    receiver.answer('/slow', (_received, response) => held.push(() => response.writeHead(200).end()));
    await open('/slow', 'i9.started');
    await open('/quick', 'i9.completed');
    await happen('i9.started', 60);
    await receiver.gets('/slow', 8);
    await happen('i9.completed', 60);
    await receiver.gets('/quick', 60);
    expect(receiver.at('/slow')).toHaveLength(8);
    receiver.answer('/slow', answerWith(200));
    for (const release of held) release();
    await receiver.gets('/slow', 60);
  });
});
