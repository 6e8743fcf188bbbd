import { expect, test } from 'vitest';
import {
  HEARTBEAT_SECONDS,
  isPresenceChange,
  PRESENCE_STATES,
  PRESENT_SECONDS,
  peoplePresent,
  presenceEvent,
  presentSince,
  strongestState,
} from './presence.ts';

test('someone counts as present for 45 seconds after the last heartbeat, so that one can be lost [AHD-021]', () => {
  expect(presentSince(new Date('2026-11-15T10:00:45Z'))).toEqual(new Date('2026-11-15T10:00:00Z'));
  expect(PRESENT_SECONDS).toBeGreaterThan(2 * HEARTBEAT_SECONDS);
});

test('each person is listed once with their strongest state, and people who are editing come first [AHD-021]', () => {
  const there = [
    { staffId: 3, name: 'Theo', state: 'viewing' },
    { staffId: 1, name: 'Zoe', state: 'viewing' },
    { staffId: 2, name: 'Dana', state: 'viewing' },
    { staffId: 4, name: 'Lena', state: 'answering' },
    { staffId: 1, name: 'Zoe', state: 'editing' },
  ] as const;
  expect(peoplePresent(there).map(({ name, state }) => `${name} ${state}`)).toEqual([
    'Zoe editing',
    'Lena answering',
    'Dana viewing',
    'Theo viewing',
  ]);
});

test('the state across several tabs is the strongest one, or none [AHD-021]', () => {
  expect(strongestState([])).toBeNull();
  expect(strongestState(['viewing'])).toBe('viewing');
  expect(strongestState(['viewing', 'answering'])).toBe('answering');
  expect(strongestState(['answering', 'editing'])).toBe('editing');
});

const STATES_AND_NONE = [...PRESENCE_STATES, null];
const PAIRS = STATES_AND_NONE.flatMap((before) => STATES_AND_NONE.map((after) => [before, after] as const));

test.each(PAIRS)('a change from %s to %s is announced only when the state differs [AHD-021]', (before, after) => {
  expect(isPresenceChange(before, after)).toBe(before !== after);
});

test('the cable event contains the kind of record [AHD-021, NTF-022]', () => {
  expect(presenceEvent('application')).toBe('application_presence_changed');
});
