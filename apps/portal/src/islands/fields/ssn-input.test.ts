import { describe, expect, it } from 'vitest';
import { formatSsn } from './ssn-input.ts';

describe('A Social Security number that is being typed', () => {
  it.each([
    ['', 0, '', 0],
    ['123', 3, '123', 3],
    ['1234', 4, '123-4', 5],
    ['123-456', 7, '123-45-6', 8],
    ['123456789', 9, '123-45-6789', 11],
    ['123 45 6789', 11, '123-45-6789', 11],
    ['123-45-67890', 12, '123-45-6789', 11],
    // A digit was inserted in the middle.
    ['1923-45-678', 2, '192-34-5678', 2],
    // The first dash was deleted.
    ['12345', 3, '123-45', 3],
    ['a1b2', 2, '12', 1],
  ])('shows “%s” with the caret at %d as “%s” with the caret at %d [CHK-010]', (text, caret, value, after) => {
    expect(formatSsn(text, caret)).toEqual({ value, caret: after });
  });
});
