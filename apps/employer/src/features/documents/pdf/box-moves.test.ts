import { placeProblem } from '@onward/domain/documents/fields';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxAfterKey, boxAround, CORNERS, moveBox, moveToPage, resizeBox } from './box-moves.ts';

const PAGE = { width: 595.28, height: 841.89 };
const BOX = { page: 0, x: 100, y: 200, width: 50, height: 20 };

const number = fc.double({ min: -2000, max: 2000, noNaN: true });
const change = fc.oneof(
  fc.record({ type: fc.constant('move' as const), dx: number, dy: number }),
  fc.record({ type: fc.constant('resize' as const), corner: fc.constantFrom(...CORNERS), dx: number, dy: number }),
);

test('a box never leaves its page, however it is moved and resized [OFR-006]', () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      let box = BOX;
      for (const each of changes) {
        box =
          each.type === 'move'
            ? moveBox(box, each.dx, each.dy, PAGE)
            : resizeBox(box, each.corner, each.dx, each.dy, PAGE);
        expect(placeProblem(box, [PAGE])).toBeNull();
      }
    }),
  );
});

test('a new box is centered on the point, but stays on the page [OFR-006]', () => {
  const size = { width: 100, height: 40 };
  expect(boxAround(PAGE, { page: 2, x: 300, y: 300 }, size)).toEqual({ page: 2, x: 250, y: 280, ...size });
  expect(boxAround(PAGE, { page: 0, x: 5, y: 5 }, size)).toMatchObject({ x: 0, y: 0 });
});

test.each([
  ['arrows move by 1 pt', { key: 'ArrowRight' }, { x: 101 }],
  ['Shift moves by 10 pt', { key: 'ArrowUp', shiftKey: true }, { y: 190 }],
  ['Alt resizes', { key: 'ArrowDown', altKey: true }, { y: 200, height: 21 }],
  ['Alt and Shift resize by 10 pt', { key: 'ArrowLeft', altKey: true, shiftKey: true }, { x: 100, width: 40 }],
])('with the keyboard, %s [OFR-006]', (_title, keys, expected) => {
  const press = { shiftKey: false, altKey: false, ...keys };
  expect(boxAfterKey(BOX, press, PAGE)).toEqual({ ...BOX, ...expected });
});

test('other keys leave a box alone [OFR-006]', () => {
  expect(boxAfterKey(BOX, { key: 'Enter', shiftKey: false, altKey: false }, PAGE)).toBeNull();
});

test.each([
  ['nw', { x: 110, y: 205, width: 40, height: 15 }],
  ['ne', { x: 100, y: 205, width: 60, height: 15 }],
  ['sw', { x: 110, y: 200, width: 40, height: 25 }],
  ['se', { x: 100, y: 200, width: 60, height: 25 }],
] as const)('dragging the corner %s keeps the opposite corner in place [OFR-006]', (corner, expected) => {
  expect(resizeBox(BOX, corner, 10, 5, PAGE)).toEqual({ page: 0, ...expected });
});

test('a box that moves to a smaller page is moved inside it [OFR-006]', () => {
  expect(moveToPage({ ...BOX, x: 500 }, 1, [PAGE, { width: 300, height: 300 }])).toEqual({ ...BOX, page: 1, x: 250 });
});
