/** Keeps files and folders small enough to understand at a glance. The linter limits functions (biome.json). */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { listFiles, sources } from './imports.ts';

export const MAX_LINES = 300;
/** A test file may contain the complete table of its rule. */
export const MAX_TEST_LINES = 400;
export const MAX_FILES = 25;

export interface SizedFile {
  path: string;
  lines: number;
}

const isGenerated = (path: string): boolean => path.endsWith('.gen.ts');
const isTest = (path: string): boolean => /\.(test|spec)\.tsx?$/.test(path);

export async function checkSizes(root: string): Promise<string[]> {
  const paths = (await listFiles(root, [...sources, 'apps/**/*.css'])).filter((path) => !isGenerated(path));
  const files = await Promise.all(
    paths.map(async (path) => ({ path, lines: countLines(await readFile(join(root, path), 'utf8')) })),
  );
  return findOversized(files);
}

const countLines = (text: string): number => text.split('\n').length - 1;

export function findOversized(files: readonly SizedFile[]): string[] {
  const long = files.filter(({ path, lines }) => lines > (isTest(path) ? MAX_TEST_LINES : MAX_LINES));
  const folders = Map.groupBy(files, ({ path }) => dirname(path));
  return [
    ...long.map(({ path, lines }) => `${path} has ${lines} lines: split it by duty.`),
    ...[...folders]
      .filter(([, inside]) => inside.length > MAX_FILES)
      .map(([folder, inside]) => `${folder} has ${inside.length} files: make folders by what happens there.`),
  ];
}
