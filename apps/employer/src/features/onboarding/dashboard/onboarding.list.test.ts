import { expect, test } from 'vitest';
import { ALL_STATUSES, chosenFilters, queryFilters, statusOf } from './onboarding.list.ts';

test('the dashboard lists everybody who has an onboarding, whatever its state [ONB-016]', () => {
  expect(ALL_STATUSES).toBe('not_started,in_progress,completed,suspended');
  expect(queryFilters({ query: '', filters: {} })).toEqual({ status: ALL_STATUSES });
});

test('filters of the dashboard are those of the endpoint; a malformed id finds no one [ONB-016]', () => {
  const filters = { position_id: '3', onboarding_process_id: '4,5', location_id: 'x', status: 'need_attention' };
  expect(queryFilters({ query: 'ana', filters })).toEqual({
    query: 'ana',
    position_id: '3',
    onboarding_process_id: '4,5',
    location_id: '0',
    status: 'need_attention',
  });
  expect(chosenFilters(filters)).toEqual(['position_id', 'onboarding_process_id', 'status', 'location_id']);
});

test('an unknown state in a link means all states [ONB-016]', () => {
  expect(statusOf({ filters: { status: 'lost' } })).toBeNull();
  expect(statusOf({ filters: { status: 'action_required' } })).toBe('action_required');
});
