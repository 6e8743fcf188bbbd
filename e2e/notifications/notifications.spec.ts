/** Notifications for staff: settings per event, the bell, and announcements. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test, test as testOnFreshPage } from '../../testing/browser/browser-page.ts';
import { DEMO_PASSWORD } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { announce, tell } from '../../testing/product/notify-user.ts';
import { signIn } from '../../testing/product/sign-in.ts';
import { until } from '../../testing/until.ts';
import { expectAccessibleInLightAndDark } from '../accessibility.ts';

test.override('allowedConsoleErrors', [/status of 500/]);

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
});
afterAll(() => product.stop());

const HR_ADMIN = 'hr.admin@larkfield.test';
const GENERAL_MANAGER = 'general.manager@larkfield.test';
const MANAGER = 'manager@larkfield.test';
const SUPER_ADMIN = 'super.admin@larkfield.test';
const OWNER_WITHOUT_MESSAGING = 'owner@harborpine.test';

const PHONE_QUESTION = 'Enter your phone number to receive sms notification';

async function open(page: Page, email: string, path = '/account/notifications'): Promise<void> {
  await signIn(page.context(), product.url, { email, password: DEMO_PASSWORD });
  await page.goto(`${product.url}/#${path}`);
}

const toggle = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
/** Of the events; pop-ups have a switch of their own. */
const toggles = (page: Page, checked: boolean) =>
  page.getByRole('switch', { checked, name: /^(Email|Text message): / });
const turnAll = (page: Page, on: boolean) =>
  page.getByRole('button', { name: on ? 'Turn all on' : 'Turn all off', exact: true });
const toast = (page: Page, text: string) => page.locator('.ant-notification-notice', { hasText: text });
const isOn = (page: Page, name: string) => toggle(page, name).isChecked();
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications, \d+ unread$/ });
const bellList = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });
const popUp = (page: Page, title: string) => page.getByRole('heading', { name: title });

const failSaves = (page: Page, pattern: string) =>
  page.route(pattern, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, json: { error_code: -1, message: 'Server error', error_reference: null } })
      : route.continue(),
  );

