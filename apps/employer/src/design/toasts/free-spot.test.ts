import { describe, expect, it } from 'vitest';
import { freeShift } from './free-spot.ts';

const PAGE = { from: 240, to: 1440 };

describe('the place of a toast', () => {
  it('stays in the middle where nothing is in the way [PLT-040]', () => {
    expect(freeShift(400, PAGE, 720, [])).toBe(0);
    expect(freeShift(400, PAGE, 720, [{ from: 1287, to: 1400 }])).toBe(0);
  });

  it('moves to the nearest gap between buttons [PLT-040]', () => {
    expect(freeShift(400, PAGE, 720, [{ from: 778, to: 1400 }])).toBe(-142);
    const switchAndButton = [
      { from: 707, to: 877 },
      { from: 1290, to: 1400 },
    ];
    expect(freeShift(400, PAGE, 720, switchAndButton)).toBe(-213);
    expect(freeShift(400, PAGE, 720, [{ from: 260, to: 500 }, ...switchAndButton])).toBe(357);
  });

  it('says so when it fits nowhere [PLT-040]', () => {
    expect(freeShift(400, PAGE, 720, [{ from: 500, to: 1300 }])).toBeNull();
    expect(freeShift(358, { from: 0, to: 390 }, 195, [{ from: 300, to: 380 }])).toBeNull();
  });
});
