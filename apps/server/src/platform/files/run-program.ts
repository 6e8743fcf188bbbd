// Runs a program of ours that reads an untrusted file, in a separate process with limits: a malicious file only kills
// that process (docs/decisions/0020-parsing-foreign-input.md).
import { spawn } from 'node:child_process';
import { Worker } from 'node:worker_threads';

const HEAP_MEGABYTES = 256;
const CHECK_MS = 50;

export interface ProgramLimits {
  timeoutMs: number;
  /** For the whole process, because streams are decompressed outside the heap. */
  memoryMegabytes: number;
}

export interface ProgramRun {
  /** The file of the program. */
  program: string;
  args?: readonly string[];
  input: Uint8Array;
  limits: ProgramLimits;
  outputMax: number;
}

export interface ProgramResult {
  ended: 'done' | 'too_slow' | 'broken';
  output: Buffer;
}

/** The program gets the memory limit as its first argument and should pass it to `endWhenAbove`. */
export function runProgram({ program, args = [], input, limits, outputMax }: ProgramRun): Promise<ProgramResult> {
  const flags = [`--max-old-space-size=${HEAP_MEGABYTES}`, '--permission', '--allow-fs-read=*', '--allow-worker'];
  const { timeoutMs, memoryMegabytes } = limits;
  const child = spawn(process.execPath, [...flags, '--no-warnings', program, String(memoryMegabytes), ...args], {
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
      if (size > outputMax) child.kill('SIGKILL');
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
      resolve({ output: Buffer.concat(chunks), ended: code === 0 ? 'done' : late ? 'too_slow' : 'broken' });
    });
    child.stdin.end(input);
  });
}

/** For the program: in a worker thread, because parsing may block the program completely. */
export function endWhenAbove(megabytes: number): void {
  const check = `if (process.memoryUsage.rss() > ${megabytes} * 1048576) process.kill(process.pid, 'SIGKILL')`;
  new Worker(`setInterval(() => { ${check} }, ${CHECK_MS})`, { eval: true }).unref();
}
