// Input that no text in the database can hold, and links of any form.
import { ENDPOINTS } from '@onward/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyTo, Employer } from '../../../../../testing/people/employer.ts';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
let employer: Employer;

beforeAll(async () => {
  product = await startInProcess();
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  employer = new Employer(admin);
});
afterAll(() => product.stop());

describe('A NUL character', () => {
  it.each([
    ['first_name', { first_name: 'Ama\u0000ra' }],
    ['last_name', { last_name: 'Oka\u0000for' }],
    ['referer_source', { referer_source: 'ind\u0000eed' }],
    ['answers', { answers: [{ question_id: 1, value: 'ye\u0000s' }] }],
    ['answers', { answers: [{ question_id: 1, value: ['ye\u0000s'] }] }],
  ])('in %s of an application is an error naming the field [CAR-011, PLT-005]', async (field, values) => {
    const answer = await applyTo(stranger, await employer.publish(), values);
    expect(answer.status, answer.text).toBe(422);
    expect(answer.body.error_code).toBe(20001);
    expect(Object.keys(answer.body.errors ?? {}).map((name) => name.split('.')[0])).toContain(field);
  });

  it('in a query or a path is an error naming the field [PLT-005]', async () => {
    const query = await admin.request('GET', '/v1/applications', { query: { query: 'a\u0000b' } });
    expect(query).toMatchObject({ status: 422, body: { error_code: 20001, errors: { query: [expect.any(String)] } } });
    const path = await admin.request('GET', '/v1/positions/a%00b');
    expect(path).toMatchObject({ status: 422, body: { error_code: 20001 } });
    expect(Object.keys(path.body.errors ?? {})).toEqual(['position_key']);
  });
});

describe('A link of an applicant task', () => {
  const TASKS = ENDPOINTS.map(({ endpoint }) => endpoint).filter(
    ({ method, path }) => method === 'GET' && path.startsWith('/v1/applicant_tasks/') && path.endsWith('/:token'),
  );

  it.each(TASKS)('of any other form is no longer valid in $name [CAR-014]', async (endpoint) => {
    for (const token of ['abc', 'a'.repeat(19), 'b'.repeat(250), '%00', 'ä ö']) {
      const answer = await stranger.call(endpoint, { params: { token: token === '%00' ? '\u0000' : token } });
      expect(answer, `${token}: ${answer.text}`).toMatchObject({ status: 410, body: { error_code: 20007 } });
    }
  });
});
