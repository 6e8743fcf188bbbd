/** Signs a person in without the sign-in page, for journeys and screenshots that are about something else. */
import type { BrowserContext } from 'playwright-core';

export type Person = { email: string; password: string };

/** What the browser program finds in its local storage when it starts. */
export type Remembered = Record<string, string>;

type Answer = { token: string; companies: { id: number }[] };

/** Sessions are opened once per person and product: signing in is not what these journeys are about. */
const sessions = new Map<string, Promise<Remembered>>();

/** Who a context was last opened for. */
const present = new WeakMap<BrowserContext, Remembered>();

/** Every page the context opens from now on is signed in, in the first company of the person. */
export async function signIn(context: BrowserContext, url: string, person: Person): Promise<Remembered> {
  const key = `${url} ${person.email}`;
  const opening = sessions.get(key) ?? openSession(url, person);
  sessions.set(key, opening);
  const session = await opening;
  if (present.get(context) === session) return session;
  // A program that runs already, for someone else or for nobody, has to be loaded again.
  const running = context.pages().filter((page) => page.url() !== 'about:blank');
  await Promise.all(running.map((page) => page.goto('about:blank')));
  present.set(context, session);
  await rememberInBrowser(context, session);
  return session;
}

export async function openSession(url: string, { email, password }: Person): Promise<Remembered> {
  const response = await fetch(`${url}/v1/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!response.ok) throw new Error(`${email} could not sign in: ${response.status} ${await response.text()}`);
  const { token, companies } = (await response.json()) as Answer;
  const [company] = companies;
  return { token, ...(company ? { company_id: String(company.id) } : {}) };
}

export async function rememberInBrowser(context: BrowserContext, values: Remembered): Promise<void> {
  await context.addInitScript((entries) => {
    // An empty page, and one of another's origin in a frame, have no storage to write to.
    const { location } = globalThis as unknown as { location: { origin: string } };
    if (location.origin === 'null') return;
    for (const [key, value] of entries) globalThis.localStorage.setItem(key, value);
  }, Object.entries(values));
}
