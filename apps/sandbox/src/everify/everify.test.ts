import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSandbox, type SandboxFixture } from '../testing/sandbox-fixture.ts';

let sandbox: SandboxFixture;
let token = '';
let company = '';

type Fields = Record<string, unknown>;

async function call(method: string, path: string, body?: object) {
  const response = await fetch(`${sandbox.url}/everify/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Fields };
}

const control = (path: string, body: object) =>
  fetch(`${sandbox.url}/api/everify${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const press = (number: unknown, answer: string) =>
  fetch(`${sandbox.url}/everify/cases/${number}/${answer}`, { method: 'POST', redirect: 'manual' });

beforeAll(async () => {
  sandbox = await openSandbox();
  const login = { client_id: 'onward-sandbox', username: 'onward-sandbox', password: 'onward-sandbox-secret' };
  token = String((await call('POST', '/authentication/login', login)).body.access_token);
  const registered = await call('POST', '/companies', {
    employer_reference: 'ours',
    legal_name: 'Larkfield Group LLC',
    employer_identification_number: '582214907',
    employee_count_range: '100_499',
  });
  company = String(registered.body.client_company_id);
});
afterAll(() => sandbox.remove());
beforeEach(() => fetch(`${sandbox.url}/api/everify`, { method: 'DELETE' }));

let made = 0;

const draft = (changes: Fields = {}): Fields => {
  made += 1;
  return {
    client_company_id: company,
    employer_case_id: `ours-${made}`,
    case_creator_name: 'Renee Castellano',
    case_creator_phone_number: '4045550177',
    case_creator_email_address: 'renee@larkfield.test',
    first_name: 'Ana',
    last_name: 'Diaz',
    date_of_birth: '1999-03-22',
    ssn: '219099990',
    citizenship_status_code: 'US_CITIZEN',
    date_of_hire: '2026-11-02',
    document_a_type_code: 'US_PASSPORT',
    document_a_number: '512345678',
    expiration_date: '2031-01-01',
    ...changes,
  };
};

async function submitted(changes: Fields = {}): Promise<string> {
  const created = await call('POST', '/cases', draft(changes));
  const number = String(created.body.case_number);
  expect(await call('POST', `/cases/${number}/submit`)).toMatchObject({
    status: 200,
    body: { case_status: 'QUEUED' },
  });
  return number;
}

const statusOf = async (number: string) => (await call('GET', `/cases/${number}`)).body.case_status;

describe('E-Verify in the sandbox', () => {
  test.each([
    [{ ssn: '' }, 'ssn', 'REQUIRED'],
    [{ ssn: '000123456' }, 'ssn', 'INVALID'],
    [{ last_name: 'Diaz Jr' }, 'last_name', 'INVALID'],
    [{ first_name: 'A.' }, 'first_name', 'INVALID'],
    [{ client_company_id: 'C0' }, 'client_company_id', 'INVALID'],
    [{ document_a_type_code: '' }, 'document_a_type_code', 'REQUIRED'],
    [{ citizenship_status_code: 'LAWFUL_PERMANENT_RESIDENT' }, 'alien_number', 'REQUIRED'],
    [{ employee_email_address: 'Renee@larkfield.test' }, 'employee_email_address', 'INVALID'],
    [{ reason_for_delay_code: 'OTHER' }, 'reason_for_delay_description', 'INVALID'],
  ])('refuses a case with %j, naming %s as %s [EVF-018]', async (changes, field, code) => {
    expect(await call('POST', '/cases', draft(changes))).toMatchObject({
      status: 422,
      body: { errors: expect.arrayContaining([{ field, code }]) },
    });
  });

  test.each([
    ['0', 'CLOSED'],
    ['5', 'CLOSED'],
    ['6', 'UNCONFIRMED_DATA'],
    ['7', 'PHOTO_MATCH'],
    ['8', 'PENDING_REFERRAL'],
    ['9', 'SCAN_AND_UPLOAD'],
  ])('answers a number that ends with %s first with QUEUED and then with %s [EVF-021]', async (digit, status) => {
    expect(await statusOf(await submitted({ ssn: `21909999${digit}` }))).toBe(status);
  });

  test('knows a case by the employer case id, and refuses a second one and an open duplicate', async () => {
    const fields = draft({ ssn: '219099998' });
    const { body } = await call('POST', '/cases', fields);
    expect((await call('GET', `/cases?employer_case_id=${fields.employer_case_id}`)).body.cases).toMatchObject([
      { case_number: body.case_number },
    ]);
    expect((await call('POST', '/cases', fields)).body).toMatchObject({
      errors: [{ code: 'EMPLOYER_CASE_ID_EXISTS' }],
    });
    const other = draft({ ssn: '219099998' });
    expect((await call('POST', '/cases', other)).body).toMatchObject({ errors: [{ code: 'OPEN_DUPLICATE' }] });
    expect((await call('POST', '/cases/duplicates', other)).body.cases).toHaveLength(1);
  });

  test('draws a photo, and takes the answer once', async () => {
    const number = await submitted({ ssn: '219099997' });
    expect(await statusOf(number)).toBe('PHOTO_MATCH');
    const photo = await fetch(`${sandbox.url}/everify/api/cases/${number}/photo`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(
      Buffer.from(await photo.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
    expect((await call('POST', `/cases/${number}/confirm_photo`, {})).status).toBe(422);
    expect((await call('POST', `/cases/${number}/confirm_photo`, { photo_matches: true })).body).toMatchObject({
      case_status: 'CLOSED',
      closed_result: 'AUTHORIZED',
    });
    expect((await call('POST', `/cases/${number}/confirm_photo`, { photo_matches: false })).status).toBe(409);
  });

  test('wants the document itself when one of two photos is missing', async () => {
    const number = await submitted({ ssn: '219099997' });
    await statusOf(number);
    const answer = await call('POST', `/cases/${number}/confirm_photo`, { no_photo: true });
    expect(answer.body).toMatchObject({ case_status: 'SCAN_AND_UPLOAD' });
  });

  test('wants the notice to be confirmed before a referral, which a person decides on its page', async () => {
    const number = await submitted({ ssn: '219099998' });
    await statusOf(number);
    expect((await call('POST', `/cases/${number}/refer`, { fan_id: 'none' })).status).toBe(422);
    const { fan_id } = (await call('GET', `/cases/${number}/further_action_notice`)).body;
    const referred = await call('POST', `/cases/${number}/refer`, { fan_id });
    expect(referred.body).toMatchObject({ case_status: 'REFERRED', rdc_id: expect.stringMatching(/^RDC/) });
    const page = await (await fetch(`${sandbox.url}/everify`)).text();
    expect(page).toContain('Final nonconfirmation');
    expect(page).not.toContain('219099998');
    expect((await press(number, 'QUEUED')).status).toBe(404);
    expect((await press(number, 'FINAL_NONCONFIRMATION')).status).toBe(303);
    expect(await statusOf(number)).toBe('FINAL_NONCONFIRMATION');
  });

  test('decides about a document by itself after a while [EVF-021]', async () => {
    await control('/settings', { decide_after_ms: 0 });
    const number = await submitted({ ssn: '219089999' });
    await statusOf(number);
    expect((await call('POST', `/cases/${number}/documents`, { front: 'AAAA' })).body.case_status).toBe(
      'MANUAL_REVIEW',
    );
    expect(await statusOf(number)).toBe('CLOSED');
  });

  test('can be busy, lose answers, and forget tokens', async () => {
    await control('/mood', { mood: { on: 'read', answer: 429, times: 1, retry_after: 1 } });
    expect((await call('GET', '/cases/none')).status).toBe(429);
    await control('/mood', { mood: { on: 'write', answer: 'lost', times: 1 } });
    const fields = draft();
    await expect(call('POST', '/cases', fields)).rejects.toThrow();
    expect((await call('GET', `/cases?employer_case_id=${fields.employer_case_id}`)).body.cases).toHaveLength(1);
    await fetch(`${sandbox.url}/api/everify/revoke`, { method: 'POST' });
    expect((await call('GET', '/cases/none')).status).toBe(401);
  });
});
