// API calls of the portal, typed and in the language of the page.
import { ApiError } from '@onward/client/api-error';
import { type Client, createClient } from '@onward/client/client';

const pageLanguage = (): string => document.documentElement.lang;

let client: Client | undefined;

/** Created on the first call, because the server renders islands too and has no document. */
export const api = (): Client => {
  client ??= createClient({ baseUrl: '', headers: () => ({ locale: pageLanguage() }) });
  return client;
};

/** Uses the session of the team member who views a preview; null when nobody is signed in. */
export function staffApi(): Client | null {
  const token = localStorage.getItem('token');
  const company = localStorage.getItem('company_id');
  if (!token) return null;
  const headers = {
    locale: pageLanguage(),
    authorization: `Bearer ${token}`,
    ...(company && { 'ws-company-id': company }),
  };
  return createClient({ baseUrl: '', headers: () => headers });
}

/** The server's error; null when it was not reached. */
export const refusalOf = (error: unknown): ApiError | null =>
  error instanceof ApiError && error.status < 500 ? error : null;
