import { describe, expect, it } from 'vitest';
import { announcedMinutes, countdown } from './countdown.ts';

describe('The time of a quiz', () => {
  it.each([
    [600, 0, '10:00', false],
    [252, 0, '4:12', false],
    [252, 1_500, '4:11', false],
    [61, 2_000, '0:59', true],
    [5, 60_000, '0:00', true],
  ])('of %i seconds shows after %i ms as %s [CAR-016]', (seconds, passed, text, isUrgent) => {
    expect(countdown(seconds, 1_000, 1_000 + passed)).toMatchObject({ text, isUrgent });
  });

  it.each([
    [400, null],
    [300, 5],
    [61, 5],
    [60, 1],
    [0, 1],
  ])('is announced with %i seconds left: %s [CAR-016]', (seconds, minutes) => {
    expect(announcedMinutes(seconds)).toBe(minutes);
  });
});
