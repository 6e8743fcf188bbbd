import { expect, it } from 'vitest';
import { personWords, searchWords } from './search-words.ts';

it.each([
  ['José  GARCÍA', ['jose', 'garcia']],
  ['garcia garcia', ['garcia']],
  ['amara@mail.example', ['amara', 'mail', 'example']],
  ['(404) 555-0148', ['4045550148']],
  ['+1 404 555', ['1404555']],
  ["O'Neil-Smith", ['o', 'neil', 'smith']],
  ['王小明', ['王小明']],
  ['12', ['12']],
  ['  ', []],
  ['%_*:&|!()', []],
])('"%s" is searched as %j [APP-008, AHD-022]', (typed, words) => {
  expect(personWords(typed)).toEqual(words);
});

it('A pasted page is truncated, not rejected [APP-008]', () => {
  expect(personWords('word '.repeat(500))).toEqual(['word']);
  expect(personWords(Array.from({ length: 50 }, (_, at) => `w${at}`).join(' ')).length).toBe(8);
});

it('Digits in an address are separate terms, not a phone number [CMP-012]', () => {
  expect(searchWords('30303-1234')).toEqual(['30303', '1234']);
});
