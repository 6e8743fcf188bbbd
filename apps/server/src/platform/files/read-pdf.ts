// Extracts the text of a PDF for search. A separate process with time and memory limits reads the untrusted file, so a
// malicious one only kills that process (docs/decisions/0020-parsing-foreign-input.md).
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const PDF_FILE_MAX = 20_000_000;
export const PDF_TEXT_MAX = 200_000;
/** Up to four bytes per character. */
const OUTPUT_MAX = PDF_TEXT_MAX * 4;
const HEAP_MEGABYTES = 256;

export interface PdfLimits {
  timeoutMs: number;
  /** For the whole process, because streams are decompressed outside the heap. */
  memoryMegabytes: number;
}

const LIMITS: PdfLimits = { timeoutMs: 15_000, memoryMegabytes: 600 };

type UnreadableReason = 'too_large' | 'too_slow' | 'broken';
export type FileReading = { read: true; text: string } | { read: false; reason: UnreadableReason };

const PROGRAM = fileURLToPath(new URL('./pdf-program.ts', import.meta.url));

/** Never throws because of the file's content. */
export async function readPdf(bytes: Buffer, limits: PdfLimits = LIMITS): Promise<FileReading> {
  if (bytes.length > PDF_FILE_MAX) return { read: false, reason: 'too_large' };
  const { text, ended } = await runProgram(bytes, limits);
  if (ended === 'done') return { read: true, text };
  return { read: false, reason: ended };
}

function runProgram(
  bytes: Buffer,
  { timeoutMs, memoryMegabytes }: PdfLimits,
): Promise<{ text: string; ended: 'done' | 'too_slow' | 'broken' }> {
  const flags = [`--max-old-space-size=${HEAP_MEGABYTES}`, '--permission', '--allow-fs-read=*', '--allow-worker'];
  const child = spawn(process.execPath, [...flags, '--no-warnings', PROGRAM, String(memoryMegabytes)], {
    // Our environment contains secrets, so none of it is passed to a process that reads untrusted files.
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      child.kill('SIGKILL');
    }, timeoutMs);
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > OUTPUT_MAX) child.kill('SIGKILL');
      else chunks.push(chunk);
    });
    // The process may have exited before reading the whole file.
    child.stdin.on('error', () => {});
    child.once('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      const text = Buffer.concat(chunks).toString('utf8');
      resolve({ text, ended: code === 0 ? 'done' : late ? 'too_slow' : 'broken' });
    });
    child.stdin.end(bytes);
  });
}
