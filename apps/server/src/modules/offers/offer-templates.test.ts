// Offer templates over HTTP: letters and uploaded PDFs, what is refused, and what earlier revisions keep.
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import {
  createOfferTemplate,
  deleteOfferTemplate,
  getOfferTemplate,
  inspectOfferPdf,
  listOfferTemplates,
  type OfferTemplate,
  restoreOfferTemplate,
  updateOfferTemplate,
} from '@onward/contract/offers/offer-templates';
import { PDF_PAGES_MAX } from '@onward/domain/documents/templates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Employer } from '../../../../../testing/people/employer.ts';
import { LETTER, NOTE } from '../../../../../testing/people/offer-office.ts';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';
import { pdfOf } from '../../platform/files/pdf-files.fixture.ts';

let product: InProcessProduct;
let admin: ApiCaller;
let colleague: ApiCaller;
let manager: ApiCaller;

beforeAll(async () => {
  product = await startInProcess();
  const stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  colleague = await stranger.signIn('hr.admin@larkfield.test');
  manager = await stranger.signIn('manager@larkfield.test');
});
afterAll(() => product.stop());

let made = 0;
const nextName = () => `Letter ${++made}`;

const create = (input: object, caller = admin) =>
  caller.call<{ template_id: number }>(createOfferTemplate, {
    body: { offer_template: { name: nextName(), ...input } },
  });
const created = async (input: object): Promise<number> => (await create(input)).body.template_id;
const get = (id: number, caller = admin) =>
  caller.call<{ offer_template: OfferTemplate }>(getOfferTemplate, { params: { id } });
const read = async (id: number): Promise<OfferTemplate> => (await get(id)).body.offer_template;
const update = (id: number, input: object, caller = admin) =>
  caller.call<{ offer_template: OfferTemplate }>(updateOfferTemplate, {
    params: { id },
    body: { offer_template: input },
  });

async function pdfWith(pages: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let page = 1; page <= pages; page += 1) {
    document.addPage([612, 792]).drawText(`Terms, page ${page}`, { x: 72, y: 700, size: 14, font });
  }
  return document.save();
}

async function upload(bytes: Uint8Array, caller = admin): Promise<number> {
  const form = new FormData();
  form.set('category', 'document');
  form.set('file', new Blob([Buffer.from(bytes)]), 'offer.pdf');
  return (await caller.request<{ upload: { id: number } }>('POST', '/v1/uploads', { body: form })).body.upload.id;
}

const inspect = (id: number, caller = admin) =>
  caller.call<{ pages: object[]; file_name: string }>(inspectOfferPdf, { body: { upload_id: id } });

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const NO_PAGES = '<< /Type /Pages /Kids [] /Count 0 >>';
const ENCRYPTION = '/Encrypt << /Filter /Standard /V 1 /R 2 /O (o) /U (u) /P -4 >> /ID [(a) (a)]';

const BOX = { page: 0, x: 72, y: 600, width: 180, height: 40 };
const SIGNATURE = { id: 's', kind: 'signature', role: 'applicant', label: 'Signature', required: true, ...BOX };
const PAY = { tag: 'salary', page: 1, x: 10, y: 10, width: 100, height: 18 };

const rows = async (sql: string, values: unknown[]) => (await product.app.ownerPool.query(sql, values)).rows;

