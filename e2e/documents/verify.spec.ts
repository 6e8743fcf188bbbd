/** Anyone checks a signed document: genuine, changed, or unknown. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { scrollsSideways, violationsOf } from '../accessibility.ts';
import { Offering, SMALLEST_PHONE } from '../offers/offer-steps.ts';

test.override('allowedConsoleErrors', [/ERR_INTERNET_DISCONNECTED/]);

let product: InProcessProduct;
let sealed: Buffer;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  const offering = await Offering.begin(product);
  const { id, token } = await offering.note();
  await offering.office.sign(token, { signature_name: 'Amara Okafor', values: {} });
  await offering.office.sealed(id);
  const file = await fetch(`${product.url}/v1/applicant_tasks/offers/${token}/document`);
  sealed = Buffer.from(await file.arrayBuffer());
});
afterAll(() => product.stop());

/** One bit of what is drawn on the first page. */
function changedByte(): Buffer {
  const bytes = Buffer.from(sealed);
  const at = bytes.indexOf('stream') + 20;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}

const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
const result = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function open(page: Page, language = 'en'): Promise<void> {
  await page.goto(`${product.url}/verify?lang=${language}`);
  await page.locator('input[type="file"]:enabled').waitFor({ state: 'attached' });
}

const choose = (page: Page, ...files: ReturnType<typeof pdf>[]) =>
  page.locator('input[type="file"]').setInputFiles(files);

describe('Checking a signed document', () => {
  test('shows who signed a genuine one, and reports one changed byte [AHD-010]', async ({ page }) => {
    await open(page);
    await choose(page, pdf('Okafor-offer-signed.pdf', sealed), pdf('copy.pdf', changedByte()));
    const genuine = result(page, 'Okafor-offer-signed.pdf');
    await genuine.getByRole('heading', { name: 'Genuine' }).waitFor();
    await genuine.getByText('Larkfield Group').waitFor();
    await genuine.getByText('Amara Okafor').waitFor();
    await genuine.getByText('Applicant').waitFor();
    const changed = result(page, 'copy.pdf');
    await changed.getByRole('heading', { name: 'Changed after signing' }).waitFor();
    await changed.getByText('does not match this file').waitFor();
    await changed.getByText(/is not the page that was signed|We can't tell which page/).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('knows no other file, and says why a file cannot be checked [AHD-010]', async ({ page, context }) => {
    await open(page);
    const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(12_000_000, 32)]);
    await choose(page, pdf('scan.pdf', large));
    await result(page, 'scan.pdf').getByRole('heading', { name: 'We do not know this file' }).waitFor();
    await choose(page, { ...pdf('notes.txt', Buffer.from('Dear Amara')), mimeType: 'text/plain' });
    await page.getByText("This isn't a PDF").waitFor();
    await choose(page, pdf('book.pdf', Buffer.concat([large, large])));
    await page.getByText('This file is larger than 20 MB.').waitFor();
    await context.setOffline(true);
    await choose(page, pdf('offline.pdf', sealed));
    await page.getByText("We couldn't check this file").waitFor();
    await context.setOffline(false);
    await choose(page, pdf('offline.pdf', sealed));
    await page.getByRole('heading', { name: 'Genuine' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('takes a dropped file [AHD-010]', async ({ page }) => {
    await open(page);
    const dropped = await page.evaluateHandle((base64) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], 'dropped.pdf', { type: 'application/pdf' }));
      return transfer;
    }, sealed.toString('base64'));
    await page.locator('.drop-zone').dispatchEvent('drop', { dataTransfer: dropped });
    await result(page, 'dropped.pdf').getByRole('heading', { name: 'Genuine' }).waitFor();
  });

  test('fits the smallest phone in every language, and is linked from the footer [AHD-010, PLT-039]', async ({
    page,
  }) => {
    await page.setViewportSize(SMALLEST_PHONE);
    for (const language of ['fr', 'es', 'zh']) {
      await open(page, language);
      await choose(page, pdf('Okafor-offer-signed.pdf', sealed), pdf('copy.pdf', changedByte()));
      await page.locator('.check-changed').waitFor();
      expect(await scrollsSideways(page), language).toBe(false);
    }
    expect(await violationsOf(page)).toEqual([]);
    await page.goto(`${product.url}/j/larkfieldgrp?lang=en`);
    await page.getByRole('link', { name: 'Check a signed document' }).click();
    await page.getByRole('heading', { level: 1, name: 'Is this signed document genuine?' }).waitFor();
  });
});
