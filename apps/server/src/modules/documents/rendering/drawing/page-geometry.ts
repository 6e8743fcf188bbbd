// Where the visible part of a page is, and how coordinates as the page is shown become those of the file.
import { PDFArray, type PDFContext, PDFName, PDFNumber, type PDFObject, type PDFPageLeaf } from '@cantoo/pdf-lib';
import type { PageSize } from '@onward/domain/documents/fields';

interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

export type Matrix = readonly [number, number, number, number, number, number];

export interface PageGeometry extends PageSize {
  /** From points with their origin at the bottom left of the page as shown, to those of the file. */
  matrix: Matrix;
}

const LETTER: Box = { left: 0, bottom: 0, right: 612, top: 792 };

function readBox(context: PDFContext, object: PDFObject | undefined): Box | null {
  const array = context.lookup(object);
  if (!(array instanceof PDFArray) || array.size() !== 4) return null;
  const numbers = array.asArray().map((each) => {
    const number = context.lookup(each);
    return number instanceof PDFNumber ? number.asNumber() : Number.NaN;
  });
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers;
  const box = { left: Math.min(x1, x2), bottom: Math.min(y1, y2), right: Math.max(x1, x2), top: Math.max(y1, y2) };
  return isArea(box) ? box : null;
}

/** False for numbers that are none, too. */
const isArea = ({ left, bottom, right, top }: Box): boolean => right - left > 0 && top - bottom > 0;

const overlap = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  bottom: Math.max(one.bottom, other.bottom),
  right: Math.min(one.right, other.right),
  top: Math.min(one.top, other.top),
});

function visibleBox(page: PDFPageLeaf): Box {
  const read = (name: string) => readBox(page.context, page.getInheritableAttribute(PDFName.of(name)));
  const media = read('MediaBox') ?? LETTER;
  const visible = overlap(media, read('CropBox') ?? media);
  return isArea(visible) ? visible : media;
}

function quarterTurns(page: PDFPageLeaf): number {
  const rotate = page.context.lookup(page.getInheritableAttribute(PDFName.of('Rotate')));
  const degrees = rotate instanceof PDFNumber ? rotate.asNumber() : 0;
  return Number.isInteger(degrees / 90) ? (((degrees / 90) % 4) + 4) % 4 : 0;
}

export function pageGeometry(page: PDFPageLeaf): PageGeometry {
  const { left, bottom, right, top } = visibleBox(page);
  const [width, height] = [right - left, top - bottom];
  switch (quarterTurns(page)) {
    case 1:
      return { width: height, height: width, matrix: [0, 1, -1, 0, right, bottom] };
    case 2:
      return { width, height, matrix: [-1, 0, 0, -1, right, top] };
    case 3:
      return { width: height, height: width, matrix: [0, -1, 1, 0, left, top] };
    default:
      return { width, height, matrix: [1, 0, 0, 1, left, bottom] };
  }
}
