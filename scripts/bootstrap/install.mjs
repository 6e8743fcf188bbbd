/** Installs the locked dependencies when they are missing or belong to another lockfile or machine. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { SetupError } from './failure.mjs';
import { isInstalled, markInstalled } from './installed.mjs';

const noise = /EBADENGINE|^npm (warn|notice|http)|^npm error (A complete log|\s*$)|^\s*$/;
const fetched = /^npm http (fetch|cache) /;
const keptLines = 12;

/** @param {string} root */
export async function ensureInstalled(root) {
  if (isInstalled(root)) return;
  const started = performance.now();
  const progress = showProgress(root);
  const { code, lines } = await runNpm(root, progress.fetched);
  progress.end();
  if (code !== 0) {
    throw new SetupError(`The dependencies could not be installed (npm ci failed):\n${lines.join('\n')}`);
  }
  markInstalled(root);
  console.log(`  ✓ dependencies installed (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}

/** @param {string} root @param {() => void} onFetched */
function runNpm(root, onFetched) {
  // Under `npm start` npm sets its own path; otherwise it is looked up.
  const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const [file, ...before] = npm;
  // The development dependencies include the build tools, which are needed even with NODE_ENV=production.
  const args = [...before, 'ci', '--include=dev', '--include=optional', '--loglevel=http', '--no-progress'];
  const child = spawn(file, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  /** @type {string[]} */
  const lines = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      if (fetched.test(line)) onFetched();
      if (!noise.test(line)) lines.push(line);
      if (lines.length > keptLines) lines.shift();
    });
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, lines: [error.message] }));
    child.once('close', (code) => resolve({ code, lines }));
  });
}

/** One line that counts up on a terminal, one line in a log file. @param {string} root */
function showProgress(root) {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const total = Object.keys(lock.packages).length;
  const title = `  installing about ${total} packages, once`;
  if (!process.stdout.isTTY) {
    console.log(`${title} …`);
    return { fetched: () => {}, end: () => {} };
  }
  let count = 0;
  const draw = () => process.stdout.write(`\r${title} … ${count} answers from the registry`);
  draw();
  return {
    fetched: () => {
      count += 1;
      draw();
    },
    end: () => process.stdout.write('\r\x1b[2K'),
  };
}
