// How much a single caller can strain the server: deep, wide, slow, and many requests.
import { createApplicationDraft } from '@onward/contract/careers/applying';
import { createRole } from '@onward/contract/staff/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Employer } from '../../../../../../testing/people/employer.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { head, RawConnection } from '../../../../../../testing/product/raw-http.ts';
import { until } from '../../../../../../testing/until.ts';

const CONNECTIONS = 30;
const SOON_MS = 5_000;

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; ms: number }> {
  const start = performance.now();
  const result = await work();
  return { result, ms: performance.now() - start };
}

describe('A body', () => {
  let product: InProcessProduct;
  let stranger: ApiCaller;
  let admin: ApiCaller;

  beforeAll(async () => {
    product = await startInProcess();
    stranger = new ApiCaller(product.url);
    admin = await stranger.signIn('super.admin@larkfield.test');
  });
  afterAll(() => product.stop());

  const nested = (depth: number): string => `{"entries":${'['.repeat(depth)}${']'.repeat(depth)}}`;

  it.each([100, 10_000, 400_000])('nested %d deep is refused at once, signed in or not [PLT-022]', async (depth) => {
    const position = await new Employer(admin).publish({});
    const draft = createApplicationDraft.path.replace(':position_key', position.digest_key);
    for (const [caller, path] of [
      [stranger, draft],
      [admin, '/v1/departments'],
      [admin, '/v1/saved_views'],
    ] as const) {
      const { result, ms } = await timed(() => caller.request('POST', path, { body: nested(depth) }));
      expect([result.status, result.body]).toMatchObject([
        422,
        { error_code: 20001, errors: { base: [expect.any(String)] } },
      ]);
      expect(ms).toBeLessThan(SOON_MS);
    }
  });

  it('with a hundred thousand different wrong values is refused quickly and names the first fields [PLT-022]', async () => {
    const permissions = Array.from({ length: 100_000 }, (_, index) => index);
    const { result, ms } = await timed(() =>
      admin.call(createRole, { body: { company_role: { name: 'x', permissions } } }),
    );
    expect([result.status, result.body.error_code]).toEqual([422, 20001]);
    expect(Object.keys(result.body.errors ?? {}).length).toBeLessThanOrEqual(100);
    expect(ms).toBeLessThan(SOON_MS);
  });

  it('with duplicate items is still refused [PLT-006]', async () => {
    const permissions = ['edit_applicant', 'edit_applicant'];
    const { body } = await admin.call(createRole, { body: { company_role: { name: 'Twice', permissions } } });
    expect(body.error_code).toBe(20001);
  });
});

describe('A connection', () => {
  let product: InProcessProduct;
  let stranger: ApiCaller;

  beforeAll(async () => {
    product = await startInProcess({
      env: { REQUEST_TIMEOUT_SECONDS: '2', MAX_CONNECTIONS: String(CONNECTIONS) },
    });
    stranger = new ApiCaller(product.url);
  });
  afterAll(() => product.stop());

  /** Retries when a kept-alive connection was closed in between. */
  const health = () =>
    until('an answer', async () => {
      const answer = await stranger.request('GET', '/v1/health').catch(() => undefined);
      return answer?.status;
    });

  it('that does not finish its headers or body is closed [PLT-022]', async () => {
    const [slowHead, slowBody] = await Promise.all([RawConnection.open(product.url), RawConnection.open(product.url)]);
    slowHead.write('GET /v1/health HTTP/1.1\r\nhost: x\r\nx-slow: ');
    const drip = setInterval(() => slowHead.write('x'), 100);
    slowBody.write(head('POST', '/v1/sessions', { 'content-type': 'application/json', 'content-length': '100' }));
    slowBody.write('{"email":');
    await Promise.all([slowHead.closed, slowBody.closed]);
    clearInterval(drip);
    expect(slowHead.answer?.status).toBe(408);
    expect(await health()).toBe(200);
  });

  it('that sends nothing is closed [PLT-022]', async () => {
    const silent = await RawConnection.open(product.url);
    await silent.closed;
    expect(silent.answer?.status ?? 408).toBe(408);
  });

  it('beyond the maximum is closed at once, and new ones are accepted afterwards [PLT-022]', async () => {
    const many = await Promise.all(Array.from({ length: CONNECTIONS + 5 }, () => RawConnection.open(product.url)));
    await Promise.any(many.map(({ closed }) => closed));
    for (const connection of many) connection.end();
    await Promise.all(many.map(({ closed }) => closed));
    expect(await health()).toBe(200);
  });

  it('is closed after a thousand requests, as each response announces [PLT-022]', async () => {
    const connection = await RawConnection.open(product.url);
    connection.write(head('GET', '/v1/health', {}));
    const { text } = await until('an answer', async () => connection.answer ?? undefined);
    connection.end();
    expect(/keep-alive: .*max=(\d+)/i.exec(text)?.[1]).toBe('1000');
  });
});
