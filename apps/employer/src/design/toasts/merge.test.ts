import { expect, test } from 'vitest';
import { createMerger } from './merge.ts';

function mergerAt() {
  const clock = { now: 0 };
  return { clock, repeats: createMerger(() => clock.now) };
}

test('the same text again within two seconds is merged [PLT-011]', () => {
  const { clock, repeats } = mergerAt();
  expect(repeats('error', 'Server error')).toBe(false);
  clock.now = 1999;
  expect(repeats('error', 'Server error')).toBe(true);
});

test('after two seconds the text is shown again, counted from the one shown [PLT-011]', () => {
  const { clock, repeats } = mergerAt();
  repeats('error', 'Server error');
  clock.now = 1500;
  repeats('error', 'Server error');
  clock.now = 2000;
  expect(repeats('error', 'Server error')).toBe(false);
});

test('other texts and other kinds are toasts of their own [PLT-011]', () => {
  const { repeats } = mergerAt();
  repeats('error', 'Saved');
  expect([repeats('success', 'Saved'), repeats('error', 'Not saved')]).toEqual([false, false]);
});
