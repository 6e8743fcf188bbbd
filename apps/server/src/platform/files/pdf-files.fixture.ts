// Handmade, complete PDF files for tests.
import { deflateSync } from 'node:zlib';

export const stream = (content: string | Buffer, more = ''): string => {
  const bytes = Buffer.from(content as string, 'latin1');
  return `<< /Length ${bytes.length} ${more} >>\nstream\n${bytes.toString('latin1')}\nendstream`;
};

export const packed = (content: string | Buffer, more = ''): string =>
  stream(deflateSync(Buffer.from(content as string, 'latin1')), `/Filter /FlateDecode ${more}`);

export const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

/** A page with the given content; the font is object 5, further objects start at 6. */
export const pageWith = (content: string, font = HELVETICA, more: readonly string[] = []): Buffer =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    content,
    font,
    ...more,
  ]);

export function pdfOf(objects: readonly string[], trailer = ''): Buffer {
  let body = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + end, 'latin1');
}
