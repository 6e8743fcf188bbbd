// The words of PDFs, as different programs write them.
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pdfText } from './pdf-text.ts';

const object = (id: number, body: string): string => `${id} 0 obj\n${body}\nendobj\n`;
const stream = (id: number, content: Buffer, more = ''): string =>
  object(id, `<< /Length ${content.length} ${more} >>\nstream\n${content.toString('latin1')}\nendstream`);
const file = (...objects: string[]): Buffer => Buffer.from(`%PDF-1.7\n${objects.join('')}%%EOF\n`, 'latin1');
const packed = (id: number, content: string, more = ''): string =>
  stream(id, deflateSync(Buffer.from(content, 'latin1')), `/Filter /FlateDecode ${more}`);

const TABLE = `1 begincodespacerange <0000> <ffff> endcodespacerange
2 beginbfchar <0003> <0020> <0010> <00E9> endbfchar
1 beginbfrange <0024> <003D> <0041> endbfrange`;
const FONT = object(5, '<< /Type /Font /Subtype /Type0 /Encoding /Identity-H /ToUnicode 6 0 R >>');
const PAGE = object(3, '<< /Type /Page /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>');

const inner = (whole: string): string => whole.slice('5 0 obj\n'.length, -'\nendobj\n'.length);
const TOGETHER = `5 0 3 90 ${inner(FONT).padEnd(90)}${inner(PAGE)}`;

describe('the words of a PDF', () => {
  it.each([
    ['plain text', file(stream(4, Buffer.from('BT /F1 12 Tf (Sommelier \\(level 1\\)) Tj ET'))), 'Sommelier (level 1)'],
    ['packed text', file(packed(4, 'BT (Line) Tj 0 -14 Td (Cook) Tj ET')), 'Line\nCook'],
    ['letters set apart', file(packed(4, 'BT [(S) -20 (om) 10 (melier) -300 (Napa)] TJ ET')), 'Sommelier Napa'],
    ['accents', file(packed(4, 'BT (Caf\\351 cr\xe8me) Tj <4142> Tj ET')), 'Café crèmeAB'],
    [
      'a font with its own table',
      file(PAGE, packed(4, 'BT /F1 9 Tf <00240010000300250026> Tj ET'), FONT, packed(6, TABLE)),
      'Aé BC',
    ],
    [
      'objects packed together',
      file(packed(9, TOGETHER, '/Type /ObjStm /N 2 /First 9'), packed(4, 'BT /F1 9 Tf <0026> Tj ET'), packed(6, TABLE)),
      'C',
    ],
  ])('are found in %s [AHD-022]', (_how, bytes, words) => {
    expect(pdfText(bytes)).toBe(words);
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['another kind of file', Buffer.from('PK\u0003\u0004 BT (Sommelier) Tj ET')],
    [
      'a closed file',
      Buffer.concat([file(stream(4, Buffer.from('BT (x) Tj ET'))), Buffer.from('<< /Encrypt 8 0 R >>')]),
    ],
    ['a broken stream', file(stream(4, Buffer.from('not packed'), '/Filter /FlateDecode'))],
    ['an unfinished file', Buffer.from('%PDF-1.4\n4 0 obj << >> stream\nBT (never closed')],
    ['letters nobody can tell', file(PAGE, packed(4, 'BT /F1 9 Tf <0024> Tj ET'), object(5, '<< /Subtype /Type0 >>'))],
  ])('are none in %s, and nothing fails [AHD-022]', (_what, bytes) => {
    expect(pdfText(bytes)).toBe('');
  });

  it('stop where a small file would unfold into a huge one [AHD-022]', () => {
    const bomb = packed(4, `BT ${'(word ) Tj '.repeat(400_000)} ET`);
    const few = [bomb, bomb.replace('4 0', '5 0'), bomb.replace('4 0', '6 0')];
    expect(pdfText(file(...few)).length).toBeLessThanOrEqual(200_000);
  });
});
