/** Builds the browser apps, each only when its own sources changed since its last build. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { StartError } from './steps.ts';

interface BrowserApp {
  folder: string;
  sources: string[];
}

const everywhere = ['packages', 'package-lock.json'];
const employer: BrowserApp = {
  folder: 'apps/employer',
  sources: [
    ...['build', 'src', 'index.html', 'vite.config.ts', 'package.json'].map(inside('apps/employer')),
    ...everywhere,
  ],
};
/** Built with some of the employer app's build steps. */
const portal: BrowserApp = {
  folder: 'apps/portal',
  sources: [
    ...['build', 'src', 'public', 'vite.config.ts', 'package.json'].map(inside('apps/portal')),
    'apps/employer/build',
    ...everywhere,
  ],
};
const skipped = new Set(['node_modules', 'dist']);

function inside(folder: string): (path: string) => string {
  return (path) => `${folder}/${path}`;
}

export type Build = { finished: Promise<boolean>; cancel(): void };

/** `finished` resolves to whether a build was needed. */
export function buildBrowserApps(root: string): Build {
  return build(root, [employer, portal]);
}

/** Builds only the public pages. */
export function buildPortal(root: string): Build {
  return build(root, [portal]);
}

function build(root: string, apps: readonly BrowserApp[]): Build {
  const controller = new AbortController();
  const wanted = apps.filter(({ folder }) => existsSync(join(root, folder)));
  const built = Promise.all(wanted.map((app) => buildWhenStale(root, app, controller.signal)));
  return { finished: built.then((each) => each.includes(true)), cancel: () => controller.abort() };
}

async function buildWhenStale(root: string, { folder, sources }: BrowserApp, signal: AbortSignal): Promise<boolean> {
  // Written last, so that a build that was killed midway doesn't count.
  const marker = join(root, folder, 'dist/.sources');
  const wanted = await fingerprint(root, sources);
  const built = await readFile(marker, 'utf8').catch(() => '');
  if (built === wanted) return false;
  await rm(marker, { force: true });
  await runVite(root, folder, signal);
  await writeFile(marker, wanted);
  return true;
}

async function runVite(root: string, folder: string, signal: AbortSignal): Promise<void> {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, folder),
    // Set explicitly, because Vite builds for whatever NODE_ENV is set.
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) {
    throw new StartError(`The browser apps could not be built:\n${stripVTControlCharacters(output).trim()}`);
  }
}

async function fingerprint(root: string, sources: readonly string[]): Promise<string> {
  const files = (await Promise.all(sources.map((source) => filesBelow(join(root, source))))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(file)));
  const hash = createHash('sha256');
  for (const [index, file] of files.entries()) {
    hash.update(`${relative(root, file).split(sep).join('/')}\0`).update(contents[index] ?? '');
  }
  return hash.digest('hex');
}

async function filesBelow(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  const entries = await readdir(path, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return null;
    throw error;
  });
  if (entries === null) return [path];
  const wanted = entries.filter((entry) => !skipped.has(entry.name) && !entry.name.includes('.test.'));
  return (await Promise.all(wanted.map((entry) => filesBelow(join(path, entry.name))))).flat();
}
