// Where on the page a toast covers no button: beside those at the top, or else right below them.
import { freeShift } from './free-spot.ts';

export const TOP = 6;
const WIDTH = 400;
/** Between a toast and a button. */
const SPACE = 12;
/** How far down it looks for a place. */
const LOWEST = 160;
const STEP = 4;

export interface Place {
  /** Sideways from the middle, and down from the top. */
  shift: number;
  drop: number;
}

export type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

export interface Surroundings {
  /** The width of the window. */
  width: number;
  page: Box;
  controls: readonly Box[];
  titles: readonly Box[];
}

/** Where every place has buttons, as in lists on phones, it leaves the top bar free, or stays where it is. */
export function toastPlace(height: number, { width, page, controls, titles }: Surroundings): Place {
  const area = { from: page.left, to: page.right };
  const shiftAt = (drop: number, boxes: readonly Box[]): number | null => {
    const from = TOP + drop;
    const taken = boxes.filter(({ top, bottom }) => top < from + height && bottom > from);
    const spans = taken.map(({ left, right }) => ({ from: left - SPACE, to: right + SPACE }));
    return freeShift(Math.min(WIDTH, width - 2 * SPACE), area, width / 2, spans);
  };
  const besideAll = shiftAt(0, [...controls, ...titles]);
  if (besideAll !== null) return { shift: besideAll, drop: 0 };
  for (let drop = 0; drop <= LOWEST; drop += STEP) {
    const shift = shiftAt(drop, controls);
    if (shift !== null) return { shift, drop };
  }
  return { shift: 0, drop: page.top > SPACE ? page.top : 0 };
}

export function placeOnPage(height: number): Place {
  const page = document.querySelector('main')?.getBoundingClientRect();
  if (!page) return { shift: 0, drop: 0 };
  const controls = boxesOf(':is(a, button, input, [role="radiogroup"]):not(.ant-notification *)');
  return toastPlace(height, { width: innerWidth, page, controls, titles: boxesOf('main h1') });
}

const boxesOf = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect()).filter(({ width }) => width > 0);
