import { expect, test } from 'vitest';
import { findOversized, MAX_FILES, MAX_LINES, MAX_TEST_LINES } from './sizes.ts';

test('a file longer than the limit is reported with its length', () => {
  expect(findOversized([{ path: 'apps/a/b.ts', lines: MAX_LINES }])).toEqual([]);
  expect(findOversized([{ path: 'apps/a/b.ts', lines: MAX_LINES + 1 }])).toEqual([
    'apps/a/b.ts has 301 lines: split it by duty.',
  ]);
});

test('a test file may be longer than what it tests', () => {
  expect(findOversized([{ path: 'apps/a/b.test.ts', lines: MAX_TEST_LINES }])).toEqual([]);
  expect(findOversized([{ path: 'apps/a/b.test.ts', lines: MAX_TEST_LINES + 1 }])).toHaveLength(1);
});

test('a folder with more files than the limit is reported, not the folders inside it', () => {
  const files = (folder: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ path: `${folder}/${at}.ts`, lines: 1 }));
  expect(findOversized([...files('apps/a', MAX_FILES), ...files('apps/a/b', MAX_FILES)])).toEqual([]);
  expect(findOversized(files('apps/a', MAX_FILES + 1))).toEqual([
    'apps/a has 26 files: make folders by what happens there.',
  ]);
});
