import { describe, expect, it } from 'vitest';
import { signatureProblem } from './signatures.ts';
import { pathOf, pointIn, withPoint, withStroke } from './strokes.ts';

const PAD = { left: 20, top: 100, width: 350, height: 116.55 };

describe('A drawn signature', () => {
  it.each([
    [20, 100, [0, 0]],
    [370, 216.55, [1000, 333]],
    [195, 158.275, [500, 166.5]],
    [-40, 900, [0, 333]],
  ])('puts the pointer at %d, %d to %o in the box of documents [AHD-010]', (x, y, point) => {
    expect(pointIn(PAD, x, y)).toEqual(point);
  });

  it('leaves out points that are too close to see, and starts a stroke with each press [AHD-010]', () => {
    let strokes = withStroke([], [10, 10]);
    strokes = withPoint(strokes, [11, 10]);
    strokes = withPoint(strokes, [20, 10]);
    strokes = withStroke(strokes, [90, 90]);
    expect(strokes).toEqual([
      [
        [10, 10],
        [20, 10],
      ],
      [[90, 90]],
    ]);
  });

  it('is accepted by the server however long somebody scribbles [AHD-010]', () => {
    let strokes = withStroke([], [0, 0]);
    for (let step = 1; step < 40_000; step += 1) strokes = withPoint(strokes, [(step * 7) % 1000, (step * 5) % 333]);
    for (let press = 0; press < 100; press += 1) strokes = withStroke(strokes, [5, 5]);
    expect(signatureProblem({ name: 'Amara Okafor', strokes })).toBeNull();
    expect(strokes).toHaveLength(60);
  });

  it('is shown as a curve, and a dot as a dot [AHD-010]', () => {
    expect(pathOf([])).toBe('');
    expect(pathOf([[5, 6]])).toBe('M5 6h.1');
    expect(
      pathOf([
        [0, 0],
        [10, 10],
        [20, 0],
      ]),
    ).toBe('M0 0Q10 10 15 5L20 0');
  });
});