describe('An offer letter', () => {
  it('is created, read, and listed with its format, tags, and signers [OFR-006, OFR-007]', async () => {
    const { status, body } = await create({ name: ' Hourly   letter ', body: LETTER });
    expect([status, Object.keys(body)]).toEqual([201, ['template_id']]);
    const template = await read(body.template_id);
    expect(template).toMatchObject({
      name: 'Hourly letter',
      format: 'text',
      tags: ['applicant_first_name', 'position_title', 'start_date', 'salary'],
      roles: ['applicant', 'company'],
      fields_count: 3,
      hiring_processes_count: 0,
      body: LETTER,
    });
    const { body: list } = await admin.call<{ offer_templates: OfferTemplate[] }>(listOfferTemplates, {
      query: { query: 'hourly let', order: 'updated_at desc' },
    });
    expect(list.offer_templates.map(({ id }) => id)).toEqual([body.template_id]);
  });

  it('names everything that is missing, each on its own [OFR-006, OFR-007]', async () => {
    const field = { id: 'x', kind: 'text', role: 'applicant', label: ' ', required: true };
    const blocks = [
      {
        type: 'paragraph',
        inlines: [
          { type: 'text', text: 'Hi ' },
          { type: 'field', field },
        ],
      },
    ];
    const { status, body } = await create({ body: { blocks } });
    expect([status, body.error_code]).toEqual([422, 20001]);
    expect(body.errors).toEqual({
      body: ['Missing merge tags: applicant_first_name, position_title', 'Add a signature for the applicant'],
      'fields.x': ['Enter a name for this field'],
    });
  });

  it('needs a text or a PDF, and text to read [OFR-006]', async () => {
    expect((await create({})).body.errors).toEqual({ body: ['Please fill in this field'] });
    expect((await create({ body: { blocks: [] } })).body.errors).toEqual({ body: ['Write the text of the document'] });
  });

  it('keeps names unique within the company [OFR-006]', async () => {
    const name = nextName();
    expect((await create({ name, body: NOTE })).status).toBe(201);
    expect((await create({ name: name.toUpperCase(), body: NOTE })).body).toMatchObject({
      error_code: 20002,
      message: 'An offer letter with this name already exists',
    });
  });

  it('keeps its earlier revisions when it is changed, and shows both versions to a second editor [OFR-006, AHD-021]', async () => {
    const id = await created({ body: NOTE });
    const { version, name } = await read(id);
    const changed = await update(id, { body: LETTER, version });
    expect(changed.body.offer_template).toMatchObject({ name, body: LETTER, version: version + 1 });
    const revisions = await rows(
      `select revision::int, content -> 'blocks' as blocks from document_revisions
       where template_id = $1 order by revision`,
      [id],
    );
    expect(revisions).toEqual([
      { revision: 1, blocks: NOTE.blocks },
      { revision: 2, blocks: LETTER.blocks },
    ]);
    const late = await update(id, { name: 'Late', version });
    expect(late.body).toMatchObject({
      error_code: 20002,
      conflict: { version: version + 1, fields: { name: { theirs: name, yours: 'Late' } } },
    });
    expect(late.text).not.toContain('storage_key');
  });

  it('is not deleted while a hiring process uses it [OFR-006]', async () => {
    const id = await created({ body: NOTE });
    await new Employer(admin).process(
      [{ id: -2, name: 'Offer', stage_type: 'offer', config: { offer_template_id: id } }],
      [],
    );
    expect((await read(id)).hiring_processes_count).toBe(1);
    const refused = await admin.call(deleteOfferTemplate, { params: { id } });
    expect(refused.body).toMatchObject({
      error_code: 20003,
      message: '1 hiring process uses this offer letter. Choose another letter there first.',
    });
  });

  it('is deleted, and put back within a minute [OFR-006]', async () => {
    const id = await created({ body: NOTE });
    expect((await admin.call(deleteOfferTemplate, { params: { id } })).status).toBe(204);
    expect((await get(id)).status).toBe(404);
    const restored = await admin.call<{ offer_template: OfferTemplate }>(restoreOfferTemplate, { params: { id } });
    expect(restored.body.offer_template).toMatchObject({ id, body: NOTE });
  });

  it('is read by everyone in the company and written only with the permission [OFR-006, CMP-024]', async () => {
    const id = await created({ body: NOTE });
    expect((await get(id, manager)).status).toBe(200);
    expect((await update(id, { name: 'Mine', version: 1 }, manager)).body.error_code).toBe(10004);
  });
});

