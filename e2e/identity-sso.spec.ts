/** Signing in with ADP, and linking an account to it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../testing/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../testing/in-process-product.ts';
import { signIn } from '../testing/sign-in.ts';
import {
  at,
  fillSignIn,
  person,
  REFUSALS,
  routeOf,
  seeAlert,
  seeHeading,
  seeHome,
  seeRoute,
  seeText,
} from './identity-steps.ts';

test.override('allowedConsoleErrors', REFUSALS);

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
});
afterAll(() => product.stop());

async function chooseAtAdp(page: Page, name: string): Promise<void> {
  await seeHeading(page, 'Sign in to ADP (sandbox)');
  await page.getByRole('button', { name }).click();
}

describe('Signing in with ADP', () => {
  test('opens the program, with the token out of the address bar [IDN-008, IDN-024]', async ({ page }) => {
    await page.goto(`${product.url}/#/login`);
    await page.getByRole('link', { name: 'Continue with ADP' }).click();
    await chooseAtAdp(page, 'Sasha Sorensen');
    await seeHome(page);
    expect(page.url()).not.toContain('auth_token');
    expect(page.url()).not.toContain('sso=');
    expect(await page.evaluate(() => localStorage.getItem('sso'))).toBe('adp');
    await page.goBack();
    expect(page.url()).not.toContain('auth_token');
  });

  test('leaves no password to change [IDN-023]', async ({ page }) => {
    await page.goto(`${product.url}/#/login`);
    await page.getByRole('link', { name: 'Continue with ADP' }).click();
    await chooseAtAdp(page, 'Sasha Sorensen');
    await seeHome(page);
    await page.goto(`${product.url}/#/account/password`);
    await seeHeading(page, 'Your details');
    expect(await page.getByRole('link', { name: 'Password', exact: true }).count()).toBe(0);
    await page.getByRole('link', { name: 'Notifications', exact: true }).click();
    await page.getByText('Mobile for SMS').waitFor();
    expect(await page.getByRole('link', { name: 'Change password' }).count()).toBe(0);
  });

  test('is refused for someone unknown, and says so [IDN-024]', async ({ page }) => {
    await page.goto(`${product.url}/#/login`);
    await page.getByRole('link', { name: 'Continue with ADP' }).click();
    await chooseAtAdp(page, 'Robin Elsewhere');
    await seeAlert(page, 'Signing in with ADP did not work.');
    expect(routeOf(page)).toBe('/login?error=sso');
  });

  test('without a token in the answer goes to the login page [IDN-008]', async ({ page }) => {
    await page.goto(`${product.url}/#/success-login?sso=adp`);
    await seeHeading(page, 'Welcome back');
    expect(routeOf(page)).toBe('/login');
  });
});

describe('Linking an account with ADP', () => {
  test('asks to sign in first, then comes back to the profile [IDN-024]', async ({ page }) => {
    await page.goto(`${product.url}/sso/adp`);
    await page.waitForURL(/#\/login\?to=/);
    await fillSignIn(page, at('super.admin'));
    await chooseAtAdp(page, 'Avery Adler');
    await seeText(page, 'Your ADP account is linked');
    await seeHeading(page, 'Your details');
    expect(routeOf(page)).toBe('/account/profile');
  });

  test('to someone else’s ADP account is refused with the reason [IDN-024]', async ({ page, context }) => {
    await signIn(context, product.url, person('hr.admin'));
    await page.goto(`${product.url}/#/sso/adp`);
    await chooseAtAdp(page, 'Avery Adler');
    await seeAlert(page, 'This ADP account is linked to someone else');
    await page.getByRole('button', { name: 'Try again' }).click();
    await seeHeading(page, 'Sign in to ADP (sandbox)');
  });

  test('that is broken off at ADP says so [IDN-024]', async ({ page, context }) => {
    await signIn(context, product.url, person('hr.admin'));
    await page.goto(`${product.url}/#/sso/adp`);
    await chooseAtAdp(page, 'Cancel');
    await seeAlert(page, 'Your ADP account was not linked');
  });

  test('from ADP’s marketplace lands on the integrations [IDN-024]', async ({ page, context }) => {
    await signIn(context, product.url, person('super.admin'));
    await page.goto(`${product.url}/adp/redirect`);
    await seeRoute(page, '/company?currentPanel=integrations');
  });
});
