import { expect, test } from 'vitest';
import { findOversized, MOST_FILES, MOST_LINES, MOST_LINES_OF_TESTS } from './sizes.ts';

test('a file longer than the limit is reported with its length', () => {
  expect(findOversized([{ path: 'apps/a/b.ts', lines: MOST_LINES }])).toEqual([]);
  expect(findOversized([{ path: 'apps/a/b.ts', lines: MOST_LINES + 1 }])).toEqual([
    'apps/a/b.ts has 301 lines: split it by duty.',
  ]);
});

test('a test file may be longer than what it tests', () => {
  expect(findOversized([{ path: 'apps/a/b.test.ts', lines: MOST_LINES_OF_TESTS }])).toEqual([]);
  expect(findOversized([{ path: 'apps/a/b.test.ts', lines: MOST_LINES_OF_TESTS + 1 }])).toHaveLength(1);
});

test('a folder with more files than the limit is reported, not the folders inside it', () => {
  const files = (folder: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ path: `${folder}/${at}.ts`, lines: 1 }));
  expect(findOversized([...files('apps/a', MOST_FILES), ...files('apps/a/b', MOST_FILES)])).toEqual([]);
  expect(findOversized(files('apps/a', MOST_FILES + 1))).toEqual([
    'apps/a has 26 files: make folders by what happens there.',
  ]);
});
