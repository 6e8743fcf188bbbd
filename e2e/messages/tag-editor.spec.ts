/** Writing with merge tags: chips in the text, the keyboard, the clipboard and undo. */
import { openConversation } from '@onward/contract/messages/conversations';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { testOnOnePage as test } from '../../testing/browser/browser-page.ts';
import { desktop } from '../../testing/browser/launch-browser.ts';
import { Employer } from '../../testing/people/employer.ts';
import { MessageOffice, type TestWriter } from '../../testing/people/message-office.ts';
import { ApiCaller } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { until } from '../../testing/until.ts';
import { enter } from '../shell/steps.ts';

let product: InProcessProduct;
let admin: ApiCaller;
let office: MessageOffice;

beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  admin = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');
  office = await MessageOffice.open(product, new Employer(admin));
  // An announcement would cover the composer.
  await product.app.ownerPool.query('delete from pop_up_notifications');
});
afterAll(() => product.stop());

const composer = (page: Page) => page.getByRole('region', { name: 'Write a message' });
const editor = (page: Page) => composer(page).getByRole('textbox', { name: 'Message' });

async function writeTo(page: Page, { id }: TestWriter): Promise<void> {
  const answer = await admin.call<{ conversation: { id: number } }>(openConversation, { body: { application_id: id } });
  await enter(page.context(), product.url);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize(desktop);
  await page.goto(`${product.url}/#/messages?thread=${answer.body.conversation.id}`);
  await editor(page).click();
}

/** The text of the editor as another program would get it. */
async function copied(page: Page): Promise<string> {
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  return page.evaluate(() => navigator.clipboard.readText());
}

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

test('lines and tags are edited by keyboard, and each change can be undone and redone [MSG-012]', async ({ page }) => {
  await writeTo(page, await office.applicant());
  expect(await editor(page).getAttribute('data-placeholder')).toBe('Write to Amara');
  expect(await editor(page).getAttribute('data-empty')).toBe('true');
  await page.keyboard.type('Dear {{applicant_first_name}}');
  await editor(page).getByText('first name').waitFor();
  await press(page, 'Enter', 'Enter');
  await page.keyboard.type('two');
  await press(page, 'Shift+Enter');
  await page.keyboard.type('three');
  const written = 'Dear {{applicant_first_name}}\n\ntwo\nthree';
  expect(await copied(page)).toBe(written);
  expect(await editor(page).getAttribute('data-empty')).toBe('false');

  // The draft comes back after a reload, with nothing to undo yet.
  await page.reload();
  await editor(page).click();
  await press(page, 'Control+z', 'Control+a', 'Backspace');
  await until('the placeholder', async () => (await editor(page).getAttribute('data-empty')) === 'true');
  await press(page, 'Control+z');
  expect(await copied(page)).toBe(written);
  await press(page, 'Control+Shift+z');
  await until('the placeholder again', async () => (await editor(page).getAttribute('data-empty')) === 'true');
  await press(page, 'Control+z');

  await press(page, 'Control+Home', 'End');
  await page.keyboard.type('!');
  await press(page, 'ArrowLeft', 'ArrowLeft');
  await page.keyboard.type('my ');
  expect(await copied(page)).toBe('Dear my {{applicant_first_name}}!\n\ntwo\nthree');
  await press(page, 'Control+Home', 'End', 'ArrowLeft', 'Backspace');
  expect(await copied(page)).toBe('Dear my !\n\ntwo\nthree');
  await press(page, 'Control+Home');
  await page.keyboard.type('{{company_name}}');
  await press(page, 'Home');
  await page.keyboard.type('>');
  expect(await copied(page)).toBe('>{{company_name}}Dear my !\n\ntwo\nthree');
  await press(page, 'Control+Home', 'Delete', 'Delete', 'Control+End', 'Control+Backspace', 'Backspace');
  expect(await copied(page)).toBe('Dear my !\n\ntwo');
});

