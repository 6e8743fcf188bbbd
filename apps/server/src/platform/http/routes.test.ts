// Health, metrics, API docs, headers, and logs: what operators and browsers rely on.

import { ENDPOINTS } from '@onward/contract';
import { getHealth, getReadiness } from '@onward/contract/platform/platform';
import { EVENT_TYPES } from '@onward/domain/integrations/events-out/event-catalog';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withDatabase } from '../../../../../testing/database/database-address.ts';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';
import { LIVE_SETTINGS } from '../../../../../testing/product/live-settings.ts';
import { until } from '../../../../../testing/until.ts';

describe('the server', () => {
  let product: InProcessProduct;
  let api: ApiCaller;
  let operator: ApiCaller;

  beforeAll(async () => {
    product = await startInProcess();
    api = new ApiCaller(product.url);
    operator = new ApiCaller(product.operationsUrl);
  });
  afterAll(() => product.stop());

  it('reports that it is healthy [PLT-060]', async () => {
    for (const endpoint of [getHealth, getReadiness]) {
      const { status, body } = await api.call(endpoint);
      expect([status, body]).toEqual([200, { status: 'ok', database: 'ok' }]);
    }
  });

  it('hides metrics from the public port for every caller [PLT-016]', async () => {
    const admin = await api.signIn('super.admin@larkfield.test');
    for (const caller of [api, admin]) {
      for (const path of ['/metrics', '/docs/yaml', '/documentation/json']) {
        const { status, text } = await caller.request('GET', path);
        expect(status, path).toBe(404);
        expect(text).not.toContain('onward_request_seconds');
        expect(text).not.toContain('operationId');
      }
    }
    expect(new URL(product.operationsUrl).hostname).toBe('127.0.0.1');
    expect((await operator.request('GET', '/health')).body).toEqual({ status: 'ok', database: 'ok' });
    expect((await operator.request('GET', '/v1/users/me')).status).toBe(404);
  });

  it('describes at /docs what programs with a key may call, with examples and all events [AHD-018]', async () => {
    const { status, body } = await api.request<{
      paths: Record<string, Record<string, { operationId: string; requestBody?: object }>>;
      webhooks: object;
      info: { description: string };
    }>('GET', '/docs/json');
    expect(status).toBe(200);
    const described = Object.values(body.paths).flatMap((methods) => Object.values(methods));
    const names = described.map(({ operationId }) => operationId);
    expect(names).toEqual(expect.arrayContaining(['listDepartments', 'listEvents', 'listEmployees']));
    const closed = ENDPOINTS.filter(
      ({ endpoint }) => endpoint.audience !== 'company' || endpoint.peopleOnly || endpoint.confirmed,
    ).map(({ endpoint }) => endpoint.name);
    expect(names.filter((name) => closed.includes(name))).toEqual([]);
    expect(names.length + closed.length).toBe(ENDPOINTS.length);
    expect(described.find(({ operationId }) => operationId === 'createDepartment')?.requestBody).toMatchObject({
      content: { 'application/json': { example: { department: { name: expect.any(String) } } } },
    });
    expect(Object.keys(body.webhooks)).toEqual(EVENT_TYPES);
    expect(body.info.description).toContain('Authorization: Bearer');
    const page = await api.request('GET', '/docs/');
    expect(page.text).toContain('swagger-ui');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    for (const asset of ['swagger-ui.css', 'swagger-ui-bundle.js', 'swagger-initializer.js']) {
      const answer = await api.request('GET', `/docs/static/${asset}`);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600']);
    }
  });

  it('describes every endpoint to operators at /docs, from the contract [PLT-003]', async () => {
    const { status, body } = await operator.request<{ paths: Record<string, Record<string, unknown>> }>(
      'GET',
      '/docs/json',
    );
    expect(status).toBe(200);
    const described = Object.values(body.paths).flatMap((methods) =>
      Object.values(methods).map((operation) => (operation as { operationId: string }).operationId),
    );
    expect(described.sort()).toEqual(ENDPOINTS.map(({ endpoint }) => endpoint.name).sort());
    expect((await operator.request('GET', '/docs/')).text).toContain('swagger-ui');
  });

  it.each([
    ['half of a pair', '\\ud800', 422],
    ['half of a pair in a name', '\\udfff x', 422],
    ['a whole pair', '\\ud83c\\udf4b', 201],
  ])(
    'takes a character sent as %s in an escape, or says what is wrong with it: %s [PLT-006]',
    async (_, escaped, code) => {
      const admin = await api.signIn('super.admin@larkfield.test');
      const { status, body } = await admin.request('POST', '/v1/departments', {
        body: `{"department":{"name":"Bar ${escaped}"}}`,
      });
      expect(status).toBe(code);
      if (code === 422) expect(body).toMatchObject({ error_code: 20001, errors: { base: [expect.any(String)] } });
    },
  );

  it('counts its responses for Prometheus', async () => {
    await api.call(getHealth);
    const { text } = await operator.request('GET', '/metrics');
    expect(text).toContain('onward_request_seconds_count{endpoint="getHealth",status="200"}');
    expect(text).toContain('onward_database_connections{state="open"}');
  });

  it('sends strict headers with every response', async () => {
    const { headers } = await api.call(getHealth);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('accepts a bare token as well as a bearer token [PLT-004]', async () => {
    const { token } = await api.signIn('super.admin@larkfield.test');
    for (const authorization of [token, `Bearer ${token}`, `bearer ${token}`]) {
      expect((await api.request('GET', '/v1/users/me', { headers: { authorization } })).status).toBe(200);
    }
  });

  it('answers in the language of the request, and in English when that language is not offered [PLT-039]', async () => {
    const inLanguage = async (locale: string) =>
      (await api.request('GET', '/v1/users/me', { headers: { locale } })).body.message;
    expect(await inLanguage('fr')).toBe('Votre session a pris fin. Veuillez vous reconnecter.');
    expect(await inLanguage('zh')).toBe('您的会话已结束，请重新登录。');
    expect(await inLanguage('de')).toBe('Your session has ended. Please sign in again.');
  });
});

describe('without its database', () => {
  it('reports it, responds with catalog errors, and recovers on its own [PLT-060, PLT-006]', async () => {
    const product = await startInProcess();
    const api = new ApiCaller(product.url);
    const caller = await api.signIn('super.admin@larkfield.test');
    const name = new URL(product.databaseUrl).pathname.slice(1);
    const admin = new pg.Client({ connectionString: withDatabase(product.databaseUrl, 'postgres') });
    await admin.connect();
    await admin.query(`alter database ${name} with allow_connections false`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);

    const away = await until('the bad news', async () => {
      const answer = await api.call(getHealth);
      return answer.status === 503 ? answer : undefined;
    });
    expect(away.body).toEqual({ status: 'unavailable', database: 'unavailable' });
    const refused = await caller.request('GET', '/v1/departments');
    expect([refused.status, refused.body.error_code]).toEqual([500, -1]);

    await admin.query(`alter database ${name} with allow_connections true`);
    await admin.end();
    await until('the recovery', async () => (await caller.request('GET', '/v1/departments')).status === 200);
    expect((await api.call(getHealth)).status).toBe(200);
    await product.stop();
  });
});

describe('in production', () => {
  it('offers English and French only [PLT-039, PLT-050]', async () => {
    const product = await startInProcess({
      env: { ...LIVE_SETTINGS, ENVIRONMENT: 'production', SALES_PHONE: '+1 404 555 0100' },
    });
    const api = new ApiCaller(product.url);
    const { body } = await api.request('GET', '/v1/configuration');
    expect(body).toEqual({
      environment: 'production',
      languages: ['en', 'fr'],
      sales_phone: '+1 404 555 0100',
      sales_email: null,
      app_store_url: null,
      google_play_url: null,
      facebook_app_id: null,
      product_analytics_url: null,
      error_reporting: false,
      services: [],
    });
    const refused = await api.request('GET', '/v1/users/me', { headers: { locale: 'es' } });
    expect(refused.body.message).toBe('Your session has ended. Please sign in again.');
    await product.stop();
  });
});
