import { expect, test } from 'vitest';
import { trackSegments } from './track-segments.ts';

test('the track shows what is done and marks the step that waits for the company [ONB-015]', () => {
  expect(trackSegments({ done_actions: 2, all_actions: 4, status: 'need_attention' })).toEqual([
    'done',
    'done',
    'waiting',
    'todo',
  ]);
  expect(trackSegments({ done_actions: 1, all_actions: 2, status: 'in_progress' })).toEqual(['done', 'todo']);
});

test('a long onboarding is drawn in proportion, full only when everything is done [ONB-015]', () => {
  const almost = trackSegments({ done_actions: 19, all_actions: 20, status: 'in_progress' });
  expect(almost).toHaveLength(9);
  expect(almost.at(-1)).toBe('todo');
  expect(trackSegments({ done_actions: 20, all_actions: 20, status: 'completed' })).not.toContain('todo');
});
