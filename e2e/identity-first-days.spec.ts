/** A new colleague's wizard, the link to the app, and the welcome. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test, test as testOnFreshPage } from '../testing/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../testing/in-process-product.ts';
import { signIn } from '../testing/sign-in.ts';
import {
  at,
  person,
  REFUSALS,
  recordCalls,
  routeOf,
  seeAlert,
  seeHeading,
  seeHome,
  seeRoute,
  seeText,
} from './identity-steps.ts';

const FAILURES = [...REFUSALS, /net::ERR_FAILED/];
test.override('allowedConsoleErrors', FAILURES);
testOnFreshPage.override('allowedConsoleErrors', FAILURES);

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true, env: { APP_STORE_URL: 'https://apps.example/onward' } });
});
afterAll(() => product.stop());

const notifications = 'How should we reach you?';
const app = 'Take Onward with you';
const STEP_PATH = '**/v1/users/next_onboarding_step';
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

/** As if the server had kept another step; nothing is stored. */
const pretendStep = (page: Page, step: string, change: (user: Record<string, never>) => void = () => {}) =>
  page.route('**/v1/users/me', async (route) => {
    const { user } = await (await route.fetch()).json();
    change(user);
    await route.fulfill({ json: { user: { ...user, user_onboarding_desktop_step: step } } });
  });

describe('The wizard of a new colleague', () => {
  test('is where every page leads until it is done [IDN-026, IDN-027, IDN-032]', async ({ page, context }) => {
    await signIn(context, product.url, person('new.manager'));
    await page.goto(`${product.url}/#/account/profile`);
    await seeHeading(page, notifications);
    await seeText(page, 'Welcome to Larkfield Group, Nora');
    await seeText(page, 'Step 1 of 2');
    expect(routeOf(page)).toBe('/user-onboarding');
    await page.goto(`${product.url}/#/messages`);
    await seeHeading(page, notifications);
  });

  test('stays where it is when the next step cannot be had [IDN-030]', async ({ page, context }) => {
    await signIn(context, product.url, person('new.manager'));
    await page.goto(product.url);
    await seeHeading(page, notifications);
    await page.route(STEP_PATH, (route) => route.abort());
    await next(page);
    await seeAlert(page, 'Failed to fetch next onboarding step. Please try again later.');
    await seeHeading(page, notifications);
  });

  test('goes on, back and on again, and is where it was after a reload [IDN-026, IDN-028, IDN-029]', async ({
    page,
    context,
  }) => {
    await signIn(context, product.url, person('new.manager'));
    await page.goto(product.url);
    await next(page);
    await seeHeading(page, app);
    await page.reload();
    await seeHeading(page, app);
    await page.getByRole('button', { name: 'Back' }).click();
    await seeHeading(page, notifications);
    // The server has the later step already and answers with it.
    await next(page);
    await seeHeading(page, app);
    expect(routeOf(page)).toBe('/user-onboarding');
  });

  test('offers the stores that are configured, and texts a link to a real number only [IDN-032, IDN-033, PLT-050]', async ({
    page,
    context,
  }) => {
    await signIn(context, product.url, person('new.manager'));
    await page.goto(product.url);
    await seeHeading(page, app);
    const phone = page.getByLabel('Where should we text the link?');
    const store = page.getByRole('link', { name: 'Download on the App Store' });
    await expect(store.getAttribute('href')).resolves.toBe('https://apps.example/onward');
    expect(await page.getByRole('link', { name: 'Get it on Google Play' }).count()).toBe(0);
    const send = page.getByRole('button', { name: 'Text me the link' });
    expect(await phone.inputValue()).toBe('4045550144');
    const calls = recordCalls(page);
    for (const wrong of ['', '12']) {
      await phone.fill(wrong);
      await send.click();
      await seeText(page, 'Please enter a correct phone number');
    }
    expect(calls).toEqual([]);
    await phone.fill('404 555 0144');
    await send.click();
    await seeText(page, 'Successfully sent download link!');
    expect((await product.outside.text('+14045550144')).body).toContain('http');
  });

  test('ends at the job postings with a welcome, which is gone for good once closed [IDN-029, IDN-031]', async ({
    page,
    context,
  }) => {
    await signIn(context, product.url, person('new.manager'));
    await page.goto(product.url);
    await seeHeading(page, app);
    await next(page);
    const welcome = page.getByRole('dialog', { name: /What would you like to do first\?/ });
    await welcome.getByText('You are all set, Nora').waitFor();
    expect(routeOf(page)).toBe('/job-postings');
    await welcome.getByRole('button', { name: 'Set my times' }).waitFor();

    const stored = page.waitForResponse((response) => response.url().endsWith('/next_onboarding_step'));
    await welcome.getByRole('button', { name: 'Open applicants' }).click();
    expect(await (await stored).json()).toEqual({ user_onboarding_desktop_step: 'complete' });
    await seeRoute(page, '/applicants/all-applicants');
    await page.goto(`${product.url}/#/user-onboarding`);
    await seeHome(page);
    await welcome.waitFor({ state: 'detached' });
  });
});

describe('The welcome', () => {
  testOnFreshPage(
    'closed with Escape is told to the server too and stays on the page [IDN-031]',
    async ({ page, context }) => {
      await signIn(context, product.url, person('hr.admin'));
      await pretendStep(page, 'welcome_modal');
      await page.goto(`${product.url}/#/account/calendar`);
      await page.getByRole('dialog').waitFor();
      const stored = page.waitForRequest((request) => request.url().endsWith('/next_onboarding_step'));
      await page.keyboard.press('Escape');
      expect((await stored).postDataJSON()).toEqual({ user_onboarding_desktop_step: 'welcome_modal' });
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      expect(routeOf(page)).toBe('/account/calendar');
    },
  );

  testOnFreshPage(
    'offers interview times only where scheduling is part of the plan [IDN-031]',
    async ({ page, context }) => {
      await signIn(context, product.url, person('hr.admin'));
      await pretendStep(page, 'welcome_modal', (user) => {
        const company = user.company as unknown as { function_modules: string[] };
        company.function_modules = company.function_modules.filter((module) => module !== 'scheduling');
      });
      await page.goto(product.url);
      await page.getByRole('button', { name: 'Open applicants' }).waitFor();
      expect(await page.getByRole('button', { name: 'Set my times' }).count()).toBe(0);
    },
  );

  testOnFreshPage('and the wizard are not for super admins [IDN-026, IDN-027]', async ({ page, context }) => {
    await signIn(context, product.url, { ...person('super.admin'), email: at('super.admin') });
    await pretendStep(page, 'notification');
    await page.goto(`${product.url}/#/user-onboarding`);
    await seeHome(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});
