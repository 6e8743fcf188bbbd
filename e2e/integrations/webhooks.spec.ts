/** Webhooks and API keys: made, received, verified, failed, and sent again, as a person does it. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { EmployeeOffice } from '../../testing/people/employee-office.ts';
import { DEMO_PASSWORD } from '../../testing/product/api-caller.ts';
import { signIn } from '../../testing/product/sign-in.ts';
import { answerWith, isSigned, WebhookReceiver } from '../../testing/product/webhook-receiver.ts';
import { expectAccessibleInLightAndDark, scrollsSideways } from '../accessibility.ts';

let office: EmployeeOffice;
let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await WebhookReceiver.open();
  office = await EmployeeOffice.open();
});
afterAll(async () => {
  await office.product.stop();
  await receiver.close();
});

async function open(page: Page, path: string): Promise<void> {
  const person = { email: 'super.admin@larkfield.test', password: DEMO_PASSWORD };
  await signIn(page.context(), office.product.url, person);
  await page.goto(`${office.product.url}/#${path}`);
}

describe('Events out', () => {
  test('are received, verified, and replayed [AHD-018]', async ({ page }) => {
    receiver.answer('/warehouse', answerWith(500));
    await open(page, '/integrations?tab=webhooks');
    await page.getByText('Nothing is sent out yet.').waitFor();
    await page.getByRole('button', { name: 'Add webhook' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add webhook' });
    await dialog.getByLabel('Name').fill('Payroll warehouse');
    await dialog.getByLabel('Address').fill('ftp://example.com');
    await dialog.getByRole('button', { name: 'Add webhook' }).click();
    await dialog.getByText('The address must begin with https://.').waitFor();
    await dialog.getByLabel('Address').fill(receiver.url('/warehouse'));
    await dialog.getByRole('button', { name: 'Add webhook' }).click();

    const ready = page.getByRole('dialog', { name: 'The webhook is ready' });
    const secret = await ready.getByLabel('Signing secret').inputValue();
    await ready.getByRole('button', { name: 'I copied it' }).click();

    await office.hire({ name: 'Tanya Brooks' });
    const [delivery] = await receiver.gets('/warehouse', 1);
    expect(delivery && isSigned(delivery, secret)).toBe(true);
    const row = page.getByRole('listitem').filter({ hasText: 'Tanya Brooks' });
    await row.getByText('Trying again').waitFor();
    await expectAccessibleInLightAndDark(page);

    await page.getByRole('button', { name: 'Dismiss' }).click();
    await row.getByRole('button', { name: 'employee.created', exact: true }).click();
    const detail = page.getByRole('complementary', { name: 'employee.created' });
    await detail.getByText('Their server said 500 instead of 2xx').waitFor();
    await detail.getByText(`"employee_id": ${delivery?.data.employee_id}`).waitFor();
    receiver.answer('/warehouse', answerWith(200));
    await detail.getByRole('button', { name: 'Replay now' }).click();
    await row.getByText('Delivered').waitFor();
    expect(receiver.at('/warehouse').at(-1)?.id).toBe(delivery?.id);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await scrollsSideways(page)).toBe(false);
  });

  test('are in the log, and a key is shown once, used, and ended [AHD-018]', async ({ page }) => {
    await open(page, '/integrations?tab=webhooks');
    await page.getByRole('button', { name: 'Make a key' }).click();
    const dialog = page.getByRole('dialog', { name: 'Make a key' });
    await dialog.getByLabel('Name').fill('Data warehouse');
    await dialog.getByRole('checkbox', { name: 'View employee records' }).check();
    await dialog.getByRole('button', { name: 'Make a key' }).click();
    const made = page.getByRole('dialog', { name: 'Copy the key now' });
    const token = await made.getByLabel('API key').inputValue();
    await made.getByRole('button', { name: 'I copied it' }).click();
    const program = office.stranger.as({ token });
    expect((await office.list({}, program)).status).toBe(200);

    const row = page.getByRole('listitem').filter({ hasText: 'Data warehouse' });
    await row.getByText(`onw_live_••••${token.slice(-4)}`).waitFor();
    await row.getByRole('button', { name: 'End Data warehouse' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click();
    await row.waitFor({ state: 'detached' });
    expect((await office.list({}, program)).status).toBe(401);

    await office.hire({ name: 'Imani Clarke' });
    await page.getByRole('link', { name: 'Event log' }).click();
    await page.getByText('Imani Clarke').first().waitFor();
    await expectAccessibleInLightAndDark(page);
  });
});
