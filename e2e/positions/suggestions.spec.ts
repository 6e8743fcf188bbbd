/** Suggested texts: a job description and a message, drafted by the sandbox's text service. */
import { openConversation } from '@onward/contract/messages/conversations';
import type { Position } from '@onward/contract/positions/position';
import { getPosition } from '@onward/contract/positions/positions';
import { threadLink } from '@onward/domain/messages/thread-link';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../../testing/browser/browser-page.ts';
import { Employer } from '../../testing/people/employer.ts';
import { MessageOffice } from '../../testing/people/message-office.ts';
import type { ApiCaller } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { until } from '../../testing/until.ts';
import { expectAccessibleInLightAndDark } from '../accessibility.ts';
import { seeHeading, seeToast, toasts } from '../shell/steps.ts';
import { apiOf, find, open } from './positions-steps.ts';

test.override('allowedConsoleErrors', [/status of 502/]);

let product: InProcessProduct;
let api: ApiCaller;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  api = await apiOf(product.url);
  // An announcement would cover the editors.
  await product.app.ownerPool.query('delete from pop_up_notifications');
});
afterAll(() => product.stop());

const switchOn = () =>
  product.app.ownerPool.query(
    `insert into company_modules (company_id, module) values (1, 'ai_assistant') on conflict do nothing`,
  );
const suggest = (page: Page) => page.getByRole('button', { name: 'Suggest' });
const description = (page: Page) => page.getByRole('textbox', { name: 'Description' });

async function stored(): Promise<string> {
  const { digest_key } = await find(api, 'Night Caregiver');
  const { body } = await api.call<{ position: Position }>(getPosition, { params: { position_key: digest_key } });
  return body.position.description;
}

async function openJob(page: Page): Promise<void> {
  const { digest_key } = await find(api, 'Night Caregiver');
  await open(page, product.url, `/job-postings/${digest_key}?tab=posting`);
  await seeHeading(page, 'Night Caregiver');
  await description(page).waitFor();
}

describe('The Suggest button', () => {
  test('is missing while the module is off, and drafts a description that can be undone once it is on [CMP-003]', async ({
    page,
  }) => {
    await openJob(page);
    expect(await suggest(page).count()).toBe(0);
    await switchOn();
    await page.reload();
    await suggest(page).waitFor();
    const before = await stored();
    await expectAccessibleInLightAndDark(page);
    await suggest(page).press('Enter');
    await seeToast(page, 'Suggestion inserted. Check it before you use it.');
    await description(page).getByText('We are looking for a Night Caregiver.').waitFor();
    await description(page).getByRole('listitem').filter({ hasText: 'Welcome guests' }).waitFor();
    // A draft saves itself, as after every other change.
    await until('the saved suggestion', async () => (await stored()).includes('Welcome guests'));
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await until('the earlier description', async () => (await stored()) === before);
    expect(await description(page).getByText('Welcome guests').count()).toBe(0);
  });

  test('leaves the text as it is when the service is down [CMP-003, INT-016]', async ({ page }) => {
    await switchOn();
    await openJob(page);
    await description(page).fill('During an outage');
    await suggest(page).click();
    await seeToast(page, "Suggestions aren't available right now. Try again in a few minutes.");
    expect(await description(page).innerText()).toBe('During an outage');
    expect(await suggest(page).isEnabled()).toBe(true);
  });

  test('drafts a message and sends nothing [CMP-003, MSG-005]', async ({ page }) => {
    await switchOn();
    const office = await MessageOffice.open(product, new Employer(api));
    const { id } = await office.applicant();
    const { body } = await api.call<{ conversation: { id: number } }>(openConversation, {
      body: { application_id: id },
    });
    await open(page, product.url, threadLink(body.conversation.id));
    const composer = page.getByRole('region', { name: 'Write a message' });
    const editor = composer.getByRole('textbox', { name: 'Message' });
    await editor.fill('Come by at 9.');
    await composer.getByRole('button', { name: 'Suggest' }).click();
    await seeToast(page, 'Suggestion inserted. Check it before you use it.');
    expect(await editor.innerText()).toBe('Come by at 9. Let us know if you have any questions.');
    const { rows } = await product.app.ownerPool.query('select 1 from messages where conversation_id = $1', [
      body.conversation.id,
    ]);
    expect(rows).toEqual([]);
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await until('the earlier text', async () => (await editor.innerText()) === 'Come by at 9.');
  });
});
