import { describe, expect, it } from 'vitest';
import { completionTime, eventOfReport } from './reports.ts';
import { CHECK_STATUSES } from './states.ts';

describe('A report of the provider', () => {
  it.each([
    ['complete', 'clear', 'provider_clears'],
    ['complete', 'consider', 'provider_considers'],
    ['complete', null, null],
    ['complete', 'something new', null],
    ['clear', null, 'provider_clears'],
    ['consider', null, 'provider_considers'],
    ['suspended', null, 'provider_pauses'],
    ['dispute', 'consider', 'dispute'],
    ['canceled', null, 'provider_cancels'],
    ['constructor', 'toString', null],
    ['something new', null, null],
  ])('that is %s with result %s means %s [CHK-006, CHK-012]', (status, result, event) => {
    expect(eventOfReport({ status, result }, 'pending')).toBe(event);
  });

  it('that is pending resumes a paused check, and means nothing for others [CHK-006]', () => {
    for (const current of CHECK_STATUSES)
      expect(eventOfReport({ status: 'pending', result: null }, current)).toBe(
        current === 'suspended' ? 'provider_resumes' : null,
      );
  });

  it.each([
    ['2026-11-17T08:00:00Z', '2026-11-17T08:00:00.000Z'],
    ['2027-01-01T00:00:00Z', '2026-11-18T10:00:00.000Z'],
    ['+275760-09-13T00:00:00Z', '2026-11-18T10:00:00.000Z'],
    ['-200000-01-01T00:00:00Z', '2026-11-18T10:00:00.000Z'],
    ['yesterday', '2026-11-18T10:00:00.000Z'],
    [null, '2026-11-18T10:00:00.000Z'],
  ])('that says it was complete at %s was complete at %s [CHK-012]', (reported, at) => {
    expect(completionTime(reported, new Date('2026-11-18T10:00:00Z')).toISOString()).toBe(at);
  });
});
