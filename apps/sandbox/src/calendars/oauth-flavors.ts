import { randomUUID } from 'node:crypto';
import type { CalendarProvider } from './calendar-world.ts';

/** Public on purpose: they only give access to this sandbox. */
export const calendarClient = { id: 'onward-sandbox', secret: 'onward-sandbox-secret' } as const;

export type OAuthProblem = 'invalid_grant' | 'invalid_client' | 'invalid_request' | 'unsupported_grant_type';

/** Where the two providers differ in the same protocol. */
export interface OAuthFlavor {
  provider: CalendarProvider;
  paths: { authorize: string; token: string; revoke: string | null };
  /** Whether a refresh token is included, depending on the request. */
  keepsAccess(asked: { scope: string; accessType: string }): boolean;
  signInScope: string;
  problem(code: OAuthProblem): object;
  claims(account: string): object;
}

const googleMessages: Record<OAuthProblem, string> = {
  invalid_grant: 'Token has been expired or revoked.',
  invalid_client: 'The OAuth client was not found.',
  invalid_request: 'Missing required parameter.',
  unsupported_grant_type: 'Invalid grant_type.',
};

export const googleOAuth: OAuthFlavor = {
  provider: 'google',
  paths: { authorize: '/google/o/oauth2/v2/auth', token: '/google/token', revoke: '/google/revoke' },
  keepsAccess: ({ accessType }) => accessType === 'offline',
  signInScope: 'openid https://www.googleapis.com/auth/userinfo.email',
  problem: (error) => ({ error, error_description: googleMessages[error] }),
  claims: (account) => ({
    iss: 'https://accounts.google.com',
    sub: `g-${account}`,
    email: account,
    email_verified: true,
  }),
};

const microsoftMessages: Record<OAuthProblem, [code: number, text: string]> = {
  invalid_grant: [50173, 'The provided grant has expired due to it being revoked, a fresh auth token is needed.'],
  invalid_client: [7000215, 'Invalid client secret provided.'],
  invalid_request: [900144, 'The request body must contain the required parameters.'],
  unsupported_grant_type: [70003, 'The app requested an unsupported grant type.'],
};

export const microsoftOAuth: OAuthFlavor = {
  provider: 'microsoft',
  paths: {
    authorize: '/microsoft/common/oauth2/v2.0/authorize',
    token: '/microsoft/common/oauth2/v2.0/token',
    revoke: null,
  },
  keepsAccess: ({ scope }) => scope.split(' ').includes('offline_access'),
  signInScope: 'openid profile email offline_access',
  problem: (error) => {
    const [code, text] = microsoftMessages[error];
    return {
      error,
      error_description: `AADSTS${code}: ${text}`,
      error_codes: [code],
      timestamp: new Date().toISOString(),
      trace_id: randomUUID(),
      correlation_id: randomUUID(),
    };
  },
  claims: (account) => ({
    iss: 'https://login.microsoftonline.com/sandbox/v2.0',
    sub: `m-${account}`,
    preferred_username: account,
    email: account,
  }),
};
