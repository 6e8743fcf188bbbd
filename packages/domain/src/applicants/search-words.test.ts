import { expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

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
  expect(searchWords(typed)).toEqual(words);
});

it('A pasted page is cut, not refused [APP-008]', () => {
  expect(searchWords('word '.repeat(500))).toEqual(['word']);
  expect(searchWords(Array.from({ length: 50 }, (_, at) => `w${at}`).join(' ')).length).toBe(8);
});
