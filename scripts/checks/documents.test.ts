import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** Decisions are left out: they say how things were when they were taken. */
const DOCUMENTS = globSync(['*.md', 'docs/*.md', 'docs/requirements/*.md', 'bench/results/*.md'], { cwd: ROOT }).sort();

/** Paths in backticks; those with a placeholder such as `<room>` name no file. */
const pathsIn = (document: string): string[] =>
  [
    ...readFileSync(join(ROOT, document), 'utf8').matchAll(
      /`((?:apps|packages|scripts|testing|e2e|docs|bench)\/[^`\s]+)`/g,
    ),
  ]
    .map(([, path = '']) => path)
    .filter((path) => !path.includes('<'));

it.each(DOCUMENTS)('%s names only files and folders that exist', (document) => {
  const missing = pathsIn(document).filter((path) => globSync(path, { cwd: ROOT }).length === 0);
  expect(missing).toEqual([]);
});