test('a tag from the menu goes to the caret, and a tag without a value says so [MSG-012]', async ({ page }) => {
  await writeTo(page, await office.applicant());
  await page.keyboard.type('At , then');
  await press(page, 'Home', 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await composer(page).getByRole('button', { name: 'Merge tag' }).click();
  await page.getByRole('menuitem', { name: 'interview time' }).click();
  await page.keyboard.type('?');
  const chip = editor(page).getByText('interview time');
  expect(await chip.getAttribute('title')).toBe('No value for this person');
  expect(await copied(page)).toBe('At {{meeting_time}}?, then');
  await press(page, 'Delete');
  await page.keyboard.type('{{applicant_first_name}}');
  expect(await editor(page).getByText('first name').getAttribute('title')).toBe('Amara');
});

test('pasted text keeps its lines and tags, but no formatting [MSG-012]', async ({ page }) => {
  await writeTo(page, await office.applicant());
  await page.keyboard.type('[]');
  await press(page, 'ArrowLeft');
  // Given to the field directly: writing HTML to the clipboard would have the page itself parse the styles.
  await editor(page).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<h1 style="color: red">Big</h1><p><b style="color: red">Bold</b> {{link}}</p>');
    clipboardData.setData('text/plain', 'Big\r\nBold {{link}}\u00a0!');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await editor(page).getByText('Bold').waitFor();
  expect(await editor(page).locator('h1, b, strong').count()).toBe(0);
  expect(await copied(page)).toBe('[Big\nBold {{link}} !]');
  await press(page, 'Control+x');
  await until('the text to be cut', async () => (await editor(page).textContent()) === '');
  await press(page, 'Control+v');
  expect(await copied(page)).toBe('[Big\nBold {{link}} !]');
});

test('text that is replaced leaves no trace of the chips in it [MSG-012]', async ({ page }) => {
  await writeTo(page, await office.applicant());
  await editor(page).fill('{{link}} and {{applicant_first_name}}');
  await editor(page).getByText('first name').waitFor();
  await editor(page).fill('Only words');
  expect(await copied(page)).toBe('Only words');
  expect(await editor(page).locator('[style]').count()).toBe(0);
});

test('a subject shows its tags as chips and stays on one line [MSG-012]', async ({ page }) => {
  await writeTo(page, await office.applicant());
  await composer(page).getByRole('button', { name: 'Email', exact: true }).click();
  const subject = composer(page).getByRole('textbox', { name: 'Subject' });
  await until('the subject to have the focus', () => subject.evaluate((box) => box === document.activeElement));
  await page.keyboard.type('Your start, {{applicant_first_name}}');
  await subject.getByText('first name').waitFor();
  await press(page, 'Enter');
  await page.evaluate(() => navigator.clipboard.writeText('\nby mail'));
  await press(page, 'Control+v');
  expect(await copied(page)).toBe('Your start, {{applicant_first_name}} by mail');
  await subject.fill('x'.repeat(250));
  await page.keyboard.type('y');
  expect((await subject.textContent())?.length).toBe(200);
});

test('a tag from the menu goes into the field used last, in a message to many too [MSG-006, MSG-012]', async ({
  page,
}) => {
  const writers = [await office.applicant({ other: true }), await office.applicant({ other: true })];
  await enter(page.context(), product.url);
  await page.setViewportSize(desktop);
  await page.goto(`${product.url}/#/applicants/all/all/${office.otherPosition.digest_key}`);
  for (const { firstName, lastName } of writers)
    await page.getByRole('checkbox', { name: `Select ${firstName} ${lastName}` }).check();
  await page.getByRole('region', { name: 'Selected applicants' }).getByRole('button', { name: 'Email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Email 2 applicants' });
  const addTag = async (name: string) => {
    await dialog.getByRole('button', { name: 'Merge tag' }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  const [subject, body] = ['Subject', 'Message'].map((name) => dialog.getByRole('textbox', { name }));
  await until('the subject to have the focus', async () => subject?.evaluate((field) => field.matches(':focus')));
  await page.keyboard.type('For ');
  await addTag('first name');
  await page.keyboard.type('!');
  await body?.click();
  await page.keyboard.type('Hello ');
  await addTag('job title');
  expect([await subject?.textContent(), await body?.textContent()]).toEqual(['For first name!', 'Hello job title']);
});

test('undo never brings back a sent message, and nobody writes where nobody can be reached [MSG-005, MSG-008]', async ({
  page,
}) => {
  const writer = await office.applicant();
  await writeTo(page, writer);
  await page.keyboard.type('Just once\nfor {{applicant_first_name}}');
  await press(page, 'Control+Enter');
  await page.getByRole('log').getByText('for Amara').waitFor();
  await press(page, 'Control+z');
  expect(await editor(page).textContent()).toBe('');
  expect(await editor(page).evaluate((box) => box === document.activeElement)).toBe(true);

  await office.textBack(writer, 'STOP');
  await page.reload();
  await composer(page).getByRole('button', { name: 'Text', exact: true }).click();
  await until('the editor to be closed', async () => (await editor(page).getAttribute('aria-disabled')) === 'true');
  expect(await editor(page).getAttribute('contenteditable')).toBe('false');
  await composer(page).getByRole('button', { name: 'Email', exact: true }).click();
  await until('the editor to be open', async () => (await editor(page).getAttribute('contenteditable')) === 'true');
  await editor(page).click();
  await page.keyboard.type('By email then');
  await editor(page).getByText('By email then').waitFor();
});
