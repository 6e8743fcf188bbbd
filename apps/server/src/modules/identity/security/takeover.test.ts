// Attacks on accounts: a coworker's phone, guessing, invitations, and how the user is notified.
import {
  confirmIdentity,
  endSessionsByLink,
  finishPhoneVerification,
  listSessions,
  startPhoneVerification,
  type UserSession,
} from '@onward/contract/identity/account-security';
import {
  getCurrentUser,
  listMyCompanies,
  requestSmsSignIn,
  signIn,
  signInBySms,
} from '@onward/contract/identity/identity';
import { getInvitation, requestPasswordReset, setPassword, updatePassword } from '@onward/contract/identity/passwords';
import { inviteStaff, listStaff, type StaffMember, updateStaff } from '@onward/contract/staff/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller, DEMO_PASSWORD } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { linkIn } from '../../../../../../testing/product/outside.ts';
import { until } from '../../../../../../testing/until.ts';

const WRONG = 'Wrong-password-1';

let product: InProcessProduct;
let api: ApiCaller;
let now = new Date();

beforeAll(async () => {
  product = await startInProcess({ sandbox: true, clock: () => now, env: { TRUST_PROXY: '127.0.0.1' } });
  api = new ApiCaller(product.url);
});
afterAll(() => product.stop());

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const attempt = (email: string, password: string, headers: Record<string, string> = {}) =>
  api.call(signIn, { body: { email, password }, headers });
const audited = async (event: string, email: string): Promise<{ company_id: number; changes: unknown }[]> =>
  (
    await product.app.ownerPool.query(
      `select a.company_id, a.changes from audit_log a join users u on u.id = a.user_id
       where a.event = $1 and u.email = $2 order by a.id`,
      [event, email],
    )
  ).rows;

describe('the number for sign-in by text', () => {
  const textsTo = async (phone: string) => (await product.outside.texts(`+1${phone}`)).length;
  const askFor = (phone: string) => api.call(requestSmsSignIn, { body: { phone, region_number: '1' } });
  const staffOf = async (caller: ApiCaller, email: string): Promise<StaffMember> => {
    const { body } = await caller.call<{ company_staffs: StaffMember[] }>(listStaff, { query: { query: email } });
    const found = body.company_staffs.find((staff) => staff.email === email);
    if (!found) throw new Error(`${email} is not among the staff.`);
    return found;
  };

  it('is not the phone of a staff record, which a coworker with edit_user can change [IDN-025, IDN-040]', async () => {
    const coworker = await api.signIn('hr.admin@larkfield.test');
    const victim = await staffOf(coworker, 'manager@larkfield.test');
    const company_staff = { phone: '4045550666', region_number: '1' };
    expect((await coworker.call(updateStaff, { params: { id: victim.id }, body: { company_staff } })).status).toBe(200);
    expect((await askFor('4045550666')).status).toBe(200);
    // Jobs run in order: once the owner of another number has their link, the attacker's request was processed too.
    await askFor('4045550172');
    await product.outside.text('+14045550172');
    expect(await textsTo('4045550666')).toBe(0);
  });

  it('can be set only by its owner with the texted code; the old number and the email are notified [IDN-040, IDN-043]', async () => {
    const owner = await api.signIn('general.manager@larkfield.test');
    const number = { phone: '(404) 555-0177', region_number: '1' };
    expect((await owner.call(startPhoneVerification, { body: number })).status).toBe(200);
    const code = /\d{6}/.exec((await product.outside.text('+14045550177')).body)?.[0] ?? '';
    const wrong = await owner.call(finishPhoneVerification, {
      body: { code: code === '000000' ? '000001' : '000000' },
    });
    expect(wrong.body.errors).toEqual({ code: ['This code is incorrect'] });
    expect((await owner.call(finishPhoneVerification, { body: { code } })).status).toBe(200);
    expect((await product.outside.text('+14045550133')).body).toContain('no longer gets');
    expect((await product.outside.email('general.manager@larkfield.test')).subject).toBe(
      'Your number for signing in by text was changed',
    );
    await askFor('4045550177');
    const link = linkIn((await product.outside.text('+14045550177', 2)).body, 'sms_token');
    const { status } = await api.call(signInBySms, { params: { token: link.split('sms_token=')[1] ?? '' } });
    expect(status).toBe(200);
    expect(await audited('sign_in_phone_changed', 'general.manager@larkfield.test')).toHaveLength(1);
  });

  it('allows five attempts at a code within ten minutes [IDN-040]', async () => {
    const owner = await api.signIn('general.manager@larkfield.test');
    const number = { phone: '4045550178', region_number: '1' };
    const newCode = async (texts: number): Promise<string> => {
      await owner.call(startPhoneVerification, { body: number });
      return /\d{6}/.exec((await product.outside.text('+14045550178', texts)).body)?.[0] ?? '';
    };
    const first = await newCode(1);
    const bad = first === '111111' ? '222222' : '111111';
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await owner.call(finishPhoneVerification, { body: { code: bad } })).body.error_code).toBe(20001);
    }
    expect((await owner.call(finishPhoneVerification, { body: { code: first } })).body.error_code).toBe(20003);
    const second = await newCode(2);
    later(601);
    await owner.call(confirmIdentity, { body: { password: DEMO_PASSWORD } });
    expect((await owner.call(finishPhoneVerification, { body: { code: second } })).body.error_code).toBe(20003);
  });
});

