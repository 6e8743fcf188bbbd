import { expect, test } from 'vitest';
import { csvLine } from './save-text.ts';

test('cells leave in quotes, and none can run as a formula [AHD-019]', () => {
  expect(csvLine(['Decatur', 'said "hi", left', '=1+1', '@x', '-5'])).toBe(
    '"Decatur","said ""hi"", left","\'=1+1","\'@x","\'-5"',
  );
});
