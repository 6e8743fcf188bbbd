// Measures of papers, in points. Government forms are black on white, with narrow margins and small labels.
import { PAGE } from '../theme.ts';

const MARGIN = 36;
export const PAPER_EDGES = { top: MARGIN, bottom: 54 } as const;
export const PAPER_LEFT = MARGIN;
export const PAPER_WIDTH = PAGE.width - 2 * MARGIN;
export const PAPER_ROOM = PAGE.height - PAPER_EDGES.top - PAPER_EDGES.bottom;

export const INK = { text: '#000000', shade: '#e3e3e3' } as const;
export const RULE = { thin: 0.5, thick: 1.2 } as const;
export const PADDING = { x: 3, y: 2 } as const;

export interface TypeSize {
  size: number;
  leading: number;
}

export interface TypeSizes {
  label: TypeSize;
  value: TypeSize;
  instructions: TypeSize;
  tick: TypeSize;
}

/** Smaller than 1 for a row that would be higher than a page. */
export function sizesAt(scale: number): TypeSizes {
  const scaled = (size: number, leading: number): TypeSize => ({ size: size * scale, leading: leading * scale });
  return {
    label: scaled(6.5, 8),
    value: scaled(9.5, 12),
    instructions: scaled(8, 10),
    tick: scaled(8.5, 11),
  };
}
