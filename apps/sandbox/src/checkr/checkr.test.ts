import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../../../../testing/until.ts';
import type { SandboxFixture } from '../testing/sandbox-fixture.ts';
import { openSandbox } from '../testing/sandbox-fixture.ts';
import { checkrClient, demoToken } from './checkr-world.ts';

let sandbox: SandboxFixture;

beforeAll(async () => {
  sandbox = await openSandbox();
  await fetch(`${sandbox.url}/api/checkr/settings`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ complete_after_ms: 50 }),
  });
});
afterAll(() => sandbox.remove());

type Fields = Record<string, unknown>;

async function call(method: string, path: string, body?: object, token = demoToken) {
  const response = await fetch(`${sandbox.url}/checkr/v1${path}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${token}:`).toString('base64')}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Fields };
}

const work_locations = [{ country: 'US', state: 'GA', city: 'Decatur' }];

async function order(last_name: string) {
  const draft = { first_name: 'Ana', last_name, email: 'ana@mail.test', ssn: '111-22-3333', work_locations };
  const candidate = await call('POST', '/candidates', draft);
  expect(candidate).toMatchObject({ status: 201, body: { ssn: 'XXX-XX-3333' } });
  const wanted = { candidate_id: candidate.body.id, package: 'standard_plus', work_locations, node: 'CW-014' };
  return { wanted, report: await call('POST', '/reports', wanted) };
}

const completed = (id: unknown) =>
  until('the report to complete', async () => {
    const { body } = await call('GET', `/reports/${id}`);
    return body.status === 'complete' ? body : undefined;
  });

async function pdfOf(report: Fields): Promise<string> {
  const [documentId] = report.document_ids as string[];
  const { body } = await call('GET', `/documents/${documentId}`);
  return Buffer.from(await (await fetch(String(body.download_uri))).arrayBuffer()).toString('latin1');
}

