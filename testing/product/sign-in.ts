/** Signs a user in without the sign-in page, for tests and screenshots about something else. */
import type { BrowserContext } from 'playwright-core';
import { SUPPORT_EMAIL, setUpAuthenticator, takeSecondStep, VISIT_REASON } from './second-step.ts';

export type Person = { email: string; password: string };

/** What the app finds in its local storage when it starts. */
export type Remembered = Record<string, string>;

type Answer = { token: string; companies: { id: number }[] };

/** Sessions are opened once per user and product, because these tests aren't about signing in. */
const sessions = new Map<string, Promise<Remembered>>();

/** The user a context was last opened for. */
const present = new WeakMap<BrowserContext, Remembered>();

/** Every page the context opens from now on is signed in, in the user's first company. */
export async function signIn(context: BrowserContext, url: string, person: Person): Promise<Remembered> {
  const key = `${url} ${person.email}`;
  const opening = sessions.get(key) ?? openSession(url, person);
  sessions.set(key, opening);
  const session = await opening;
  if (present.get(context) === session) return session;
  // An app already loaded for another user, or signed out, has to be reloaded.
  const running = context.pages().filter((page) => page.url() !== 'about:blank');
  await Promise.all(running.map((page) => page.goto('about:blank')));
  present.set(context, session);
  await rememberInBrowser(context, session);
  return session;
}

export async function openSession(url: string, { email, password }: Person): Promise<Remembered> {
  const call = async (method: string, path: string, body: object, token?: string) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json().catch(() => null)) as unknown };
  };
  const key = `${url} ${email}`;
  const { status, body } = await call('POST', '/v1/sessions', { email, password });
  if (status > 202) throw new Error(`${email} could not sign in: ${status} ${JSON.stringify(body)}`);
  const { token, companies } = (status === 202 ? await takeSecondStep(call, key, body) : body) as Answer;
  if (email !== SUPPORT_EMAIL) return { token, ...(companies[0] && { company_id: String(companies[0].id) }) };
  if (status === 201) await setUpAuthenticator(call, key, token);
  // Support staff visit the demo's first company.
  await call('POST', '/v1/users/select_company', { company_id: 1, reason: VISIT_REASON }, token);
  return { token, company_id: '1' };
}

export async function rememberInBrowser(context: BrowserContext, values: Remembered): Promise<void> {
  await context.addInitScript((entries) => {
    // Empty pages and frames of another origin have no storage.
    const { location } = globalThis as unknown as { location: { origin: string } };
    if (location.origin === 'null') return;
    for (const [key, value] of entries) globalThis.localStorage.setItem(key, value);
  }, Object.entries(values));
}
