import { describe, expect, it } from 'vitest';
import { readProposals } from './proposed-times.ts';

const now = Date.parse('2026-11-16T15:00:00Z');
const NONE = { day: '', time: '' };
const read = (...rows: { day: string; time: string }[]) => readProposals(rows, 'America/New_York', now);

describe('Proposed times', () => {
  it('are moments in the chosen zone, each once, and empty rows are left out [SCH-007]', () => {
    const row = { day: '2026-11-17', time: '09:30' };
    expect(read(row, NONE, row)).toEqual({ times: ['2026-11-17T14:30:00.000Z'], problems: [null, null, null] });
  });

  it('without an hour or a date name the row that is incomplete [SCH-007]', () => {
    expect(read({ day: '2026-11-17', time: '09:30' }, { day: '2026-11-18', time: '' }).problems).toEqual([
      null,
      'needsTime',
    ]);
    expect(read(NONE, { day: '', time: '10:00' }).problems).toEqual([null, 'needsDay']);
  });

  it('need at least one, in the future [SCH-007]', () => {
    expect(read(NONE, NONE).problems).toEqual(['needsDay', null]);
    expect(read({ day: '2026-11-15', time: '10:00' })).toEqual({ times: [], problems: ['past'] });
  });
});
