// The small line at the foot of each page of a document.

import { textWidth } from '../text/text-runs.ts';
import type { Canvas } from './canvas.ts';
import { drawFitted, drawText } from './draw-text.ts';
import { COLORS, CONTENT_WIDTH, PAGE } from './theme.ts';

const FORMAT = { size: 8, color: COLORS.muted };
const BASELINE = PAGE.height - 38;

/** `footer` has the placeholders `{title}`, `{page}`, and `{pages}`. */
export function drawFooters(canvases: readonly Canvas[], footer: string, title: string): void {
  for (const [index, canvas] of canvases.entries()) {
    const values: Record<string, string> = { title, page: String(index + 1), pages: String(canvases.length) };
    const text = footer.replaceAll(/\{(title|page|pages)\}/g, (_, name: string) => values[name] ?? '');
    const width = textWidth(text, {}, FORMAT.size);
    if (width > CONTENT_WIDTH) drawFitted(canvas, text, PAGE.margin, BASELINE, FORMAT, CONTENT_WIDTH);
    else drawText(canvas, text, (PAGE.width - width) / 2, BASELINE, FORMAT);
  }
}
