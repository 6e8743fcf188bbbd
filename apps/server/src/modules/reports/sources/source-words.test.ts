// Where applicants come from, in words: reports know every source that links of a job carry.
import { LANGUAGES } from '@onward/domain/platform/languages';
import { SHARE_TARGETS } from '@onward/domain/positions/career-links';
import { TEXT_SOURCE } from '@onward/domain/positions/text-to-apply';
import { columnOf } from '@onward/domain/reports/sources';
import { describe, expect, it } from 'vitest';
import { translator } from '../../../platform/i18n/translate.ts';

const SOURCES = [
  TEXT_SOURCE,
  'rediscovery',
  ...SHARE_TARGETS.filter((target) => /twitter|linkedin|whatsapp/.test(target)),
];

describe('A source of applicants in a report', () => {
  it.each(LANGUAGES)('is shown in words, never by its key, in %s [RPT-003]', (language) => {
    const labels = columnOf('applicants', 'source')?.labels;
    for (const source of SOURCES) {
      expect(translator(language)(`${labels}.${source}`, { defaultValue: source })).not.toBe(source);
    }
  });
});
