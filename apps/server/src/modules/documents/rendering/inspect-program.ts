// A separate program started by inspect-pdf.ts: reads a PDF on stdin and writes what was asked for to stdout.
import { buffer } from 'node:stream/consumers';
import { EncryptedPDFError, PDFDocument } from '@cantoo/pdf-lib';
import { PDF_PAGES_MAX } from '@onward/domain/documents/templates';
import { endWhenAbove } from '../../../platform/files/run-program.ts';
import { pageGeometry } from './drawing/page-geometry.ts';
import type { PdfInspection } from './inspect-pdf.ts';
import { hashPages } from './page-hashes.ts';
import { pagePixels } from './page-pixels.ts';
import { writePng } from './png.ts';

/** The part that leads to all the others is at the very end. */
function isComplete(bytes: Buffer): boolean {
  return bytes.lastIndexOf('startxref') > bytes.lastIndexOf('endobj');
}

async function inspect(bytes: Buffer): Promise<PdfInspection> {
  if (!isComplete(bytes)) return { usable: false, reason: 'broken' };
  let document: PDFDocument;
  try {
    document = await PDFDocument.load(bytes, { updateMetadata: false });
  } catch (error) {
    return { usable: false, reason: error instanceof EncryptedPDFError ? 'encrypted' : 'broken' };
  }
  if (document.getPageCount() > PDF_PAGES_MAX) return { usable: false, reason: 'too_many_pages' };
  return pagesOf(document);
}

/** What fails here would also fail when the pages are filled in. */
async function pagesOf(document: PDFDocument): Promise<PdfInspection> {
  try {
    const copy = await PDFDocument.create();
    const pages = await copy.copyPages(document, document.getPageIndices());
    for (const { node } of pages) node.normalize();
    const sizes = pages.map(({ node }) => pageGeometry(node)).map(({ width, height }) => ({ width, height }));
    return pages.length > 0 ? { usable: true, pages: sizes } : { usable: false, reason: 'broken' };
  } catch {
    return { usable: false, reason: 'broken' };
  }
}

/** The length of the text, the text, and the picture. */
async function image(bytes: Uint8Array, page: number): Promise<Buffer> {
  const { width, height, data, text } = await pagePixels(bytes, page);
  const length = Buffer.alloc(4);
  const written = Buffer.from(text, 'utf8');
  length.writeUInt32BE(written.length);
  return Buffer.concat([length, written, writePng(data, width, height)]);
}

const [memory, command, page] = process.argv.slice(2);
endWhenAbove(Number(memory));
const bytes = await buffer(process.stdin);
const answers: Record<string, () => Promise<Buffer | string>> = {
  inspect: async () => JSON.stringify(await inspect(bytes)),
  image: () => image(bytes, Number(page)),
  hashes: async () => JSON.stringify(await hashPages(bytes)),
};
const answer = answers[command ?? ''];
if (!answer) throw new Error(`Unknown command ${command}`);
process.stdout.write(await answer(), () => process.exit(0));
