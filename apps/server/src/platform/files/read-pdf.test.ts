// Text of PDFs written by different programs, and how malicious PDFs are handled.
import { describe, expect, it } from 'vitest';
import { HELVETICA, packed, pageWith, pdfOf, stream } from './pdf-files.fixture.ts';
import { PDF_FILE_MAX, PDF_TEXT_MAX, readPdf } from './read-pdf.ts';

const START = 'BT /F1 12 Tf 72 720 Td';

const TABLE = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
1 begincodespacerange <0000> <ffff> endcodespacerange
2 beginbfchar <0003> <0020> <0010> <00E9> endbfchar
1 beginbfrange <0024> <003D> <0041> endbfrange
endcmap end end`;
const OWN_TABLE =
  '<< /Type /Font /Subtype /Type0 /BaseFont /Own /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 7 0 R >>';
const DESCENDANT = `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Own /DW 600
  /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>`;

const CATALOG = ['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'];

describe('The text of a PDF', () => {
  it.each([
    ['plain text', pageWith(stream(`${START} (Sommelier \\(level 1\\)) Tj ET`)), 'Sommelier (level 1)'],
    ['packed text', pageWith(packed(`${START} (Line) Tj 0 -14 Td (Cook) Tj ET`)), 'Line\nCook'],
    ['letters set apart', pageWith(packed(`${START} [(S) -20 (om) 10 (melier) -600 (Napa)] TJ ET`)), 'Sommelier Napa'],
    ['accents', pageWith(packed(`${START} (Caf\\351 cr\xe8me) Tj ET`)), 'Café crème'],
    [
      'a font with its own table',
      pageWith(packed(`${START} <00240010000300250026> Tj ET`), OWN_TABLE, [DESCENDANT, packed(TABLE)]),
      'Aé BC',
    ],
  ])('are found in %s [AHD-022]', async (_how, bytes, text) => {
    expect(await readPdf(bytes)).toEqual({ read: true, text });
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['another kind of file', Buffer.from('PK\u0003\u0004 BT (Sommelier) Tj ET')],
    ['a closed file', pdfOf([...CATALOG, HELVETICA], '/Encrypt << /Filter /Standard /V 9 >>')],
    ['an unfinished file', Buffer.from('%PDF-1.4\n4 0 obj << >> stream\nBT (never closed')],
    ['nested arrays', pdfOf(['['.repeat(200_000)])],
    ['pages that hold themselves', pdfOf([CATALOG[0] ?? '', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>'])],
  ])('are none in %s, and only that file is unreadable [AHD-022]', async (_what, bytes) => {
    const reading = await readPdf(bytes);
    expect(reading.read && reading.text).toBeFalsy();
  });

  it('is cut off when a small file would expand into a huge text [AHD-022]', async () => {
    const reading = await readPdf(pageWith(packed(`${START} ${'(word ) Tj '.repeat(60_000)} ET`)));
    expect(reading.read && reading.text.length).toBeLessThanOrEqual(PDF_TEXT_MAX);
  });

  it('is given up when reading takes too long, and the reading process is killed [PLT-022]', async () => {
    const slow = pageWith(packed(`${START} ${'(word ) Tj '.repeat(400_000)} ET`));
    expect(await readPdf(slow, { timeoutMs: 50, memoryMegabytes: 600 })).toEqual({ read: false, reason: 'too_slow' });
  });

  it('is given up when reading takes too much memory [PLT-022]', async () => {
    const bomb = pageWith(packed(Buffer.alloc(300_000_000, ' ')));
    expect(bomb.length).toBeLessThan(2_000_000);
    expect(await readPdf(bomb, { timeoutMs: 60_000, memoryMegabytes: 250 })).toEqual({ read: false, reason: 'broken' });
  });

  it('is not read from a file larger than any resume [PLT-022]', async () => {
    expect(await readPdf(Buffer.alloc(PDF_FILE_MAX + 1))).toEqual({ read: false, reason: 'too_large' });
  });
});
