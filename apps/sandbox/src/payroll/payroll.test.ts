// The payroll systems of the sandbox without the product; its clients are tested against them in the server.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SandboxFixture } from '../testing/sandbox-fixture.ts';
import { openSandbox } from '../testing/sandbox-fixture.ts';
import type { PayrollSystem } from './payroll-world.ts';

let sandbox: SandboxFixture;

beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.remove());

const clients: Record<PayrollSystem, { path: string; id: string }> = {
  adp: { path: '/adp/auth/oauth/v2/token', id: 'adp-sandbox' },
  adp_run: { path: '/adp/auth/oauth/v2/token', id: 'adp-run-sandbox' },
  paychex: { path: '/paychex/auth/oauth/v2/token', id: 'paychex-sandbox' },
  paylocity: { path: '/paylocity/IdentityServer/connect/token', id: 'paylocity-sandbox' },
};

function askToken(system: PayrollSystem, form: Record<string, string> = {}): Promise<Response> {
  const { path, id } = clients[system];
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: id,
    client_secret: 'onward-sandbox-secret',
    scope: 'WebLinkAPI',
    ...form,
  });
  return fetch(`${sandbox.url}${path}`, { method: 'POST', body });
}

async function call(system: PayrollSystem, method: string, path: string, body?: unknown) {
  const { access_token } = (await (await askToken(system)).json()) as { access_token: string };
  const response = await fetch(`${sandbox.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${access_token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

test.each([
  ['paychex', { client_secret: 'wrong' }, 401],
  ['adp', { client_id: 'nobody' }, 401],
  ['adp_run', { grant_type: 'password' }, 400],
  ['paylocity', { scope: 'everything' }, 400],
] as const)('%s gives no token for %j', async (system, form, status) => {
  expect((await askToken(system, form)).status).toBe(status);
});

test('a token opens its own system only', async () => {
  expect((await call('paychex', 'GET', '/paychex/companies')).status).toBe(200);
  expect((await call('adp', 'GET', '/paychex/companies')).status).toBe(401);
  expect((await call('paychex', 'GET', '/adp/hcm/v2/applicant.onboard/meta')).status).toBe(401);
  expect((await fetch(`${sandbox.url}/paylocity/api/v2/companies/B6021/codes/positions`)).status).toBe(401);
  expect((await call('paylocity', 'GET', '/paylocity/api/v2/companies/OTHER/codes/positions')).status).toBe(403);
});

test.each([
  [
    'adp',
    '/adp/hcm/v2/applicant.onboard',
    {
      _confirmMessage: {
        requestStatus: 'failed',
        messages: [{ messageText: 'First Name is required.', resourceReference: null }, {}, {}, {}],
      },
    },
  ],
  [
    'paychex',
    '/paychex/companies/00H1LARKFIELD0000001/workers',
    { errors: [{ code: 'API-52', description: 'The body is empty.' }] },
  ],
  [
    'paylocity',
    '/paylocity/api/v2/companies/B6021/employees',
    [{ field: 'firstName', message: 'firstName is required.', path: 'employee.firstName' }, {}, {}, {}, {}, {}],
  ],
] as const)('%s refuses an empty hire in its own words', async (system, path, body) => {
  expect(await call(system, 'POST', path, {})).toMatchObject({ status: 400, body });
});

test('RUN refuses blank values and a middle name of more than one letter', async () => {
  const applicantOnboarding = {
    applicantPersonalProfile: {
      legalName: { givenName: 'Ana', middleName: 'Maria', familyName: 'Ortiz' },
      birthDate: '',
    },
  };
  const { body } = await call('adp_run', 'POST', '/adp/hcm/v2/applicant.onboard', { applicantOnboarding });
  const said = body._confirmMessage.messages.map(({ messageText }: { messageText: string }) => messageText);
  expect(said).toContain('The Middle Initial field can include only one character.');
  expect(said).toContain('applicantPersonalProfile.birthDate must not be blank.');
});

test('people are still there after a restart', async () => {
  const employee = {
    employeeId: 'OW77',
    firstName: 'Ana',
    lastName: 'Ortiz',
    ssn: '132456789',
    homeAddress: { address1: '412 Church St', city: 'Decatur' },
    status: { hireDate: '2026-11-16' },
  };
  expect((await call('paylocity', 'POST', '/paylocity/api/v2/companies/B6021/employees', employee)).status).toBe(201);
  sandbox = await sandbox.restart();
  expect(await call('paylocity', 'GET', '/paylocity/api/v2/companies/B6021/employees/OW77')).toMatchObject({
    status: 200,
    body: { lastName: 'Ortiz' },
  });
  const page = await (await fetch(`${sandbox.url}/payroll`)).text();
  expect(page).toContain('Ana Ortiz');
  expect(page).not.toContain('132456789');
});
