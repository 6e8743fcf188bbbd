import { expect, it } from 'vitest';
import { type Box, toastPlace } from './toast-place.ts';

const HEIGHT = 44;
const box = (left: number, right: number, top: number, bottom: number): Box => ({ left, right, top, bottom });
const desk = { width: 1440, page: box(232, 1432, 8, 892) };
const phone = { width: 390, page: box(0, 390, 60, 844) };
const TITLE = box(260, 400, 30, 60);

it('stands in the middle where nothing is in its way [PLT-040]', () => {
  expect(toastPlace(HEIGHT, { ...desk, controls: [box(1300, 1400, 30, 66)], titles: [TITLE] })).toEqual({
    shift: 0,
    drop: 0,
  });
});

it('moves beside the buttons at the top [PLT-040]', () => {
  const { shift, drop } = toastPlace(HEIGHT, { ...desk, controls: [box(800, 1400, 30, 66)], titles: [] });
  expect(drop).toBe(0);
  expect(720 + shift + 200).toBeLessThanOrEqual(800);
});

it('moves below the buttons where none of the space beside them is wide enough [PLT-040]', () => {
  const { drop } = toastPlace(HEIGHT, { ...desk, controls: [box(300, 1400, 10, 40)], titles: [] });
  expect(drop).toBeGreaterThan(0);
  expect(6 + drop).toBeGreaterThanOrEqual(40);
});

it('leaves the top bar of a phone free, also where buttons are everywhere [PLT-040]', () => {
  const bar = box(16, 374, 12, 48);
  expect(6 + toastPlace(HEIGHT, { ...phone, controls: [bar], titles: [] }).drop).toBeGreaterThanOrEqual(48);
  const everywhere = [box(0, 390, 0, 844)];
  expect(toastPlace(HEIGHT, { ...phone, controls: everywhere, titles: [] })).toEqual({ shift: 0, drop: 60 });
});
