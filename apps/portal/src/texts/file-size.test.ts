import { expect, it } from 'vitest';
import { fileSizeText } from './file-size.ts';
import { createTexts } from './texts.ts';

const files = { size: '{{kilobytes}} KB', sizeInMegabytes: '{{megabytes}} MB' };
const texts = (language: 'en' | 'fr') => createTexts(language, { careers: { files } });

it.each([
  [0, '1 KB'],
  [1500, '1 KB'],
  [1_047_000, '1022 KB'],
  [1_048_400, '1 MB'],
  [1_048_576, '1 MB'],
  [2_621_440, '2.5 MB'],
])('%i bytes are told as %s [CAR-008]', (bytes, said) => {
  expect(fileSizeText(texts('en'), bytes)).toBe(said);
});

it('a size is written as its language writes numbers [CAR-008, PLT-043]', () => {
  expect(fileSizeText(texts('fr'), 2_621_440)).toBe('2,5 MB');
});
