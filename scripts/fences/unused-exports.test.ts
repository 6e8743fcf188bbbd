import { expect, it } from 'vitest';
import { findUnused, namesIn } from './unused-exports.ts';

const unusedIn = (files: Record<string, string>): string[] =>
  findUnused(Object.entries(files).map(([file, source]) => namesIn(file, source)));

const RULES = 'packages/domain/src/staff/rules.ts';

it('names a value that no other file imports', () => {
  expect(
    unusedIn({
      [RULES]: 'export const used = 1; export function dead() {} export interface Shape { a: string }',
      'apps/server/src/a.ts': "import { used } from '@onward/domain/staff/rules';",
    }),
  ).toEqual([`${RULES} exports dead, which nothing imports.`]);
});

it.each([
  ['a namespace', "import * as rules from '@onward/domain/staff/rules';"],
  ['a dynamic import', "const load = () => import('../../../packages/domain/src/staff/rules.ts');"],
  ['a re-export', "export { one as two } from '@onward/domain/staff/rules'; import './b.ts';"],
])('counts %s as a use', (_kind, source) => {
  const own = unusedIn({ [RULES]: 'export const one = 1;', 'apps/server/src/a.ts': source });
  expect(own.filter((line) => line.startsWith(RULES))).toEqual([]);
});
