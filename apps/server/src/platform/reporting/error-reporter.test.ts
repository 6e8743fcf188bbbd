// Error reports over HTTP, to a real collector (PLT-051).
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  getPublicConfiguration,
  type PublicConfiguration,
  reportClientError,
} from '@onward/contract/platform/platform';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../testing/until.ts';
import { installErrorHandling } from '../http/error-handler.ts';
import { ErrorReporter, installTraces } from './error-reporter.ts';

type Report = Record<string, unknown>;
const reports: (Report & { authorization: string | undefined })[] = [];
const collector = createServer((request, response) => {
  let text = '';
  request.on('data', (part) => {
    text += part;
  });
  request.on('end', () => {
    reports.push({ ...(JSON.parse(text) as Report), authorization: request.headers.authorization });
    response.end();
  });
});

const received = async (fits: (report: Report) => boolean): Promise<Report> => {
  await until('the report', async () => reports.some(fits));
  return reports.find(fits) as Report;
};

describe('error reports', () => {
  let address = '';
  let product: InProcessProduct;
  beforeAll(async () => {
    collector.listen(0, '127.0.0.1');
    await new Promise((resolve) => collector.once('listening', resolve));
    address = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/reports`;
    product = await startInProcess({ env: { ERROR_REPORTING_URL: address, ERROR_REPORTING_TOKEN: 'a-token' } });
  });
  afterAll(async () => {
    await product.stop();
    collector.close();
  });

  const serverWith = async (url: string | null, chance: () => number) => {
    const errorReporting = url === null ? null : { url, token: null };
    const reporter = new ErrorReporter({ errorReporting, environment: 'dev' }, { warn: () => {} }, () => new Date(0));
    const http = Fastify();
    http.decorate('environmentName', 'dev');
    http.decorate('errorReporter', reporter);
    installErrorHandling(http);
    installTraces(http, reporter, chance);
    http.get('/v1/things/:id', async () => {
      throw new TypeError('no thing for "Ana Lopez", ana@mail.test, 123-45-6789');
    });
    return http;
  };

  it('say where the server failed, with the reference and without values [PLT-051]', async () => {
    const http = await serverWith(address, () => 1);
    const { body } = await http.inject({ url: '/v1/things/secret-4711?token=abc' });
    const { error_reference } = JSON.parse(body) as { error_reference: string };
    const report = await received((each) => each.error_reference === error_reference);
    expect(report).toMatchObject({
      kind: 'error',
      source: 'server',
      name: 'TypeError',
      message: 'no thing for [withheld], [withheld], [withheld]',
      method: 'GET',
      route: '/v1/things/:id',
      environment: 'dev',
      at: '1970-01-01T00:00:00.000Z',
    });
    expect(report.frames).not.toEqual([]);
    expect(JSON.stringify(report)).not.toMatch(/Ana|secret-4711|abc\b/);
    await http.close();
  });

  it('leave out what was refused on purpose [PLT-051]', async () => {
    const http = await serverWith(address, () => 1);
    const before = reports.length;
    expect((await http.inject({ url: '/v1/nothing' })).statusCode).toBe(404);
    await http.inject({ url: '/v1/things/last' });
    await until('the next report', async () => reports.length > before);
    expect(reports.slice(before).map(({ route }) => route)).toEqual(['/v1/things/:id']);
    await http.close();
  });

  it('trace the sampled requests only [PLT-051]', async () => {
    const chances = [0.004, 0.006];
    const http = await serverWith(address, () => chances.shift() ?? 1);
    await http.inject({ url: '/v1/sampled' });
    await http.inject({ url: '/v1/not-sampled' });
    expect(await received(({ kind }) => kind === 'trace')).toMatchObject({ method: 'GET', status: 404 });
    expect(reports.filter(({ kind }) => kind === 'trace')).toHaveLength(1);
    await http.close();
  });

  it('of the browser pass through the server, which takes the values out [PLT-051]', async () => {
    const api = new ApiCaller(product.url);
    const client_error = {
      name: 'RangeError',
      message: 'bad value "1988-02-03" of ana@mail.test',
      stack: 'RangeError: bad\n    at f (https://onward.test/assets/shell.js:1:2)',
      page: '/applicants/:id',
    };
    const configuration = await api.call<PublicConfiguration>(getPublicConfiguration);
    expect(configuration.body.error_reporting).toBe(true);
    expect((await api.call(reportClientError, { body: { client_error } })).status).toBe(204);
    expect(await received(({ name }) => name === 'RangeError')).toMatchObject({
      source: 'browser',
      message: 'bad value [withheld] of [withheld]',
      frames: ['at f (https://onward.test/assets/shell.js:1:2)'],
      route: '/applicants/:id',
      authorization: 'Bearer a-token',
    });
  });

  it('of the browser are bounded in size and number, without using up other limits [PLT-051, PLT-022]', async () => {
    const limited = await startInProcess({
      env: { ERROR_REPORTING_URL: address, RATE_LIMIT_CLIENT_ERROR: '2/3600', RATE_LIMIT_PUBLIC_WRITE: '1/3600' },
    });
    const send = (message: string, stack = '') =>
      new ApiCaller(limited.url).call(reportClientError, {
        body: { client_error: { name: 'Flood', message, stack, page: '/' } },
      });
    const large = await fetch(`${limited.url}${reportClientError.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_error: { name: 'Flood', message: 'large', page: '/', more: 'x'.repeat(40_000) } }),
    });
    expect(large.status).toBe(413);
    expect((await send('m'.repeat(2000), 's'.repeat(10_000))).status).toBe(204);
    expect((await send('third')).status).toBe(429);
    expect(reports.filter(({ name, message }) => name === 'Flood' && message === 'third')).toEqual([]);
    await limited.stop();
  });

  it('name a background job once it has failed for good [PLT-051, PLT-058]', async () => {
    const add = (attempts: number, marker: string) =>
      product.app.ownerPool.query('select graphile_worker.add_job($1, $2::json, max_attempts := $3)', [
        'identity.mail_reset_link',
        JSON.stringify({ marker }),
        attempts,
      ]);
    await add(5, 'first');
    await until('a first failure', async () => {
      const { rows } = await product.app.ownerPool.query(
        `select 1 from graphile_worker.jobs where task_identifier = 'identity.mail_reset_link' and attempts = 1`,
      );
      return rows.length > 0;
    });
    expect(reports.filter(({ task }) => task)).toEqual([]);
    await add(1, 'last');
    expect(await received(({ task }) => task === 'identity.mail_reset_link')).toMatchObject({
      kind: 'error',
      source: 'server',
      route: null,
    });
  });

  it('are off without an address, and a silent collector changes nothing [PLT-051]', async () => {
    const before = reports.length;
    for (const url of [null, 'http://127.0.0.1:9/reports']) {
      const http = await serverWith(url, () => 0);
      expect((await http.inject({ url: '/v1/things/1' })).statusCode).toBe(500);
      await http.close();
    }
    expect(reports).toHaveLength(before);
  });
});
