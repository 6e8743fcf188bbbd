import { describe, expect, it } from 'vitest';
import { clockOf, daysOf, partsOf } from './times.ts';

const SLOTS = ['2026-11-16T14:00:00.000Z', '2026-11-16T22:30:00.000Z', '2026-11-17T03:00:00.000Z'];

describe('Times of a booking', () => {
  it('are grouped by day in the user’s zone [CAR-017]', () => {
    expect(daysOf(SLOTS, 'America/New_York').map(({ day, starts }) => [day, starts.length])).toEqual([
      ['2026-11-16', 3],
    ]);
    expect(daysOf(SLOTS, 'UTC').map(({ day, starts }) => [day, starts.length])).toEqual([
      ['2026-11-16', 2],
      ['2026-11-17', 1],
    ]);
  });

  it('are grouped by part of the day, without empty parts [CAR-017]', () => {
    expect(partsOf(SLOTS, 'America/New_York')).toEqual([
      { part: 'morning', starts: [SLOTS[0]] },
      { part: 'evening', starts: [SLOTS[1], SLOTS[2]] },
    ]);
  });

  it('are formatted for the language, with plain spaces [CAR-017, PLT-043]', () => {
    expect(clockOf('en', 'America/New_York').whole(SLOTS[0] ?? '')).toBe('Mon, Nov 16, 9:00 AM');
    expect(clockOf('fr', 'America/New_York').time(SLOTS[0] ?? '')).toMatch(/^0?9:00$/);
    expect(clockOf('es', 'America/New_York').whole(SLOTS[0] ?? '')).toBe('lun 16 nov, 9:00 a. m.');
  });
});
