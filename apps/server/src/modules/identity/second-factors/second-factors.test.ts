// The second step of sign-in, "confirm it's you", and what support staff must do before they see anything.

import { listSupportedCompanies } from '@onward/contract/company/support';
import {
  confirmIdentity,
  finishSecondFactor,
  listSecondFactors,
  listSupportVisits,
  proveSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  type SecondFactor,
  startConfirmation,
  startSecondFactor,
} from '@onward/contract/identity/account-security';
import { getCurrentUser, selectCompany, signIn, type User } from '@onward/contract/identity/identity';
import { requestPasswordReset, resetPassword } from '@onward/contract/identity/passwords';
import { listDepartments } from '@onward/contract/locations/departments';
import { createRole } from '@onward/contract/staff/roles';
import { generate } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller, DEMO_PASSWORD } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { linkIn } from '../../../../../../testing/product/outside.ts';
import { until } from '../../../../../../testing/until.ts';

let product: InProcessProduct;
let api: ApiCaller;
let now = new Date();

beforeAll(async () => {
  product = await startInProcess({ sandbox: true, clock: () => now });
  api = new ApiCaller(product.url);
});
afterAll(() => product.stop());

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const codeOf = (secret: string): Promise<string> => generate({ secret, epoch: Math.floor(now.getTime() / 1000) });
const passwordOf = (email: string, password = DEMO_PASSWORD) => api.call(signIn, { body: { email, password } });
const challengeOf = (body: unknown): string =>
  (body as { second_factor: { challenge: string } }).second_factor.challenge;

type Started = { second_factor: SecondFactor; secret: string; uri: string };
type Finished = { second_factor: SecondFactor; recovery_codes: string[] };

async function setUp(caller: ApiCaller): Promise<{ id: number; secret: string; recoveryCodes: string[] }> {
  const { body: started } = await caller.call<Started>(startSecondFactor, { body: { kind: 'authenticator' } });
  const code = await codeOf(started.secret);
  const params = { id: started.second_factor.id };
  const { status, body } = await caller.call<Finished>(finishSecondFactor, { params, body: { code } });
  expect(status).toBe(200);
  return { id: params.id, secret: started.secret, recoveryCodes: body.recovery_codes };
}

// Runs first, while the product's clock still matches the one the test code uses to generate codes.
describe('support staff', () => {
  it('set up a second factor before anything else [IDN-041]', async () => {
    const { body } = await passwordOf('support@onward.test');
    const fresh = api.as({ token: String(body.token) });
    expect((await fresh.call(listSupportedCompanies)).body.error_code).toBe(10004);
    expect((await fresh.call(selectCompany, { body: { company_id: 1, reason: 'A ticket of theirs' } })).status).toBe(
      200,
    );
    expect((await fresh.call(listDepartments)).body.error_code).toBe(10004);
  });

  it('give a reason for visiting a company, which its super admins can read [IDN-002, IDN-041]', async () => {
    const support = await api.signIn('support@onward.test');
    const inside = api.as({ token: support.token, companyId: 1 });
    expect((await inside.call(listDepartments)).body.error_code).toBe(10004);
    const silent = await support.call(selectCompany, { body: { company_id: 1 } });
    expect(silent.body.errors).toHaveProperty('reason');
    const reason = 'Ticket 4711: the board does not load';
    expect((await support.call(selectCompany, { body: { company_id: 1, reason } })).status).toBe(200);
    await until('the visit', async () => (await inside.call(listDepartments)).status === 200);
    expect((await api.as({ token: support.token, companyId: 2 }).call(listDepartments)).body.error_code).toBe(10004);
    const admin = await api.signIn('super.admin@larkfield.test');
    const { body } = await admin.call<{ support_visits: { reason: string; by: string }[] }>(listSupportVisits);
    expect(body.support_visits[0]).toMatchObject({ reason, by: 'support@onward.test' });
    const manager = await api.signIn('manager@larkfield.test');
    expect((await manager.call(listSupportVisits)).body.error_code).toBe(10004);
  });

  it('are signed out after 30 minutes without use and after 12 hours in any case [IDN-007]', async () => {
    const idle = await api.signIn('support@onward.test');
    later(29 * 60);
    expect((await idle.call(listSupportedCompanies)).status).toBe(200);
    later(31 * 60);
    expect((await idle.call(listSupportedCompanies)).body.error_code).toBe(10003);
    const busy = await api.signIn('support@onward.test');
    for (let minute = 0; minute < 12 * 60; minute += 20) {
      expect((await busy.call(listSupportedCompanies)).status).toBe(200);
      later(20 * 60);
    }
    later(1);
    expect((await busy.call(listSupportedCompanies)).body.error_code).toBe(10003);
  });
});

