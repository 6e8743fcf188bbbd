/** Finds a Chromium for browser tests and screenshots, or installs one. */
import { execFile, spawn } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';

const run = promisify(execFile);

/** The headless shell: the same pages at three fifths of the CPU time. */
const headlessShell = 'chromium-headless-shell';
const names = [headlessShell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const SECONDS_FOR_SHELL = 60;
const usualFolders = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome', '/usr/lib/chromium'];
const usualApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of the browser. Rejects with one sentence when there is none. */
export async function findBrowser(): Promise<string> {
  const folders = [...(process.env.PATH ?? '').split(':'), ...usualFolders].filter(Boolean);
  const candidates = [
    ...(process.env.CHROME_PATH ? [process.env.CHROME_PATH] : []),
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...usualApplications,
    chromium.executablePath(),
  ];
  for (const candidate of candidates) {
    if (await isProgram(candidate)) return candidate;
  }
  throw new Error('No Chromium was found. Install one (on Debian: apt-get install chromium) or set CHROME_PATH to it.');
}

export async function findOrInstallBrowser(): Promise<string> {
  const found = await findBrowser().catch(installBrowser);
  if (found !== '/usr/bin/chromium' || process.env.CHROME_PATH || !(await isDebianRoot())) return found;
  // The headless shell is a small download next to Debian's Chromium, and saves more than that in every run.
  await succeeds('apt-get', ['install', '-y', '--no-install-recommends', headlessShell], SECONDS_FOR_SHELL);
  return findBrowser();
}

/** As root on Debian from the system packages, otherwise Playwright's build into the home folder. */
async function installBrowser(): Promise<string> {
  console.log('  installing a browser for the tests, once …');
  const installed = ((await isDebianRoot()) && (await installFromDebian())) || (await installFromPlaywright());
  if (installed) return findBrowser();
  throw new Error(
    'The browser for the tests could not be installed. Install Chromium or Google Chrome yourself, ' +
      'or set CHROME_PATH to the program.',
  );
}

const isDebianRoot = async (): Promise<boolean> => process.getuid?.() === 0 && (await isProgram('/usr/bin/apt-get'));

/** The fonts for Chinese, one of our languages. */
async function installFromDebian(): Promise<boolean> {
  const packages = ['chromium', headlessShell, 'fonts-liberation', 'fonts-noto-cjk'];
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  return (await succeeds('apt-get', ['update'])) && (await succeeds('apt-get', install));
}

async function installFromPlaywright(): Promise<boolean> {
  const program = join(import.meta.dirname, '../node_modules/playwright-core/cli.js');
  return succeeds(process.execPath, [program, 'install', 'chromium']);
}

function succeeds(file: string, args: string[], mostSeconds?: number): Promise<boolean> {
  const child = spawn(file, args, {
    stdio: 'ignore',
    ...(mostSeconds && { timeout: mostSeconds * 1000 }),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

/** Also runs it: a command on the path may be a script that only says how to install the real one. */
async function isProgram(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    await run(path, ['--version'], { timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
