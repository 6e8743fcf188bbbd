import { expect, test } from 'vitest';
import { chooseReason, fixRequest, unexplained, withField, withMark, withoutMark } from './review-marks.ts';

const SENTENCES = { unreadable: 'Blurred.', mismatch: 'Differs.', missing: 'Missing.', other: '' };

test('a chosen reason fills in its sentence but never replaces what was written [AHD-016]', () => {
  const mark = { reason: 'unreadable', text: 'Blurred.' } as const;
  expect(chooseReason(mark, 'mismatch', SENTENCES)).toEqual({ reason: 'mismatch', text: 'Differs.' });
  const own = { reason: 'unreadable', text: 'The last 2 digits.' } as const;
  expect(chooseReason(own, 'missing', SENTENCES)).toEqual({ reason: 'missing', text: 'The last 2 digits.' });
});

test('marks become one request that opens only their fields [ONB-046, AHD-016]', () => {
  const marks = withMark(withMark({}, 'ssn', { reason: 'other', text: ' Two digits are swapped. ' }), 'city', {
    reason: 'missing',
    text: 'Missing.',
  });
  expect(fixRequest(marks)).toEqual({
    reason: 'Two digits are swapped. Missing.',
    fields: [
      { field: 'ssn', reason: 'Two digits are swapped.' },
      { field: 'city', reason: 'Missing.' },
    ],
  });
  expect(fixRequest(withoutMark(marks, 'ssn')).fields).toHaveLength(1);
});

test('a mark without a sentence has to be explained first [ONB-046]', () => {
  expect(unexplained({ ssn: { reason: 'other', text: ' ' }, city: { reason: 'missing', text: 'Missing.' } })).toEqual([
    'ssn',
  ]);
});

test('a field that was compared counts once, and can be taken back [ONB-046]', () => {
  const both = withField(withField(withField(new Set(), 'bank', true), 'bank', true), 'type', true);
  expect([...both]).toEqual(['bank', 'type']);
  expect([...withField(both, 'bank', false)]).toEqual(['type']);
});