describe('guessing passwords', () => {
  it('is stopped after 20 attempts at one account from any address, while a known browser still gets in [IDN-005]', async () => {
    const email = 'two.companies@larkfield.test';
    const known = await attempt(email, DEMO_PASSWORD);
    const cookie = known.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(cookie).toMatch(/^onward_browser=[\w-]{43}$/);
    const guessFrom = (turn: number) => attempt(email, WRONG, { 'x-forwarded-for': `203.0.113.${turn}` });
    for (let turn = 0; turn < 20; turn += 1) {
      expect((await guessFrom(turn)).body.error_code).toBe(10001);
      if (turn >= 9) later(61);
    }
    const locked = await guessFrom(99);
    expect([locked.status, locked.body.error_code]).toEqual([429, 10002]);
    expect((await attempt(email, DEMO_PASSWORD)).body.error_code).toBe(10002);
    expect((await attempt(email, DEMO_PASSWORD, { cookie })).status).toBe(201);
    later(3600);
  });

  it('is counted separately for each known browser, five attempts [IDN-005]', async () => {
    const email = 'two.companies@larkfield.test';
    const known = await attempt(email, DEMO_PASSWORD);
    const cookie = known.headers.get('set-cookie')?.split(';')[0] ?? '';
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await attempt(email, WRONG, { cookie })).body.error_code).toBe(10001);
    }
    expect((await attempt(email, DEMO_PASSWORD, { cookie })).body.error_code).toBe(10002);
    expect((await attempt(email, DEMO_PASSWORD)).status).toBe(201);
    later(3600);
  });

  it('cannot bypass the limit with concurrent attempts [IDN-005]', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => attempt('manager@larkfield.test', WRONG)));
    expect(answers.filter(({ body }) => body.error_code === 10001)).toHaveLength(5);
    later(3600);
  });

  it('is limited for the current password and for confirmations too [IDN-005, IDN-022, IDN-042]', async () => {
    const caller = await api.signIn('hr.admin@larkfield.test');
    const guess = (turn: number) =>
      turn % 2 === 0
        ? caller.call(updatePassword, { body: { current_password: WRONG, password: 'Another-password-2' } })
        : caller.call(confirmIdentity, { body: { password: WRONG } });
    const codes: (number | undefined)[] = [];
    for (let turn = 0; turn < 12; turn += 1) codes.push((await guess(turn)).body.error_code);
    expect(codes.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 20001));
    expect(codes.slice(-2)).toEqual([10002, 10002]);
    later(3600);
  });

  it('is logged in the audit log of each of the user’s companies, for failures and successes [IDN-044, PLT-055]', async () => {
    const email = 'two.companies@larkfield.test';
    await attempt(email, WRONG);
    await attempt(email, DEMO_PASSWORD);
    const failed = await audited('sign_in_failed', email);
    expect(new Set(failed.map(({ company_id }) => company_id))).toEqual(new Set([1, 2]));
    expect(JSON.stringify(failed)).not.toContain(WRONG);
    expect((await audited('signed_in', email)).at(-1)?.changes).toMatchObject({ method: 'password' });
  });
});

describe('guessing links', () => {
  it('is stopped after too many unknown links from an address [IDN-005]', async () => {
    const strict = await startInProcess({ env: { ROLE: 'web', RATE_LIMITS: 'on', RATE_LIMIT_SIGN_IN: '1/900' } });
    const stranger = new ApiCaller(strict.url);
    const codes: (number | undefined)[] = [];
    for (let turn = 0; turn < 14; turn += 1) {
      codes.push((await stranger.call(getInvitation, { params: { token: `guess-${turn}` } })).body.error_code);
    }
    expect(codes[0]).toBe(20007);
    expect(codes.at(-1)).toBe(10002);
    await strict.stop();
  });
});

describe('forgotten passwords and sign-in by text', () => {
  it('respond before the user is looked up, so that the time reveals nothing [IDN-017, IDN-025]', async () => {
    const web = await startInProcess({ env: { ROLE: 'web' } });
    const stranger = new ApiCaller(web.url);
    for (const email of ['hr.admin@larkfield.test', 'nobody@nowhere.test']) {
      expect((await stranger.call(requestPasswordReset, { body: { email } })).status).toBe(200);
    }
    for (const phone of ['4045550172', '4045550999']) {
      expect((await stranger.call(requestSmsSignIn, { body: { phone, region_number: '1' } })).status).toBe(200);
    }
    const { rows } = await web.app.ownerPool.query<{ task: string; tokens: number }>(
      `select task_identifier as task, (select count(*)::int from one_time_tokens) as tokens
       from graphile_worker.jobs where task_identifier like 'identity.%' order by id`,
    );
    expect(rows).toEqual([
      { task: 'identity.mail_reset_link', tokens: 0 },
      { task: 'identity.mail_reset_link', tokens: 0 },
      { task: 'identity.text_sign_in_link', tokens: 0 },
      { task: 'identity.text_sign_in_link', tokens: 0 },
    ]);
    await web.stop();
  });
});

