import { emptyCalendar } from '@onward/domain/interviews/availability';
import { describe, expect, it } from 'vitest';
import { isFixable, relaxed } from './fixes.ts';

const CALENDAR = { ...emptyCalendar('UTC'), availabilities: [], exceptions: [], version: 3 };

describe('Fixes for too few times', () => {
  it('relax rules and never tighten them [AHD-006]', () => {
    const fixes = [
      { rule: 'notice', value: 4 },
      { rule: 'buffer', value: 30 },
      { rule: 'range', value: 21 },
    ] as const;
    expect(relaxed(CALENDAR, fixes)).toMatchObject({ min_notice_hours: 4, buffer_minutes: 15, max_days_ahead: 21 });
  });

  it('leave a calendar alone that is already as relaxed [AHD-006]', () => {
    expect(relaxed({ ...CALENDAR, min_notice_hours: 2 }, [{ rule: 'notice', value: 4 }])).toBeNull();
  });

  it('exist only for calendar rules [AHD-006]', () => {
    expect([isFixable('notice'), isFixable('busy'), isFixable('full')]).toEqual([true, false, false]);
  });
});
