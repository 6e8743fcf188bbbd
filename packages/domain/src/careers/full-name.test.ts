import { expect, it } from 'vitest';
import { fullName } from './full-name.ts';

it.each([
  ['Amara', 'Okafor', 'Amara Okafor'],
  ['小明', '王', '王小明'],
  ['Ming', '王', 'Ming 王'],
  ['Amara', '', 'Amara'],
])('“%s” and “%s” are written “%s” [CAR-008]', (first_name, last_name, written) => {
  expect(fullName({ first_name, last_name })).toBe(written);
});
