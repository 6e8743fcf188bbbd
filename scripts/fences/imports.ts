/** Reads every import of the repository: the file, the imported path and the line. */
import { glob, readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { parseSync } from 'vite';

/** `to` is a path from the repository root, or `npm:name`, or `node:name`. */
export type Import = { from: string; to: string; line: number };

export const sources = ['{apps,packages}/**/*.{ts,tsx}', '{e2e,bench,scripts,testing}/**/*.ts', '*.ts'];
const skipped = /(^|\/)(node_modules|dist)(\/|$)/;

export async function readImports(root: string): Promise<Import[]> {
  const files = await listFiles(root, sources);
  return (await Promise.all(files.map((file) => importsOf(root, file)))).flat();
}

/** Sorted paths from the repository root. */
export async function listFiles(root: string, patterns: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(patterns, { cwd: root, exclude: (path) => skipped.test(path) })) files.push(file);
  return files.sort();
}

async function importsOf(root: string, file: string): Promise<Import[]> {
  return importsIn(file, await readFile(join(root, file), 'utf8'));
}

export function importsIn(file: string, source: string): Import[] {
  const { module } = parseSync(file, source);
  const statements = [
    ...module.staticImports.map((each) => each.moduleRequest),
    ...module.staticExports.flatMap((each) => each.entries.map((entry) => entry.moduleRequest)),
  ];
  const found = statements.flatMap((request) => (request ? [{ name: request.value, at: request.start }] : []));
  return [...found, ...dynamicRequests(source)].map(({ name, at }) => ({
    from: file,
    to: targetOf(file, name),
    line: lineAt(source, at),
  }));
}

/** `import('…')` either loads a module or names one of its types; the parser reports only the first. */
export const dynamicRequests = (source: string): { name: string; at: number }[] =>
  [...source.matchAll(/\bimport\(\s*(['"])([^'"]+)\1\s*\)/g)].map((call) => ({ name: call[2] ?? '', at: call.index }));

export function targetOf(file: string, name: string): string {
  if (name.startsWith('.')) return withoutQuery(posix.join(dirname(file), name));
  if (name.startsWith('@onward/')) return packageFile(name.slice('@onward/'.length));
  if (name.startsWith('node:') || isBuiltin(name)) return `node:${name.replace(/^node:/, '')}`;
  const [scope, second] = name.split('/');
  return `npm:${name.startsWith('@') ? `${scope}/${second}` : scope}`;
}

/** Resolves the `exports` of our packages: `@onward/domain/staff/roles` is `packages/domain/src/staff/roles.ts`. */
function packageFile(name: string): string {
  const [folder, ...rest] = name.split('/');
  if (folder === 'locales') return posix.join('packages/locales', ...rest);
  return `packages/${folder}/src/${rest.join('/') || 'index'}.ts`;
}

const withoutQuery = (path: string): string => path.replace(/\?.*$/, '');

export const lineAt = (source: string, offset: number): number => source.slice(0, offset).split('\n').length;
