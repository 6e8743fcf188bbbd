import { emptyCalendar } from '@onward/domain/interviews/availability';
import { describe, expect, it } from 'vitest';
import { isFixable, loosened } from './fixes.ts';

const CALENDAR = { ...emptyCalendar('UTC'), availabilities: [], exceptions: [], version: 3 };

describe('Fixes for too few times', () => {
  it('make rules gentler, never stricter [AHD-006]', () => {
    const fixes = [
      { rule: 'notice', value: 4 },
      { rule: 'buffer', value: 30 },
      { rule: 'range', value: 21 },
    ] as const;
    expect(loosened(CALENDAR, fixes)).toMatchObject({ min_notice_hours: 4, buffer_minutes: 15, max_days_ahead: 21 });
  });

  it('leave a calendar alone that is as gentle already [AHD-006]', () => {
    expect(loosened({ ...CALENDAR, min_notice_hours: 2 }, [{ rule: 'notice', value: 4 }])).toBeNull();
  });

  it('exist for the rules of calendars alone [AHD-006]', () => {
    expect([isFixable('notice'), isFixable('busy'), isFixable('full')]).toEqual([true, false, false]);
  });
});
