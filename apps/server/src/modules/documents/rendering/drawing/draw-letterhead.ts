// The head of a letter: brand and company, then the date.

import type { Letterhead } from '../render-request.ts';
import { textWidth } from '../text/text-runs.ts';
import { drawFitted, drawText, drawTextTo, sizeToFit } from './draw-text.ts';
import type { PageFlow } from './page-flow.ts';
import { COLORS, CONTENT_WIDTH, PAGE, TEXT } from './theme.ts';

const SQUARE = 26;
const GAP = 9;
const BRAND = { size: 16, bold: true, color: COLORS.text };
const COMPANY = { size: 9.5, color: COLORS.muted };
const BASELINE = 18.5;
const SPACE = { beforeDate: 30, afterDate: 18 };
/** Above it black text is easier to read than white. */
const LIGHT = 0.45;

export function drawLetterhead(flow: PageFlow, { brand, company, color, date }: Letterhead): void {
  const { canvas } = flow;
  const top = flow.take(SQUARE);
  const [left, right] = [PAGE.margin, PAGE.margin + CONTENT_WIDTH];
  const safeColor = /^#[0-9a-f]{6}$/i.test(color) ? color : COLORS.text;
  canvas.rectangle({ x: left, y: top, width: SQUARE, height: SQUARE }, { fill: safeColor, radius: 6 });
  const initial = { size: 14, bold: true, color: brightness(safeColor) > LIGHT ? COLORS.text : '#ffffff' };
  const letter = [...brand.trim().toUpperCase()][0] ?? '';
  drawText(canvas, letter, left + (SQUARE - textWidth(letter, initial, initial.size)) / 2, top + BASELINE, initial);
  const companyWidth = CONTENT_WIDTH / 2 - GAP;
  const size = sizeToFit(company, COMPANY, companyWidth);
  drawTextTo(canvas, company, right, top + BASELINE, { ...COMPANY, size });
  drawFitted(canvas, brand, left + SQUARE + GAP, top + BASELINE, BRAND, CONTENT_WIDTH / 2 - SQUARE - GAP);
  flow.take(SPACE.beforeDate);
  drawText(canvas, date, left, flow.y, { size: TEXT.size, color: COLORS.text });
  flow.take(SPACE.afterDate);
}

/** From 0 for black to 1 for white, as the eye sees it. */
function brightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
