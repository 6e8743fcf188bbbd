/** Offer letters: written with the keyboard, placed on an uploaded PDF by pointer and keyboard, saved, and reloaded. */
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import {
  createOfferTemplate,
  getOfferTemplate,
  listOfferTemplates,
  type OfferTemplate,
  updateOfferTemplate,
} from '@onward/contract/offers/offer-templates';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../../testing/browser/browser-page.ts';
import { NOTE } from '../../testing/people/offer-office.ts';
import { ApiCaller } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { until } from '../../testing/until.ts';
import { inspect, violationsOf } from '../accessibility.ts';
import { dialog, open } from '../positions/positions-steps.ts';

test.override('allowedConsoleErrors', [/status of (409|413|422)/]);

let product: InProcessProduct;
let admin: ApiCaller;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  // An announcement in the corner would cover the buttons used here.
  await product.app.ownerPool.query('delete from pop_up_notifications');
  admin = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');
});
afterAll(() => product.stop());

const letter = (page: Page) => page.getByRole('textbox', { name: 'Text of the letter' });
const tile = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const saveButton = (page: Page) => page.locator('header').getByRole('button', { name: 'Save template' });
const toast = (page: Page, text: string) => page.locator('.ant-notification-notice', { hasText: text });
const settings = (page: Page, label: string) => page.getByRole('complementary', { name: 'Settings' }).getByLabel(label);

const named = async (name: string): Promise<OfferTemplate> => {
  const { body } = await admin.call<{ offer_templates: OfferTemplate[] }>(listOfferTemplates, {
    query: { query: name },
  });
  const id = body.offer_templates.find((template) => template.name === name)?.id ?? 0;
  return (await admin.call<{ offer_template: OfferTemplate }>(getOfferTemplate, { params: { id } })).body
    .offer_template;
};

async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Rename' }).press('Enter');
  await page.getByRole('dialog').getByRole('textbox').fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Presses Tab until the element has the focus, as someone without a mouse does. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  expect.fail(`${target} was not reached with ${key}`);
}

async function savedAs(page: Page, name: string): Promise<void> {
  await toast(page, `${name} saved`).waitFor();
  await page.waitForURL(/offer-template\/\d+/);
}

async function pdfFile(name: string, pages: number) {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let page = 1; page <= pages; page += 1) {
    document.addPage([612, 792]).drawText(`Terms of page ${page}`, { x: 72, y: 700, size: 14, font });
  }
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
}

const box = (page: Page, name: string | RegExp) => page.locator('[data-item]').and(page.getByRole('button', { name }));

/** In points, as the server stores it. */
const roundedBox = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
  [x, y, width, height].map(Math.round);

