import { describe, expect, it } from 'vitest';
import { fragmentOf, placeOf } from './navigation.ts';

describe('The place in the portal', () => {
  it.each([
    ['', { page: 'tasks' }],
    ['#help', { page: 'help' }],
    ['#documents', { page: 'documents' }],
    ['#task/a1B2/2', { page: 'task', actionKey: 'a1B2', step: 2 }],
    ['#task/a1B2', { page: 'task', actionKey: 'a1B2', step: 0 }],
    ['#task/a1B2/-3', { page: 'task', actionKey: 'a1B2', step: 0 }],
    ['#task', { page: 'tasks' }],
    ['#something', { page: 'tasks' }],
  ])('is read from “%s” [ONB-040]', (fragment, place) => {
    expect(placeOf(fragment)).toEqual(place);
  });

  it('is the same after it was written into the address [ONB-040]', () => {
    const place = { page: 'task', actionKey: 'a1B2', step: 3 } as const;
    expect(placeOf(fragmentOf(place))).toEqual(place);
  });
});
