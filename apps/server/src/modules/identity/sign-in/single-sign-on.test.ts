// ADP single sign-on against a real OpenID provider, the sandbox.
import { acceptMyInvitation, exchangeSignInCode, listMyInvitations } from '@onward/contract/identity/account-security';
import { getCurrentUser, listMyCompanies, signIn, type User } from '@onward/contract/identity/identity';
import {
  getInvitation,
  requestPasswordReset,
  resetPassword,
  setPassword,
  updatePassword,
} from '@onward/contract/identity/passwords';
import { finishAdpLink, finishAdpSignIn, startAdpLink, startAdpSignIn } from '@onward/contract/identity/single-sign-on';
import { listRoles } from '@onward/contract/staff/roles';
import { inviteStaff, resendInvitation } from '@onward/contract/staff/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AdpVisitor } from '../../../../../../testing/product/adp-visitor.ts';
import { ApiCaller, DEMO_PASSWORD } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { linkIn } from '../../../../../../testing/product/outside.ts';
import { until } from '../../../../../../testing/until.ts';

describe('ADP', () => {
  let product: InProcessProduct;
  let api: ApiCaller;
  let now = new Date();

  beforeAll(async () => {
    product = await startInProcess({ sandbox: true, clock: () => now });
    api = new ApiCaller(product.url);
  });
  afterAll(() => product.stop());

  /** Goes from our sign-in button through ADP's pages back to us as one person; returns the final URL. */
  const walk = async (
    person: string | null,
    tamper: (back: URL) => void = () => {},
    keepCookie = true,
    asked: Record<string, string> = {},
  ) => {
    const start = await api.call(startAdpSignIn, { query: asked });
    expect(start.status).toBe(302);
    const cookie = start.headers.get('set-cookie')?.split(';')[0] ?? '';
    const back = await new AdpVisitor().choose(start.headers.get('location') ?? '', person);
    tamper(back);
    const query = Object.fromEntries(back.searchParams);
    const answer = await api.call(finishAdpSignIn, { query, headers: keepCookie ? { cookie } : {} });
    expect(answer.status).toBe(302);
    return { location: answer.headers.get('location') ?? '', query, cookie };
  };

  const codeIn = (location: string): string => location.match(/auth_token=([\w-]+)/)?.[1] ?? '';
  const exchange = (auth_token: string, cookie: string) =>
    api.call(exchangeSignInCode, { body: { auth_token }, headers: { cookie } });

  it('signs a known person in with a one-time code, in the browser that started it [IDN-024, IDN-008]', async () => {
    const { location, cookie } = await walk('sso.user@larkfield.test');
    expect(location).toMatch(new RegExp(`^${product.url}/#/success-login\\?auth_token=[\\w-]{43}&sso=adp$`));
    const code = codeIn(location);
    expect((await api.as({ token: code }).call(getCurrentUser)).body.error_code).toBe(10003);
    for (const foreign of ['', 'onward_sso_state=someone-else']) {
      expect((await exchange(code, foreign)).body.error_code).toBe(20007);
    }
    const { status, body } = await exchange(code, cookie);
    expect(status).toBe(201);
    const user = await api.as({ token: String(body.token) }).call<{ user: User }>(getCurrentUser);
    expect(user.body.user).toMatchObject({ email: 'sso.user@larkfield.test', is_sso: true });
    expect((await exchange(code, cookie)).body.error_code).toBe(20007);
  });

  it('lets the code expire after a minute [IDN-008]', async () => {
    const { location, cookie } = await walk('sso.user@larkfield.test');
    now = new Date(now.getTime() + 61_000);
    expect((await exchange(codeIn(location), cookie)).body.error_code).toBe(20007);
  });

  const inviteAgain = (companyId: number) =>
    product.app.ownerPool.query(
      `update company_staffs set status = 'invited'
       where company_id = $1 and user_id = (select id from users where email = 'sso.user@larkfield.test')`,
      [companyId],
    );

  it('accepts no invitation automatically: the user responds to each company [IDN-045, CMP-031]', async () => {
    const owner = await api.signIn('owner@harborpine.test');
    const roles = await owner.call<{ company_roles: { id: number; name: string }[] }>(listRoles);
    const company_role_id = roles.body.company_roles.find(({ name }) => name === 'Manager')?.id;
    const company_staff = { name: 'Nia Stone', email: 'sso.user@larkfield.test', company_role_id };
    expect((await owner.call(inviteStaff, { body: { company_staff } })).status).toBe(201);
    await inviteAgain(1);
    const { location, cookie } = await walk('sso.user@larkfield.test');
    const { body } = await exchange(codeIn(location), cookie);
    expect(body).toMatchObject({ companies: [], require_select_company: true });
    const invited = api.as({ token: String(body.token) });
    const { invitations } = (await invited.call<{ invitations: { company_id: number }[] }>(listMyInvitations)).body;
    expect(invitations.map(({ company_id }) => company_id)).toEqual([2, 1]);
    expect((await invited.call(acceptMyInvitation, { params: { company_id: 2 } })).status).toBe(204);
    const { companies } = (await invited.call<{ companies: { id: number }[] }>(listMyCompanies)).body;
    expect(companies.map(({ id }) => id)).toEqual([2]);
    expect((await invited.call(acceptMyInvitation, { params: { company_id: 3 } })).body.error_code).toBe(40001);
  });

  it('accepts only the company whose invitation led to ADP [IDN-045]', async () => {
    const admin = await api.signIn('super.admin@larkfield.test');
    await inviteAgain(1);
    const { rows } = await product.app.ownerPool.query<{ id: number }>(
      "select id from company_staffs where company_id = 1 and user_id = (select id from users where email = 'sso.user@larkfield.test')",
    );
    expect((await admin.call(resendInvitation, { params: { id: rows[0]?.id ?? 0 } })).status).toBe(204);
    const mail = await until('the second invitation', async () => {
      const mails = await product.outside.emails('sso.user@larkfield.test');
      return mails.find(({ subject }) => subject.startsWith('Larkfield'));
    });
    const invitation = linkIn(mail.text, '/set-password/').split('/').at(-1) ?? '';
    const shown = await api.call(getInvitation, { params: { token: invitation } });
    expect(shown.body.invitation).toMatchObject({ accept_with: 'adp' });
    const refused = await api.call(setPassword, { body: { token: invitation, password: 'A-first-password-1' } });
    expect(refused.body.error_code).toBe(20007);
    const { location, cookie } = await walk('sso.user@larkfield.test', undefined, true, { invitation });
    const { companies } = (await exchange(codeIn(location), cookie)).body as { companies: { id: number }[] };
    expect(companies.map(({ id }) => id)).toContain(1);
  });

  it('sends the challenge, state, and nonce [IDN-024]', async () => {
    const { headers } = await api.call(startAdpSignIn);
    const { searchParams } = new URL(headers.get('location') ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject({ response_type: 'code', code_challenge_method: 'S256' });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)?.length).toBeGreaterThan(20);
    expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
  });

  it.each([
    ['a person nobody here knows', 'stranger@elsewhere.test'],
    ['an email that ADP does not vouch for', 'unverified@larkfield.test'],
    ['someone who turns back at ADP', null],
  ])('refuses %s with a message on the sign-in page [IDN-024]', async (_who, person) => {
    expect((await walk(person)).location).toBe(`${product.url}/#/login?error=sso`);
  });

  it('refuses an unknown state, a second use, and another browser [IDN-024]', async () => {
    const swapped = await walk('sso.user@larkfield.test', (back) => back.searchParams.set('state', 'x'.repeat(43)));
    expect(swapped.location).toContain('/login?error=sso');
    const { query, cookie } = await walk('sso.user@larkfield.test');
    const again = await api.call(finishAdpSignIn, { query, headers: { cookie } });
    expect(again.headers.get('location')).toContain('/login?error=sso');
    expect((await walk('sso.user@larkfield.test', undefined, false)).location).toContain('/login?error=sso');
  });

  it('links a signed-in account, which can then sign in with ADP under another email [IDN-024]', async () => {
    const manager = await api.signIn('manager@larkfield.test');
    const { body } = await manager.call(startAdpLink);
    const back = await new AdpVisitor().choose(String(body.url), 'stranger@elsewhere.test');
    expect(back.pathname).toBe('/adp/callback');
    const { code = '', state = '' } = Object.fromEntries(back.searchParams);
    const hr = await api.signIn('hr.admin@larkfield.test');
    expect((await hr.call(finishAdpLink, { body: { code, state } })).body.error_code).toBe(20007);

    const second = await new AdpVisitor().choose(
      String((await manager.call(startAdpLink)).body.url),
      'stranger@elsewhere.test',
    );
    const linked = await manager.call<{ user: User }>(finishAdpLink, { body: Object.fromEntries(second.searchParams) });
    expect(linked.status).toBe(200);
    expect((await walk('stranger@elsewhere.test')).location).toContain('/success-login?auth_token=');

    const third = await new AdpVisitor().choose(
      String((await hr.call(startAdpLink)).body.url),
      'stranger@elsewhere.test',
    );
    const taken = await hr.call(finishAdpLink, { body: Object.fromEntries(third.searchParams) });
    expect(taken.body.error_code).toBe(20002);
  });

  const isSso = async (caller: ApiCaller) => (await caller.call<{ user: User }>(getCurrentUser)).body.user.is_sso;

  it('makes a single-sign-on user of who signs in with it: the password and links to reset it stop working [IDN-017, IDN-023]', async () => {
    const email = 'super.admin@larkfield.test';
    const before = await api.signIn(email);
    expect(await isSso(before)).toBe(false);
    await api.call(requestPasswordReset, { body: { email } });
    const reset = await until('the link to reset the password', async () =>
      (await product.outside.emails(email)).find(({ text }) => text.includes('/reset-password/')),
    );
    expect((await walk(email)).location).toContain('/success-login?auth_token=');
    expect(await isSso(before)).toBe(true);
    const body = { current_password: DEMO_PASSWORD, password: 'larks fly at seven' };
    expect((await before.call(updatePassword, { body })).body.error_code).toBe(10004);
    expect((await api.call(signIn, { body: { email, password: DEMO_PASSWORD } })).status).toBe(401);
    const reset_password_token = linkIn(reset.text, '/reset-password/').split('/').at(-1);
    const late = await api.call(resetPassword, { body: { reset_password_token, password: 'larks fly at seven' } });
    expect(late.body.error_code).toBe(20007);
    await api.call(requestPasswordReset, { body: { email } });
    const mail = await until('the mail that names ADP', async () =>
      (await product.outside.emails(email)).find(({ text }) => text.includes('ADP')),
    );
    expect(mail.text).not.toContain('/reset-password/');
  });

  it('makes one of who links an account with it [IDN-017, IDN-023]', async () => {
    const hr = await api.signIn('hr.admin@larkfield.test');
    const { rows } = await product.app.ownerPool.query("delete from sso_identities where subject = 'adp-1999'");
    expect(rows).toEqual([]);
    const back = await new AdpVisitor().choose(
      String((await hr.call(startAdpLink)).body.url),
      'stranger@elsewhere.test',
    );
    expect((await hr.call(finishAdpLink, { body: Object.fromEntries(back.searchParams) })).status).toBe(200);
    expect(await isSso(hr)).toBe(true);
  });

  it('makes one of who accepts an invitation with it [IDN-017, IDN-023, IDN-045]', async () => {
    const email = 'new.colleague@larkfield.test';
    const owner = await api.signIn('owner@harborpine.test');
    const roles = await owner.call<{ company_roles: { id: number; name: string }[] }>(listRoles);
    const company_role_id = roles.body.company_roles.find(({ name }) => name === 'Manager')?.id;
    await owner.call(inviteStaff, { body: { company_staff: { name: 'Noor Nadar', email, company_role_id } } });
    const mail = await product.outside.email(email);
    const invitation = linkIn(mail.text, '/set-password/').split('/').at(-1) ?? '';
    const { location, cookie } = await walk(email, undefined, true, { invitation });
    const { body } = await exchange(codeIn(location), cookie);
    expect(body).toMatchObject({ companies: [{ id: 2 }] });
    expect(await isSso(api.as({ token: String(body.token) }))).toBe(true);
    const password = 'larks fly at seven';
    expect((await api.call(setPassword, { body: { token: invitation, password } })).body.error_code).toBe(20007);
  });

  it('forwards the plain callback URL into the app [IDN-024, PLT-031]', async () => {
    const { status, headers } = await api.request('GET', '/adp/callback', { query: { code: 'a', state: 'b' } });
    expect([status, headers.get('location')]).toEqual([302, '/#/adp/callback?code=a&state=b']);
  });
});

describe('ADP unavailable', () => {
  it('redirects back to the sign-in page instead of failing [IDN-024, PLT-006]', async () => {
    const product = await startInProcess({ env: { ADP_ISSUER_URL: 'http://127.0.0.1:9/oidc' } });
    const api = new ApiCaller(product.url);
    expect((await api.call(startAdpSignIn)).headers.get('location')).toContain('/login?error=sso');
    const admin = await api.signIn('super.admin@larkfield.test');
    expect((await admin.call(startAdpLink)).body.error_code).toBe(30001);
    await product.stop();
  });
});
