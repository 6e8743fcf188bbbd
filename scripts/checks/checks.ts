/** The checks that need no running program: types, lint, unused code and fences, in parallel. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { noTotals, type Totals } from '../../testing/run/totals.ts';
import { checkFences } from '../fences/check-fences.ts';
import { checkSizes } from '../fences/sizes.ts';
import { checkUnusedExports } from '../fences/unused-exports.ts';

/** Returns what went wrong, or an empty text. */
type Check = { name: string; run(root: string): Promise<string> };

const checks: Check[] = [
  { name: 'types of server, packages and tests', run: (root) => types(root, '.') },
  { name: 'types of the journeys', run: (root) => types(root, 'e2e') },
  { name: 'types of the employer app', run: (root) => types(root, 'apps/employer') },
  { name: 'types of the public pages', run: (root) => types(root, 'apps/portal') },
  {
    name: 'lint and format',
    run: (root) => tool(root, '@biomejs/biome/bin/biome', ['check', '--diagnostic-level=warn']),
  },
  { name: 'fences of imports and tables', run: async (root) => (await checkFences(root)).join('\n') },
  { name: 'unused exports', run: async (root) => (await checkUnusedExports(root)).join('\n') },
  { name: 'sizes of files and folders', run: async (root) => (await checkSizes(root)).join('\n') },
];

/** Prints a line for each check, and the whole output of those that failed. */
export async function runChecks(root: string): Promise<Totals> {
  const totals = noTotals();
  await Promise.all(
    checks.map(async ({ name, run }) => {
      const started = performance.now();
      const trouble = await run(root);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      totals[trouble ? 'failed' : 'passed'] += 1;
      console.log(trouble ? `  ✗ ${name} (${seconds} s)\n\n${trouble}\n` : `  ✓ ${name} (${seconds} s)`);
    }),
  );
  return totals;
}

/**
 * Incremental: only files that changed, or whose dependencies changed, are checked again. One checker each: the four
 * projects already fill two cores, and every further checker would infer the same types again.
 */
function types(root: string, project: string): Promise<string> {
  const kept = `node_modules/.cache/onward/${project.replaceAll(/\W/g, '-')}.tsbuildinfo`;
  return tool(root, 'typescript/bin/tsc', [
    '-p',
    project,
    '--checkers',
    '1',
    '--incremental',
    '--tsBuildInfoFile',
    join(root, kept),
  ]);
}

function tool(root: string, program: string, args: string[]): Promise<string> {
  const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0 ? '' : output.trim() || `${program} ended with code ${code}`));
  });
}
