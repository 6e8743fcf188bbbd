import { expect, test } from 'vitest';
import { decideShortcut, type KeyPress } from './decide-shortcut.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  command: false,
  alt: false,
  typing: false,
  ...more,
});
const on = { singleKeysOn: true, afterG: false };

test.each([
  [press('k', { command: true }), { kind: 'palette' }],
  [press('K', { command: true, typing: true }), { kind: 'palette' }],
  [press('g'), { kind: 'await_letter' }],
  [press('?'), { kind: 'help' }],
  [press('/'), { kind: 'focus_search' }],
  [press('['), { kind: 'toggle_sidebar' }],
  [press('x'), null],
  [press('r', { command: true }), null],
  [press('/', { alt: true }), null],
])('%o means %o [PLT-057]', (given, meaning) => {
  expect(decideShortcut(given, on)).toEqual(meaning);
});

test('a letter after G goes somewhere, whatever it means alone [PLT-057]', () => {
  expect(decideShortcut(press('j'), { ...on, afterG: true })).toEqual({ kind: 'go', letter: 'J' });
  expect(decideShortcut(press('g'), { ...on, afterG: true })).toEqual({ kind: 'go', letter: 'G' });
});

test.each(['g', '?', '/', '['])('%s is left alone while typing and when single keys are off [PLT-057]', (key) => {
  expect(decideShortcut(press(key, { typing: true }), on)).toBeNull();
  expect(decideShortcut(press(key), { singleKeysOn: false, afterG: false })).toBeNull();
});
