/** Steps shared by the journeys about sign-in, passwords and accounts. */
import type { Locator, Page } from 'playwright-core';

export const PASSWORD = 'Onward-demo-1';
export const NEW_PASSWORD = 'Larks-fly-at-7';

/** Errors are part of these journeys; the browser logs each of them to the console. */
export const REFUSALS = [/Failed to load resource: the server responded with a status of 4\d\d/];

export const at = (name: string): string => `${name}@larkfield.test`;

export const person = (name: string) => ({ email: at(name), password: PASSWORD });

export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  // While it fades out, the loading indicator is part of the button's name.
  await page.getByRole('button', { name: /Sign in$/ }).click();
}

export async function signInByForm(page: Page, url: string, email: string, password = PASSWORD): Promise<void> {
  await page.goto(`${url}/#/login`);
  await fillSignIn(page, email, password);
}

export const seeHome = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: /^Good (morning|afternoon|evening)/ }).waitFor();

export const seeHeading = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { name, exact: true }).waitFor();

export const seeText = (page: Page, text: string): Promise<void> => page.getByText(text, { exact: true }).waitFor();

export const seeAlert = (page: Page, text: string): Promise<void> =>
  page.getByRole('alert').filter({ hasText: text }).waitFor();

/** The current route, e.g. `/account/profile?x=1`. */
export const routeOf = (page: Page): string => new URL(page.url()).hash.slice(1);

export const seeRoute = (page: Page, route: string): Promise<void> =>
  page.waitForURL((url) => url.hash === `#${route}`);

export async function choosePassword(page: Page, password: string, repeated = password): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Repeat the new password').fill(repeated);
}

export const openUserMenu = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name: new RegExp(`^${name}`) }).click();

/** Whether the element has the keyboard focus. */
export const hasFocus = async (page: Page, place: Locator): Promise<boolean> =>
  (await place.and(page.locator(':focus')).count()) === 1;

/** Paths of the calls the page makes from now on, e.g. `POST /v1/sessions`. */
export function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/v1/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}
