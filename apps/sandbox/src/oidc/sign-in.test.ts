import * as oidc from 'openid-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CookieBrowser } from '../testing/cookie-browser.ts';
import type { SandboxFixture } from '../testing/sandbox-fixture.ts';
import { openSandbox } from '../testing/sandbox-fixture.ts';
import { sandboxClient } from './adp-provider.ts';

const callback = 'http://127.0.0.1:45678/v1/sso/adp/callback';

let sandbox: SandboxFixture;

beforeAll(async () => {
  sandbox = await openSandbox('http://127.0.0.1:3000');
});
afterAll(() => sandbox.remove());

function discover(authentication?: oidc.ClientAuth) {
  return oidc.discovery(new URL(`${sandbox.url}/oidc`), sandboxClient.id, sandboxClient.secret, authentication, {
    execute: [oidc.allowInsecureRequests],
  });
}

async function startSignIn(config: oidc.Configuration, redirectUri = callback) {
  const checks = {
    pkceCodeVerifier: oidc.randomPKCECodeVerifier(),
    expectedState: oidc.randomState(),
    expectedNonce: oidc.randomNonce(),
  };
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'openid profile email',
    state: checks.expectedState,
    nonce: checks.expectedNonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(checks.pkceCodeVerifier),
    code_challenge_method: 'S256',
  });
  return { url, checks };
}

async function choose(browser: CookieBrowser, authorizationUrl: URL, choice: Record<string, string>): Promise<URL> {
  const page = await browser.go(authorizationUrl);
  expect(await page.response.text()).toContain('Sign in to ADP (sandbox)');
  const { leftFor } = await browser.go(page.url, { method: 'POST', body: new URLSearchParams(choice) });
  if (!leftFor) throw new Error('The sign-in did not return to the product.');
  return leftFor;
}

async function signIn(config: oidc.Configuration, browser: CookieBrowser, person: string) {
  const { url, checks } = await startSignIn(config);
  return oidc.authorizationCodeGrant(config, await choose(browser, url, { person }), checks);
}

test.each([
  ['adp-1001', 'sso.user@larkfield.test', true],
  ['adp-1002', 'super.admin@larkfield.test', true],
  ['adp-1999', 'stranger@elsewhere.test', true],
  ['adp-1998', 'unverified@larkfield.test', false],
])('%s signs in with code and PKCE [PLT-054] [IDN-024]', async (sub, email, email_verified) => {
  const config = await discover();
  const tokens = await signIn(config, new CookieBrowser(sandbox.url), sub);

  const claims = {
    sub,
    email,
    email_verified,
    given_name: expect.any(String),
    family_name: expect.any(String),
    organizationOID: expect.any(String),
    associateOID: expect.any(String),
  };
  expect(tokens.claims()).toMatchObject({ ...claims, iss: `${sandbox.url}/oidc`, aud: sandboxClient.id });
  expect(await oidc.fetchUserInfo(config, tokens.access_token, sub)).toEqual(claims);
});

test('the client can also send its secret with Basic auth', async () => {
  const config = await discover(oidc.ClientSecretBasic(sandboxClient.secret));
  const tokens = await signIn(config, new CookieBrowser(sandbox.url), 'adp-1001');
  expect(tokens.claims()?.sub).toBe('adp-1001');
});

test('the same browser is asked again and can return as someone else', async () => {
  const config = await discover();
  const browser = new CookieBrowser(sandbox.url);
  expect((await signIn(config, browser, 'adp-1001')).claims()?.sub).toBe('adp-1001');
  expect((await signIn(config, browser, 'adp-1002')).claims()?.sub).toBe('adp-1002');
});

test('canceling returns access_denied and the state', async () => {
  const { url, checks } = await startSignIn(await discover());
  const returned = await choose(new CookieBrowser(sandbox.url), url, { cancel: 'yes' });
  expect(returned.searchParams.get('error')).toBe('access_denied');
  expect(returned.searchParams.get('state')).toBe(checks.expectedState);
});

test.each([
  'http://localhost:1/adp/callback',
  'http://127.0.0.1:3000/adp/callback',
  'http://[::1]:8080/v1/sso/adp/link-callback',
])('%s is an allowed redirect address', async (redirectUri) => {
  const { url } = await startSignIn(await discover(), redirectUri);
  const returned = await choose(new CookieBrowser(sandbox.url), url, { person: 'adp-1001' });
  expect(returned.href.startsWith(`${redirectUri}?code=`)).toBe(true);
});

test.each([
  'https://example.com/v1/sso/adp/callback',
  'http://127.0.0.1.example.com/adp/callback',
  'http://127.0.0.1:3000/elsewhere',
])('%s is rejected as a redirect address', async (redirectUri) => {
  const { url } = await startSignIn(await discover(), redirectUri);
  const { response, leftFor } = await new CookieBrowser(sandbox.url).go(url);
  expect(leftFor).toBeUndefined();
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('Sign-in failed');
});

test('a request without PKCE is rejected', async () => {
  const url = oidc.buildAuthorizationUrl(await discover(), { redirect_uri: callback, scope: 'openid' });
  const { leftFor } = await new CookieBrowser(sandbox.url).go(url);
  expect(leftFor?.searchParams.get('error')).toBe('invalid_request');
});

test('an expired sign-in page says so', async () => {
  const response = await fetch(`${sandbox.url}/sign-in/unknown`);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('This sign-in has expired.');
});

test('the signing key stays the same after a restart', async () => {
  const keys = async () => (await fetch(`${sandbox.url}/oidc/jwks`)).json();
  const before = await keys();
  sandbox = await sandbox.restart();
  expect(await keys()).toEqual(before);
});
