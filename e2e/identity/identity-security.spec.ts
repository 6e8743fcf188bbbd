/** Second factors, passkeys, "confirm it's you", sessions, and the setup of support staff. */
import { generate } from 'otplib';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { linkIn } from '../../testing/product/outside.ts';
import { signIn } from '../../testing/product/sign-in.ts';
import { until } from '../../testing/until.ts';
import { at, person, REFUSALS, seeHeading, seeHome, seeText, signInByForm } from './identity-steps.ts';

test.override('allowedConsoleErrors', REFUSALS);

let product: InProcessProduct;
let ahead = 0;
beforeAll(async () => {
  product = await startInProcess({
    sandbox: true,
    publicHost: 'localhost',
    clock: () => new Date(Date.now() + ahead),
  });
});
afterAll(() => product.stop());

const later = (seconds: number): void => {
  ahead += seconds * 1000;
};
const codeOf = (secret: string): Promise<string> =>
  generate({ secret, epoch: Math.floor((Date.now() + ahead) / 1000) });
const openSecurity = (page: Page): Promise<unknown> => page.goto(`${product.url}/#/account/security`);

/** Sets up an authenticator in the open dialog; returns its secret and the recovery codes. */
async function setUpAuthenticator(page: Page): Promise<{ secret: string; codes: string[] }> {
  const secret = await page.getByLabel('Setup key').inputValue();
  await page.getByLabel('6-digit code from your authenticator app').fill(await codeOf(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('dialog', { name: 'Your recovery codes' }).waitFor();
  const codes = await page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem').allTextContents();
  await page.getByRole('button', { name: 'I saved them' }).click();
  return { secret, codes };
}

describe('An authenticator app', () => {
  test('is set up on the account page, then asked for after the password [IDN-041]', async ({ page, context }) => {
    await signIn(context, product.url, person('hr.admin'));
    await openSecurity(page);
    await seeHeading(page, 'Two-step verification');
    await page.getByRole('button', { name: 'Add authenticator app' }).click();
    const { secret, codes } = await setUpAuthenticator(page);
    expect(codes).toHaveLength(10);
    await seeText(page, '10 of 10 left');
    await context.clearCookies();

    const other = await (await context.browser()?.newContext())?.newPage();
    if (!other) throw new Error('No second browser could be opened.');
    later(60);
    await signInByForm(other, product.url, at('hr.admin'));
    await seeHeading(other, 'One more step');
    await other.getByLabel('6-digit code from your authenticator app').fill('000000');
    await other.getByRole('button', { name: 'Sign in with code' }).click();
    await other.getByText('This code is incorrect or expired.').waitFor();
    await other.getByLabel('6-digit code from your authenticator app').fill(await codeOf(secret));
    await other.getByRole('button', { name: 'Sign in with code' }).click();
    await seeHome(other);
    await other.context().close();
  });

  test('that is lost is replaced by a recovery code [IDN-041]', async ({ page, context }) => {
    await signIn(context, product.url, person('general.manager'));
    await openSecurity(page);
    await page.getByRole('button', { name: 'Add authenticator app' }).click();
    const { codes } = await setUpAuthenticator(page);
    const other = await (await context.browser()?.newContext())?.newPage();
    if (!other) throw new Error('No second browser could be opened.');
    await signInByForm(other, product.url, at('general.manager'));
    await other.getByRole('button', { name: 'Use a recovery code' }).click();
    await other.getByLabel('Recovery code').fill(codes[0] ?? '');
    await other.getByRole('button', { name: 'Sign in with recovery code' }).click();
    await seeHome(other);
    await other.context().close();
  });
});

describe('A passkey', () => {
  /** A virtual device that creates and stores passkeys. */
  async function addDevice(context: BrowserContext, page: Page): Promise<void> {
    const device = await context.newCDPSession(page);
    await device.send('WebAuthn.enable');
    await device.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
  }

  test('is created on the account page and used to sign in [IDN-041]', async ({ page, context }) => {
    await addDevice(context, page);
    await signInByForm(page, product.url, at('two.companies'));
    await page.getByRole('listitem').getByRole('button').first().click();
    await seeHome(page);
    await openSecurity(page);
    await page.getByRole('button', { name: 'Add passkey' }).click();
    await page.getByRole('button', { name: 'I saved them' }).click();
    await page.getByText(/^Passkey, /).waitFor();
    await page.evaluate(() => localStorage.clear());
    await page.goto('about:blank');
    await signInByForm(page, product.url, at('two.companies'));
    await seeHeading(page, 'One more step');
    await page.getByRole('button', { name: 'Use your passkey' }).click();
    await page.waitForURL((url) => url.hash.startsWith('#/select-company'));
  });
});

describe('"Confirm it\'s you"', () => {
  test('is asked for before a role is changed, and the change is made after it [IDN-042]', async ({
    page,
    context,
  }) => {
    await signIn(context, product.url, person('super.admin'));
    later(11 * 60);
    await page.goto(`${product.url}/#/company?currentPanel=roles`);
    await page
      .getByRole('button', { name: /New role|Add role/ })
      .first()
      .click();
    await page.getByLabel('Role name').fill('Shift lead');
    await page
      .getByRole('button', { name: /^(Create|Save|Add)/ })
      .last()
      .click();
    const dialog = page.getByRole('dialog', { name: "Confirm it's you" });
    await dialog.getByLabel('Password', { exact: true }).fill('Wrong-password-1');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await dialog.getByText('Current password is incorrect').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill('Onward-demo-1');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('Shift lead').first().waitFor();
  });
});

describe('Sessions', () => {
  test('on other devices are listed and signed out [IDN-043]', async ({ page, context }) => {
    const other = await (await context.browser()?.newContext())?.newPage();
    if (!other) throw new Error('No second browser could be opened.');
    await signInByForm(other, product.url, at('manager'));
    await seeHome(other);
    await signInByForm(page, product.url, at('manager'));
    await seeHome(page);
    await openSecurity(page);
    await seeHeading(page, "Where you're signed in");
    await page.getByRole('button', { name: /^Sign out [0-9]+ other/ }).click();
    await seeText(page, 'Signed out');
    await other.reload();
    await seeHeading(other, 'Welcome back');
    await other.context().close();
  });

  test('all end through the link in a security email, after a click [IDN-043]', async ({ page }) => {
    const mail = await until('the notice', async () =>
      (await product.outside.emails(at('manager'))).find(({ text }) => text.includes('/end-sessions/')),
    );
    await page.goto(linkIn(mail.text, '/end-sessions/'));
    await seeHeading(page, 'Sign out everywhere?');
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await seeHeading(page, "You're signed out everywhere");
  });
});

describe('Support staff', () => {
  test('set up a second factor, then give a reason for visiting a company [IDN-041, IDN-002]', async ({ page }) => {
    await signInByForm(page, product.url, 'support@onward.test');
    await seeHeading(page, 'Set up two-step verification');
    await page.getByRole('button', { name: /^Authenticator app/ }).click();
    await setUpAuthenticator(page);
    await seeHeading(page, 'Which company are you helping?');
    await page.getByLabel('Larkfield Group').check();
    await page.getByRole('button', { name: 'Open company' }).click();
    await seeText(page, 'Enter a reason of at least 10 characters');
    await page.getByLabel('Reason').fill('Ticket 4711: the board does not load');
    await page.getByRole('button', { name: 'Open company' }).click();
    await seeHome(page);

    expect(await product.app.ownerPool.query('select reason from support_visits')).toMatchObject({
      rows: [{ reason: 'Ticket 4711: the board does not load' }],
    });
  });
});
