/** Threads with applicants: read, answered, archived, retried, and sent to many at once. */
import { openConversation, sendMessage } from '@onward/contract/messages/conversations';
import { createMessageTemplate } from '@onward/contract/messages/message-templates';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../../testing/browser/browser-page.ts';
import { conversationPage } from '../../testing/browser/conversation-page.ts';
import { desktop, phone } from '../../testing/browser/launch-browser.ts';
import { Employer } from '../../testing/people/employer.ts';
import { MessageOffice, type TestWriter } from '../../testing/people/message-office.ts';
import { ApiCaller } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { until } from '../../testing/until.ts';
import { expectAccessibleInLightAndDark, scrollsSideways, violationsOf } from '../accessibility.ts';
import { enter, routeOf, seeToast, toasts } from '../shell/steps.ts';

test.override('allowedConsoleErrors', [/status of 415/]);

let product: InProcessProduct;
let admin: ApiCaller;
let office: MessageOffice;

beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  admin = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');
  office = await MessageOffice.open(product, new Employer(admin));
  // An announcement would cover the composer.
  await product.app.ownerPool.query('delete from pop_up_notifications');
  // The counts in these journeys start at zero.
  await product.app.ownerPool.query('update conversations set unread_count = 0 where company_id = 1');
});
afterAll(() => product.stop());

async function open(page: Page, route: string): Promise<void> {
  await enter(page.context(), product.url);
  await page.setViewportSize(desktop);
  await page.goto(`${product.url}/#${route}`);
}

async function threadWith({ id }: TestWriter): Promise<number> {
  const answer = await admin.call<{ conversation: { id: number } }>(openConversation, { body: { application_id: id } });
  return answer.body.conversation.id;
}

async function text(threadId: number, body: string): Promise<number> {
  const message = { channel: 'sms', body };
  const answer = await admin.call<{ message: { id: number } }>(sendMessage, {
    params: { id: threadId },
    body: { message },
  });
  return answer.body.message.id;
}

const nameOf = ({ firstName, lastName }: TestWriter): string => `${firstName} ${lastName}`;
const composer = (page: Page) => page.getByRole('region', { name: 'Write a message' });
const editor = (page: Page) => composer(page).getByRole('textbox', { name: 'Message' });
const log = (page: Page) => page.getByRole('log');
const inList = (page: Page, writer: TestWriter) =>
  page.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: nameOf(writer) });

