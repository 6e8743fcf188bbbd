import { expect, it } from 'vitest';
import { advertiserName } from './advertiser-name.ts';

it.each([
  ['Tidewater', 'Larkfield Group', 'Tidewater (Larkfield Group)'],
  ['Pebble Cafe', 'pebble cafe ', 'Pebble Cafe'],
  ['', 'Larkfield Group', 'Larkfield Group'],
  ['Tidewater', '', 'Tidewater'],
])('the brand “%s” of “%s” advertises as “%s” [CAR-012]', (brand, company, name) => {
  expect(advertiserName(brand, company)).toBe(name);
});