describe('Settings for each event', () => {
  test('are switched one by one, confirmed, and saved [NTF-001, NTF-004, NTF-005]', async ({ page }) => {
    await open(page, HR_ADMIN);
    await toggle(page, 'Email: New applicant').click();
    await toast(page, 'Notification config settings updated successfully').waitFor();
    await page.reload();
    await toggle(page, 'Email: New applicant').waitFor();
    expect(await isOn(page, 'Email: New applicant')).toBe(false);
    expect(await isOn(page, 'Email: Applicant replies')).toBe(true);
  });

  test('are reverted when they cannot be saved [NTF-005]', async ({ page }) => {
    await failSaves(page, '**/v1/notification_configs/*');
    await open(page, HR_ADMIN);
    await toggle(page, 'Email: Offer signed').click();
    await toast(page, 'Failed to update notification config settings').waitFor();
    expect(await isOn(page, 'Email: Offer signed')).toBe(true);
  });

  test('are turned on and off all at once [NTF-005, NTF-006]', async ({ page }) => {
    await open(page, GENERAL_MANAGER);
    await turnAll(page, true).click();
    await turnAll(page, false).waitFor();
    await toast(page, 'Notification settings updated successfully').waitFor();
    expect(await toggles(page, false).count()).toBe(0);
    await turnAll(page, false).click();
    await turnAll(page, true).waitFor();
    await until('all toggles to be off', async () => (await toggles(page, true).count()) === 0);
    await page.reload();
    await turnAll(page, true).waitFor();
    expect(await toggles(page, true).count()).toBe(0);
  });

  test('say so when turning all on or off fails [NTF-005]', async ({ page }) => {
    await failSaves(page, '**/v1/notification_configs/update_all');
    await open(page, HR_ADMIN);
    await turnAll(page, true).click();
    await toast(page, 'Failed to update notification settings').waitFor();
    expect(await isOn(page, 'Text message: Offer signed')).toBe(false);
  });

  test('ask for a number before the first SMS, and stay off without one [NTF-008]', async ({ page }) => {
    await open(page, MANAGER);
    const question = page.getByRole('dialog', { name: PHONE_QUESTION });
    await toggle(page, 'Text message: Applicant replies').click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await isOn(page, 'Text message: Applicant replies')).toBe(false);
    await turnAll(page, true).click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await page.getByRole('switch', { checked: true, name: /^Text message/ }).count()).toBe(0);
  });

  test('switch SMS on once the number is saved [NTF-008, NTF-011, IDN-035, IDN-036]', async ({ page }) => {
    await open(page, MANAGER);
    await toggle(page, 'Text message: Applicant replies').click();
    const question = page.getByRole('dialog', { name: PHONE_QUESTION });
    await question.getByLabel('Mobile number').fill('12');
    await question.getByRole('button', { name: 'Save number' }).click();
    await question.getByText('Please enter a correct phone number').waitFor();
    await question.getByLabel('Mobile number').fill('(404) 555-0107');
    await question.getByRole('button', { name: 'Save number' }).click();
    await toast(page, 'Phone number successfully updated').waitFor();
    await toast(page, 'Notification config settings updated successfully').waitFor();
    await page.reload();
    await page.getByText('We text +1 404 555 0107.').waitFor();
    expect(await isOn(page, 'Text message: Applicant replies')).toBe(true);
    expect(await isOn(page, 'Text message: New applicant')).toBe(false);
  });

  testOnFreshPage('can only be read without the permission, and say why [NTF-009]', async ({ page }) => {
    const setPermission = (change: 'array_append' | 'array_remove') =>
      product.app.ownerPool.query(
        `update company_roles set permissions = ${change}(permissions, 'customize_notifications') where name = 'Manager'`,
      );
    await setPermission('array_remove');
    try {
      await open(page, MANAGER);
      await page.getByText('you need the “Choose their own notifications” permission').waitFor();
      expect(await toggle(page, 'Email: New applicant').isDisabled()).toBe(true);
      expect(await page.getByRole('button', { name: /^Turn all/ }).count()).toBe(0);
    } finally {
      await setPermission('array_append');
    }
  });

  test('offer only what the plan can send [NTF-007]', async ({ page }) => {
    await open(page, OWNER_WITHOUT_MESSAGING);
    await toggle(page, 'Email: Offer signed').waitFor();
    expect(await page.getByRole('switch', { name: /^Text message/ }).count()).toBe(0);
    expect(await page.getByRole('switch', { name: /^Email/ }).count()).toBe(14);
    expect(await toggle(page, 'Email: New applicant').count()).toBe(0);
    expect(await toggle(page, 'Email: Applicant replies').count()).toBe(0);
    expect(await page.getByRole('columnheader', { name: 'Text message' }).count()).toBe(0);
  });

  test('work from the keyboard alone [NTF-004]', async ({ page }) => {
    await open(page, SUPER_ADMIN);
    await toggle(page, 'Email: Export ready').focus();
    await page.keyboard.press('Space');
    await toast(page, 'Notification config settings updated successfully').waitFor();
    expect(await isOn(page, 'Email: Export ready')).toBe(false);
  });
});

