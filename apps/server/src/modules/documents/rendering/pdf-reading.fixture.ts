// Reads rendered PDFs in tests: their text by the readers that are on the machine, and their pixels.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPdf } from '../../../platform/files/read-pdf.ts';
import { type PagePixels, pagePixels } from './page-pixels.ts';

const squeezed = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** What a program prints about a file; null when the machine doesn't have the program. */
export function toolOutput(program: string, bytes: Uint8Array, ...args: string[]): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'onward-pdf-'));
  try {
    const file = join(folder, 'file.pdf');
    writeFileSync(file, bytes);
    const { error, stdout, stderr } = spawnSync(
      program,
      args.map((arg) => (arg === '{file}' ? file : arg)),
    );
    return error ? null : `${stdout}${stderr}`;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The text as each reader sees it, with lines joined. */
export async function textsOf(bytes: Uint8Array): Promise<string[]> {
  const reading = await readPdf(Buffer.from(bytes));
  const own = reading.read ? reading.text : '';
  const other = toolOutput('pdftotext', bytes, '-raw', '{file}', '-');
  return (other === null ? [own] : [own, other]).map(squeezed);
}

/** By `pdftotext`-independent reading, page by page. */
export async function pageTexts(bytes: Uint8Array, pages: number): Promise<string[]> {
  const texts: string[] = [];
  for (let page = 0; page < pages; page += 1) texts.push(squeezed((await pagePixels(bytes, page)).text));
  return texts;
}

const DARK = 128;

/** Where dark pixels are within the area, in points of the page as shown; null without any. */
export function inkIn(
  pixels: PagePixels,
  shownWidth: number,
  area: { x: number; y: number; width: number; height: number },
) {
  const scale = pixels.width / shownWidth;
  const [left, top] = [Math.max(0, Math.floor(area.x * scale)), Math.max(0, Math.floor(area.y * scale))];
  const right = Math.min(pixels.width, Math.ceil((area.x + area.width) * scale));
  const bottom = Math.min(pixels.height, Math.ceil((area.y + area.height) * scale));
  const found = { left: Number.POSITIVE_INFINITY, top: Number.POSITIVE_INFINITY, right: 0, bottom: 0, count: 0 };
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * pixels.width + x) * 4;
      if (Math.max(pixels.data[at] ?? 255, pixels.data[at + 1] ?? 255, pixels.data[at + 2] ?? 255) >= DARK) continue;
      found.left = Math.min(found.left, x / scale);
      found.top = Math.min(found.top, y / scale);
      found.right = Math.max(found.right, x / scale);
      found.bottom = Math.max(found.bottom, y / scale);
      found.count += 1;
    }
  }
  return found.count > 0 ? found : null;
}