describe('An uploaded offer', () => {
  it('is inspected, saved with fields and tags on its pages, and shown page by page [OFR-006, OFR-007]', async () => {
    const uploadId = await upload(await pdfWith(2));
    expect((await inspect(uploadId)).body).toEqual({
      pages: [
        { width: 612, height: 792 },
        { width: 612, height: 792 },
      ],
      file_name: 'offer.pdf',
    });
    const id = await created({ upload_id: uploadId, fields: [SIGNATURE], tags: [PAY] });
    const template = await read(id);
    expect(template).toMatchObject({ format: 'pdf', tags: ['salary'], roles: ['applicant'] });
    expect(template.pdf).toMatchObject({ fields: [SIGNATURE], tags: [PAY], file_name: 'offer.pdf' });
    const page = await fetch(`${product.url}/v1/offer_templates/${id}/pages/1`, {
      headers: { Authorization: `Bearer ${admin.token}` },
    });
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(decodeURIComponent(page.headers.get('x-page-text') ?? '')).toContain('Terms, page 2');
    expect((await admin.request('GET', `/v1/offer_templates/${id}/pages/2`)).status).toBe(404);
  });

  it('keeps its file when only the fields change, and checks what is placed on a new one [OFR-006]', async () => {
    const id = await created({ upload_id: await upload(await pdfWith(2)), fields: [SIGNATURE], tags: [PAY] });
    const moved = { ...SIGNATURE, y: 100 };
    const { body } = await update(id, { fields: [moved], version: 1 });
    expect(body.offer_template.pdf).toMatchObject({ fields: [moved], tags: [PAY], file_name: 'offer.pdf' });
    const refused = await update(id, {
      upload_id: await upload(await pdfWith(1)),
      fields: [moved],
      tags: [PAY],
      version: 2,
    });
    expect(refused.body.errors).toEqual({ 'tags.0': ["This page doesn't exist"] });
  });

  it('names every field and tag that is wrong [OFR-006]', async () => {
    const company = { ...SIGNATURE, id: 'c', role: 'company' };
    const { body } = await create({
      upload_id: await upload(await pdfWith(1)),
      fields: [
        { ...company, x: 500 },
        { ...company, id: 'tiny', width: 2 },
      ],
      tags: [{ ...PAY, page: 0 }, PAY],
    });
    expect(body.error_code).toBe(20001);
    expect(body.errors).toEqual({
      fields: ['Add a signature for the applicant'],
      'fields.c': ['Move it onto the page'],
      'fields.tiny': ['Make it larger'],
      'tags.1': ["This page doesn't exist"],
    });
  });

  it.each([
    ['a password', () => pdfOf([CATALOG, NO_PAGES], ENCRYPTION), /protected with a password/],
    ['no page that can be read', () => pdfOf([CATALOG, NO_PAGES]), /can't read this file/],
    ['too many pages', () => pdfWith(PDF_PAGES_MAX + 1), /more than 200 pages/],
  ])('is refused with the reason when it has %s [OFR-006, PLT-022]', async (_what, make, reason) => {
    const uploadId = await upload(await make());
    const inspected = await inspect(uploadId);
    expect(inspected.body.error_code).toBe(20005);
    expect(inspected.body.message).toMatch(reason);
    const saved = await create({ upload_id: uploadId, fields: [SIGNATURE] });
    expect(saved.body.error_code).toBe(20005);
    expect(saved.body.errors?.upload_id?.[0]).toMatch(reason);
  });

  it('is refused when someone else uploaded it [OFR-006, PLT-016]', async () => {
    const uploadId = await upload(await pdfWith(1), colleague);
    expect((await inspect(uploadId)).status).toBe(404);
    const { body } = await create({ upload_id: uploadId, fields: [SIGNATURE] });
    expect(body).toMatchObject({ error_code: 20001, errors: { upload_id: ["This doesn't exist"] } });
  });
});