describe('The bell', () => {
  test('counts what is unread and marks it read [NTF-018]', async ({ page }) => {
    await open(page, HR_ADMIN, '/dashboard');
    await page.getByRole('button', { name: 'Notifications, 3 unread' }).click();
    await bellList(page).getByText('Amara Okafor applied', { exact: true }).waitFor();
    expect(await bellList(page).getByRole('listitem').count()).toBe(5);
    expect(await bellList(page).getByText('Unread').count()).toBe(3);
    await bellList(page).getByRole('button', { name: 'Mark all as read' }).click();
    await page.getByRole('button', { name: 'Notifications, 0 unread' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Notifications, 0 unread' }).waitFor();
  });

  test('shows a new one while the page is open, and links to it [NTF-018, NTF-020, NTF-022]', async ({ page }) => {
    await open(page, MANAGER, '/dashboard');
    await page.getByRole('button', { name: 'Notifications, 0 unread' }).click();
    await bellList(page).getByText("You're all caught up").waitFor();
    await tell(product, MANAGER, {
      type: 'quiz_submitted',
      details: { applicant: 'Ines Roth', quiz: 'Food safety' },
      link: '/messages',
    });
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor();
    await page.getByText('New notification: Ines Roth finished a quiz').waitFor({ state: 'attached' });
    await bellList(page)
      .getByRole('link', { name: /Ines Roth finished a quiz/ })
      .click();
    await page.waitForURL('**/#/messages');
    await bellList(page).waitFor({ state: 'hidden' });
  });

  test('shows a loading error, and retries [NTF-018]', async ({ page }) => {
    let failing = true;
    await page.route('**/v1/notifications?*', (route) =>
      failing
        ? route.fulfill({ status: 500, json: { error_code: -1, message: 'Server error', error_reference: 'r-1' } })
        : route.continue(),
    );
    await open(page, GENERAL_MANAGER, '/dashboard');
    await bell(page).click();
    await bellList(page).getByText("We couldn't load your notifications").waitFor();
    failing = false;
    await bellList(page).getByRole('button', { name: 'Try again' }).click();
    await bellList(page).getByText('Amara Okafor applied', { exact: true }).waitFor();
  });

  test('opens and closes from the keyboard and restores the focus [NTF-018]', async ({ page }) => {
    await open(page, GENERAL_MANAGER, '/dashboard');
    await bell(page).focus();
    await page.keyboard.press('Enter');
    await bellList(page)
      .getByRole('link', { name: /Amara Okafor applied/ })
      .waitFor();
    await page.keyboard.press('Escape');
    await bellList(page).waitFor({ state: 'hidden' });
    expect(await bell(page).evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

/** As if announcements had been shown on an earlier day. */
async function beginAnotherDay(page: Page): Promise<void> {
  await product.app.ownerPool.query("update pop_up_settings set announced_at = announced_at - interval '1 day'");
  await page.reload();
}

describe('Announcements', () => {
  test('are shown once a day until they are dismissed, and never return [NTF-016, NTF-017]', async ({ page }) => {
    await open(page, SUPER_ADMIN, '/dashboard');
    await bell(page).waitFor();
    await beginAnotherDay(page);
    await popUp(page, 'Departments are live').waitFor();
    await page.reload();
    await bell(page).waitFor();
    expect(await popUp(page, 'Departments are live').count()).toBe(0);
    await beginAnotherDay(page);
    await popUp(page, 'Departments are live').waitFor();
    const sheet = await page.locator('#content').boundingBox();
    const bar = await page.getByRole('region', { name: 'Announcement' }).boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((sheet?.y ?? 0) + (sheet?.height ?? 0));
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await popUp(page, 'Departments are live').waitFor({ state: 'detached' });
    await beginAnotherDay(page);
    await bell(page).waitFor();
    expect(await popUp(page, 'Departments are live').count()).toBe(0);
  });

  test('appear live, one a day, with a link to their subject [NTF-016, NTF-022]', async ({ page }) => {
    await open(page, HR_ADMIN, '/dashboard');
    await bell(page).waitFor();
    const lines = { body: 'Have a look.', link: '/company?currentPanel=departments' };
    await announce(product, HR_ADMIN, { title: 'First news', ...lines });
    await popUp(page, 'First news').waitFor();
    await announce(product, HR_ADMIN, { title: 'Second news', ...lines });
    await page.getByRole('link', { name: 'Take a look' }).click();
    await page.waitForURL('**/#/company?currentPanel=departments');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await popUp(page, 'First news').waitFor({ state: 'detached' });
    expect(await popUp(page, 'Second news').count()).toBe(0);
    await beginAnotherDay(page);
    await popUp(page, 'Second news').waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await popUp(page, 'Second news').waitFor({ state: 'detached' });
  });
});

describe('In light and dark', () => {
  test('settings, phone dialog and bell can be used by everyone [NTF-004, NTF-018]', async ({ page }) => {
    await open(page, GENERAL_MANAGER);
    await toggle(page, 'Email: New applicant').waitFor();
    await expectAccessibleInLightAndDark(page);
    await bell(page).click();
    await bellList(page).getByRole('listitem').first().waitFor();
    await expectAccessibleInLightAndDark(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Change number' }).click();
    await page.getByRole('dialog', { name: 'Change your phone number' }).waitFor();
    await expectAccessibleInLightAndDark(page);
  });
});