describe('The inbox', () => {
  test('shows an applicant’s reply at once, counts it everywhere and marks it as read when opened [MSG-003, MSG-007, MSG-013, NTF-022]', async ({
    page,
  }) => {
    const writer = await office.applicant();
    const threadId = await threadWith(writer);
    await office.leaveNow(await text(threadId, 'Can you come by on Thursday?'));
    await open(page, '/messages');
    await inList(page, writer).getByText('You: Can you come by on Thursday?').waitFor();
    await office.textBack(writer, 'Thursday works great');
    await inList(page, writer).getByText('Thursday works great').waitFor();
    await inList(page, writer).getByText('1 unread message').waitFor({ state: 'attached' });
    await until('the title to say so', async () => (await page.title()).startsWith('(1) Messages'));
    await page.getByRole('button', { name: 'Unread 1' }).click();
    await inList(page, writer).click();
    await log(page).getByText('Thursday works great').waitFor();
    await until('the title to forget it', async () => (await page.title()).startsWith('Messages'));
    await office.textBack(writer, 'Which door?');
    await log(page).getByText('Which door?').waitFor();
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await expectAccessibleInLightAndDark(page);
  });

  test('replies with tags, with a subject by email, and cancels what was not sent yet [MSG-005, MSG-012, AHD-001, AHD-009]', async ({
    page,
  }) => {
    const writer = await office.applicant();
    const threadId = await threadWith(writer);
    await open(page, `/messages?thread=${threadId}`);
    await composer(page).getByRole('button', { name: 'Merge tag' }).waitFor();
    await page.keyboard.press('r');
    await page.keyboard.type('Hi ');
    await composer(page).getByRole('button', { name: 'Merge tag' }).click();
    await page.getByRole('menuitem', { name: 'first name' }).click();
    await editor(page).getByText('first name').waitFor();
    await page.keyboard.type(', see you soon {{nickname}}');
    await composer(page).getByText('Unknown merge tags: nickname').waitFor();
    expect(await composer(page).getByRole('button', { name: 'Send text' }).isDisabled()).toBe(true);
    await page.keyboard.press('Backspace');
    await composer(page).getByText('23 / 1600 · 1 segment').waitFor();
    await page.keyboard.press('Control+Enter');
    await log(page).getByText('Hi Amara, see you soon').waitFor();
    await seeToast(page, 'Message sent');
    await log(page)
      .getByText(/Sends in \d+ s/)
      .waitFor();
    await log(page).getByRole('button', { name: 'Undo' }).click();
    await log(page).waitFor({ state: 'detached' });
    await editor(page).getByText(', see you soon').waitFor();
    // Nothing is left to undo, so the offer goes with it.
    await toasts(page).getByText('Message sent').waitFor({ state: 'detached' });

    await composer(page).getByRole('button', { name: 'Email', exact: true }).click();
    await composer(page).getByText(`to ${writer.email}`).waitFor();
    const subject = composer(page).getByRole('textbox', { name: 'Subject' });
    await subject.fill('Your first day, ');
    await composer(page).getByRole('button', { name: 'Merge tag' }).click();
    await page.getByRole('menuitem', { name: 'first name' }).click();
    await subject.getByText('first name').waitFor();
    await editor(page).click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Bring {{meeting_time}}');
    await composer(page).getByText('Blank for this person: interview time').waitFor();
    await page.reload();
    await editor(page).getByText('interview time').waitFor();
    await composer(page).getByRole('button', { name: 'Send email' }).click();
    await log(page).getByText('Your first day, Amara').waitFor();
    expect(await editor(page).textContent()).toBe('');
  });

  test('returns a scheduled message to the composer when it is canceled, after a reload too [AHD-001, MSG-005]', async ({
    page,
  }) => {
    const threadId = await threadWith(await office.applicant());
    await open(page, `/messages?thread=${threadId}`);
    await editor(page).click();
    await page.keyboard.type('See you in the morning');
    await composer(page).getByRole('button', { name: 'Choose when to send' }).click();
    await page.getByText('Tomorrow morning', { exact: true }).click();
    await composer(page).getByRole('button', { name: 'Send later' }).click();
    await seeToast(page, 'Message scheduled');
    await page.reload();
    await log(page).getByRole('button', { name: 'Cancel sending' }).click();
    await editor(page).getByText('See you in the morning').waitFor();
  });

  test('keeps the accepted files when one of them is rejected [MSG-009]', async ({ page }) => {
    await open(page, `/messages?thread=${await threadWith(await office.applicant())}`);
    await composer(page).getByRole('button', { name: 'Email', exact: true }).click();
    const asFile = (name: string, bytes: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(bytes) });
    await composer(page)
      .getByLabel('Attach files', { exact: true })
      .and(page.locator('input'))
      .setInputFiles([
        asFile('map.txt', 'Left at the fountain'),
        asFile('setup.txt', 'MZ\0\u0003\0'),
        asFile('parking.txt', 'Behind the store'),
      ]);
    const files = composer(page).getByRole('list', { name: 'Attached files' });
    await files.getByText('parking.txt').waitFor();
    expect(await files.getByRole('listitem').count()).toBe(2);
  });

  test('collapses automated messages, and expands them in place, by keyboard too [MSG-003, PLT-057]', async ({
    page,
  }) => {
    const writer = await office.applicant();
    const threadId = await threadWith(writer);
    await office.leaveNow(await text(threadId, 'Written by hand'));
    await product.app.ownerPool.query(
      `insert into messages (company_id, conversation_id, application_id, channel, direction, automated, subject, body,
         status, leaves_at, created_at)
       select company_id, id, application_id, 'sms', 'outbound', true, null, 'Reminder ' || number, 'sent', now(),
         now() + number * interval '1 second'
       from conversations cross join generate_series(1, 4) number where id = $1`,
      [threadId],
    );
    await open(page, `/messages?thread=${threadId}`);
    await log(page).getByText('Written by hand').waitFor();
    const fold = log(page).getByRole('button', { name: '4 automated messages' });
    await fold.waitFor();
    expect(await fold.getAttribute('aria-expanded')).toBe('false');
    expect(await log(page).getByText('Reminder 2').count()).toBe(0);
    await fold.focus();
    await page.keyboard.press('Enter');
    await log(page).getByText('Reminder 2').waitFor();
    expect(await fold.getAttribute('aria-expanded')).toBe('true');
    await expectAccessibleInLightAndDark(page);
    await page.keyboard.press('Enter');
    await log(page).getByText('Reminder 2').waitFor({ state: 'detached' });
  });

  test('says why a message failed and retries it [MSG-002, MSG-003, MSG-004]', async ({ page }) => {
    const writer = await office.applicant({ phone: '4047720000' });
    const threadId = await threadWith(writer);
    const messageId = await text(threadId, 'Are you there?');
    await open(page, `/messages?thread=${threadId}`);
    await log(page).getByText('Are you there?').waitFor();
    await office.leaveNow(messageId);
    await log(page).getByText('Not delivered: phone unreachable').waitFor();
    await page.getByRole('button', { name: 'Failed', exact: true }).click();
    await inList(page, writer).getByText('Not delivered: phone unreachable').waitFor();
    await log(page).getByRole('button', { name: 'Retry' }).click();
    await until('a second try', async () => (await product.outside.texts(writer.globalPhone)).length === 2);
    await log(page).getByText('Not delivered: phone unreachable').waitFor();
  });

  test('disables an unreachable channel, with the reason [MSG-006, MSG-008, AHD-009]', async ({ page }) => {
    const writer = await office.applicant();
    const threadId = await threadWith(writer);
    await office.textBack(writer, 'STOP');
    await open(page, `/messages?thread=${threadId}`);
    await composer(page).getByRole('button', { name: 'Text', exact: true }).click();
    await composer(page).getByText('Has opted out of text messages').waitFor();
    expect(await composer(page).getByRole('button', { name: 'Send text' }).isDisabled()).toBe(true);
    await composer(page).getByRole('button', { name: 'Email', exact: true }).click();
    await composer(page).getByText(`to ${writer.email}`).waitFor();
  });

  test('is navigated by keyboard and archived, with undo [MSG-003, AHD-004]', async ({ page }) => {
    const [first, second] = [await office.applicant(), await office.applicant()];
    const ids = [await threadWith(first), await threadWith(second)];
    for (const id of ids) await text(id, 'Hello there');
    await open(page, '/messages?query=hello');
    await inList(page, first).waitFor();
    await inList(page, second).waitFor();
    await page.keyboard.press('j');
    await until('the newest to open', async () => routeOf(page).includes(`thread=${ids[1]}`));
    await page.keyboard.press('j');
    await until('the next to open', async () => routeOf(page).includes(`thread=${ids[0]}`));
    await page.keyboard.press('k');
    await page.getByRole('heading', { name: nameOf(second) }).waitFor();
    await page.keyboard.press('e');
    await seeToast(page, 'Marked as done');
    await inList(page, second).waitFor({ state: 'detached' });
    await toasts(page).getByRole('button', { name: 'Undo' }).first().click();
    await inList(page, second).waitFor();
  });

  test('fits a phone: the list, then the thread, and back [MSG-003, PLT-057]', async ({ page }) => {
    const writer = await office.applicant();
    await text(await threadWith(writer), 'Small screens too');
    await open(page, '/messages');
    await page.setViewportSize(phone);
    await inList(page, writer).click();
    await log(page).getByText('Small screens too').waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Back to list' }).click();
    await inList(page, writer).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
  });
});

