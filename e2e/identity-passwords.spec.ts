/** Forgotten, forced and first passwords. */
import { inviteStaff, listStaff } from '@onward/contract/staff';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { ApiCaller } from '../testing/api-caller.ts';
import { test } from '../testing/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../testing/in-process-product.ts';
import { linkIn } from '../testing/outside.ts';
import {
  at,
  choosePassword,
  NEW_PASSWORD,
  PASSWORD,
  REFUSALS,
  recordCalls,
  routeOf,
  seeAlert,
  seeHeading,
  seeHome,
  seeText,
  signInByForm,
} from './identity-steps.ts';

test.override('allowedConsoleErrors', REFUSALS);

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
});
afterAll(() => product.stop());

const save = 'Save and sign in';

describe('A forgotten password', () => {
  test('is replaced with the link of the e-mail, which ends all older sessions and works once [IDN-017, IDN-018]', async ({
    page,
    browser,
  }) => {
    const elsewhere = await browser.newPage();
    await signInByForm(elsewhere, product.url, at('hr.admin'));
    await seeHome(elsewhere);

    await page.goto(`${product.url}/#/login`);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await seeHeading(page, 'Forgot your password?');
    await page.getByLabel('Work email').fill(at('hr.admin'));
    await page.getByRole('button', { name: 'Send the link' }).click();
    await seeText(page, 'If the email exists, a reset link has been sent');

    const link = linkIn((await product.outside.email(at('hr.admin'))).text, '/reset-password/');
    await page.goto(link);
    await choosePassword(page, NEW_PASSWORD);
    await page.getByRole('button', { name: save }).click();
    await seeHome(page);

    await elsewhere.reload();
    await seeHeading(elsewhere, 'Welcome back');
    await signInByForm(elsewhere, product.url, at('hr.admin'), PASSWORD);
    await seeAlert(elsewhere, 'Incorrect email or password');
    await elsewhere.goto(link);
    await choosePassword(elsewhere, `${NEW_PASSWORD}8`);
    await elsewhere.getByRole('button', { name: save }).click();
    await seeHeading(elsewhere, 'This link is no longer valid');
    await elsewhere.getByRole('link', { name: 'Request a new link' }).click();
    await seeHeading(elsewhere, 'Forgot your password?');
    await elsewhere.close();
  });

  test('of an unknown address gets the same answer [IDN-017]', async ({ page }) => {
    await page.goto(`${product.url}/#/forgot-password`);
    await page.getByLabel('Work email').fill('nobody@larkfield.test');
    await page.keyboard.press('Enter');
    await seeText(page, 'If the email exists, a reset link has been sent');
  });

  test('of someone who signs in with ADP brings a mail that says so [IDN-017]', async ({ page }) => {
    await page.goto(`${product.url}/#/forgot-password`);
    await page.getByLabel('Work email').fill(at('sso.user'));
    await page.keyboard.press('Enter');
    await seeText(page, 'If the email exists, a reset link has been sent');
    expect((await product.outside.email(at('sso.user'))).text).toContain('ADP');
  });

  test('is checked against the rules while it is typed, without a call [IDN-018, IDN-021]', async ({ page }) => {
    await page.goto(`${product.url}/#/reset-password/some-token`);
    const calls = recordCalls(page);
    const rules = page.getByRole('list', { name: 'What a password needs' });
    await page.getByLabel('New password', { exact: true }).fill('larks');
    await rules.getByText('At least one letter').filter({ hasText: 'Done' }).waitFor();
    await rules.getByText('At least one digit').filter({ hasText: 'Missing' }).waitFor();
    await choosePassword(page, 'password1', 'password2');
    await page.getByRole('button', { name: save }).click();
    await seeText(page, 'This password is too easy to guess');
    await seeText(page, 'The two passwords are not the same');
    expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  });
});

describe('A password that must be changed', () => {
  test('is asked for before any other page opens, and why is said [IDN-019]', async ({ page }) => {
    await signInByForm(page, product.url, at('reset.me'));
    await page.getByText(/^Your password has to be changed before you go on/).waitFor();
    await page.goto(`${product.url}/#/account`);
    await page.waitForURL(/#\/reset-password\//);

    await choosePassword(page, PASSWORD);
    await page.getByRole('button', { name: save }).click();
    await seeText(page, 'Choose a password that differs from the current one');
    await choosePassword(page, NEW_PASSWORD);
    await page.getByRole('button', { name: save }).click();
    await seeHome(page);
  });
});

describe('An invitation', () => {
  test('shows whom it is for, is accepted with a password, and works once [IDN-020]', async ({ page, browser }) => {
    const email = 'lena.moreau@larkfield.test';
    const admin = await new ApiCaller(product.url).signIn(at('super.admin'));
    const staffs = await admin.call<{ company_staffs: { email: string; company_role: { id: number } }[] }>(listStaff, {
      query: { per_page: 100 },
    });
    const role = staffs.body.company_staffs.find((staff) => staff.email === at('manager'))?.company_role;
    await admin.call(inviteStaff, {
      body: { company_staff: { name: 'Lena Moreau', email, company_role_id: role?.id } },
    });

    const link = linkIn((await product.outside.email(email)).text, '/set-password/');
    await page.goto(link);
    await seeText(page, 'Lena Moreau');
    await seeText(page, 'Larkfield Group');
    await seeText(page, email);
    await choosePassword(page, 'lena.moreau');
    await page.getByRole('button', { name: 'Set password and begin' }).click();
    await seeText(page, 'Use at least one digit');
    await choosePassword(page, NEW_PASSWORD);
    await page.getByRole('button', { name: 'Set password and begin' }).click();
    await seeHeading(page, 'How should we reach you?');
    expect(routeOf(page)).toBe('/user-onboarding');

    const elsewhere = await browser.newPage();
    await elsewhere.goto(link);
    await seeHeading(elsewhere, 'This invitation is no longer valid');
    await seeText(elsewhere, 'Ask your admin for a new invitation');
    await elsewhere.close();
  });
});
