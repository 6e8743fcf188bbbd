import { expect, it } from 'vitest';
import { formatPercentWithheld } from './percent-withheld.ts';

it.each([
  ['25_%', '2.5%'],
  ['5_%', '0.5%'],
  ['05_percent', '0.5 percent'],
  ['25_percent', '2.5 percent'],
  ['35_%', '3.5%'],
  ['2.5%', '2.5%'],
  ['percent_25', 'percent_25'],
  ['', ''],
])('%s is shown as %s [EMP-020]', (value, shown) => {
  expect(formatPercentWithheld(value)).toBe(shown);
});