describe('an invitation', () => {
  it('never replaces an existing password, and accepts only one company [IDN-020, IDN-045]', async () => {
    const owner = await api.signIn('owner@harborpine.test');
    const lite = await api.signIn('lite.owner@pebblecafe.test');
    const email = 'manager@larkfield.test';
    for (const [inviter, roleName] of [
      [owner, 'Manager'],
      [lite, 'Manager'],
    ] as const) {
      const { body: found } = await inviter.call<{ company_roles: { id: number; name: string }[] }>({
        ...listStaff,
        path: '/v1/company_roles',
      });
      const company_role_id = found.company_roles.find(({ name }) => name === roleName)?.id;
      const company_staff = { name: 'Darnell Whitaker', email, company_role_id };
      expect((await inviter.call(inviteStaff, { body: { company_staff } })).status).toBe(201);
    }
    const mails = await until('both invitations', async () => {
      const found = (await product.outside.emails(email)).filter(({ text }) => text.includes('/set-password/'));
      return found.length >= 2 ? found : undefined;
    });
    const token = linkIn(mails.find(({ subject }) => subject.startsWith('Harbor'))?.text ?? '', '/set-password/')
      .split('/')
      .at(-1);
    expect((await api.call(getInvitation, { params: { token: token ?? '' } })).body.invitation).toMatchObject({
      accept_with: 'current_password',
    });
    const stolen = await api.call(setPassword, { body: { token, password: 'Chosen-by-a-thief-1' } });
    expect(stolen.body.errors).toEqual({ password: ['Current password is incorrect'] });
    expect((await attempt(email, 'Chosen-by-a-thief-1')).body.error_code).toBe(10001);
    const accepted = await api.call(setPassword, { body: { token, password: DEMO_PASSWORD } });
    expect(accepted.status).toBe(200);
    const caller = api.as({ token: String(accepted.body.token) });
    const { companies } = (await caller.call<{ companies: { id: number }[] }>(listMyCompanies)).body;
    expect(companies.map(({ id }) => id).toSorted()).toEqual([1, 2]);
  });
});

describe('single sign-on users', () => {
  it('cannot sign in with a password, even when one is stored [IDN-023, IDN-004]', async () => {
    await product.app.ownerPool.query(
      `update users set password_hash = (select password_hash from users where email = 'super.admin@larkfield.test')
       where email = 'sso.user@larkfield.test'`,
    );
    expect((await attempt('sso.user@larkfield.test', DEMO_PASSWORD)).body.error_code).toBe(10001);
  });
});

describe('sessions', () => {
  it('are listed with device and address, and can be ended one by one or all others at once [IDN-043]', async () => {
    const email = 'hr.admin@larkfield.test';
    const phone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
    const here = await api.signIn(email);
    const there = await attempt(email, DEMO_PASSWORD, { 'user-agent': phone });
    const { sessions } = (await here.call<{ sessions: UserSession[] }>(listSessions)).body;
    expect(sessions[0]).toMatchObject({ is_current: true });
    const other = sessions.find(({ device }) => device.kind === 'phone');
    expect(other).toMatchObject({ device: { browser: 'Safari', system: 'iOS' }, is_new_device: true });
    expect(JSON.stringify(sessions)).not.toContain('token');
    const stranger = await api.signIn('manager@larkfield.test', 1);
    const path = `/v1/sessions/${other?.id}`;
    expect((await stranger.request('DELETE', path)).body.error_code).toBe(40001);
    expect((await here.request('DELETE', path)).status).toBe(204);
    const ended = api.as({ token: String(there.body.token) });
    await until('the end of the phone', async () => (await ended.call(getCurrentUser)).body.error_code === 10003);
    const third = api.as({ token: String((await attempt(email, DEMO_PASSWORD)).body.token) });
    expect((await here.request('DELETE', '/v1/sessions/others')).status).toBe(204);
    await until('the end of the others', async () => (await third.call(getCurrentUser)).body.error_code === 10003);
    expect((await here.call(getCurrentUser)).status).toBe(200);
  });

  it('on a new device are reported by email, with a link that ends them all, once [IDN-043]', async () => {
    const email = 'lite.owner@pebblecafe.test';
    const here = await api.signIn(email);
    await attempt(email, DEMO_PASSWORD, {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
    });
    const mail = await until('the notice', async () =>
      (await product.outside.emails(email)).find(({ subject }) => subject === 'New sign-in to your Onward account'),
    );
    expect(mail.text).toContain('Firefox, Linux');
    const token = linkIn(mail.text, '/end-sessions/').split('/').at(-1);
    expect((await api.call(endSessionsByLink, { body: { token } })).status).toBe(200);
    await until('the end', async () => (await here.call(getCurrentUser)).body.error_code === 10003);
    expect((await api.call(endSessionsByLink, { body: { token } })).body.error_code).toBe(20007);
  });
});
