/** What the journeys of offers start with: letters, offers that were sent, and their links. */
import { createUpload } from '@onward/contract/attachments/attachments';
import { createOfferTemplate } from '@onward/contract/offers/offer-templates';
import type { Page } from 'playwright-core';
import { NOTE, OfferOffice } from '../../testing/people/offer-office.ts';
import { ApiCaller } from '../../testing/product/api-caller.ts';
import type { InProcessProduct } from '../../testing/product/in-process-product.ts';

export const SMALL_PHONE = { width: 390, height: 844 };
export const SMALLEST_PHONE = { width: 320, height: 640 };

const ADMIN = 'super.admin@larkfield.test';
export const TERMS = { salary: 17.5, salary_unit: 'hour', start_date: '2030-01-07' };

const text = (words: string) => ({ type: 'text', text: words });
const tag = (name: string) => ({ type: 'tag', tag: name });
const field = (id: string, kind: string, label: string, more: object = {}) => ({
  type: 'field',
  field: { id, kind, role: 'applicant', label, required: true, ...more },
});
const paragraph = (...inlines: object[]) => ({ type: 'paragraph', inlines });
const item = (words: string) => ({ type: 'bullet', inlines: [text(words)] });

/** Every kind of field, and a signature of the company. */
export const LETTER = {
  blocks: [
    { type: 'heading', align: 'center', inlines: [text('Offer of employment')] },
    paragraph(text('Dear '), tag('applicant_first_name'), text(',')),
    paragraph(
      text('We are happy to offer you the position of '),
      tag('position_title'),
      text(' at our '),
      tag('location_name'),
      text(' restaurant, starting '),
      tag('start_date'),
      text('. Your pay is '),
      tag('salary'),
      text(' '),
      tag('salary_unit'),
      text(', paid every two weeks.'),
    ),
    paragraph(text('This offer depends on:')),
    item('a clear background check'),
    item('proof that you may work in the United States'),
    paragraph(
      text('Shirt size '),
      field('size', 'text', 'Shirt size for your uniform', { options: ['S', 'M', 'L', 'XL', '2X'] }),
      text(' · Badge '),
      field('badge', 'text', 'Name on your badge', { required: false }),
    ),
    paragraph(text('Tip policy read '), field('tips', 'initials', 'Tip policy')),
    paragraph(field('car', 'checkbox', 'I have read the employee handbook')),
    paragraph(
      text('Signed '),
      field('signature', 'signature', 'Signature'),
      text(' on '),
      field('day', 'date', 'Date'),
    ),
    paragraph(text('For the company '), field('company', 'signature', 'Company signature', { role: 'company' })),
  ],
};

export class Offering {
  readonly product: InProcessProduct;
  readonly office: OfferOffice;
  #letterId = 0;
  #noteId = 0;
  #adminId = 0;

  private constructor(product: InProcessProduct, office: OfferOffice) {
    this.product = product;
    this.office = office;
  }

  static async begin(product: InProcessProduct): Promise<Offering> {
    const stranger = new ApiCaller(product.url);
    const offering = new Offering(product, new OfferOffice(product, stranger, await stranger.signIn(ADMIN)));
    await offering.office.open();
    offering.#letterId = await offering.#template('Kitchen offer letter', { body: LETTER });
    offering.#noteId = await offering.#template('Kitchen note', { body: NOTE });
    offering.#adminId = await offering.office.staffId(ADMIN);
    return offering;
  }

  async #template(name: string, content: object): Promise<number> {
    const offer_template = { name, ...content };
    const { body, text: said } = await this.office.admin.call<{ template_id: number }>(createOfferTemplate, {
      body: { offer_template },
    });
    if (!body.template_id) throw new Error(`The template was refused: ${said}`);
    return body.template_id;
  }

  /** With fields to fill in, and a company signer. */
  letter(more: object = {}): Promise<SentOffer> {
    return this.#send({ offer_template_id: this.#letterId, ...TERMS, signer_ids: [this.#adminId], ...more });
  }

  /** Only signed, and by the applicant alone. */
  note(more: object = {}): Promise<SentOffer> {
    return this.#send({ offer_template_id: this.#noteId, ...more });
  }

  /** The letter with every kind of field, and the short one. */
  both(): Promise<SentOffer> {
    const offer_template_ids = [this.#letterId, this.#noteId];
    return this.#send({ offer_template_ids, ...TERMS, signer_ids: [this.#adminId] });
  }

  /** An uploaded PDF of two pages with the pay and a signature on the first. */
  async pdf(): Promise<SentOffer> {
    const form = new FormData();
    form.append('category', 'document');
    form.append('file', new Blob([new Uint8Array(twoPages())], { type: 'application/pdf' }), 'letter.pdf');
    const uploaded = await this.office.admin.call<{ upload: { id: number } }>(createUpload, { body: form });
    const place = { page: 0, x: 72, width: 200, height: 24 };
    const signature = { id: 'signature', kind: 'signature', role: 'applicant', label: 'Signature', required: true };
    const id = await this.#template(`Paper letter ${Date.now()}`, {
      upload_id: uploaded.body.upload.id,
      fields: [{ ...signature, ...place, y: 400, height: 60 }],
      tags: [{ tag: 'salary', ...place, y: 200 }],
    });
    return this.#send({ offer_template_id: id, ...TERMS });
  }

  async #send(params: object): Promise<SentOffer> {
    const id = await this.office.applicant({ firstName: 'Amara', lastName: 'Okafor' });
    const { body, text: said } = await this.office.send([id], params);
    if (body.results?.[0]?.message !== null) throw new Error(`The offer was not sent: ${said}`);
    const token = await this.office.release(id);
    return { id, token, link: `${this.product.url}/offer/${token}` };
  }
}

export interface SentOffer {
  /** Of the application. */
  id: number;
  token: string;
  link: string;
}

/** The island is hydrated. */
export const awake = (page: Page): Promise<void> => page.locator('form[aria-busy="false"]').first().waitFor();

/** Everything that the letter asks for. */
export async function fillIn(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'M', exact: true }).check();
  await page.getByLabel('Name on your badge').fill('Amara O.');
  await page.getByRole('checkbox', { name: 'I have read the employee handbook' }).check();
}

/** A wave across the signature box. */
export async function draw(page: Page, pad = page.locator('.pad-area')): Promise<void> {
  await pad.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await pad.boundingBox();
  if (!box) throw new Error('There is no signature box.');
  const at = (part: number): [number, number] => [
    box.x + (0.1 + 0.8 * part) * box.width,
    box.y + (0.5 + 0.3 * Math.sin(part * 12)) * box.height,
  ];
  await page.mouse.move(...at(0));
  await page.mouse.down();
  for (let step = 1; step <= 20; step += 1) await page.mouse.move(...at(step / 20));
  await page.mouse.up();
}

export async function signTyped(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Type' }).check();
  await page.getByRole('checkbox', { name: /I agree to sign/ }).check();
  await page.getByRole('button', { name: 'Sign and accept' }).click();
}

/** The smallest PDF with two pages of text. */
function twoPages(): Buffer {
  const content = (words: string) => `BT /F1 18 Tf 72 700 Td (${words}) Tj ET`;
  const stream = (words: string) => `<< /Length ${content(words).length} >>\nstream\n${content(words)}\nendstream`;
  const page = (contents: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 7 0 R >> >> /Contents ${contents} 0 R >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
    page(5),
    page(6),
    stream('Welcome to the kitchen crew'),
    stream('Tips are shared every Friday'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(`${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}
