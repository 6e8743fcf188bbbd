import { expect, test } from 'vitest';
import {
  BEAT_SECONDS,
  isNewsOfPresence,
  PRESENCE_STATES,
  PRESENT_SECONDS,
  peoplePresent,
  presenceEvent,
  presentSince,
  stateSeen,
} from './presence.ts';

test('somebody counts as there for 45 seconds after the last beat, so that one beat may be lost [AHD-021]', () => {
  expect(presentSince(new Date('2026-11-15T10:00:45Z'))).toEqual(new Date('2026-11-15T10:00:00Z'));
  expect(PRESENT_SECONDS).toBeGreaterThan(2 * BEAT_SECONDS);
});

test('each person is named once, with the strongest of what they do; who changes something comes first [AHD-021]', () => {
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

test('what is seen of several tabs is the strongest state, or nothing [AHD-021]', () => {
  expect(stateSeen([])).toBeNull();
  expect(stateSeen(['viewing'])).toBe('viewing');
  expect(stateSeen(['viewing', 'answering'])).toBe('answering');
  expect(stateSeen(['answering', 'editing'])).toBe('editing');
});

const STATES_AND_NONE = [...PRESENCE_STATES, null];
const PAIRS = STATES_AND_NONE.flatMap((before) => STATES_AND_NONE.map((after) => [before, after] as const));

test.each(PAIRS)('from %s to %s is told exactly when it is another [AHD-021]', (before, after) => {
  expect(isNewsOfPresence(before, after)).toBe(before !== after);
});

test('the cable names what kind of record it is about [AHD-021, NTF-022]', () => {
  expect(presenceEvent('application')).toBe('application_presence_changed');
});