describe('An offer letter', () => {
  test('is written, filled with tags and fields, and saved with the keyboard alone [OFR-006, OFR-007]', async ({
    page,
  }) => {
    await open(page, product.url, '/hiring-process-templates/offers');
    await page.getByRole('link', { name: 'New offer letter' }).first().press('Enter');
    await letter(page).waitFor();
    await rename(page, 'Keyboard letter');
    await tabTo(page, letter(page));
    await page.keyboard.type('# Welcome');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Dear ');
    await tabTo(page, tile(page, 'First name'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.type(', you are our new ');
    await tabTo(page, tile(page, 'Position title'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('- Meals');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('Uniform');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+b');
    // Nothing can be saved before the applicant can sign.
    await saveButton(page).press('Enter');
    await page.getByText('1 problem to fix').waitFor();
    await page.getByText('Add a signature for the applicant').waitFor();
    await tabTo(page, tile(page, 'Text'));
    await page.keyboard.press('Enter');
    await tabTo(page, settings(page, 'Name shown on the phone form'));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Shirt size');
    await tabTo(page, settings(page, 'Choices'));
    await page.keyboard.type('S');
    await page.keyboard.press('Enter');
    await page.keyboard.type('M');
    await tabTo(page, tile(page, 'Signature'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Applicant signature is placed').waitFor();
    await saveButton(page).press('Enter');
    await savedAs(page, 'Keyboard letter');

    const text = (words: string, more: object = {}) => ({ type: 'text', text: words, ...more });
    const field = (id: string, kind: string, label: string, more: object = {}) => ({
      type: 'field',
      field: { id, kind, role: 'applicant', label, required: true, ...more },
    });
    expect((await named('Keyboard letter')).body?.blocks).toEqual([
      { type: 'heading', inlines: [text('Welcome')] },
      {
        type: 'paragraph',
        inlines: [
          text('Dear '),
          { type: 'tag', tag: 'applicant_first_name' },
          text(', you are our new '),
          { type: 'tag', tag: 'position_title' },
        ],
      },
      { type: 'bullet', inlines: [text('Meals')] },
      { type: 'bullet', inlines: [text('Uniform', { bold: true })] },
      {
        type: 'paragraph',
        inlines: [
          field('text_1', 'text', 'Shirt size', { options: ['S', 'M'] }),
          field('signature_1', 'signature', 'Signature'),
        ],
      },
    ]);
    await page.reload();
    await letter(page).getByText('Shirt size').waitFor();
    expect(await letter(page).locator('[data-block=bullet]').allTextContents()).toEqual(['Meals', 'Uniform']);
    await page.getByText('All changes saved').waitFor();
  });

  test('is accessible, fits a phone, and shows what the signer will see [OFR-006, PLT-054]', async ({ page }) => {
    const { id } = await named('Keyboard letter');
    await open(page, product.url, `/offer-template/${id}`);
    await letter(page).getByText('Shirt size').click();
    await settings(page, 'Choices').waitFor();
    await page.getByRole('button', { name: 'Preview as signer' }).click();
    const preview = dialog(page, 'Preview as signer');
    await preview.getByLabel('Shirt size').selectOption('M');
    await preview.getByText('Amara').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await preview.getByRole('button', { name: 'Close' }).click();
    await preview.waitFor({ state: 'hidden' });
    await inspect(page);
  });

  test('takes a field dragged from the panel, has it changed, copied, undone, and deleted [OFR-006]', async ({
    page,
  }) => {
    const { body } = await admin.call<{ template_id: number }>(createOfferTemplate, {
      body: { offer_template: { name: 'Dragged', body: NOTE } },
    });
    await open(page, product.url, `/offer-template/${body.template_id}`);
    await letter(page).waitFor();
    const chips = letter(page).locator('[data-kind=initials]');
    await page.getByRole('button', { name: /Company signer/ }).click();
    await drag(page, tile(page, 'Initials'), letter(page).getByText('Welcome'));
    await until('the dropped field', async () => (await chips.count()) === 1);
    expect(await chips.getAttribute('data-role')).toBe('company');
    await page.getByText('The company signer has fields but no signature').waitFor();
    await page.getByRole('button', { name: 'Duplicate' }).click();
    await until('the copy', async () => (await chips.count()) === 2);
    await page.getByRole('button', { name: 'Undo' }).click();
    await until('one again', async () => (await chips.count()) === 1);
    await chips.click();
    await page.getByRole('complementary', { name: 'Settings' }).getByRole('button', { name: 'Delete' }).click();
    await until('none', async () => (await chips.count()) === 0);
  });

  test('shows both versions when someone else saved first [OFR-006, AHD-021]', async ({ page }) => {
    const { body } = await admin.call<{ template_id: number }>(createOfferTemplate, {
      body: { offer_template: { name: 'Shared letter', body: NOTE } },
    });
    const id = body.template_id;
    await open(page, product.url, `/offer-template/${id}`);
    await letter(page).waitFor();
    await admin.call(updateOfferTemplate, {
      params: { id },
      body: { offer_template: { name: 'Theirs', version: 1 } },
    });
    await rename(page, 'Mine');
    await saveButton(page).click();
    await page.getByText('Their version Theirs').waitFor();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await savedAs(page, 'Mine');
  });

  test('is duplicated, searched, and deleted from the list, where deleting can be undone [OFR-006]', async ({
    page,
  }) => {
    await open(page, product.url, '/hiring-process-templates/offers');
    await page.getByRole('button', { name: 'Actions for Keyboard letter' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click();
    await page.waitForURL(/offer-template\/\d+/);
    await letter(page).getByText('Shirt size').waitFor();
    await page.getByRole('link', { name: 'Offer letters' }).click();
    await page.getByRole('searchbox', { name: 'Search offer letters' }).fill('(copy)');
    await page.getByRole('button', { name: 'Actions for Keyboard letter (copy)' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'Keyboard letter (copy)' }).waitFor();
  });
});

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Nothing to drag');
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 4 });
  await page.mouse.up();
}

describe('An uploaded offer', () => {
  test('has fields placed by pointer and by keyboard at any zoom, and shows them after a reload [OFR-006]', async ({
    page,
  }) => {
    await open(page, product.url, '/offer-template/new');
    await letter(page).waitFor();
    await page.locator('input[type=file]').setInputFiles(await pdfFile('offer.pdf', 2));
    await page.getByRole('img', { name: 'Terms of page 1' }).waitFor();
    await rename(page, 'Uploaded letter');
    await page.getByRole('button', { name: 'Zoom out' }).click();

    // By pointer: chosen in the panel, then clicked on the page; moved, and resized by a corner.
    const sheet = page.getByRole('region', { name: 'Page 1 of 2' });
    const shown = await sheet.boundingBox();
    if (!shown) throw new Error('The page is not shown');
    const scale = shown.width / 612;
    await tile(page, 'Signature').click();
    await page.mouse.click(shown.x + 200 * scale, shown.y + 200 * scale);
    const signature = box(page, /^Signature/);
    await signature.waitFor();
    await page.mouse.move(shown.x + 200 * scale, shown.y + 200 * scale);
    await page.mouse.down();
    await page.mouse.move(shown.x + 300 * scale, shown.y + 250 * scale, { steps: 4 });
    await page.mouse.up();
    const corner = await signature.locator('[data-corner=se]').boundingBox();
    if (!corner) throw new Error('The corner is not shown');
    await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2);
    await page.mouse.down();
    await page.mouse.move(corner.x + corner.width / 2 + 20 * scale, corner.y + corner.height / 2 + 10 * scale);
    await page.mouse.up();

    // By keyboard: in the middle of the page, then moved, resized, and one removed.
    await tile(page, 'Text').focus();
    await page.keyboard.press('Enter');
    const text = box(page, /^Text/);
    await until('the focus on the new box', () => text.evaluate((element) => element === document.activeElement));
    for (const key of ['ArrowRight', 'Shift+ArrowDown', 'Alt+ArrowRight', 'Alt+Shift+ArrowDown']) {
      await page.keyboard.press(key);
    }
    await tile(page, 'Pay').focus();
    await page.keyboard.press('Enter');
    await tile(page, 'Initials').focus();
    await page.keyboard.press('Enter');
    const initials = box(page, /^Initials/);
    await until('the focus on the initials', () => initials.evaluate((element) => element === document.activeElement));
    await page.keyboard.press('Delete');
    await initials.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    await initials.waitFor();
    await page.keyboard.press('Control+Shift+z');
    await initials.waitFor({ state: 'detached' });
    expect(await violationsOf(page)).toEqual([]);
    await saveButton(page).press('Enter');
    await savedAs(page, 'Uploaded letter');

    const { pdf } = await named('Uploaded letter');
    const [first, second] = pdf?.fields ?? [];
    if (!first || !second || !pdf?.tags[0]) throw new Error('Fields are missing');
    expect([first.kind, second.kind, pdf.tags[0].tag]).toEqual(['signature', 'text', 'salary']);
    const expected = [300 - 90, 250 - 20, 200, 50];
    for (const [at, value] of roundedBox(first).entries()) {
      expect(Math.abs(value - (expected[at] ?? 0)), `side ${at}: ${value}`).toBeLessThanOrEqual(2);
    }
    expect(roundedBox(second)).toEqual([306 - 80 + 1, 396 - 11 + 10, 161, 32]);

    await page.reload();
    await page.getByRole('img', { name: 'Terms of page 1' }).waitFor();
    expect(await page.locator('[data-item]').count()).toBe(3);
    await page.getByText('All changes saved').waitFor();
  });

  test('is refused with the reason when the file cannot be used [OFR-006]', async ({ page }) => {
    await open(page, product.url, '/offer-template/new');
    await letter(page).waitFor();
    const broken = { name: 'offer.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nbroken') };
    await page.locator('input[type=file]').setInputFiles(broken);
    await page.getByRole('alert').getByText("We can't read this file. Upload a PDF.").waitFor();
    await page.locator('input[type=file]').setInputFiles({ ...broken, buffer: Buffer.alloc(10_000_001) });
    await page.getByRole('alert').getByText('This PDF is larger than 10 MB').waitFor();
  });
});

describe('The offer stage of a hiring process', () => {
  test('has an offer letter chosen from the list [JOB-018, OFR-006]', async ({ page }) => {
    await open(page, product.url, '/create-hiring-process-template/stages');
    await page.getByRole('button', { name: 'Add stage' }).click();
    await page.getByRole('menuitem', { name: 'Offer' }).click();
    await page.getByRole('combobox', { name: 'Offer letter' }).click();
    await page.locator('.ant-select-dropdown:visible').getByTitle('Keyboard letter', { exact: true }).click();
    await page.getByRole('link', { name: 'Open offer letter' }).waitFor();
  });
});