describe('Messages on other pages', () => {
  test('the profile shows the thread, and its buttons lead to the composer [MSG-006, APP-018]', async ({ page }) => {
    const writer = await office.applicant();
    await open(page, `/applicant/${writer.id}`);
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    await until('the composer to have the focus', () =>
      page.evaluate(() => document.activeElement?.getAttribute('role') === 'textbox'),
    );
    await page.keyboard.type('From the profile');
    await page.keyboard.press('Control+Enter');
    await log(page).getByText('From the profile').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('one message goes to many: who is skipped is named first, and it can be undone [MSG-006, MSG-010, MSG-012, AHD-001]', async ({
    page,
  }) => {
    const [reached, closed] = [await office.applicant({ other: true }), await office.applicant({ other: true })];
    await office.textBack(closed, 'STOP');
    const template = { name: `Invitation ${reached.id}`, channel: 'sms', body: 'Come by, {{applicant_first_name}}' };
    await admin.call(createMessageTemplate, { body: { message_template: template } });
    await open(page, `/applicants/all/all/${office.otherPosition.digest_key}`);
    for (const writer of [reached, closed])
      await page.getByRole('checkbox', { name: `Select ${nameOf(writer)}` }).check();
    await page.getByRole('region', { name: 'Selected applicants' }).getByRole('button', { name: 'Text' }).click();
    const dialog = page.getByRole('dialog', { name: 'Text 2 applicants' });
    await dialog.getByRole('button', { name: 'Templates' }).click();
    await page.getByRole('button', { name: new RegExp(`^${template.name}`) }).click();
    await dialog.getByText('Reaches 1 of 2').waitFor();
    await dialog.getByText('1 will be skipped').waitFor();
    await dialog.getByText(`${nameOf(closed)}: Has opted out of text messages`).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send to 1' }).click();
    await dialog.waitFor({ state: 'detached' });
    const outcome = page.getByRole('region', { name: 'Background tasks' });
    await outcome.getByText('1 updated, 1 skipped').waitFor();
    await outcome
      .getByRole('button', { name: 'Undo all 1' })
      .or(outcome.getByRole('button', { name: 'Undo 1' }))
      .click();
    await seeToast(page, 'Undone for 1');
    await page.goto(`${product.url}/#/applicant/${reached.id}?tab=messages`);
    await page.getByText('No messages with Amara yet').waitFor();
  });

  test('message templates are saved with their translations, and wrong tags are reported [MSG-010, MSG-012]', async ({
    page,
  }) => {
    await open(page, '/company?currentPanel=templates');
    await page.getByRole('link', { name: /^Messages Text message and email/ }).click();
    await page.getByRole('button', { name: 'New template' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'New template' });
    await dialog.getByLabel('Name').fill('Welcome');
    await dialog.getByRole('textbox', { name: 'Message' }).click();
    await page.keyboard.type('Welcome {{first}}');
    await dialog.getByRole('button', { name: 'Save template' }).click();
    await dialog.getByText('Unknown merge tags: first').waitFor();
    await page.keyboard.press('Control+a');
    await dialog.getByRole('textbox', { name: 'Message' }).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Welcome {{applicant_first_name}}');
    await dialog.getByRole('button', { name: 'Français' }).click();
    await dialog.getByRole('textbox', { name: 'Message' }).click();
    await page.keyboard.type('Bienvenue {{applicant_first_name}}');
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save template' }).click();
    await seeToast(page, 'Welcome saved');
    await page.getByText('Text · 1 translation').waitFor();
    await page.getByRole('button', { name: 'Actions for Welcome' }).click();
    await page.getByRole('menuitem', { name: 'Delete template' }).click();
    await page
      .getByRole('dialog', { name: 'Delete Welcome?' })
      .getByRole('button', { name: 'Delete template' })
      .click();
    await seeToast(page, 'Welcome deleted');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Welcome', exact: true }).waitFor();
  });

  test('the newest threads are available on other pages, behind their flag [MSG-011]', async ({ page }) => {
    const writer = await office.applicant();
    await text(await threadWith(writer), 'Within reach');
    await open(page, '/company');
    await page.reload();
    await page.getByRole('button', { name: /^Messages, \d+ unread/ }).click();
    const widget = page.getByRole('region', { name: 'Messages', exact: true });
    await widget.getByRole('button', { name: nameOf(writer) }).click();
    await widget.getByRole('log').getByText('Within reach').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await widget.waitFor({ state: 'detached' });
    await page.goto(`${product.url}/#/messages`);
    await inList(page, writer).waitFor();
    expect(await page.getByRole('button', { name: /^Messages, \d+ unread/ }).count()).toBe(0);
  });
});

describe('The applicant’s page', () => {
  test('shows the thread and accepts a reply without an account, on a narrow phone and in Spanish [CAR-020, MSG-007]', async ({
    page,
  }) => {
    const writer = await office.applicant();
    const threadId = await threadWith(writer);
    await office.leaveNow(await text(threadId, 'Can you come by on Thursday?'));
    const address = await conversationPage(product, threadId);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`${address}?lang=en`);
    await page.getByRole('log').getByText('Can you come by on Thursday?').waitFor();
    await page.getByRole('textbox', { name: 'Write a message' }).fill('Yes, at nine');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('log').getByText('Yes, at nine').waitFor();
    await page.getByText('Sent', { exact: true }).waitFor();
    const photo = { name: 'servsafe.txt', mimeType: 'text/plain', buffer: Buffer.from('My card') };
    await page.getByLabel('Attach a photo or file').setInputFiles(photo);
    await page.getByRole('button', { name: 'Remove servsafe.txt' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('log').getByRole('link', { name: 'servsafe.txt' }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await page.goto(`${address}?lang=es`);
    await page.getByText('No necesitas una cuenta. Este enlace es solo para ti.').waitFor();
    expect(await scrollsSideways(page)).toBe(false);

    await open(page, `/messages?thread=${threadId}`);
    await log(page).getByText('Yes, at nine').waitFor();
    await log(page).getByText('servsafe.txt').waitFor();
  });
});
