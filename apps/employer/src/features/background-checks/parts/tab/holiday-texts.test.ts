import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@onward/domain/platform/languages';
import { FEDERAL_HOLIDAYS } from '@onward/domain/platform/time/business-days';
import { expect, it } from 'vitest';

const LOCALES = join(import.meta.dirname, '../../../../../../../packages/locales');

it.each(LANGUAGES)('names every holiday that delays a final notice, in %s [CHK-006, PLT-039]', (language) => {
  const { holidays } = JSON.parse(readFileSync(join(LOCALES, language, 'background-checks.json'), 'utf8'));
  expect(Object.keys(holidays).sort()).toEqual([...FEDERAL_HOLIDAYS].sort());
});
