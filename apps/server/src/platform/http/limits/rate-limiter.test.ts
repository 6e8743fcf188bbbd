// Limits hold across processes, say when to retry, and reset.

import { sendAppLink } from '@onward/contract/identity/identity';
import { listDepartments } from '@onward/contract/locations/departments';
import { getPublicConfiguration } from '@onward/contract/platform/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { RateLimiter } from './rate-limiter.ts';

describe('rate limits', () => {
  let product: InProcessProduct;
  let api: ApiCaller;

  beforeAll(async () => {
    product = await startInProcess({
      env: {
        RATE_LIMITS: 'on',
        RATE_LIMIT_PUBLIC_READ: '4/60',
        RATE_LIMIT_STAFF: '30/60',
        RATE_LIMIT_APP_LINK: '3/3600',
      },
    });
    api = new ApiCaller(product.url);
  });
  afterAll(() => product.stop());

  it('counts public reads by address and says when to retry [PLT-022]', async () => {
    const statuses = [];
    for (let request = 0; request < 6; request += 1) statuses.push((await api.call(getPublicConfiguration)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    const { body, headers } = await api.call(getPublicConfiguration);
    expect(body.error_code).toBe(20006);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
  });

  it('stores counts without identifying anyone [PLT-022, AHD-020]', async () => {
    await product.app.rateLimiter.take('apply_phone:1:4045550199', { hits: 5, seconds: 60 }, new Date());
    const { rows } = await product.app.ownerPool.query('select bucket from rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('4045550199');
  });

  it('counts staff by user, so that one does not use up another’s limit [PLT-022]', async () => {
    const busy = await api.signIn('hr.admin@larkfield.test');
    const calm = await api.signIn('general.manager@larkfield.test');
    const answers = await Promise.all(Array.from({ length: 40 }, () => busy.call(listDepartments)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(answers.filter(({ body }) => body.error_code === 20006)).toHaveLength(10);
    expect((await calm.call(listDepartments)).status).toBe(200);
  });

  it('allows three app links an hour [IDN-033, PLT-022]', async () => {
    const caller = await api.signIn('super.admin@larkfield.test');
    const statuses = [];
    for (let send = 0; send < 4; send += 1) {
      const body = { phone: '4045550199', region_number: '1' };
      statuses.push((await caller.call(sendAppLink, { body })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('share one count between two processes and reset with the next window [PLT-022]', async () => {
    const [first, second] = [new RateLimiter(product.app.systemPool), new RateLimiter(product.app.systemPool)];
    const limit = { hits: 5, seconds: 60 };
    const now = new Date('2026-11-10T12:00:00Z');
    const takes = [];
    for (let turn = 0; turn < 8; turn += 1) takes.push(await (turn % 2 ? first : second).take('shared', limit, now));
    expect(takes.map(({ allowed }) => allowed)).toEqual([true, true, true, true, true, false, false, false]);
    expect(takes.at(-1)?.retryAfterSeconds).toBe(60);
    const later = new Date(now.getTime() + 60_000);
    expect((await first.take('shared', limit, later)).allowed).toBe(true);
  });

  it('never let more through than allowed when portions are leased by several processes [PLT-022]', async () => {
    const limiters = Array.from({ length: 4 }, () => new RateLimiter(product.app.systemPool));
    const limit = { hits: 100, seconds: 60 };
    const now = new Date('2026-11-10T12:00:00Z');
    const takes = await Promise.all(
      Array.from({ length: 400 }, (_, index) => limiters[index % 4]?.take('leased', limit, now)),
    );
    const allowed = takes.filter((take) => take?.allowed).length;
    expect(allowed).toBeLessThanOrEqual(100);
    expect(allowed).toBeGreaterThan(80);
  });
});
