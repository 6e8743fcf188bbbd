import { expect, test } from 'vitest';
import { firstName, stepState } from './wizard-steps.ts';

test.each([
  ['notification', 'current', 'todo'],
  ['download_app', 'done', 'current'],
  ['welcome_modal', 'done', 'done'],
  ['complete', 'done', 'done'],
] as const)('at %s the pages are %s and %s [IDN-026]', (current, notification, app) => {
  expect([stepState('notification', current), stepState('download_app', current)]).toEqual([notification, app]);
});

test('a greeting uses the first name only [IDN-031]', () => {
  expect(firstName('  Nora  Whelan ')).toBe('Nora');
  expect(firstName('Nora')).toBe('Nora');
});
