// OAuth 2.0 as both calendar providers speak it. openid-client makes the authorization request; the token endpoint is
// called directly because the library insists on checking the issuer of the ID token, and Microsoft's `common` endpoint
// issues it in the name of each customer's tenant.
import * as oidc from 'openid-client';
import type { AuthorizationRequest, CalendarSettings, Grant, Tokens } from './calendar-client.ts';
import { type Answered, askCalendar, CalendarProblem } from './calendar-http.ts';

interface TokenAnswer {
  access_token?: string;
  refresh_token?: string;
  expires_in?: number;
  scope?: string;
  id_token?: string;
}

export interface TokenEndpoint extends CalendarSettings {
  provider: string;
  tokenUrl: string;
}

/** The secrets of one authorization request: `state` binds the callback to it, the verifier binds the code to us. */
export async function createAuthorization() {
  const codeVerifier = oidc.randomPKCECodeVerifier();
  const codeChallenge = await oidc.calculatePKCECodeChallenge(codeVerifier);
  return { state: oidc.randomState(), codeVerifier, codeChallenge };
}

export function authorizationUrl(
  { clientId, authorizeUrl, ...extra }: { clientId: string; authorizeUrl: string } & Record<string, string>,
  { state, codeChallenge, redirectUri, loginHint }: AuthorizationRequest,
): string {
  const { origin, protocol } = new URL(authorizeUrl);
  const configuration = new oidc.Configuration({ issuer: origin, authorization_endpoint: authorizeUrl }, clientId);
  // Only the sandbox on the developer's machine is reached without TLS.
  if (protocol === 'http:') oidc.allowInsecureRequests(configuration);
  return oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    state,
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
    login_hint: loginHint,
    ...extra,
  }).href;
}

const ask = (
  { provider, tokenUrl, clientId, clientSecret }: TokenEndpoint,
  form: Record<string, string>,
  signal?: AbortSignal,
): Promise<Answered<TokenAnswer>> =>
  askCalendar<TokenAnswer>({
    provider,
    method: 'POST',
    url: tokenUrl,
    signal,
    // An authorization code works once.
    repeats: form.grant_type === 'authorization_code' ? 'unsent' : 'always',
    form: { client_id: clientId, client_secret: clientSecret, ...form },
  });

export async function exchangeCode(
  desk: TokenEndpoint,
  { code, codeVerifier, redirectUri }: { code: string; codeVerifier: string; redirectUri: string },
  neededScopes: readonly string[],
): Promise<Grant> {
  const { body } = await ask(desk, {
    grant_type: 'authorization_code',
    code,
    code_verifier: codeVerifier,
    redirect_uri: redirectUri,
  });
  const scopes = (body.scope ?? '').split(' ').map((scope) => scope.toLowerCase());
  return {
    ...tokensIn(desk, body),
    account: accountIn(body.id_token),
    coversCalendar: neededScopes.every((needed) => scopes.some((scope) => scope.endsWith(needed.toLowerCase()))),
  };
}

export async function refreshTokens(desk: TokenEndpoint, refreshToken: string, signal?: AbortSignal): Promise<Tokens> {
  const { body } = await ask(desk, { grant_type: 'refresh_token', refresh_token: refreshToken }, signal);
  return tokensIn(desk, body);
}

const USUAL_SECONDS = 3600;

function tokensIn({ provider }: TokenEndpoint, body: TokenAnswer): Tokens {
  if (!body.access_token) throw new CalendarProblem('refused', `${provider} sent no access token.`);
  return {
    accessToken: body.access_token,
    refreshToken: body.refresh_token ?? null,
    expiresInSeconds: body.expires_in ?? USUAL_SECONDS,
  };
}

/** Received directly from the provider over TLS, so its signature would prove nothing more. */
function accountIn(idToken: string | undefined): string | null {
  try {
    const claims = JSON.parse(Buffer.from(idToken?.split('.')[1] ?? '', 'base64url').toString('utf8')) as {
      email?: unknown;
      preferred_username?: unknown;
    };
    const account = claims.email ?? claims.preferred_username;
    return typeof account === 'string' && account !== '' ? account.slice(0, 254) : null;
  } catch {
    return null;
  }
}
