// Tokens as OAuth 2.0 hands them out, alike at both providers.

import type { CalendarSettings, Grant, Tokens } from './calendar-client.ts';
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

/** It came straight from the provider over our own connection, so its signature proves nothing more. */
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
