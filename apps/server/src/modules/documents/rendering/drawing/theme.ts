// Measures and colors of the pages we write ourselves, in points.

export const PAGE = { width: 612, height: 792, margin: 72 } as const;
export const CONTENT_WIDTH = PAGE.width - 2 * PAGE.margin;

export const COLORS = {
  text: '#10262b',
  muted: '#56676c',
  line: '#b9c5c8',
  outline: '#8c9ca1',
  fieldFill: '#f4f8f9',
} as const;

export const TEXT = { size: 11, lineHeight: 16.5, ascent: 11.5, descent: 5 } as const;
export const HEADING = { size: 14, lineHeight: 20 } as const;