describe('an authenticator', () => {
  const email = 'hr.admin@larkfield.test';
  let caller: ApiCaller;
  let factor: Awaited<ReturnType<typeof setUp>>;

  beforeAll(async () => {
    caller = await api.signIn(email);
    factor = await setUp(caller);
  });

  it('comes with ten recovery codes, shown once and stored as hashes; its secret is encrypted [IDN-041, PLT-056]', async () => {
    expect(factor.recoveryCodes).toHaveLength(10);
    expect(new Set(factor.recoveryCodes).size).toBe(10);
    for (const code of factor.recoveryCodes) expect(code).toMatch(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/);
    const { rows } = await product.app.ownerPool.query('select encode(secret, $1) as sealed from second_factors', [
      'escape',
    ]);
    expect(JSON.stringify(rows)).not.toContain(factor.secret);
    const listed = await caller.call<{ second_factors: SecondFactor[]; recovery_codes_left: number }>(
      listSecondFactors,
    );
    expect(listed.body).toMatchObject({ second_factors: [{ kind: 'authenticator' }], recovery_codes_left: 10 });
    expect(listed.text).not.toContain(factor.secret);
  });

  it('is asked for after the password; a code opens the session and works once [IDN-041]', async () => {
    later(60);
    const asked = await passwordOf(email);
    expect([asked.status, asked.body]).toMatchObject([202, { second_factor: { kinds: ['authenticator'], email } }]);
    expect(asked.text).not.toContain('"token"');
    const challenge = challengeOf(asked.body);
    const code = await codeOf(factor.secret);
    const wrong = await api.call(proveSecondFactor, { body: { challenge, code: code === '000000' ? '1' : '000000' } });
    expect(wrong.body.errors).toHaveProperty('code');
    const proved = await api.call(proveSecondFactor, { body: { challenge, code } });
    expect([proved.status, proved.body.companies]).toMatchObject([201, [{ id: 1 }]]);
    expect((await api.as({ token: String(proved.body.token) }).call(getCurrentUser)).status).toBe(200);
    const used = await api.call(proveSecondFactor, { body: { challenge, code } });
    expect(used.body.error_code).toBe(20007);
    const again = challengeOf((await passwordOf(email)).body);
    const replayed = await api.call(proveSecondFactor, { body: { challenge: again, code } });
    expect(replayed.body.error_code).toBe(20001);
  });

  it('can be replaced by a recovery code, each of which works once; the user is notified [IDN-041, IDN-043]', async () => {
    const [recovery_code = ''] = factor.recoveryCodes;
    const first = challengeOf((await passwordOf(email)).body);
    const typed = recovery_code.toLowerCase().replaceAll('-', ' ');
    expect((await api.call(proveSecondFactor, { body: { challenge: first, recovery_code: typed } })).status).toBe(201);
    const second = challengeOf((await passwordOf(email)).body);
    const refused = await api.call(proveSecondFactor, { body: { challenge: second, recovery_code } });
    expect(refused.body.errors).toHaveProperty('recovery_code');
    await until('the notice', async () =>
      (await product.outside.emails(email)).find(({ subject }) => subject.startsWith('Two-step verification')),
    );
  });

  it('cannot be guessed: after five wrong codes even the right one waits [IDN-005, IDN-041]', async () => {
    later(3600);
    const challenge = challengeOf((await passwordOf(email)).body);
    const code = await codeOf(factor.secret);
    const wrong = code === '123456' ? '654321' : '123456';
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await api.call(proveSecondFactor, { body: { challenge, code: wrong } })).body.error_code).toBe(20001);
    }
    expect((await api.call(proveSecondFactor, { body: { challenge, code } })).body.error_code).toBe(10002);
    later(3600);
  });

  it('is asked for after a password reset as well, so a mailbox alone gives no access [IDN-018, IDN-041]', async () => {
    await api.call(requestPasswordReset, { body: { email } });
    const mail = await until('the link', async () =>
      (await product.outside.emails(email)).find(({ text }) => text.includes('/reset-password/')),
    );
    const reset_password_token = linkIn(mail.text, '/reset-password/').split('/').at(-1);
    const reset = await api.call(resetPassword, { body: { reset_password_token, password: 'Brand-new-password-2' } });
    expect([reset.status, reset.body.token]).toEqual([202, undefined]);
    const code = await codeOf(factor.secret);
    const proved = await api.call(proveSecondFactor, { body: { challenge: challengeOf(reset.body), code } });
    expect(proved.status).toBe(201);
    caller = api.as({ token: String(proved.body.token) });
  });

  it('can be removed only after a recent confirmation, by code or password [IDN-041, IDN-042]', async () => {
    later(601);
    const params = { id: factor.id };
    const refused = await caller.call(removeSecondFactor, { params });
    expect([refused.status, refused.body.error_code]).toEqual([403, 10007]);
    expect((await caller.call(renewRecoveryCodes)).body.error_code).toBe(10007);
    const { body } = await caller.call(startConfirmation);
    expect(body.ways).toEqual(['code', 'password']);
    const wrong = await caller.call(confirmIdentity, { body: { password: 'Wrong-password-1' } });
    expect(wrong.body.errors).toEqual({ password: ['Current password is incorrect'] });
    expect((await caller.call(confirmIdentity, { body: { code: await codeOf(factor.secret) } })).status).toBe(204);
    await until('the confirmation', async () => (await caller.call(renewRecoveryCodes)).status === 201);
    expect((await caller.call(removeSecondFactor, { params })).status).toBe(204);
    expect((await passwordOf(email, 'Brand-new-password-2')).status).toBe(201);
  });
});

