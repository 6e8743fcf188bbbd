// Puts hostile text into every text field of every endpoint: the response comes in time, is never a server error, and
// the server keeps responding to others.
import { ENDPOINTS } from '@onward/contract';
import { createApplicationDraft } from '@onward/contract/careers/applying';
import type { EndpointShape } from '@onward/contract/endpoint';
import { getHealth } from '@onward/contract/platform/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller, type CallOptions } from '../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../testing/product/in-process-product.ts';
import { isLongRun } from '../../../../testing/run/test-length.ts';
import {
  type HostileRequest,
  hostileBodies,
  hostileForms,
  hostileMegabytes,
  hostileTexts,
  leastRequest,
  textSpotsOf,
  withValue,
} from './hostile-texts.ts';

const AT_ONCE = 8;
/** Limit for a response on a busy machine; a slower request is repeated alone. */
const BOUND_MS = 2000;
const TRIES = 3;

const WITH_TEXT = ENDPOINTS.map(({ endpoint }) => endpoint)
  .filter(({ name }) => name !== 'signOut')
  .filter((endpoint) => endpoint.body !== undefined || textSpotsOf(endpoint).length > 0);

describe('hostile input', () => {
  let product: InProcessProduct;
  let admin: ApiCaller;
  let support: ApiCaller;
  let draftToken = '';
  let positionKey = '';

  beforeAll(async () => {
    product = await startInProcess({ sandbox: true, env: { ROLE: 'web' } });
    const api = new ApiCaller(product.url);
    admin = await api.signIn('super.admin@larkfield.test');
    support = await api.signIn('support@onward.test');
    const { rows } = await product.app.ownerPool.query(
      `select digest_key from positions where company_id = 1 and status = 'published' order by id limit 1`,
    );
    positionKey = rows[0].digest_key;
    const params = { position_key: positionKey };
    const draft = await api.call<{ token: string }>(createApplicationDraft, {
      params,
      body: { language: 'en' },
    });
    draftToken = draft.body.token;
  });
  afterAll(() => product.stop());

  /** Support staff, who can change a company, get a different company than the caller's. */
  function paramsOf({ audience, path }: EndpointShape): Record<string, string> {
    if (audience === 'support') return { id: '3', merge_id: '1' };
    return {
      id: /companies|Company/.test(path) ? '1' : '2',
      company_id: '1',
      position_key: positionKey,
      token: draftToken,
    };
  }

  async function ask(endpoint: EndpointShape, request: CallOptions): Promise<{ status: number; ms: number }> {
    const begun = performance.now();
    const { status } = await (endpoint.audience === 'support' ? support : admin).call(endpoint, request);
    return { status, ms: performance.now() - begun };
  }

  async function holds(endpoint: EndpointShape, request: CallOptions): Promise<void> {
    let { status, ms } = await ask(endpoint, request);
    for (let tries = 1; ms > BOUND_MS && tries < TRIES; tries += 1) ({ status, ms } = await ask(endpoint, request));
    if (status >= 500 || ms > BOUND_MS)
      expect.unreachable(`${described(endpoint, request)} answered ${status} after ${Math.round(ms)} ms`);
  }

  it.each(WITH_TEXT)('leaves $name fast and responsive [PLT-006, PLT-020]', async (endpoint) => {
    const spots = textSpotsOf(endpoint);
    const least = leastRequest(endpoint, paramsOf(endpoint));
    const turn = isLongRun ? null : WITH_TEXT.indexOf(endpoint);
    const requests: CallOptions[] = spots.flatMap((spot, index) =>
      hostileTexts(spot, turn === null ? null : turn + index).map(
        (text): HostileRequest => withValue(least, spot, text),
      ),
    );
    const inBody = spots.filter(({ at }) => at[0] === 'body');
    for (const [index, text] of hostileMegabytes(turn).entries()) {
      const spot = inBody[index % inBody.length];
      if (spot) requests.push(withValue(least, spot, text));
    }
    if (endpoint.multipart) for (const body of hostileForms(endpoint)) requests.push({ ...least, body });
    else if (endpoint.method !== 'GET') {
      for (const body of hostileBodies(least, spots)) requests.push({ ...least, body });
    }
    for (let start = 0; start < requests.length; start += AT_ONCE) {
      await Promise.all(requests.slice(start, start + AT_ONCE).map((request) => holds(endpoint, request)));
    }
    expect((await admin.call(getHealth)).status).toBe(200);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});

const described = ({ method, path }: EndpointShape, request: CallOptions): string =>
  `${method} ${path} ${JSON.stringify(request).slice(0, 300)}`;
