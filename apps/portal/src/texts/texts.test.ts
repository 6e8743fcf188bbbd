import { describe, expect, it } from 'vitest';
import { createTexts } from './texts.ts';

const { t } = createTexts('en', {
  careers: { jobs: { count_one: '{{count}} job', count_other: '{{count}} jobs', title: 'Jobs at {{name}}' } },
});

describe('Texts of the portal', () => {
  it.each([
    ['careers:jobs.count', { count: 1 }, '1 job'],
    ['careers:jobs.count', { count: 0 }, '0 jobs'],
    ['careers:jobs.title', { name: 'Larkfield & <Co>' }, 'Jobs at Larkfield & <Co>'],
    ['careers:jobs.title', {}, 'Jobs at {{name}}'],
    ['careers:jobs.missing', {}, 'careers:jobs.missing'],
  ])('render %s with %o as “%s” [PLT-039]', (key, values, said) => {
    expect(t(key, values)).toBe(said);
  });

  it('use the plural forms of their own language [PLT-039]', () => {
    const french = createTexts('fr', { careers: { n_one: 'un', n_other: 'plusieurs' } });
    expect([french.t('careers:n', { count: 0 }), french.t('careers:n', { count: 2 })]).toEqual(['un', 'plusieurs']);
  });

  it('set a space between Chinese and other words [PLT-043]', () => {
    const chinese = createTexts('zh', { careers: { met: '{{company}}期待与您见面' } });
    expect(chinese.t('careers:met', { company: 'Tidewater' })).toBe('Tidewater 期待与您见面');
  });
});
