/** Company documents in the onboarding portal: filled in, read, and signed on a phone. */
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { createCompanyDocument } from '@onward/contract/onboarding/company-documents';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { OnboardingOffice } from '../../testing/people/onboarding-office.ts';
import { until } from '../../testing/until.ts';
import { violationsOf } from '../accessibility.ts';
import { button, enterPortal, field, heading } from './portal-steps.ts';

test.override('allowedConsoleErrors', [/status of 422/]);

let office: OnboardingOffice;
beforeAll(async () => {
  office = await OnboardingOffice.open();
});
afterAll(() => office.product.stop());

const signature = { id: 'sign', kind: 'signature', role: 'applicant', label: 'Signature', required: true };
const size = { id: 'size', kind: 'text', role: 'applicant', label: 'Shirt size', required: true, options: ['S', 'M'] };
const HANDBOOK = {
  blocks: [
    { type: 'paragraph', inlines: [{ type: 'text', text: 'Be kind to guests and to each other.' }] },
    {
      type: 'paragraph',
      inlines: [
        { type: 'text', text: 'Shirt size: ' },
        { type: 'field', field: size },
      ],
    },
    { type: 'paragraph', inlines: [{ type: 'field', field: signature }] },
  ],
};

async function document(input: object): Promise<number> {
  const { body, text } = await office.admin.call<{ company_document_template: { id: number } }>(createCompanyDocument, {
    body: { company_document_template: input },
  });
  if (!body.company_document_template) throw new Error(`The document was refused: ${text}`);
  return body.company_document_template.id;
}

async function policy(): Promise<number> {
  const form = new FormData();
  form.set('category', 'document');
  const pdf = await pageSaying('Cell phone policy');
  form.set('file', new Blob([Uint8Array.from(pdf)]), 'policy.pdf');
  const { body } = await office.admin.request<{ upload: { id: number } }>('POST', '/v1/uploads', { body: form });
  const place = { page: 0, x: 40, y: 40, width: 120, height: 30 };
  return document({ name: 'Cell phone policy', upload_id: body.upload.id, fields: [{ ...signature, ...place }] });
}

async function pageSaying(words: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.addPage([612, 792]).drawText(words, { x: 72, y: 700, size: 24, font });
  return document.save();
}

describe('Company documents in the portal', () => {
  test('are filled in, read, and signed once, with the pages of a PDF [ONB-045, AHD-010]', async ({ page }) => {
    const templates = [await document({ name: 'Employee handbook', body: HANDBOOK }), await policy()];
    const hire = await office.onboard([
      { type: 'basic_information' },
      { type: 'company_documents', config: { company_document_templates: templates } },
    ]);
    await hire.fillBasics();
    await enterPortal(page, office, hire);
    await button(page, 'Start').click();
    await heading(page, 'First, fill in 2 things').waitFor();
    await button(page, 'Next: read and sign').click();
    expect(await page.locator('.problem').count()).toBe(1);
    await page.getByRole('radio', { name: 'M', exact: true }).check();
    expect(await violationsOf(page)).toEqual([]);
    await button(page, 'Next: read and sign').click();
    await heading(page, 'Read, then sign').waitFor();
    await page.getByText('Be kind to guests').waitFor();
    await page.locator('summary', { hasText: 'Cell phone policy' }).click();
    const image = page.getByRole('img', { name: /Cell phone policy/ });
    await image.scrollIntoViewIfNeeded();
    const width = () => image.evaluate((element) => (element as HTMLImageElement).naturalWidth);
    await until('the page', async () => (await width()) > 0 || undefined);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Type' }).check();
    await field(page, 'signature_name').fill('Zz');
    await button(page, 'Sign and send').click();
    await page.locator('.notice-problem').waitFor();
    for (const consent of await page.locator('.consent input').all()) await consent.check();
    await button(page, 'Sign and send').click();
    await page.getByRole('link', { name: /Sign with your name: Marcus Bell/ }).waitFor();
    await field(page, 'signature_name').fill('Marcus Bell');
    await button(page, 'Sign and send').click();
    await heading(page, /all set/).waitFor();
    const action = await office.action(hire.key, 'employee_sign_company_document');
    expect([action.status, action.signature_name]).toEqual(['completed', 'Marcus Bell']);
  });
});
