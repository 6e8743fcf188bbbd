// A request that sends something outside takes effect once, however often it is repeated.
import { sendAppLink } from '@onward/contract/identity/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';

const PHONE = { phone: '4045550199', region_number: '1' };

describe('Idempotency-Key', () => {
  let product: InProcessProduct;
  let caller: ApiCaller;

  beforeAll(async () => {
    product = await startInProcess({ sandbox: true });
    caller = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');
  });
  afterAll(() => product.stop());

  const waiting = async (): Promise<number> => {
    const { rows } = await product.app.ownerPool.query('select count(*) as count from outbox_messages');
    return rows[0].count;
  };

  it('sends once and repeats the first response, even when both requests arrive together [PLT-021]', async () => {
    const before = await waiting();
    const send = () => caller.call(sendAppLink, { body: PHONE, headers: { 'idempotency-key': 'one-tap' } });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await waiting()) - before).toBe(1);
    expect((await product.outside.text('+14045550199')).body).toContain('https://');
    expect((await send()).status).toBe(200);
    expect((await waiting()) - before).toBe(1);
  });

  it('refuses a key that was used for a different request [PLT-021]', async () => {
    const body = { ...PHONE, phone: '4045550198' };
    const { status, body: answer } = await caller.call(sendAppLink, {
      body,
      headers: { 'idempotency-key': 'one-tap' },
    });
    expect([status, answer.error_code]).toEqual([409, 20002]);
  });

  it('stores nothing when the request is refused, so that it can be retried [PLT-021]', async () => {
    const headers = { 'idempotency-key': 'second-tap' };
    const refused = await caller.call(sendAppLink, { body: { phone: '12', region_number: '1' }, headers });
    expect(refused.body.error_code).toBe(20001);
    expect((await caller.call(sendAppLink, { body: PHONE, headers })).status).toBe(200);
  });

  it('forgets responses older than a day [PLT-021]', async () => {
    await product.app.ownerPool.query("update idempotency_keys set created_at = now() - interval '25 hours'");
    const before = await waiting();
    const body = { ...PHONE, phone: '4045550197' };
    const { status } = await caller.call(sendAppLink, { body, headers: { 'idempotency-key': 'one-tap' } });
    expect(status).toBe(200);
    expect((await waiting()) - before).toBe(1);
  });

  it('refuses a key with invalid characters [PLT-021]', async () => {
    const { body } = await caller.call(sendAppLink, { body: PHONE, headers: { 'idempotency-key': 'two words' } });
    expect(body.errors).toHaveProperty('Idempotency-Key');
  });
});
