import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorToastSeconds, formatMoment, formatSalary, formatTimeSpan, pluralize } from './text.ts';

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('pluralize', () => {
  it.each([
    [0, 'days'],
    [1, 'day'],
    [2, 'days'],
    [100, 'days'],
    [1.01, 'days'],
    [0.99, 'day'],
    [0.5, 'day'],
    [-1, 'day'],
    [-2, 'day'],
  ])('uses for %d: %s [PLT-042]', (count, form) => {
    expect(pluralize(count, 'day', 'days')).toBe(form);
  });
});

describe('formatSalary', () => {
  it.each([
    [0, '0.00'],
    [7, '7.00'],
    [15.5, '15.50'],
    [999, '999.00'],
    [999.99, '999.99'],
    [1000, '1,000'],
    [1200, '1,200'],
    [52000, '52,000'],
    [1234567, '1,234,567'],
  ])('formats %d as %s [PLT-043]', (amount, text) => {
    expect(formatSalary(amount)).toBe(text);
  });

  it.each([
    ['fr', '15,50', '1\u202f200'],
    ['es', '15.50', '1,200'],
    ['zh', '15.50', '1,200'],
  ] as const)('formats numbers for %s [PLT-043, PLT-039]', (language, small, large) => {
    expect([formatSalary(15.5, language), formatSalary(1200, language)]).toEqual([small, large]);
  });
});

describe('formatMoment', () => {
  const moment = new Date('2026-03-04T16:30:00Z');

  it.each([
    ['America/Denver', 'Mar 4, 9:30 AM'],
    ['America/New_York', 'Mar 4, 11:30 AM'],
    ['UTC', 'Mar 4, 4:30 PM'],
    ['Asia/Singapore', 'Mar 5, 12:30 AM'],
  ])('formats a time in %s: %s [PLT-043]', (timeZone, text) => {
    expect(formatMoment(moment, timeZone)).toBe(text);
  });

  it('pads the minutes and never the hour or the day [PLT-043]', () => {
    expect(formatMoment(new Date('2026-12-01T09:05:00Z'), 'UTC')).toBe('Dec 1, 9:05 AM');
  });

  it.each(['\u202f', '\u00a0'])('turns the no-break space of some engines into a plain one [PLT-043]', (space) => {
    class OtherEngine extends Intl.DateTimeFormat {
      override format(): string {
        return `Mar 4, 4:30${space}PM`;
      }
    }
    vi.stubGlobal('Intl', { DateTimeFormat: OtherEngine });
    expect(formatMoment(moment, 'UTC')).toBe('Mar 4, 4:30 PM');
  });

  it('names the month in the language asked for [PLT-043]', () => {
    expect(formatMoment(moment, 'UTC', 'fr')).toContain('mars');
  });

  it('formats a range as its two ends in one zone [PLT-043]', () => {
    expect(formatTimeSpan(moment, new Date('2026-03-04T17:15:00Z'), 'America/Denver')).toBe(
      'Mar 4, 9:30 AM - Mar 4, 10:15 AM',
    );
  });
});

describe('errorToastSeconds', () => {
  it.each([0, 1, 2, 6])('keeps a toast of %i words for three seconds [PLT-012]', (count) => {
    expect(errorToastSeconds(words(count))).toBe(3);
  });

  it.each([
    [7, 3.1021],
    [20, 7.006],
    [100, 31.03],
  ])('keeps a toast of %i words for its reading time, %d seconds [PLT-012]', (count, seconds) => {
    expect(errorToastSeconds(words(count))).toBeCloseTo(seconds, 3);
  });

  it('counts words separated by any whitespace and none in blank text [PLT-012]', () => {
    expect(errorToastSeconds(`  ${words(20).replaceAll(' ', ' \n\t ')}  `)).toBe(errorToastSeconds(words(20)));
    expect(errorToastSeconds(' \n ')).toBe(3);
  });
});
