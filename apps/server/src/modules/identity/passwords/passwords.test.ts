// Forgotten, forced, first, and changed passwords, with the links sent by email and text.
import { getCurrentUser, requestSmsSignIn, sendAppLink, signIn, signInBySms } from '@onward/contract/identity/identity';
import {
  getForcedResetToken,
  getInvitation,
  requestPasswordReset,
  resetPassword,
  setPassword,
  updatePassword,
} from '@onward/contract/identity/passwords';
import { inviteStaff, resendInvitation, type StaffMember } from '@onward/contract/staff/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller, DEMO_PASSWORD } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { linkIn } from '../../../../../../testing/product/outside.ts';
import { until } from '../../../../../../testing/until.ts';

describe('passwords', () => {
  let product: InProcessProduct;
  let api: ApiCaller;
  let admin: ApiCaller;
  let now = new Date();

  beforeAll(async () => {
    product = await startInProcess({ sandbox: true, clock: () => now });
    api = new ApiCaller(product.url);
    admin = await api.signIn('super.admin@larkfield.test');
  });
  afterAll(() => product.stop());

  const later = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  const ended = (caller: ApiCaller) =>
    until('the session to end', async () => (await caller.call(getCurrentUser)).body.error_code === 10003);
  const tokenOf = (text: string, part: string): string => linkIn(text, part).split('/').at(-1) ?? '';
  const forget = async (email: string, mails: number): Promise<string> => {
    await api.call(requestPasswordReset, { body: { email } });
    return tokenOf((await product.outside.email(email, mails)).text, '/reset-password/');
  };

  describe('forgotten', () => {
    it('respond the same for known and unknown emails [IDN-017]', async () => {
      for (const email of ['hr.admin@larkfield.test', 'nobody@nowhere.test']) {
        const { status, body } = await api.call(requestPasswordReset, { body: { email } });
        expect([status, body.message]).toEqual([200, 'If the email exists, a reset link has been sent']);
      }
      expect(await product.outside.emails('nobody@nowhere.test')).toEqual([]);
    });

    it('are reset by the emailed link, once; all other sessions end [IDN-018, IDN-016]', async () => {
      const otherSession = await api.signIn('general.manager@larkfield.test');
      const reset_password_token = await forget('general.manager@larkfield.test', 1);
      const password = 'Fresh-password-2';
      const { status, body } = await api.call(resetPassword, { body: { reset_password_token, password } });
      expect(status).toBe(200);
      expect((await api.as({ token: String(body.token) }).call(getCurrentUser)).status).toBe(200);
      await ended(otherSession);
      expect((await api.call(signIn, { body: { email: 'general.manager@larkfield.test', password } })).status).toBe(
        201,
      );
      const again = await api.call(resetPassword, { body: { reset_password_token, password: 'Other-password-3' } });
      expect([again.status, again.body.error_code, again.body.message]).toEqual([
        410,
        20007,
        'This link is no longer valid',
      ]);
    });

    it('cannot be reset by a link of more than two hours, an older one, or a made-up one [IDN-017, IDN-018]', async () => {
      const first = await forget('hr.admin@larkfield.test', 2);
      const second = await forget('hr.admin@larkfield.test', 3);
      const use = (reset_password_token: string) =>
        api.call(resetPassword, { body: { reset_password_token, password: 'Fresh-password-2' } });
      expect((await use(first)).body.error_code).toBe(20007);
      expect((await use('made-up')).body.error_code).toBe(20007);
      later(2 * 3600 + 1);
      expect((await use(second)).body.error_code).toBe(20007);
    });

    it('keep the link usable when the new password is refused [IDN-018, IDN-021]', async () => {
      const reset_password_token = await forget('manager@larkfield.test', 1);
      const weak = await api.call(resetPassword, { body: { reset_password_token, password: 'short1' } });
      expect(weak.body).toMatchObject({ error_code: 20001, errors: { password: ['Use at least 12 characters'] } });
      const fine = await api.call(resetPassword, { body: { reset_password_token, password: 'Fresh-password-2' } });
      expect(fine.status).toBe(200);
    });

    it('do not apply to single sign-on users, whose email names their provider instead [IDN-017]', async () => {
      await api.call(requestPasswordReset, { body: { email: 'sso.user@larkfield.test' } });
      const mail = await product.outside.email('sso.user@larkfield.test');
      expect(mail.text).toContain('Sign in with ADP');
      expect(mail.text).not.toContain('/reset-password/');
    });

    it('are emailed about in the language of the request [PLT-039]', async () => {
      await api.call(requestPasswordReset, {
        body: { email: 'two.companies@larkfield.test' },
        headers: { locale: 'es' },
      });
      expect((await product.outside.email('two.companies@larkfield.test')).subject).toBe('Restablece tu contraseña');
    });
  });

  describe('to be changed by force', () => {
    it('block every other endpoint until the reset is done [IDN-019, IDN-016]', async () => {
      const caller = await api.signIn('reset.me@larkfield.test');
      expect((await caller.request('GET', '/v1/departments')).body.error_code).toBe(10004);
      const { body } = await caller.call(getForcedResetToken);
      const reset = await api.call(resetPassword, {
        body: { reset_password_token: body.reset_password_token, password: 'Fresh-password-2' },
      });
      const renewed = api.as({ token: String(reset.body.token) });
      expect((await renewed.request('GET', '/v1/departments')).status).toBe(200);
    });

    it('are not required of anyone else [IDN-019]', async () => {
      expect((await admin.call(getForcedResetToken)).body.error_code).toBe(20003);
    });
  });

  describe('of the invited', () => {
    beforeAll(async () => {
      admin = await api.signIn('super.admin@larkfield.test');
    });

    const invite = async (email: string): Promise<StaffMember> => {
      const body = { company_staff: { name: 'Owen Achter', email, company_role_id: 4 } };
      const answer = await admin.call<{ company_staff: StaffMember }>(inviteStaff, { body });
      expect(answer.status).toBe(201);
      return answer.body.company_staff;
    };

    it('are set with the emailed link, which shows who it is for and activates them [IDN-020, CMP-031]', async () => {
      await invite('owen@larkfield.test');
      const mail = await product.outside.email('owen@larkfield.test');
      expect(mail.text).toContain('Renee Castellano invited you');
      const token = tokenOf(mail.text, '/set-password/');
      const shown = await api.call(getInvitation, { params: { token } });
      expect(shown.body.invitation).toEqual({
        name: 'Owen Achter',
        email: 'owen@larkfield.test',
        company_name: 'Larkfield Group',
        accept_with: 'new_password',
      });
      const set = await api.call(setPassword, { body: { token, password: 'First-password-1' } });
      expect(set.status).toBe(200);
      const caller = api.as({ token: String(set.body.token) });
      expect(
        (await caller.call<{ user: { user_onboarding_desktop_step: string } }>(getCurrentUser)).body.user,
      ).toMatchObject({ user_onboarding_desktop_step: 'notification' });
      expect((await api.call(setPassword, { body: { token, password: 'First-password-1' } })).body.error_code).toBe(
        20007,
      );
    });

    it('cannot be set after seven days, nor with a link that a newer one replaced [IDN-020, CMP-029]', async () => {
      const staff = await invite('late@larkfield.test');
      const first = tokenOf((await product.outside.email('late@larkfield.test')).text, '/set-password/');
      expect((await admin.call(resendInvitation, { params: { id: staff.id } })).status).toBe(204);
      const second = tokenOf((await product.outside.email('late@larkfield.test', 2)).text, '/set-password/');
      expect((await api.call(getInvitation, { params: { token: first } })).body.error_code).toBe(20007);
      later(7 * 86_400 + 1);
      admin = await api.signIn('super.admin@larkfield.test');
      const { body } = await api.call(getInvitation, { params: { token: second } });
      expect(body.message).toContain('Ask your admin for a new invitation');
    });

    it('are not invited twice with the same email [CMP-029]', async () => {
      const body = { company_staff: { name: 'Twice', email: 'HR.admin@larkfield.test', company_role_id: 4 } };
      expect((await admin.call(inviteStaff, { body })).body).toMatchObject({
        error_code: 20002,
        errors: { email: expect.anything() },
      });
    });
  });

  describe('changed on the account page', () => {
    const change = (caller: ApiCaller, current_password: string, password: string) =>
      caller.call(updatePassword, { body: { current_password, password } });

    it('require the current one, end other sessions, and keep this one [IDN-022]', async () => {
      const caller = await api.signIn('super.admin@larkfield.test');
      const otherSession = await api.signIn('super.admin@larkfield.test');
      const wrong = await change(caller, 'Wrong-password-1', 'Brand-new-pass-9');
      expect(wrong.body).toMatchObject({ error_code: 20001, message: 'Current password is incorrect' });
      const done = await change(caller, DEMO_PASSWORD, 'Brand-new-pass-9');
      expect([done.status, done.body.message]).toEqual([200, 'Password changed successfully']);
      await ended(otherSession);
      expect((await caller.call(getCurrentUser)).status).toBe(200);
      expect((await change(caller, 'Brand-new-pass-9', DEMO_PASSWORD)).status).toBe(200);
    });

    it.each([
      ['Eleven-char', 'Use at least 12 characters'],
      [`${'a'.repeat(128)}1`, 'Use 128 characters or fewer'],
      ['Super.Admin@Larkfield.test', "Your password can't be your email"],
      ['Password1234', 'This password is too easy to guess. Choose another one.'],
      [DEMO_PASSWORD, "Choose a password that's different from your current one"],
    ])('break a rule with %s: %s [IDN-021]', async (password, message) => {
      const caller = await api.signIn('super.admin@larkfield.test');
      expect((await change(caller, DEMO_PASSWORD, password)).body.errors).toEqual({ password: [message] });
    });
  });
});

