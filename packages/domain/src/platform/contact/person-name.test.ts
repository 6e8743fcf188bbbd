import { expect, it } from 'vitest';
import { tidyName } from './person-name.ts';

it.each([
  ['  Amara ', 'Amara'],
  ['\u202eelpmaxE', 'elpmaxE'],
  ['\u2067Ama\u2069ra\u200f', 'Amara'],
  ['سارة', 'سارة'],
  ['María José', 'María José'],
  ['\u202e', ''],
])('the name %j is kept as %j [CAR-009]', (entered, kept) => {
  expect(tidyName(entered)).toBe(kept);
});
