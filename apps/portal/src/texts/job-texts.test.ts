import { describe, expect, it } from 'vitest';
import { textsOf } from './all-texts.ts';
import { namedPlaceText, payText, postedDay } from './job-texts.ts';
import { createTexts } from './texts.ts';

const texts = (language: 'en' | 'zh') => createTexts(language, textsOf(language));
const PAY = { salary_min: 15, salary_max: 19, salary_unit: 'hour' } as const;

describe('Pay', () => {
  it('is told in the word order of its language [CAR-003, PLT-043]', () => {
    expect(payText(texts('en'), PAY)).toBe('$15.00 to $19.00 per hour');
    expect(payText(texts('zh'), PAY)).toBe('每小时 $15.00–$19.00');
    expect(payText(texts('en'), { ...PAY, salary_max: 15 })).toBe('$15.00 per hour');
    expect(payText(texts('en'), { ...PAY, salary_unit: null })).toBe('$15.00 to $19.00');
    expect(payText(texts('en'), { salary_min: null, salary_max: null, salary_unit: null })).toBeNull();
  });
});

describe('A location', () => {
  it.each([
    ['Decatur', 'Decatur', 'Decatur, GA'],
    ['Ponce City', 'Atlanta', 'Ponce City, Atlanta, GA'],
  ])('“%s” in %s is told as “%s” [CAR-002]', (name, city, told) => {
    const place = { name, city, state: 'GA', is_remote: false } as Parameters<typeof namedPlaceText>[1];
    expect(namedPlaceText(texts('en').t, place)).toBe(told);
  });
});

describe('The day of a posting', () => {
  it('is that of its location, and stays in one line [CAR-002, PLT-043]', () => {
    const evening = { published_at: '2026-11-20T01:30:00Z', location: { time_zone: 'America/New_York' } };
    expect(postedDay('en', evening as Parameters<typeof postedDay>[1])).toBe('Nov\u00a019');
  });
});
