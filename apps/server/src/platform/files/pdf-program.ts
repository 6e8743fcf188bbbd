// A separate program started by read-pdf.ts: reads a PDF on stdin and writes its text to stdout.
import { buffer } from 'node:stream/consumers';
import { getDocumentProxy } from 'unpdf';
import { PDF_TEXT_MAX } from './read-pdf.ts';
import { endWhenAbove } from './run-program.ts';

const PAGES_MAX = 200;

async function textOf(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(bytes, {
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: 1,
    verbosity: 0,
  });
  let text = '';
  for (let number = 1; number <= Math.min(document.numPages, PAGES_MAX) && text.length < PDF_TEXT_MAX; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    text += items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('');
    text += '\n';
    page.cleanup();
  }
  return tidy(text.slice(0, PDF_TEXT_MAX));
}

const tidy = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get into the database.
    .replaceAll(/[\u0000-\u0009\u000b-\u001f]+/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/\n[\n ]+/g, '\n')
    .trim()
    .toWellFormed();

endWhenAbove(Number(process.argv[2]));
const bytes = await buffer(process.stdin);
process.stdout.write(await textOf(new Uint8Array(bytes)), () => process.exit(0));
