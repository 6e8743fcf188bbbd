import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdfOf, stream } from '../../../platform/files/pdf-files.fixture.ts';
import { createSealKey } from '../seal/certificates.ts';
import { sealPdf } from '../seal/seal-pdf.ts';
import type { SigningRecord } from '../seal/signing-record.ts';
import { verifySeal } from '../seal/verify-seal.ts';
import { hashPages } from './page-hashes.ts';
import { toolOutput } from './pdf-reading.fixture.ts';
import { renderDocuments } from './render.ts';
import type { RenderedPdf } from './render-request.ts';
import { LETTER, requestOf, SIGNED } from './sample-request.fixture.ts';

const NOW = new Date('2026-11-12T13:02:00Z');

let rendered: RenderedPdf;
let sealed: Buffer;
let key: Awaited<ReturnType<typeof createSealKey>>;
let record: SigningRecord;
beforeAll(async () => {
  rendered = await renderDocuments({ ...SIGNED, documents: [...SIGNED.documents, ...SIGNED.documents] });
  key = await createSealKey(NOW);
  record = {
    version: 1,
    title: 'Hourly offer letter',
    issuer: 'Larkfield Group LLC',
    pages: rendered.pages,
    sealed_at: NOW.toISOString(),
    signers: [{ name: 'Amara Okafor', role: 'applicant', signed_at: '2026-11-10T21:18:00.000Z' }],
  };
  sealed = await sealPdf(rendered.bytes, key, record);
});

const changedPages = async (bytes: Uint8Array): Promise<number[]> => {
  const hashes = await hashPages(bytes);
  return rendered.pageHashes.flatMap((hash, index) => (hashes?.[index] === hash ? [] : [index]));
};

describe('A rendered and sealed document', () => {
  it('is genuine [AHD-010]', async () => {
    expect(await verifySeal(sealed, [key])).toMatchObject({ result: 'genuine', record });
  });

  it('is accepted by the tools on the machine [AHD-010]', () => {
    expect(toolOutput('qpdf', sealed, '--check', '{file}') ?? 'No syntax').toContain('No syntax');
    const signature = toolOutput('pdfsig', sealed, '{file}');
    expect(signature ?? 'Signature is Valid').toContain('Signature is Valid');
    expect(signature ?? 'Total document signed').toContain('Total document signed');
  });
});

describe('The hashes of pages', () => {
  it('are those of rendering, also after sealing [AHD-010]', async () => {
    expect(rendered.pages).toBe(3);
    expect(await hashPages(rendered.bytes)).toEqual(rendered.pageHashes);
    expect(await hashPages(sealed)).toEqual(rendered.pageHashes);
  });

  it('are the same when another program numbers and packs the objects anew [AHD-010]', async () => {
    const document = await PDFDocument.load(sealed, { updateMetadata: false });
    const copy = await PDFDocument.create();
    for (const page of await copy.copyPages(document, document.getPageIndices())) copy.addPage(page);
    expect(await changedPages(await copy.save({ useObjectStreams: true }))).toEqual([]);
  });

  it.each([0, 1, 2])('show that exactly page %i changed [AHD-010]', async (number) => {
    const document = await PDFDocument.load(sealed, { updateMetadata: false });
    document.getPage(number).drawRectangle({ x: 100, y: 500, width: 40, height: 10 });
    expect(await changedPages(await document.save())).toEqual([number]);
  });

  it('show when an annotation or the size of a page changed [AHD-010]', async () => {
    const document = await PDFDocument.load(sealed, { updateMetadata: false });
    const { context } = document;
    const note = context.obj({ Type: 'Annot', Subtype: 'FreeText', Rect: [100, 100, 300, 200] });
    document.getPage(1).node.set(PDFName.of('Annots'), context.obj([context.register(note)]));
    document.getPage(2).setSize(612, 700);
    expect(await changedPages(await document.save())).toEqual([1, 2]);
  });

  it('differ with what the letter says [AHD-010]', async () => {
    const tagValues = { ...SIGNED.tagValues, salary: '$18.50' };
    const [one, other] = [
      await renderDocuments(requestOf(LETTER)),
      await renderDocuments(requestOf(LETTER, { tagValues })),
    ];
    expect(one.pageHashes).not.toEqual(other.pageHashes);
  });

  it.each([
    ['no PDF', Buffer.from('nothing')],
    [
      'a page tree that holds itself',
      pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
    ],
  ])('are null for %s [AHD-010, PLT-022]', async (_what, bytes) => {
    expect(await hashPages(bytes)).toBeNull();
  });

  it('are given in time for objects that lead to each other in circles [AHD-010, PLT-022]', async () => {
    const count = 60;
    const all = Array.from({ length: count }, (_, index) => `/X${index} ${index + 5} 0 R`).join(' ');
    const pdf = pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 10 10] /Contents 4 0 R /Resources << ${all} >> >>`,
      stream('q Q'),
      ...Array.from({ length: count }, () => `<< ${all} >>`),
    ]);
    const started = performance.now();
    const hashes = await hashPages(pdf);
    expect(hashes === null || hashes.length === 1).toBe(true);
    expect(performance.now() - started).toBeLessThan(15_000);
  });
});
