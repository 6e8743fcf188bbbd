/** Signs a person in without the sign-in page, for journeys and screenshots that are about something else. */
import type { BrowserContext } from 'playwright-core';

export type Person = { email: string; password: string };

/** What the browser program finds in its local storage when it starts. */
export type Remembered = Record<string, string>;

type Answer = { token: string; companies: { id: number }[] };

/** Every page the context opens from now on is signed in, in the first company of the person. */
export async function signIn(context: BrowserContext, url: string, person: Person): Promise<void> {
  await rememberInBrowser(context, await openSession(url, person));
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
