/** Steps shared by the journeys about the shell. */
import type { BrowserContext, Locator, Page, Request, Route } from 'playwright-core';
import { type Remembered, signIn } from '../../testing/product/sign-in.ts';
import { until } from '../../testing/until.ts';

export const PASSWORD = 'Onward-demo-1';

/** The browser logs every failed call to the console; here they are expected. */
export const FAILED_CALLS = /^Failed to load resource/;

export const at = (name: string): string => `${name}@larkfield.test`;

export const enter = (context: BrowserContext, url: string, email = at('super.admin')): Promise<Remembered> =>
  signIn(context, url, { email, password: PASSWORD });

export const seeHome = (page: Page): Promise<void> =>
  page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening)/ }).waitFor();

export const seeHeading = (page: Page, name: string | RegExp): Promise<void> =>
  page
    .getByRole('heading', { name, ...(typeof name === 'string' && { exact: true }) })
    .first()
    .waitFor();

/** The current route, e.g. `/company?currentPanel=departments`. */
export const routeOf = (page: Page): string => new URL(page.url()).hash.slice(1);

export const seeRoute = (page: Page, route: string): Promise<boolean> =>
  until(`the route ${route}, not ${routeOf(page)}`, async () => routeOf(page) === route);

export const toasts = (page: Page): Locator => page.locator('.ant-notification-notice');

export const seeToast = (page: Page, text: string): Promise<void> => toasts(page).filter({ hasText: text }).waitFor();

/** An error response in the server's format. */
export const refusal = (error_code: number, message: string, error_reference: string | null = null) => ({
  error_code,
  message,
  error_reference,
});

type Answer = { status: number; json: object; headers?: Record<string, string> };

/** Responds to a call in place of the server; other methods of the same path reach the server. */
export const answer = (page: Page, method: string, path: string, given: Answer): Promise<unknown> =>
  page.route(
    (url) => url.pathname === path,
    (route: Route) => (route.request().method() === method ? route.fulfill(given) : route.fallback()),
  );

/** Matching calls wait until they are released; calls that the page has aborted in the meantime are dropped. */
export async function holdCalls(page: Page, fitting: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(fitting, async (route) => {
    await released;
    await route.continue().catch(() => null);
  });
  return release;
}

const isCall = (request: Request): boolean => /^\/(v1|beta_feature)\//.test(new URL(request.url()).pathname);

/** The calls the page makes from now on. */
export function recordCalls(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (isCall(request)) calls.push(request);
  });
  return calls;
}

export const nameOf = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`;

export const userMenu = (page: Page, name = 'Renee Castellano'): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });

/** A form that exists on every page: the language is saved in the profile. */
export async function chooseLanguage(page: Page, language: string): Promise<void> {
  await userMenu(page).click();
  await page.getByRole('menuitemradio', { name: language }).click();
}