describe('Checkr in the sandbox', () => {
  test.each([
    ['Consider', 'consider', 2],
    ['Okafor', 'clear', 0],
  ])(
    'completes the report of a candidate named %s as %s, with %d records and a PDF [CHK-014]',
    async (name, result, items) => {
      const { report } = await order(name);
      expect(report).toMatchObject({ status: 201, body: { status: 'pending', result: null, document_ids: [] } });
      const done = await completed(report.body.id);
      expect(done).toMatchObject({ result });
      const found = (await call('GET', `/reports/${done.id}/adverse_items`)).body.data as {
        id: string;
        text: string;
      }[];
      expect(new Set(found.map(({ id }) => id)).size).toBe(items);
      const pdf = await pdfOf(done);
      expect(found.filter(({ text }) => pdf.includes(text))).toHaveLength(items);
      expect(pdf).toMatch(/^%PDF-1\.4/);
      const start = Number(/startxref\n(\d+)\n%%EOF/.exec(pdf)?.[1]);
      expect(pdf.slice(start, start + 4)).toBe('xref');
    },
  );

  test('lists every search of the package with its result in the PDF, and no Social Security number [CHK-014]', async () => {
    const { report } = await order('Consider');
    const pdf = await pdfOf(await completed(report.body.id));
    for (const line of [
      'Candidate: Ana Consider',
      'Package: Standard+',
      'SSN trace: clear',
      'Sex offender search: clear',
      'National criminal search: consider',
      'County criminal search: consider',
      'Federal criminal search: clear',
    ]) {
      expect(pdf).toContain(`(${line}) Tj`);
    }
    expect(pdf).not.toMatch(/111-?22-?3333/);
  });

  test('updates a candidate with the same checks, keeps what is not sent, and lists its reports', async () => {
    const { wanted, report } = await order('Park');
    const path = `/candidates/${wanted.candidate_id}`;
    expect((await call('GET', path)).body.report_ids).toEqual([report.body.id]);
    expect(await call('POST', path, { first_name: 'Anna', ssn: '222-33-4444' })).toMatchObject({
      status: 200,
      body: { first_name: 'Anna', last_name: 'Park', email: 'ana@mail.test', ssn: 'XXX-XX-4444' },
    });
    expect(await call('POST', path, { ssn: '12' })).toMatchObject({ status: 400, body: { error: 'ssn is invalid' } });
    expect(await call('POST', path, { email: 'x' })).toMatchObject({
      status: 400,
      body: { error: 'email is invalid' },
    });
    expect((await call('POST', '/candidates/unknown', {})).status).toBe(404);
    const second = await call('POST', '/reports', wanted);
    const { body } = await call('GET', path);
    expect(body).toMatchObject({ first_name: 'Anna', report_ids: [report.body.id, second.body.id] });
  });

  test('lists candidates on its page without their Social Security numbers', async () => {
    await order('Novak');
    const page = await (await fetch(`${sandbox.url}/checkr`)).text();
    expect(page).toContain('Ana Novak');
    expect(page).not.toMatch(/111-?22-?3333|XXX-XX/);
  });

  test('refuses orders for unknown packages, places, and candidates, and unknown tokens', async () => {
    const { wanted } = await order('Lee');
    expect((await call('POST', '/reports', { ...wanted, package: 'gold' })).status).toBe(400);
    expect((await call('POST', '/reports', { ...wanted, node: 'nowhere' })).status).toBe(400);
    expect((await call('POST', '/invitations', { ...wanted, candidate_id: 'x' })).status).toBe(400);
    expect((await call('GET', '/packages', undefined, 'made up')).status).toBe(401);
  });

  test('completes an invitation when the report is ordered, and deletes open ones', async () => {
    const { wanted } = await order('Wu');
    const invitation = await call('POST', '/invitations', wanted);
    expect(invitation).toMatchObject({ status: 201, body: { status: 'pending', report_id: null } });
    const page = await fetch(String(invitation.body.invitation_url));
    expect(await page.text()).toContain('Agree and continue');
    const report = await call('POST', '/reports', wanted);
    expect((await call('GET', `/invitations/${invitation.body.id}`)).body).toMatchObject({
      status: 'completed',
      report_id: report.body.id,
    });
    const second = await call('POST', '/invitations', wanted);
    expect((await call('DELETE', `/invitations/${second.body.id}`)).body.deleted_at).not.toBeNull();
    expect((await call('DELETE', `/invitations/${second.body.id}`)).status).toBe(400);
  });

  test('lets a person pause and resume a report on its page', async () => {
    const { report } = await order('Diaz');
    const press = (action: string) =>
      fetch(`${sandbox.url}/checkr/reports/${report.body.id}/${action}`, { method: 'POST', redirect: 'manual' });
    expect((await press('suspend')).status).toBe(303);
    expect((await call('GET', `/reports/${report.body.id}`)).body.status).toBe('suspended');
    expect(await (await fetch(`${sandbox.url}/checkr`)).text()).toContain('Ana Diaz');
    await press('resume');
    expect(await completed(report.body.id)).toMatchObject({ result: 'clear' });
    expect((await press('explode')).status).toBe(404);
  });

  test('exchanges a code once, for its own client and redirect address only', async () => {
    const redirect_uri = 'http://127.0.0.1:9/v1/integrations/checkr/callback';
    const page = (address: string) =>
      `${sandbox.url}/checkr/authorize/${checkrClient.id}/signup?${new URLSearchParams({ redirect_uri: address, state: 's' })}`;
    expect((await fetch(page('https://evil.example/v1/integrations/checkr/callback'))).status).toBe(400);
    const body = new URLSearchParams({ account: 'a1c0ffee000000000000a002' });
    const answer = await fetch(page(redirect_uri), { method: 'POST', redirect: 'manual', body });
    const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code');
    const exchange = (client_secret: string) =>
      fetch(`${sandbox.url}/checkr/oauth/tokens`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ client_id: checkrClient.id, client_secret, code }),
      });
    expect((await exchange('wrong')).status).toBe(401);
    expect((await exchange(checkrClient.secret)).status).toBe(200);
    expect((await exchange(checkrClient.secret)).status).toBe(400);
  });
});
