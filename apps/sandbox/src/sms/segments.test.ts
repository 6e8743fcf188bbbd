import { expect, test } from 'vitest';
import { countSegments } from './segments.ts';

test.each([
  ['nothing', '', 1],
  ['160 plain letters', 'a'.repeat(160), 1],
  ['161 plain letters', 'a'.repeat(161), 2],
  ['306 plain letters', 'a'.repeat(306), 2],
  ['80 euro signs of two units each', '€'.repeat(80), 1],
  ['a euro sign that would straddle two segments', `${'a'.repeat(152)}€${'a'.repeat(152)}`, 3],
  ['70 letters with one outside the alphabet', `${'a'.repeat(69)}ł`, 1],
  ['71 letters with one outside the alphabet', `${'a'.repeat(70)}ł`, 2],
  ['35 emoji of two units each', '🙂'.repeat(35), 1],
  ['67 emoji, which never split', '🙂'.repeat(67), 3],
])('%s', (_words, body, segments) => {
  expect(countSegments(body)).toBe(segments);
});
