import { expect, test } from 'vitest';
import { dayPart, firstName } from './greeting.ts';

test.each([
  [0, 'evening'],
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('at %i o’clock it is %s [CMP-060]', (hour, part) => {
  expect(dayPart(hour)).toBe(part);
});

test.each([
  ['Renee Castellano', 'Renee'],
  ['  Nora  ', 'Nora'],
  ['王小明', '王小明'],
])('"%s" is greeted as "%s" [CMP-060]', (name, first) => {
  expect(firstName(name)).toBe(first);
});
