import { degrees, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import type { PlacedField } from '@onward/domain/documents/fields';
import type { PlacedTag } from '@onward/domain/documents/templates';
import { describe, expect, it } from 'vitest';
import { packed, pdfOf } from '../../../platform/files/pdf-files.fixture.ts';
import { hashPages } from './page-hashes.ts';
import { pagePixels } from './page-pixels.ts';
import { inkIn, pageTexts, toolOutput } from './pdf-reading.fixture.ts';
import { renderDocuments } from './render.ts';
import type { RenderRequest } from './render-request.ts';
import { APPLICANT, field, requestOf, unsigned } from './sample-request.fixture.ts';

interface Page {
  size: [number, number];
  rotate?: number;
  crop?: [number, number, number, number];
}

async function blankPdf(...pages: Page[]): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (const { size, rotate = 0, crop } of pages) {
    const page = document.addPage(size);
    page.setRotation(degrees(rotate));
    if (crop) page.setCropBox(...crop);
  }
  return document.save();
}

const uploaded = (
  pdf: Uint8Array,
  fields: readonly PlacedField[],
  tags: readonly PlacedTag[] = [],
  more: Partial<RenderRequest> = {},
): RenderRequest =>
  requestOf([], {
    documents: [{ title: 'Handbook', content: { format: 'pdf', pages: [], fields, tags }, pdf }],
    signers: [APPLICANT],
    ...more,
  });

const BOX = { page: 0, x: 40, y: 100, width: 160, height: 30 };
const SIGNATURE: PlacedField = { ...field({ id: 'signature' }), ...BOX };

describe('Fields on an uploaded PDF', () => {
  const crop: [number, number, number, number] = [50, 80, 300, 420];
  const pages: [string, Page][] = [0, 90, 180, 270, -90, 450].flatMap((rotate): [string, Page][] => [
    [`rotated by ${rotate}`, { size: [400, 500], rotate }],
    [`rotated by ${rotate} and cropped`, { size: [400, 500], rotate, crop }],
  ]);

  it.each(pages)('are drawn in their box on a page %s [OFR-006]', async (_name, page) => {
    const { bytes } = await renderDocuments(uploaded(await blankPdf(page), [SIGNATURE]));
    const pixels = await pagePixels(bytes, 0);
    const [, , width, height] = page.crop ?? [0, 0, ...page.size];
    const shownWidth = (page.rotate ?? 0) % 180 === 0 ? width : height;
    const ink = inkIn(pixels, shownWidth, { x: 0, y: 0, width: 1000, height: 1000 });
    expect(ink?.count).toBeGreaterThan(50);
    expect(ink?.left).toBeGreaterThanOrEqual(BOX.x - 0.5);
    expect(ink?.top).toBeGreaterThanOrEqual(BOX.y - 0.5);
    expect(ink?.right).toBeLessThanOrEqual(BOX.x + BOX.width + 0.5);
    expect(ink?.bottom).toBeLessThanOrEqual(BOX.y + BOX.height + 0.5);
    // It starts at the left and bottom of its box, so it isn't mirrored or rotated.
    expect(ink?.left).toBeLessThan(BOX.x + 5);
    expect(ink?.bottom).toBeGreaterThan(BOX.y + BOX.height - 5);
  });

  it('are drawn on the page they belong to, of any size [OFR-006]', async () => {
    const pdf = await blankPdf({ size: [200, 300] }, { size: [2000, 3000] });
    const box = { page: 1, x: 1700, y: 2900, width: 200, height: 60 };
    const mark: PlacedField = {
      ...field({ id: 'texts', kind: 'checkbox' }),
      page: 1,
      x: 20,
      y: 20,
      width: 40,
      height: 40,
    };
    const request = uploaded(pdf, [mark], [{ tag: 'position_title', ...box }]);
    const { bytes, pages: count } = await renderDocuments(request);
    expect(count).toBe(2);
    expect(await pageTexts(bytes, 2)).toEqual(['', 'Shift Leader']);
    const pixels = await pagePixels(bytes, 1);
    expect([inkIn(pixels, 2000, mark), inkIn(pixels, 2000, box)]).not.toContain(null);
  });

  it.each([
    ['a long text', 'Peanuts, tree nuts, shellfish, and anything cooked in the same oil as those, since 2019'],
    ['one long word', 'Donaudampfschifffahrtsgesellschaftskapitän'],
    ['Chinese', '对花生、坚果、贝类以及任何用同一锅油烹制的食物过敏，自2019年起一直如此，请厨房注意'],
  ])('shrink %s until it fits [OFR-006]', async (_name, value) => {
    const box = { page: 0, x: 50, y: 50, width: 120, height: 24 };
    const placed: PlacedField = { ...field({ id: 'allergies', kind: 'text', label: 'Allergies' }), ...box };
    const signers = [{ ...APPLICANT, values: { allergies: value } }];
    const { bytes } = await renderDocuments(uploaded(await blankPdf({ size: [400, 400] }), [placed], [], { signers }));
    const ink = inkIn(await pagePixels(bytes, 0), 400, { x: 0, y: 0, width: 400, height: 400 });
    expect(ink?.right).toBeLessThanOrEqual(box.x + box.width + 0.5);
    expect(ink?.top).toBeGreaterThanOrEqual(box.y - 0.5);
    expect(ink?.bottom).toBeLessThanOrEqual(box.y + box.height + 0.5);
    const [found = ''] = await pageTexts(bytes, 1);
    expect(found.replaceAll(' ', '')).toBe(value.replaceAll(' ', ''));
  });

  it('show a mark only when ticked, and labels before signing [OFR-006]', async () => {
    const box = { page: 0, x: 50, y: 50, width: 20, height: 20 };
    const placed: PlacedField = { ...field({ id: 'tick', kind: 'checkbox', label: 'Agreed' }), ...box };
    const inkWith = async (signer: typeof APPLICANT) => {
      const pdf = await blankPdf({ size: [400, 400] });
      const { bytes } = await renderDocuments(uploaded(pdf, [placed], [], { signers: [signer] }));
      return { ink: inkIn(await pagePixels(bytes, 0), 400, box), text: await pageTexts(bytes, 1) };
    };
    expect((await inkWith({ ...APPLICANT, values: { tick: true } })).ink).not.toBeNull();
    expect((await inkWith({ ...APPLICANT, values: { tick: false } })).ink).toBeNull();
    expect((await inkWith(unsigned(APPLICANT))).text.join('')).toContain('Agreed');
  });
});

