// Fields inside the lines of a letter: how much room they need, and how they are drawn.
import type { Inline } from '@onward/domain/documents/content';
import type { LinePart, LineStyle } from '../text/break-lines.ts';
import { textWidth } from '../text/text-runs.ts';
import type { Canvas } from './canvas.ts';
import { drawCheckbox, drawEmptyField, drawSignatureField, SIGNATURE_AREA } from './draw-fields.ts';
import { drawFitted } from './draw-text.ts';
import type { FieldView } from './field-views.ts';
import { COLORS, CONTENT_WIDTH, TEXT } from './theme.ts';

export interface FieldBox {
  view: FieldView;
  isSignature: boolean;
  /** Above and below the baseline. */
  ascent: number;
  descent: number;
}

const LABEL_SIZE = 9;
const LABEL_PADDING = 5;
const WIDTH_MIN = 64;
const BOX = { ascent: 14, descent: 5 };
const CHECKBOX = { size: 10, gap: 5 };
const SIGNATURE_GAP = 24;
const VALUE_STYLE: LineStyle = { underline: true };
const LABEL = { size: TEXT.size, color: COLORS.text };
const NOTHING_FILLED_IN = '—';

/** The parts of lines that a piece of a block becomes. Tags were replaced by their values before. */
export function partOf(inline: Inline, views: ReadonlyMap<string, FieldView>): LinePart<FieldBox> | null {
  if (inline.type === 'text') return { kind: 'text', text: inline.text, style: styleOf(inline) };
  if (inline.type === 'tag') return null;
  const view = views.get(inline.field.id);
  if (!view) return null;
  if (view.shows === 'text') return { kind: 'text', text: view.text || NOTHING_FILLED_IN, style: VALUE_STYLE };
  return boxOf(view);
}

const STYLES = new Map<string, LineStyle>();

/** Equal styles are the same object, so that text in one style is joined. */
function styleOf({ bold = false, italic = false, underline = false }: LineStyle): LineStyle {
  const key = `${bold} ${italic} ${underline}`;
  const style = STYLES.get(key) ?? { bold, italic, underline };
  STYLES.set(key, style);
  return style;
}

function boxOf(view: FieldView): LinePart<FieldBox> {
  const { width, height, captionHeight, gap } = SIGNATURE_AREA;
  if (view.shows === 'signature' || (view.shows === 'label' && view.field.kind === 'signature')) {
    const box = { view, isSignature: true, ascent: height + gap + 4, descent: captionHeight };
    return { kind: 'box', box, width: width + SIGNATURE_GAP };
  }
  const label = labelOf(view);
  const box = { view, isSignature: false, ...BOX };
  if (isCheckbox(view)) {
    const natural = textWidth(label, {}, TEXT.size) + CHECKBOX.size + CHECKBOX.gap;
    return { kind: 'box', box, width: Math.min(CONTENT_WIDTH / 2, natural) };
  }
  const natural = textWidth(label, {}, LABEL_SIZE) + 2 * LABEL_PADDING;
  return { kind: 'box', box, width: Math.min(CONTENT_WIDTH / 2, Math.max(WIDTH_MIN, natural)) };
}

function labelOf(view: FieldView): string {
  if (view.shows === 'label') return view.field.label;
  return view.shows === 'checkbox' ? view.label : '';
}

const isCheckbox = (view: FieldView): boolean =>
  view.shows === 'checkbox' || (view.shows === 'label' && view.field.kind === 'checkbox');

export function drawFieldBox(canvas: Canvas, box: FieldBox, x: number, baseline: number, width: number): void {
  const { view } = box;
  if (box.isSignature) drawSignatureField(canvas, view, x, baseline);
  else if (isCheckbox(view)) {
    drawCheckbox(canvas, view.shows === 'checkbox' && view.checked, x, baseline + 1, CHECKBOX.size);
    const start = x + CHECKBOX.size + CHECKBOX.gap;
    drawFitted(canvas, labelOf(view), start, baseline, LABEL, width - CHECKBOX.size - CHECKBOX.gap);
  } else drawEmptyField(canvas, labelOf(view), { x, y: baseline - 12, width, height: 16 });
}
