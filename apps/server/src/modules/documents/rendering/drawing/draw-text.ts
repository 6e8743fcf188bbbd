// Draws single texts: in one line, shrunk to a width, or wrapped and shrunk into a box.

import { breakText, WORD_GAPS } from '../text/break-lines.ts';
import type { TextStyle } from '../text/font-files.ts';
import { runsWidth, textRuns } from '../text/text-runs.ts';
import type { Area, Canvas } from './canvas.ts';

export interface TextLook extends TextStyle {
  size: number;
  color: string;
}

const SIZE_MIN = 4;
const SIZE_STEP = 0.5;
const BOX_LINE_HEIGHT = 1.25;
const CAPITAL_HEIGHT = 0.714;

/** `y` is the baseline; returns the width. */
export function drawText(canvas: Canvas, text: string, x: number, y: number, look: TextLook): number {
  const runs = textRuns(text, look);
  canvas.text(runs, x, y, look.size, look.color);
  return runsWidth(runs, look.size);
}

/** Ends at `right`. */
export function drawTextTo(canvas: Canvas, text: string, right: number, y: number, look: TextLook): void {
  const runs = textRuns(text, look);
  canvas.text(runs, right - runsWidth(runs, look.size), y, look.size, look.color);
}

/** The largest size up to that of `look` at which the text is no wider than `width`. */
export function sizeToFit(text: string, look: TextLook, width: number): number {
  const natural = runsWidth(textRuns(text, look), look.size);
  return natural <= width ? look.size : Math.max(SIZE_MIN, (look.size * width) / natural);
}

/** Cut with an ellipsis when it is too long even at the smallest size. */
export function drawFitted(canvas: Canvas, text: string, x: number, y: number, look: TextLook, width: number): void {
  const size = sizeToFit(text, look, width);
  const fits = runsWidth(textRuns(text, look), size) <= width + 0.1;
  const [first = ''] = fits ? [text] : breakText(text, look, size, width - size);
  drawText(canvas, fits ? first : `${first}…`, x, y, { ...look, size });
}

/** Wrapped, as large as it fits, in the middle of the height. Text that doesn't fit at the smallest size is cut. */
export function drawTextInBox(canvas: Canvas, text: string, area: Area, look: TextLook): void {
  const fitting = fitIntoBox(text, area, look);
  const lineHeight = fitting.size * BOX_LINE_HEIGHT;
  const count = Math.max(1, Math.floor(area.height / lineHeight + 0.01));
  const lines = fitting.lines.slice(0, count);
  const free = Math.max(0, area.height - lines.length * lineHeight);
  for (const [index, line] of lines.entries()) {
    const middle = area.y + free / 2 + (index + 0.5) * lineHeight;
    drawText(canvas, line, area.x, middle + (CAPITAL_HEIGHT * fitting.size) / 2, { ...look, size: fitting.size });
  }
}

function fitIntoBox(text: string, { width, height }: Area, look: TextLook): { size: number; lines: string[] } {
  const largest = Math.max(SIZE_MIN, Math.min(look.size, height / BOX_LINE_HEIGHT));
  for (let size = largest; size > SIZE_MIN; size -= SIZE_STEP) {
    const lines = breakText(text, look, size, width);
    const isOneLine = lines.length === 1;
    // A word broken in the middle is worse than a smaller size.
    const isWhole = text.split(WORD_GAPS).every((word) => runsWidth(textRuns(word, look), size) <= width);
    if (isWhole && (isOneLine || lines.length * size * BOX_LINE_HEIGHT <= height)) return { size, lines };
  }
  return { size: SIZE_MIN, lines: breakText(text, look, SIZE_MIN, width) };
}
