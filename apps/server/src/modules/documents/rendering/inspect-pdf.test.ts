import { degrees, PDFDocument } from '@cantoo/pdf-lib';
import { PDF_BYTES_MAX, PDF_PAGES_MAX } from '@onward/domain/documents/templates';
import { describe, expect, it } from 'vitest';
import { packed, pageWith, pdfOf } from '../../../platform/files/pdf-files.fixture.ts';
import { hashForeignPages, inspectPdf, pageImage } from './inspect-pdf.ts';
import { renderDocuments } from './render.ts';
import { LETTER, requestOf } from './sample-request.fixture.ts';

async function pdfWithPages(count: number): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  for (let page = 0; page < count; page += 1) document.addPage([100, 200]);
  return document.save();
}

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const ENCRYPTION = '/Encrypt << /Filter /Standard /V 1 /R 2 /O (o) /U (u) /P -4 >> /ID [(a) (a)]';

describe('An uploaded PDF', () => {
  it('is usable, with the sizes of its pages as they are shown [OFR-006]', async () => {
    const document = await PDFDocument.create();
    document.addPage([400, 500]);
    document.addPage([400, 500]).setRotation(degrees(90));
    document.addPage([400, 500]).setCropBox(10, 20, 300, 350);
    expect(await inspectPdf(await document.save())).toEqual({
      usable: true,
      pages: [
        { width: 400, height: 500 },
        { width: 500, height: 400 },
        { width: 300, height: 350 },
      ],
    });
  });

  it('is usable with as many pages as allowed [OFR-006]', async () => {
    expect(await inspectPdf(await pdfWithPages(PDF_PAGES_MAX))).toMatchObject({ usable: true });
  });

  it.each([
    ['too_large', 'a huge file', () => Buffer.alloc(PDF_BYTES_MAX + 1)],
    ['too_many_pages', 'a page more than allowed', () => pdfWithPages(PDF_PAGES_MAX + 1)],
    ['encrypted', 'a password', () => pdfOf([CATALOG, '<< /Type /Pages /Kids [] /Count 0 >>'], ENCRYPTION)],
    ['broken', 'nothing', () => Buffer.alloc(0)],
    ['broken', 'another kind of file', () => Buffer.from('PK\u0003\u0004 not a document')],
    ['broken', 'no page', () => pdfOf([CATALOG, '<< /Type /Pages /Kids [] /Count 0 >>'])],
    ['broken', 'a page tree that holds itself', () => pdfOf([CATALOG, '<< /Type /Pages /Kids [2 0 R] /Count 1 >>'])],
    ['broken', 'nested arrays', () => pdfOf(['['.repeat(200_000)])],
    ['broken', 'a page whose fonts are no fonts', () => brokenResources()],
  ])('is refused as %s with %s [OFR-006, PLT-022]', async (reason, _what, make) => {
    expect(await inspectPdf(await make())).toEqual({ usable: false, reason });
  });

  it('is refused when it ends in the middle [OFR-006, PLT-022]', async () => {
    const { bytes } = await renderDocuments(requestOf(LETTER));
    expect(await inspectPdf(bytes.subarray(0, bytes.length / 2))).toMatchObject({ usable: false });
  });

  it('is refused when reading takes too long or too much memory [PLT-022]', async () => {
    const pdf = await pdfWithPages(100);
    expect(await inspectPdf(pdf, { timeoutMs: 5, memoryMegabytes: 600 })).toEqual({
      usable: false,
      reason: 'too_slow',
    });
    const bomb = bombOf(300_000_000);
    expect(bomb.length).toBeLessThan(2_000_000);
    const started = performance.now();
    const limits = { timeoutMs: 20_000, memoryMegabytes: 300 };
    expect(await inspectPdf(bomb, limits)).toEqual({ usable: false, reason: 'broken' });
    expect(await hashForeignPages(bomb, limits)).toBeNull();
    expect(performance.now() - started).toBeLessThan(40_000);
  });
});

const brokenResources = (): Buffer =>
  pdfOf([
    CATALOG,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font (none) >> >>',
  ]);

/** Objects packed together, which are unpacked when the file is opened. */
const bombOf = (size: number): Buffer =>
  pdfOf([
    CATALOG,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
    packed(Buffer.alloc(size, ' '), '/Type /ObjStm /N 1 /First 10'),
  ]);

describe('The picture of a page', () => {
  it('is a PNG of the page as shown, with its text [OFR-006]', async () => {
    const pdf = pageWith(packed('BT /F1 24 Tf 72 720 Td (Employee handbook) Tj ET'));
    const image = await pageImage(pdf, 0);
    expect(image?.text).toBe('Employee handbook');
    expect(image?.png.subarray(1, 4).toString()).toBe('PNG');
    expect([image?.png.readUInt32BE(16), image?.png.readUInt32BE(20)]).toEqual([1082, 1400]);
  });

  it('has a bounded text and size [PLT-022]', async () => {
    const pdf = pageWith(packed(`BT /F1 1 Tf 0 792 Td ${'(many words ) Tj '.repeat(5000)} ET`));
    expect((await pageImage(pdf, 0))?.text.length).toBeLessThanOrEqual(20_000);
    const wide = pdfOf([
      CATALOG,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 14400 10] >>',
    ]);
    expect((await pageImage(wide, 0))?.png.readUInt32BE(16)).toBe(1400);
  });

  it('is null for a page that is not there, and for a broken file [OFR-006]', async () => {
    expect(await pageImage(await pdfWithPages(1), 1)).toBeNull();
    expect(await pageImage(Buffer.from('nothing'), 0)).toBeNull();
  });
});
