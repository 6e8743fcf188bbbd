// A single input must not block everyone: whatever reads untrusted text takes linear time, for the worst texts we can
// think of. A new function that reads text must be added to the tables next to this file.
import { describe, expect, it } from 'vitest';
import { DOMAIN_PARSERS } from './domain-parsers.fixture.ts';
import { superlinearGrowth } from './growth.fixture.ts';
import { SEEDS } from './seeds.fixture.ts';
import { SERVER_PARSERS } from './server-parsers.fixture.ts';

describe('Reading untrusted text', () => {
  it.each(Object.entries({ ...DOMAIN_PARSERS, ...SERVER_PARSERS }))(
    'takes %s no longer than in step with its length, and never fails [PLT-022]',
    (_name, parse) => {
      expect(SEEDS.map((seed) => superlinearGrowth(parse, seed)).filter(Boolean)).toEqual([]);
    },
  );

  it('is detected when it takes quadratic time [PLT-022]', () => {
    expect(superlinearGrowth((text) => text.replace(/<[^>]*>/g, ''), { again: '<' })).toContain('characters take');
    expect(superlinearGrowth((text) => text.replace(/<[^<>]*>/g, ''), { again: '<' })).toBeNull();
  });
});
