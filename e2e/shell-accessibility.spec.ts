/** Every screen of the shell, looked at by axe in light and dark, and squeezed to the narrowest width. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe } from 'vitest';
import { testOnOnePage as test } from '../testing/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../testing/in-process-product.ts';
import { phone } from '../testing/launch-browser.ts';
import { inspect, seeNoFaultInLightAndDark } from './accessibility.ts';
import { answer, at, enter, FAILED_CALLS, refusal, seeHeading, seeHome } from './shell-steps.ts';

test.override('allowedConsoleErrors', [FAILED_CALLS]);

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess();
});
afterAll(() => product.stop());

interface Look {
  name: string;
  path: string;
  /** Null looks signed out. */
  as?: string | null;
  onPhone?: boolean;
  floats?: boolean;
  before?(page: Page): Promise<unknown>;
  /** Waits until the screen is there, and brings it into the state to be looked at. */
  ready(page: Page): Promise<unknown>;
}

/** Who is signed out stays so until the first one signs in: one page goes through them all. */
const LOOKS: Look[] = [
  {
    name: 'page not found, signed out',
    path: '/no/such/page',
    as: null,
    ready: (page) => seeHeading(page, 'Page not found'),
  },
  { name: 'home', path: '/', ready: seeHome },
  { name: 'home of one brand', path: '/dashboard/cluckwell', ready: seeHome },
  { name: 'a page that comes later', path: '/schedule', ready: (page) => seeHeading(page, 'Schedule') },
  {
    name: 'the company page',
    path: '/company?currentPanel=integrations',
    ready: (page) => seeHeading(page, 'Company'),
  },
  { name: 'support', path: '/support', ready: (page) => seeHeading(page, 'Write to us') },
  { name: 'page not found', path: '/no/such/page', ready: (page) => seeHeading(page, 'Page not found') },
  { name: 'the error page', path: '/error', ready: (page) => seeHeading(page, 'Something went wrong') },
  {
    name: 'the own menu',
    path: '/schedule',
    floats: true,
    ready: async (page) => {
      await page.getByRole('button', { name: /^Renee/ }).click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'the list of keys',
    path: '/schedule',
    ready: async (page) => {
      await seeHeading(page, 'Schedule');
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    },
  },
  {
    name: 'the palette',
    path: '/schedule',
    ready: async (page) => {
      await seeHeading(page, 'Schedule');
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('e');
    },
  },
  {
    name: 'the menu sheet',
    path: '/schedule',
    onPhone: true,
    ready: async (page) => {
      await seeHeading(page, 'Schedule');
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await page.getByRole('dialog', { name: 'Main navigation' }).waitFor();
    },
  },
  {
    name: 'a start-up that failed',
    path: '/',
    before: async (page) => {
      await answer(page, 'GET', '/v1/users/me', { status: 500, json: refusal(-1, 'Broken', 'ref-1') });
      await page.goto('about:blank');
    },
    ready: (page) => seeHeading(page, 'Onward did not start'),
  },
  {
    name: 'no access',
    path: '/company/dashboard',
    as: at('manager'),
    ready: (page) => page.getByText('can give you access').waitFor(),
  },
];

describe('To axe in light and dark, and on the narrowest phone,', () => {
  test.for(LOOKS)('$name is in order [PLT-057]', async (look, { page, context }) => {
    if (look.as !== null) await enter(context, product.url, look.as);
    if (look.onPhone) await page.setViewportSize(phone);
    await look.before?.(page);
    await page.goto(`${product.url}/#${look.path}`);
    await look.ready(page);
    // A menu that hangs at a button closes when the window changes; what is under it is looked at by itself.
    await (look.floats ? seeNoFaultInLightAndDark(page) : inspect(page));
  });
});