describe('by text message', () => {
  let product: InProcessProduct;
  let api: ApiCaller;
  let now = new Date();

  beforeAll(async () => {
    product = await startInProcess({ sandbox: true, clock: () => now });
    api = new ApiCaller(product.url);
  });
  afterAll(() => product.stop());

  const ask = (phone: string) => api.call(requestSmsSignIn, { body: { phone, region_number: '1' } });
  const tokenFor = async (number: string, atLeast = 1): Promise<string> =>
    new URL(linkIn((await product.outside.text(number, atLeast)).body, 'sms_token').replace('/#', '')).searchParams.get(
      'sms_token',
    ) ?? '';

  it('one gets a link that signs in once, within 15 minutes [IDN-025, IDN-040]', async () => {
    expect((await ask('(404) 555-0172')).status).toBe(200);
    const token = await tokenFor('+14045550172');
    const { status, body } = await api.call(signInBySms, { params: { token } });
    expect([status, body.require_select_company]).toEqual([200, false]);
    expect((await api.as({ token: String(body.token) }).call(getCurrentUser)).status).toBe(200);
    expect((await api.call(signInBySms, { params: { token } })).body.error_code).toBe(20007);
    await ask('4045550172');
    const second = await tokenFor('+14045550172', 2);
    now = new Date(now.getTime() + 15 * 60_000 + 1000);
    expect((await api.call(signInBySms, { params: { token: second } })).body.error_code).toBe(20007);
  });

  it('nobody else gets anything, but the response is the same [IDN-025]', async () => {
    for (const phone of ['4045550999', '12']) {
      const { status, body } = await ask(phone);
      expect([status, body.message]).toEqual([200, "If this number has an account, we've texted it a sign-in link"]);
    }
    expect(await product.outside.texts('+14045550999')).toEqual([]);
  });

  it('the app link is sent however the number is typed, and an invalid number is reported [IDN-033, PLT-046]', async () => {
    const caller = await api.signIn('super.admin@larkfield.test');
    const sent = await caller.call(sendAppLink, { body: { phone: '+1 (404) 555-0188', region_number: '1' } });
    expect([sent.status, sent.body.message]).toEqual([200, 'Successfully sent download link!']);
    await product.outside.text('+14045550188');
    const wrong = await caller.call(sendAppLink, { body: { phone: '', region_number: '1' } });
    expect(wrong.body.errors).toEqual({ phone: ['Please enter a correct phone number'] });
  });
});
