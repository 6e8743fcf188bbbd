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

describe('Checkr in the sandbox', () => {
  test.each([
    ['Consider', 'consider', 1],
    ['Okafor', 'clear', 0],
  ])('completes the report of a candidate named %s as %s, with a PDF [CHK-014]', async (name, result, items) => {
    const { report } = await order(name);
    expect(report).toMatchObject({ status: 201, body: { status: 'pending', result: null, document_ids: [] } });
    const done = await completed(report.body.id);
    expect(done).toMatchObject({ result });
    expect((await call('GET', `/reports/${done.id}/adverse_items`)).body.data).toHaveLength(items);
    const [documentId] = done.document_ids as string[];
    const { body } = await call('GET', `/documents/${documentId}`);
    const pdf = Buffer.from(await (await fetch(String(body.download_uri))).arrayBuffer()).toString('latin1');
    expect(pdf).toMatch(/^%PDF-1\.4/);
    const start = Number(/startxref\n(\d+)\n%%EOF/.exec(pdf)?.[1]);
    expect(pdf.slice(start, start + 4)).toBe('xref');
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
