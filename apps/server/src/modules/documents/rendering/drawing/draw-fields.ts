// Draws fields in their area: outlined with a label while empty, else what the signer filled in.
import type { Area, Canvas } from './canvas.ts';
import { drawSignature } from './draw-signature.ts';
import { drawFitted, drawTextInBox } from './draw-text.ts';
import type { FieldView } from './field-views.ts';
import { COLORS } from './theme.ts';

const LABEL = { size: 9, color: COLORS.muted };
const VALUE = { size: 12, color: COLORS.text };
const PADDING = 4;
const DASH = [3, 2];
const CHECKBOX_MAX = 16;

const inset = ({ x, y, width, height }: Area, by: number): Area => ({
  x: x + by,
  y: y + by,
  width: Math.max(1, width - 2 * by),
  height: Math.max(1, height - 2 * by),
});

export function drawEmptyField(canvas: Canvas, label: string, area: Area): void {
  canvas.rectangle(area, { fill: COLORS.fieldFill, stroke: COLORS.outline, radius: 2, lineWidth: 0.6, dash: DASH });
  const { x, width, ...rest } = area;
  const padding = Math.min(PADDING, width / 8);
  drawTextInBox(canvas, label, { x: x + padding, width: width - 2 * padding, ...rest }, LABEL);
}

/** A square with or without a mark, its bottom left corner at `x`, `bottom`. */
export function drawCheckbox(canvas: Canvas, checked: boolean, x: number, bottom: number, size: number): void {
  const area = { x, y: bottom - size, width: size, height: size };
  canvas.rectangle(area, { stroke: COLORS.text, radius: 1.5, lineWidth: 0.8 });
  if (checked) drawMark(canvas, area);
}

function drawMark(canvas: Canvas, { x, y, width, height }: Area): void {
  const size = Math.min(width, height);
  const [left, top] = [x + (width - size) / 2, y + (height - size) / 2];
  const at = (right: number, down: number): [number, number] => [left + right * size, top + down * size];
  const pen = Math.max(0.8, size / 8);
  canvas.penLine([at(0.2, 0.52), at(0.42, 0.75)], COLORS.text, pen);
  canvas.penLine([at(0.42, 0.75), at(0.8, 0.26)], COLORS.text, pen);
}

/** On a page of an uploaded PDF, where lines and squares are usually printed already. */
export function drawPlacedField(canvas: Canvas, view: FieldView, area: Area): void {
  switch (view.shows) {
    case 'label':
      drawEmptyField(canvas, view.field.label, area);
      break;
    case 'text':
      drawTextInBox(canvas, view.text, inset(area, 1), VALUE);
      break;
    case 'checkbox': {
      const size = Math.min(CHECKBOX_MAX, area.width, area.height);
      const middle = { x: area.x + (area.width - size) / 2, y: area.y + (area.height - size) / 2 };
      if (view.checked) drawMark(canvas, { ...middle, width: size, height: size });
      break;
    }
    case 'signature':
      drawSignature(canvas, view.signature, inset(area, 1));
      break;
  }
}

export const SIGNATURE_AREA = { width: 190, height: 44, captionHeight: 26, gap: 3 } as const;
const CAPTION = { size: 8.5, color: COLORS.muted };
const CAPTION_LINE = 11;

/** In a letter: above a line, with name and date below. `baseline` is the line. */
export function drawSignatureField(canvas: Canvas, view: FieldView, x: number, baseline: number): void {
  const { width, height, gap } = SIGNATURE_AREA;
  const area = { x, y: baseline - height - gap, width, height };
  const captions: (string | null)[] = [];
  if (view.shows === 'signature') {
    drawSignature(canvas, view.signature, area);
    captions.push(view.signature.name.trim(), view.date);
  } else if (view.shows === 'label') {
    drawEmptyField(canvas, view.field.label, area);
    captions.push(view.signer);
  }
  canvas.line([x, baseline], [x + width, baseline], COLORS.outline);
  for (const [index, caption] of captions.entries()) {
    if (caption) drawFitted(canvas, caption, x, baseline + (index + 1) * CAPTION_LINE, CAPTION, width);
  }
}