describe('The pages of an uploaded PDF', () => {
  it('keep what they show, also when it moved the origin [OFR-006]', async () => {
    const pdf = pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 400 400] /Resources << /Font << /F1 5 0 R >> >> >>',
      '<< /Type /Page /Parent 2 0 R /Contents 4 0 R >>',
      packed('0.5 0 0 0.5 30 30 cm BT /F1 12 Tf 72 120 Td (Employee handbook) Tj ET'),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ]);
    const { bytes } = await renderDocuments(uploaded(pdf, [SIGNATURE]));
    expect(await pageTexts(bytes, 1)).toEqual(['Employee handbook']);
    expect(inkIn(await pagePixels(bytes, 0), 400, BOX)?.count).toBeGreaterThan(50);
    expect(toolOutput('qpdf', bytes, '--check', '{file}') ?? 'No syntax').toContain('No syntax');
  });

  it.each([
    ['saves the state and never restores it', '0.5 0 0 0.5 30 30 cm q q 2 0 0 2 9 9 cm (a Q) pop'],
    ['restores the state too often', 'q Q Q 0.5 0 0 0.5 30 30 cm'],
    ['has a picture with such bytes', 'q BI /W 1 ID q q q EI 0.5 0 0 0.5 30 30 cm'],
  ])('take fields at the right place when their content %s [OFR-006]', async (_what, content) => {
    const pdf = pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 400] /Contents [4 0 R 4 0 R] >>',
      packed(content),
    ]);
    const { bytes } = await renderDocuments(uploaded(pdf, [SIGNATURE]));
    const ink = inkIn(await pagePixels(bytes, 0), 400, { x: 0, y: 0, width: 400, height: 400 });
    expect(ink?.left).toBeGreaterThanOrEqual(BOX.x - 0.5);
    expect(ink?.bottom).toBeGreaterThan(BOX.y + BOX.height - 5);
    expect(ink?.bottom).toBeLessThanOrEqual(BOX.y + BOX.height + 0.5);
  });

  it('keep what was entered into a form of their own, which cannot be changed any more [OFR-006]', async () => {
    const document = await PDFDocument.create();
    const entry = document.getForm().createTextField('policy');
    entry.setText('Policy number 4711');
    entry.addToPage(document.addPage([400, 400]), { x: 20, y: 20, width: 200, height: 20 });
    const { bytes, pageHashes } = await renderDocuments(uploaded(await document.save(), [SIGNATURE]));
    expect(await pageTexts(bytes, 1)).toEqual(['Policy number 4711']);
    expect(Buffer.from(bytes).toString('latin1')).not.toContain('/Widget');
    expect(await hashPages(bytes)).toEqual(pageHashes);
  });

  it('lose scripts and keep links to web addresses [OFR-006]', async () => {
    const document = await PDFDocument.create();
    const { node } = document.addPage();
    const { context } = document;
    const link = (action: object) =>
      context.register(
        context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 50, 50], A: { ...action } } as never),
      );
    node.addAnnot(link({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') }));
    node.addAnnot(link({ S: 'URI', URI: PDFString.of('https://larkfield.test') }));
    node.set(PDFName.of('AA'), context.obj({ O: { S: 'JavaScript', JS: PDFString.of('app.alert(2)') } }));
    const pdf = await document.save({ useObjectStreams: false });
    expect(Buffer.from(pdf).toString('latin1')).toContain('app.alert');
    const { bytes } = await renderDocuments(uploaded(pdf, []));
    const written = Buffer.from(bytes).toString('latin1');
    expect(written).not.toContain('app.alert');
    expect(written).toContain('https://larkfield.test');
  });

  it('are named when their file is missing [OFR-006]', async () => {
    const request = uploaded(new Uint8Array(), []);
    const documents = request.documents.map((each) => ({ ...each, pdf: null }));
    await expect(renderDocuments({ ...request, documents })).rejects.toThrow('Handbook');
  });
});
