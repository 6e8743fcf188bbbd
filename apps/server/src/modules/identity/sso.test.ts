// ADP single sign-on against a real OpenID provider, the sandbox.
import {
  finishAdpLink,
  finishAdpSignIn,
  getCurrentUser,
  startAdpLink,
  startAdpSignIn,
  type User,
} from '@onward/contract/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AdpVisitor } from '../../../../../testing/adp-visitor.ts';
import { ApiCaller } from '../../../../../testing/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/in-process-product.ts';

describe('ADP', () => {
  let product: InProcessProduct;
  let api: ApiCaller;

  beforeAll(async () => {
    product = await startInProcess({ sandbox: true });
    api = new ApiCaller(product.url);
  });
  afterAll(() => product.stop());

  /** Walks from our sign-in button through ADP's pages back to us, as one person; answers where it ends. */
  const walk = async (person: string | null, tamper: (back: URL) => void = () => {}, keepCookie = true) => {
    const start = await api.call(startAdpSignIn);
    expect(start.status).toBe(302);
    const cookie = start.headers.get('set-cookie')?.split(';')[0] ?? '';
    const back = await new AdpVisitor().choose(start.headers.get('location') ?? '', person);
    tamper(back);
    const query = Object.fromEntries(back.searchParams);
    const answer = await api.call(finishAdpSignIn, { query, headers: keepCookie ? { cookie } : {} });
    expect(answer.status).toBe(302);
    return { location: answer.headers.get('location') ?? '', query, cookie };
  };

  it('signs a known person in and starts the app with the token [IDN-024, IDN-008]', async () => {
    const { location } = await walk('sso.user@larkfield.test');
    expect(location).toMatch(new RegExp(`^${product.url}/#/success-login\\?auth_token=[\\w-]{43}&sso=adp$`));
    const token = location.match(/auth_token=([\w-]+)/)?.[1] ?? '';
    const { body } = await api.as({ token }).call<{ user: User }>(getCurrentUser);
    expect(body.user).toMatchObject({ email: 'sso.user@larkfield.test', is_sso: true });
  });

  it('sends the challenge, state and nonce along [IDN-024]', async () => {
    const { headers } = await api.call(startAdpSignIn);
    const { searchParams } = new URL(headers.get('location') ?? '');
    expect(Object.fromEntries(searchParams)).toMatchObject({ response_type: 'code', code_challenge_method: 'S256' });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(name)?.length).toBeGreaterThan(20);
    expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
  });

  it.each([
    ['a person nobody here knows', 'stranger@elsewhere.test'],
    ['an e-mail that ADP does not vouch for', 'unverified@larkfield.test'],
    ['someone who turns back at ADP', null],
  ])('refuses %s with a message on the sign-in page [IDN-024]', async (_who, person) => {
    expect((await walk(person)).location).toBe(`${product.url}/#/login?error=sso`);
  });

  it('refuses a state that is not the one it sent, a second use, and another browser [IDN-024]', async () => {
    const swapped = await walk('sso.user@larkfield.test', (back) => back.searchParams.set('state', 'x'.repeat(43)));
    expect(swapped.location).toContain('/login?error=sso');
    const { query, cookie } = await walk('sso.user@larkfield.test');
    const again = await api.call(finishAdpSignIn, { query, headers: { cookie } });
    expect(again.headers.get('location')).toContain('/login?error=sso');
    expect((await walk('sso.user@larkfield.test', undefined, false)).location).toContain('/login?error=sso');
  });

  it('links a signed-in account, which can then sign in with ADP under another e-mail [IDN-024]', async () => {
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

  it('forwards the plain return address into the app [IDN-024, PLT-031]', async () => {
    const { status, headers } = await api.request('GET', '/adp/callback', { query: { code: 'a', state: 'b' } });
    expect([status, headers.get('location')]).toEqual([302, '/#/adp/callback?code=a&state=b']);
  });
});

describe('ADP out of reach', () => {
  it('leads back to the sign-in page instead of breaking [IDN-024, PLT-006]', async () => {
    const product = await startInProcess({ env: { ADP_ISSUER_URL: 'http://127.0.0.1:9/oidc' } });
    const api = new ApiCaller(product.url);
    expect((await api.call(startAdpSignIn)).headers.get('location')).toContain('/login?error=sso');
    const admin = await api.signIn('super.admin@larkfield.test');
    expect((await admin.call(startAdpLink)).body.error_code).toBe(30001);
    await product.stop();
  });
});
