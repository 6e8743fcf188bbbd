// Extracts the text of a PDF for search. A separate process with time and memory limits reads the untrusted file, so a
// malicious one only kills that process (docs/decisions/0020-parsing-foreign-input.md).
import { fileURLToPath } from 'node:url';
import { type ProgramLimits, runProgram } from './run-program.ts';

export const PDF_FILE_MAX = 20_000_000;
export const PDF_TEXT_MAX = 200_000;
/** Up to four bytes per character. */
const OUTPUT_MAX = PDF_TEXT_MAX * 4;

const LIMITS: ProgramLimits = { timeoutMs: 15_000, memoryMegabytes: 600 };

type UnreadableReason = 'too_large' | 'too_slow' | 'broken';
export type FileReading = { read: true; text: string } | { read: false; reason: UnreadableReason };

const PROGRAM = fileURLToPath(new URL('./pdf-program.ts', import.meta.url));

/** Never throws because of the file's content. */
export async function readPdf(bytes: Buffer, limits: ProgramLimits = LIMITS): Promise<FileReading> {
  if (bytes.length > PDF_FILE_MAX) return { read: false, reason: 'too_large' };
  const { output, ended } = await runProgram({ program: PROGRAM, input: bytes, limits, outputMax: OUTPUT_MAX });
  return ended === 'done' ? { read: true, text: output.toString('utf8') } : { read: false, reason: ended };
}
