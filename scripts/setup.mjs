/**
 * Makes the repository ready to run and then runs one of its TypeScript programs.
 * Plain JavaScript for Node 20, because nothing is installed yet when it starts.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SetupError } from './bootstrap/failure.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { findNode } from './bootstrap/runtime.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string} program path of a TypeScript program, from the root of the repository */
export async function setUpAndRun(program) {
  try {
    await ensureInstalled(root);
    await runProgram(findNode(root), join(root, program), process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * The channel tells the program when this process is killed: it then ends itself.
 * @param {string} node @param {string} program @param {string[]} args
 */
function runProgram(node, program, args) {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', program, ...args], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // Tools that are started by name (vite, biome) then find the same Node as the program itself.
    env: { ...process.env, PATH: `${dirname(node)}:${process.env.PATH ?? ''}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.exitCode = code ?? 128 + (signal ? constants.signals[signal] : 0);
      resolve(undefined);
      process.exit();
    });
  });
}
