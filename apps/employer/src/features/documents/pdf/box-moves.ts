// Moving and resizing boxes on a page: they never leave it and never become too small (OFR-006). In points.
import { FIELD_MIN_SIZE, type FieldBox, type PageSize } from '@onward/domain/documents/fields';

export const CORNERS = ['nw', 'ne', 'sw', 'se'] as const;
export type Corner = (typeof CORNERS)[number];

const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/** Half a point is finer than anyone can see, and sums of halves are exact. */
const round = (value: number): number => Math.round(value * 2) / 2;

/** The part of a page that whole halves of a point can reach. */
const limitsOf = ({ width, height }: PageSize): PageSize => ({
  width: Math.floor(width * 2) / 2,
  height: Math.floor(height * 2) / 2,
});

const insideOf = <Box extends FieldBox>(box: Box, size: PageSize): Box => {
  const page = limitsOf(size);
  const width = between(round(box.width), FIELD_MIN_SIZE, page.width);
  const height = between(round(box.height), FIELD_MIN_SIZE, page.height);
  const x = between(round(box.x), 0, page.width - width);
  const y = between(round(box.y), 0, page.height - height);
  return { ...box, x, y, width, height };
};

/** Centered on a point of the page. */
export const boxAround = (
  page: PageSize,
  at: { page: number; x: number; y: number },
  { width, height }: PageSize,
): FieldBox => insideOf({ page: at.page, x: at.x - width / 2, y: at.y - height / 2, width, height }, page);

export const moveBox = <Box extends FieldBox>(box: Box, dx: number, dy: number, page: PageSize): Box =>
  insideOf({ ...box, x: box.x + dx, y: box.y + dy }, page);

/** The opposite corner stays where it is. */
export function resizeBox<Box extends FieldBox>(box: Box, corner: Corner, dx: number, dy: number, size: PageSize): Box {
  const page = limitsOf(size);
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const x = corner.endsWith('w') ? between(round(box.x + dx), 0, right - FIELD_MIN_SIZE) : box.x;
  const y = corner.startsWith('n') ? between(round(box.y + dy), 0, bottom - FIELD_MIN_SIZE) : box.y;
  const farX = corner.endsWith('e') ? between(round(right + dx), box.x + FIELD_MIN_SIZE, page.width) : right;
  const farY = corner.startsWith('s') ? between(round(bottom + dy), box.y + FIELD_MIN_SIZE, page.height) : bottom;
  return { ...box, x, y, width: round(farX - x), height: round(farY - y) };
}

/** On another page, or on other pages after the PDF was replaced. */
export const moveToPage = <Box extends FieldBox>(box: Box, page: number, pages: readonly PageSize[]): Box => {
  const size = pages[page];
  return size ? insideOf({ ...box, page }, size) : box;
};

const STEP = 1;
const LONG_STEP = 10;
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Press {
  key: string;
  shiftKey: boolean;
  altKey: boolean;
}

/** Arrows move by 1 pt, with Shift by 10 pt; with Alt they resize. Null for other keys. */
export function boxAfterKey<Box extends FieldBox>(box: Box, { key, shiftKey, altKey }: Press, page: PageSize) {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  const [dx, dy] = direction.map((sign) => sign * (shiftKey ? LONG_STEP : STEP)) as [number, number];
  return altKey ? resizeBox(box, 'se', dx, dy, page) : moveBox(box, dx, dy, page);
}
