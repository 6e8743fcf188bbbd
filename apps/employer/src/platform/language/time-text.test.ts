import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  clockText,
  dateRangeText,
  dateText,
  longDateText,
  recentDayText,
  timeText,
  weekdayDateText,
} from './time-text.ts';

const MOMENT = '2026-11-09T21:10:00Z';

test.each([
  ['en', '4:10 PM', 'Nov 9, 2026', 'Mon, Nov 9', 'Monday, November 9'],
  ['es', '4:10 p. m.', '9 nov 2026', 'lun 9 nov', 'lunes, 9 de noviembre'],
  ['fr', '16:10', '9 nov. 2026', 'lun. 9 nov.', 'lundi 9 novembre'],
  ['zh', '16:10', '2026年11月9日', '11月9日周一', '11月9日星期一'],
  ['xx', '4:10 PM', 'Nov 9, 2026', 'Mon, Nov 9', 'Monday, November 9'],
])(
  'times and dates are said in %s, an unknown language as in English [PLT-043]',
  (language, clock, date, near, long) => {
    expect(clockText(language, MOMENT, 'America/New_York')).toBe(clock);
    expect(dateText(language, '2026-11-09')).toBe(date);
    expect(weekdayDateText(language, '2026-11-09')).toBe(near);
    expect(longDateText(language, '2026-11-09')).toBe(long);
  },
);

test('the year is said unless it is this one [PLT-043]', () => {
  expect(recentDayText('en', MOMENT, new Date('2026-12-31T12:00:00Z'))).toBe('Nov 9');
  expect(recentDayText('en', MOMENT, new Date('2027-01-02T12:00:00Z'))).toBe('Nov 9, 2026');
});

test('a range of dates is no day off, wherever the reader is [PLT-043]', () => {
  expect(dateRangeText('en', '2026-11-08', '2026-11-14')).toMatch(/^Nov 8\s?–\s?14$/);
  expect(timeText('en', '2026-11-09T00:30:00Z', { day: 'numeric', timeZone: 'UTC' })).toBe('9');
});

test('no screen formats dates or times itself [PLT-043]', () => {
  const root = join(import.meta.dirname, '../..');
  const own = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.test.ts'))
    .filter((path) => /Intl\.DateTimeFormat\([^)]/.test(readFileSync(join(root, path), 'utf8')));
  expect(own).toEqual([join('platform', 'language', 'time-zones.ts')]);
});
