/** Runs one program of the product as a child process and talks to it over IPC. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { StartError } from './steps.ts';

/** Messages from a program to its supervisor. The program ends itself when the channel closes. */
type ChildMessage =
  /** What it is doing now, until the next message. */
  | { type: 'progress'; text: string }
  | { type: 'ready'; url: string; lines?: string[] }
  | { type: 'failed'; message: string };

type Ready = Extract<ChildMessage, { type: 'ready' }>;

export type ChildProgram = {
  pid: number;
  /** Settles when the program is ready, or rejects with its own error message. */
  ready: Promise<Ready>;
  /** Resolves with a sentence when the program has ended. */
  ended: Promise<string>;
  stop(): Promise<void>;
  kill(): void;
};

export type ProgramOptions = {
  name: string;
  file: string;
  env: NodeJS.ProcessEnv;
  nodeOptions?: string[];
  onStepDone?: (title: string, started: number) => void;
};

const stopTimeout = 15_000;

/** Compiled code is cached between starts; without the cache the program only starts more slowly. */
const compileCache = join(import.meta.dirname, '../../node_modules/.cache/onward-programs');

export function runProgram({ name, file, env, nodeOptions = [], onStepDone }: ProgramOptions): ChildProgram {
  const child = fork(file, {
    execArgv: ['--disable-warning=ExperimentalWarning', ...nodeOptions],
    env: { NODE_COMPILE_CACHE: compileCache, ...env },
    // Detached from Ctrl-C in the terminal, because the supervisor decides the shutdown order.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let failure: string | undefined;
  let current: { title: string; started: number } | undefined;

  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`The ${name} could not be started (${error.message}).`));
    child.once('exit', (code, signal) => resolve(failure ?? `The ${name} ended unexpectedly (${code ?? signal}).`));
  });
  const ready = new Promise<Ready>((resolve, reject) => {
    child.on('message', (message: ChildMessage) => {
      if (message.type === 'failed') failure = message.message;
      else if (current) onStepDone?.(current.title, current.started);
      current = message.type === 'progress' ? { title: message.text, started: performance.now() } : undefined;
      if (message.type === 'ready') resolve(message);
    });
    void ended.then((sentence) => reject(new StartError(sentence)));
  });
  // Callers that await `ready` get the failure; without any it must not become an unhandled rejection.
  ready.catch(() => {});
  return { pid: child.pid ?? 0, ready, ended, stop: () => stop(child, ended), kill: () => void child.kill('SIGKILL') };
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const lastResort = setTimeout(() => child.kill('SIGKILL'), stopTimeout);
  await ended;
  clearTimeout(lastResort);
}
