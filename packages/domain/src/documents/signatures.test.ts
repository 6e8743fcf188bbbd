import { describe, expect, it } from 'vitest';
import { STROKE_POINTS_MAX, STROKES_MAX, type Stroke, signatureProblem } from './signatures.ts';

const LINE: Stroke = [
  [0, 0],
  [1000, 333],
];

describe('A signature', () => {
  it.each([
    ['typed', 'Amara Okafor', [], null],
    ['drawn', 'Amara Okafor', [LINE, LINE], null],
    ['without a name', ' ', [LINE], 'required'],
    ['with a very long name', 'x'.repeat(121), [], 'too_long'],
    ['with an empty stroke', 'Amara', [[]], 'drawing_invalid'],
    ['drawn outside its box', 'Amara', [[[0, 334]]], 'drawing_invalid'],
    ['with too many strokes', 'Amara', Array.from({ length: STROKES_MAX + 1 }, () => LINE), 'drawing_invalid'],
    [
      'with too many points',
      'Amara',
      [Array.from({ length: STROKE_POINTS_MAX + 1 }, () => [1, 1] as const)],
      'drawing_invalid',
    ],
  ] as const)('%s: %s [OFR-010, AHD-010]', (_case, name, strokes, problem) => {
    expect(signatureProblem({ name, strokes })).toBe(problem);
  });
});
