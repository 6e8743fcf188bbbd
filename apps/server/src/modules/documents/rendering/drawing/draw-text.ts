// Draws single texts: in one line, shrunk to a width, or wrapped and shrunk into a box.

import { breakText, WORD_GAPS } from '../text/break-lines.ts';
import type { TextStyle } from '../text/font-files.ts';
import { runsWidth, textRuns } from '../text/text-runs.ts';
import type { Area, Canvas } from './canvas.ts';

export interface TextFormat extends TextStyle {
  size: number;
  color: string;
}

const SIZE_MIN = 4;
const SIZE_STEP = 0.5;
const BOX_LINE_HEIGHT = 1.25;
const CAPITAL_HEIGHT = 0.714;

/** `y` is the baseline. */
export function drawText(canvas: Canvas, text: string, x: number, y: number, format: TextFormat): void {
  canvas.text(textRuns(text, format), x, y, format.size, format.color);
}

/** Ends at `right`. */
export function drawTextTo(canvas: Canvas, text: string, right: number, y: number, format: TextFormat): void {
  const runs = textRuns(text, format);
  canvas.text(runs, right - runsWidth(runs, format.size), y, format.size, format.color);
}

/** The largest size up to that of `format` at which the text is no wider than `width`. */
export function sizeToFit(text: string, format: TextFormat, width: number): number {
  const natural = runsWidth(textRuns(text, format), format.size);
  return natural <= width ? format.size : Math.max(SIZE_MIN, (format.size * width) / natural);
}

/** Cut with an ellipsis when it is too long even at the smallest size. */
export function drawFitted(
  canvas: Canvas,
  text: string,
  x: number,
  y: number,
  format: TextFormat,
  width: number,
): void {
  const size = sizeToFit(text, format, width);
  const fits = runsWidth(textRuns(text, format), size) <= width + 0.1;
  const [first = ''] = fits ? [text] : breakText(text, format, size, width - size);
  drawText(canvas, fits ? first : `${first}…`, x, y, { ...format, size });
}

/** Wrapped, as large as it fits, in the middle of the height. Text that doesn't fit at the smallest size is cut. */
export function drawTextInBox(canvas: Canvas, text: string, area: Area, format: TextFormat): void {
  const fitting = fitIntoBox(text, area, format);
  const lineHeight = fitting.size * BOX_LINE_HEIGHT;
  const count = Math.max(1, Math.floor(area.height / lineHeight + 0.01));
  const lines = fitting.lines.slice(0, count);
  const free = Math.max(0, area.height - lines.length * lineHeight);
  for (const [index, line] of lines.entries()) {
    const middle = area.y + free / 2 + (index + 0.5) * lineHeight;
    drawText(canvas, line, area.x, middle + (CAPITAL_HEIGHT * fitting.size) / 2, { ...format, size: fitting.size });
  }
}

function fitIntoBox(text: string, { width, height }: Area, format: TextFormat): { size: number; lines: string[] } {
  const largest = Math.max(SIZE_MIN, Math.min(format.size, height / BOX_LINE_HEIGHT));
  for (let size = largest; size > SIZE_MIN; size -= SIZE_STEP) {
    const lines = breakText(text, format, size, width);
    const isOneLine = lines.length === 1;
    // A word broken in the middle is worse than a smaller size.
    const isWhole = text.split(WORD_GAPS).every((word) => runsWidth(textRuns(word, format), size) <= width);
    if (isWhole && (isOneLine || lines.length * size * BOX_LINE_HEIGHT <= height)) return { size, lines };
  }
  return { size: SIZE_MIN, lines: breakText(text, format, SIZE_MIN, width) };
}
