import { expect, test } from 'vitest';
import { isLiveEvent } from './pop-ups.ts';

test.each([
  ['meeting', true],
  ['calendar', true],
  ['announcement', false],
  ['news', false],
])('a pop-up of kind %s is a live event: %s [NTF-017]', (kind, expected) => {
  expect(isLiveEvent(kind)).toBe(expected);
});
