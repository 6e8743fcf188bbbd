// Reads PDFs from outside: whether one can be used as a template, pictures of its pages, and hashes of them. Only a
// separate process opens them (docs/decisions/0020-parsing-foreign-input.md).
import { fileURLToPath } from 'node:url';
import type { PageSize } from '@onward/domain/documents/fields';
import { PDF_BYTES_MAX } from '@onward/domain/documents/templates';
import { type ProgramLimits, type ProgramResult, runProgram } from '../../../platform/files/run-program.ts';

export type UnusableReason = 'too_large' | 'too_many_pages' | 'encrypted' | 'broken' | 'too_slow';
export type PdfInspection = { usable: true; pages: PageSize[] } | { usable: false; reason: UnusableReason };

export interface PageImage {
  png: Buffer;
  /** Of the page, for screen readers. */
  text: string;
}

/** Sealed files with several uploads can be larger than one upload. */
const HASHED_BYTES_MAX = 4 * PDF_BYTES_MAX;
const OUTPUT_MAX = 16_000_000;
const LIMITS: ProgramLimits = { timeoutMs: 15_000, memoryMegabytes: 600 };
const PROGRAM = fileURLToPath(new URL('./inspect-program.ts', import.meta.url));

const run = (input: Uint8Array, limits: ProgramLimits, ...args: string[]): Promise<ProgramResult> =>
  runProgram({ program: PROGRAM, args, input, limits, outputMax: OUTPUT_MAX });

/** Never throws because of the file's content. Sizes are those of the pages as they are shown. */
export async function inspectPdf(bytes: Uint8Array, limits: ProgramLimits = LIMITS): Promise<PdfInspection> {
  if (bytes.length > PDF_BYTES_MAX) return { usable: false, reason: 'too_large' };
  const { ended, output } = await run(bytes, limits, 'inspect');
  if (ended !== 'done') return { usable: false, reason: ended };
  return JSON.parse(output.toString('utf8')) as PdfInspection;
}

/** `page` counts from 0; null when the page cannot be drawn. */
export async function pageImage(bytes: Uint8Array, page: number, limits = LIMITS): Promise<PageImage | null> {
  const { ended, output } = await run(bytes, limits, 'image', String(page));
  if (ended !== 'done') return null;
  const textEnd = 4 + output.readUInt32BE(0);
  return { text: output.toString('utf8', 4, textEnd), png: output.subarray(textEnd) };
}

/** See page-hashes.ts; null when the file cannot be read. */
export async function hashForeignPages(bytes: Uint8Array, limits = LIMITS): Promise<string[] | null> {
  if (bytes.length > HASHED_BYTES_MAX) return null;
  const { ended, output } = await run(bytes, limits, 'hashes');
  return ended === 'done' ? (JSON.parse(output.toString('utf8')) as string[] | null) : null;
}
