/** Signing in with a password or a text message, and coming back to the page one wanted. */
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../testing/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../testing/in-process-product.ts';
import { linkIn } from '../testing/outside.ts';
import {
  at,
  fillSignIn,
  hasFocus,
  openUserMenu,
  PASSWORD,
  REFUSALS,
  recordCalls,
  routeOf,
  seeAlert,
  seeHeading,
  seeHome,
  seeRoute,
  signInByForm,
} from './identity-steps.ts';

test.override('allowedConsoleErrors', REFUSALS);

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
});
afterAll(() => product.stop());

describe('Signing in', () => {
  test('marks what cannot be right without a call, refuses a stranger as it does a wrong password, and keeps what was entered [IDN-004, IDN-006]', async ({
    page,
  }) => {
    await page.goto(`${product.url}/#/login`);
    const calls = recordCalls(page);
    const email = page.getByLabel('Work email');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Please enter your password').waitFor();
    await page.getByText('Please enter a correct email').waitFor();
    await expect.poll(() => hasFocus(page, email)).toBe(true);
    await email.fill('renee@');
    await page.getByText('Please enter a correct email').waitFor();
    await email.fill(at('hr.admin'));
    await page.getByText('Please enter a correct email').waitFor({ state: 'detached' });
    expect(calls.filter((call) => call.startsWith('POST'))).toEqual([]);

    const refused = () => page.waitForResponse((response) => response.url().endsWith('/v1/sessions'));
    const stranger = refused();
    await fillSignIn(page, 'nobody@larkfield.test');
    expect((await stranger).status()).toBe(401);
    await seeAlert(page, 'Incorrect email or password');
    const mistaken = refused();
    await fillSignIn(page, at('hr.admin'), 'not-the-password-1');
    expect((await mistaken).status()).toBe(401);
    await seeAlert(page, 'Incorrect email or password');
    expect(await email.inputValue()).toBe(at('hr.admin'));
    await fillSignIn(page, at('hr.admin'));
    await seeHome(page);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toMatch(/^\S{40,}$/);
  });

  test('can be done with the keyboard alone, the password can be shown, and leaving forgets where one was [IDN-006, IDN-010, PLT-057]', async ({
    page,
  }) => {
    await page.goto(`${product.url}/#/login`);
    await page.getByLabel('Work email').focus();
    await page.keyboard.type(at('hr.admin'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.getByLabel('Password', { exact: true }).getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Hide password' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await seeHome(page);

    await page.goto(`${product.url}/#/account`);
    await openUserMenu(page, 'Tobias Lindgren');
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await seeHeading(page, 'Welcome back');
    expect(routeOf(page)).toBe('/login');
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('company_id')])).toEqual([
      null,
      null,
    ]);
  });

  test('is closed for a while after five wrong tries, even to the right password [IDN-005]', async ({ page }) => {
    await page.goto(`${product.url}/#/login`);
    for (let tries = 1; tries <= 5; tries += 1) {
      const answer = page.waitForResponse((response) => response.url().endsWith('/v1/sessions'));
      await fillSignIn(page, at('general.manager'), `wrong-password-${tries}`);
      expect((await answer).status()).toBe(401);
      await seeAlert(page, 'Incorrect email or password');
    }
    await fillSignIn(page, at('general.manager'));
    await seeAlert(page, 'Too many attempts. Please try again in 15 minutes.');
    expect(routeOf(page)).toBe('/login');
  });

  test('by a link in a text message works once [IDN-025]', async ({ page, browser }) => {
    await page.goto(`${product.url}/#/login`);
    await page.getByRole('button', { name: 'Text me a sign-in link' }).click();
    const phone = page.getByLabel('Phone', { exact: true });
    await phone.fill('12');
    await page.getByRole('button', { name: 'Text me the link' }).click();
    await page.getByText('Please enter a correct phone number').waitFor();
    await phone.fill('(404) 555-0119');
    await page.getByRole('button', { name: 'Text me the link' }).click();
    await page.getByText('If the number is known, a sign-in link has been sent').waitFor();

    const link = linkIn((await product.outside.text('+14045550119')).body, 'sms_token');
    await page.goto(link);
    await seeHome(page);

    const elsewhere = await browser.newPage();
    await elsewhere.goto(link);
    await seeAlert(elsewhere, 'This link is no longer valid');
    await seeRoute(elsewhere, '/login');
    await elsewhere.close();
  });
});

describe('The way back', () => {
  test('leads to the page that was wanted before signing in, through the entry redirect too, unless it is another’s [PLT-038, IDN-009, IDN-015]', async ({
    page,
  }) => {
    await page.goto(`${product.url}/#/redirect?to=${encodeURIComponent('//elsewhere.test/account')}`);
    await seeHeading(page, 'Welcome back');
    expect(routeOf(page)).toBe('/login');

    await page.goto(`${product.url}/#/account/password?from=mail`);
    await page.waitForURL(/#\/login\?to=/);
    await fillSignIn(page, at('hr.admin'));
    await seeHeading(page, 'Change password');
    expect(routeOf(page)).toBe('/account/password?from=mail');
    await page.goto(`${product.url}/#/login`);
    await seeHome(page);
    await page.goto(`${product.url}/#/redirect`);
    await seeHome(page);

    await openUserMenu(page, 'Tobias Lindgren');
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await seeHeading(page, 'Welcome back');
    await page.goto(`${product.url}/#/redirect?to=${encodeURIComponent('/account/calendar')}`);
    await page.waitForURL(/#\/login\?to=/);
    await fillSignIn(page, at('hr.admin'));
    await seeHeading(page, 'Calendar');
  });
});

describe('Another tab of the same browser', () => {
  test('walks in when someone signs in, and out when they sign out [IDN-014]', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto(`${product.url}/#/login`);
    await seeHeading(other, 'Welcome back');
    await signInByForm(page, product.url, at('hr.admin'));
    await seeHome(page);
    await seeHome(other);

    await openUserMenu(page, 'Tobias Lindgren');
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await seeHeading(page, 'Welcome back');
    await seeHeading(other, 'Welcome back');
  });
});
