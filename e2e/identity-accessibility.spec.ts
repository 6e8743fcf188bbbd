/** Every main screen about identity, looked at by axe in light and dark, and squeezed to the narrowest width. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test, test as testOnFreshPage } from '../testing/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../testing/in-process-product.ts';
import { rememberInBrowser, signIn } from '../testing/sign-in.ts';
import { inspect, NARROWEST, scrollsSideways } from './accessibility.ts';
import { person, REFUSALS, seeHeading } from './identity-steps.ts';

test.override('allowedConsoleErrors', REFUSALS);
testOnFreshPage.override('allowedConsoleErrors', REFUSALS);

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
});
afterAll(() => product.stop());

interface Screen {
  name: string;
  path: string;
  as?: string;
  /** What is there once the screen is. */
  heading: string;
  prepare?(page: Page): Promise<unknown>;
}

const submit = (page: Page) => page.locator('button[type="submit"]').first().click();
const pretendStep = (page: Page, step: string) =>
  page.route('**/v1/users/me', async (route) => {
    const { user } = await (await route.fetch()).json();
    await route.fulfill({ json: { user: { ...user, user_onboarding_desktop_step: step } } });
  });

const SCREENS: Screen[] = [
  { name: 'sign-in', path: '/login', heading: 'Welcome back' },
  { name: 'sign-in with errors', path: '/login?error=sso', heading: 'Welcome back', prepare: submit },
  {
    name: 'sign-in by text',
    path: '/login',
    heading: 'Welcome back',
    prepare: (page) => page.getByRole('button', { name: 'Text me a sign-in link' }).click(),
  },
  { name: 'forgotten password', path: '/forgot-password', heading: 'Forgot your password?', prepare: submit },
  { name: 'new password', path: '/reset-password/some-token', heading: 'Choose a new password', prepare: submit },
  { name: 'expired invitation', path: '/set-password/none', heading: 'This invitation is no longer valid' },
  { name: 'choice of company', path: '/select-company', as: 'two.companies', heading: 'Which company today?' },
  { name: 'wizard', path: '/', as: 'new.manager', heading: 'How should we reach you?' },
  { name: 'profile', path: '/account', as: 'super.admin', heading: 'Your details' },
  { name: 'calendar', path: '/account/calendar', as: 'super.admin', heading: 'Calendar' },
  { name: 'password', path: '/account/password', as: 'super.admin', heading: 'Change password', prepare: submit },
  {
    name: 'phone dialog',
    path: '/account',
    as: 'super.admin',
    heading: 'Your details',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Edit phone number' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save number' }).click();
      await page.getByText('Please enter a different phone number').waitFor();
    },
  },
  { name: 'failed linking', path: '/adp/callback', as: 'super.admin', heading: 'Link your ADP account' },
];

async function open(page: Page, { path, heading, prepare }: Screen): Promise<void> {
  await page.goto(`${product.url}/#${path}`);
  await seeHeading(page, heading);
  await prepare?.(page);
}

describe('To axe in light and dark, and on the narrowest phone,', () => {
  test.for(SCREENS)('the screen “$name” is in order [PLT-057]', async (screen, { page, context }) => {
    if (screen.as) await signIn(context, product.url, person(screen.as));
    await open(page, screen);
    await inspect(page);
  });

  test.for([
    { step: 'download_app', seen: 'Where should we text the link?' },
    { step: 'welcome_modal', seen: 'What would you like to do first?' },
  ])('the step “$step” of the first days is in order [IDN-032, IDN-031]', async ({ step, seen }, { page, context }) => {
    await signIn(context, product.url, person('hr.admin'));
    await pretendStep(page, step);
    // The step is read when the program starts.
    await page.goto('about:blank');
    await page.goto(`${product.url}/#/account/calendar`);
    await page.getByText(seen).waitFor();
    await inspect(page);
  });
});

describe('In French, whose words are longer,', () => {
  testOnFreshPage('the screens fit on the narrowest phone [PLT-039, PLT-057]', async ({ page, context }) => {
    await rememberInBrowser(context, { locale: 'fr' });
    await page.setViewportSize(NARROWEST);
    for (const path of ['/login', '/forgot-password', '/reset-password/some-token']) {
      await page.goto(`${product.url}/#${path}`);
      await page.getByRole('heading').waitFor();
      expect(await scrollsSideways(page), path).toBe(false);
    }
    await signIn(context, product.url, person('hr.admin'));
    await page.reload();
    for (const path of ['/account', '/account/password', '/account/notifications']) {
      await page.goto(`${product.url}/#${path}`);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      expect(await scrollsSideways(page), path).toBe(false);
    }
  });
});
