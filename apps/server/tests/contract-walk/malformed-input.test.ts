// Calls every endpoint with malformed input: the response is always an error that names the field, never a crash or a
// hang. Each field gets one wrong value, then the whole request gets generated ones: CONTRACT_CASES sets how many per
// endpoint and CONTRACT_SEED which ones, so that every run has the same.
import { ENDPOINTS } from '@onward/contract';
import type { EndpointShape } from '@onward/contract/endpoint';
import { ERROR_STATUS } from '@onward/contract/errors';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OnboardingOffice } from '../../../../testing/people/onboarding-office.ts';
import { ApiCaller, type RawAnswer } from '../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../testing/product/in-process-product.ts';
import { rounds } from '../../../../testing/run/test-length.ts';
import { brokenRequest, firstNickname, firstWords } from './sample-values.ts';
import { wrongFields } from './wrong-fields.ts';

const CASES = Number(process.env.CONTRACT_CASES ?? rounds({ short: 20, long: 200 }));
const SEED = Number(process.env.CONTRACT_SEED ?? 20_261_115);
const AT_ONCE = 4;
const HUGE_BODY = JSON.stringify({ department: { name: 'x', description: 'y'.repeat(1_100_000) } });
const KNOWN_CODES = Object.keys(ERROR_STATUS).map(Number);

/** Well-formed, but of no record. */
const IDS = { id: '987654', signer_id: '987654', token: 'x'.repeat(43), nickname: 'none' };

const FIELDS = ENDPOINTS.map(({ endpoint }) => ({
  endpoint,
  fields: wrongFields(endpoint, {
    ...IDS,
    nickname: firstNickname(endpoint) ?? IDS.nickname,
    ...firstWords(endpoint),
  }),
})).filter(({ fields }) => fields.length > 0);

/** Thousands of responses are checked: an assertion for each would take longer than the call. */
const isEnvelope = ({ status, body }: RawAnswer): boolean =>
  status < 400 || (status < 500 && KNOWN_CODES.includes(Number(body.error_code)) && typeof body.message === 'string');

describe('malformed input', () => {
  let product: InProcessProduct;
  let caller: ApiCaller;
  let support: ApiCaller;
  let portal: ApiCaller;

  beforeAll(async () => {
    // Web alone: what would be sent waits in the outbox.
    product = await startInProcess({ sandbox: true, env: { ROLE: 'web' } });
    await product.app.ownerPool.query("insert into company_modules (company_id, module) values (1, 'ai_assistant')");
    caller = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');
    support = await new ApiCaller(product.url).signIn('support@onward.test');
    portal = (await (await OnboardingOffice.openAt(product)).onboard([{ type: 'w4' }])).portal;
  });
  afterAll(() => product.stop());

  function callerOf({ audience }: EndpointShape): ApiCaller {
    if (audience === 'employee') return portal;
    return audience === 'support' ? support : caller;
  }

  it.each(ENDPOINTS.filter(({ endpoint }) => endpoint.name !== 'signOut'))(
    `never breaks $endpoint.name, in ${CASES} cases [PLT-006, PLT-005]`,
    async ({ endpoint }) => {
      const requests = fc.sample(brokenRequest(endpoint), { numRuns: CASES, seed: SEED });
      for (let start = 0; start < requests.length; start += AT_ONCE) {
        await Promise.all(
          requests.slice(start, start + AT_ONCE).map(async (request) => {
            const answer = await callerOf(endpoint).call(endpoint, request);
            if (isEnvelope(answer)) return;
            expect.unreachable(
              `${endpoint.method} ${endpoint.path} ${JSON.stringify(request)} answered ${answer.status} ${answer.text}`,
            );
          }),
        );
      }
    },
    120_000,
  );

  it.each(FIELDS)('names the wrong field of $endpoint.name [PLT-006, PLT-020]', async ({ endpoint, fields }) => {
    const by = callerOf(endpoint);
    for (const { field, request } of fields) {
      const { status, body, text } = await by.call(endpoint, request);
      if (status === 422 && body.errors?.[field]) continue;
      expect.unreachable(
        `${endpoint.method} ${endpoint.path} ${JSON.stringify(request)} did not name ${field}: ${status} ${text}`,
      );
    }
  });

  it.each([
    ['POST', '/v1/departments', '{"department":', 422, 20001],
    ['POST', '/v1/departments', '[]', 422, 20001],
    ['POST', '/v1/departments', '"text"', 422, 20001],
    ['POST', '/v1/departments', '{"__proto__":{"admin":true},"department":{"name":"x"}}', 422, 20001],
    ['POST', '/v1/departments', HUGE_BODY, 413, 20005],
    ['PUT', '/v1/departments/1e3x', '{}', 422, 20001],
    ['GET', '/v1/departments/%E0%A4%A', undefined, 404, 40001],
    ['GET', '/v1/no-such-thing', undefined, 404, 40001],
    ['PATCH', '/v1/departments', undefined, 404, 40001],
  ])('%s %s with a body like %j returns %i and %i [PLT-006, PLT-020]', async (method, path, body, status, code) => {
    const answer = await caller.request(method, path, { body });
    expect([answer.status, answer.body.error_code]).toEqual([status, code]);
    expect(answer.body.error_reference).toBeNull();
  });

  it('asks for JSON when the body has another type [PLT-020]', async () => {
    const answer = await caller.request('POST', '/v1/departments', {
      body: 'name=x',
      headers: { 'content-type': 'text/plain' },
    });
    expect([answer.status, answer.body.error_code]).toEqual([422, 20001]);
  });

  it('reports an unexpected failure with a reference that is also logged, and no internal details [PLT-005, PLT-006]', async () => {
    await product.app.ownerPool.query('alter table departments rename to departments_away');
    try {
      const answer = await caller.request('GET', '/v1/departments');
      expect(answer.status).toBe(500);
      expect(answer.body).toMatchObject({ error_code: -1, message: 'Server error' });
      expect(answer.body.error_reference).toMatch(/^[0-9a-f-]{36}$/);
      expect(answer.text).not.toMatch(/departments|relation|select/i);
    } finally {
      await product.app.ownerPool.query('alter table departments_away rename to departments');
    }
  });
});