describe('confirming', () => {
  it('must be at most ten minutes old for changing roles [IDN-042]', async () => {
    const admin = await api.signIn('super.admin@larkfield.test');
    const create = (name: string) =>
      admin.call(createRole, { body: { company_role: { name, permissions: ['edit_note'] } } });
    expect((await create('Fresh')).status).toBe(201);
    later(601);
    expect((await create('Stale')).body.error_code).toBe(10007);
    expect((await admin.call(confirmIdentity, { body: { password: DEMO_PASSWORD } })).status).toBe(204);
    await until('the confirmation', async () => (await create('Confirmed')).status === 201);
  });
});

describe('a company that requires a second factor', () => {
  it('blocks a role with sensitive data until one is set up, and prevents removing the last one [IDN-041]', async () => {
    await product.app.ownerPool.query('update companies set require_second_factor = true where id = 2');
    const owner = await api.signIn('owner@harborpine.test');
    const me = await owner.call<{ user: User }>(getCurrentUser);
    expect(me.body.user.second_factor_required).toBe(true);
    expect((await owner.call(listDepartments)).body.error_code).toBe(10004);
    const { id } = await setUp(owner);
    await until('the way to open', async () => (await owner.call(listDepartments)).status === 200);
    const kept = await owner.call(removeSecondFactor, { params: { id } });
    expect(kept.body.error_code).toBe(20003);
  });
});
