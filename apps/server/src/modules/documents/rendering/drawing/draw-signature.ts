// A signature as it was drawn, or the typed name in handwriting.
import type { Signature, Stroke } from '@onward/domain/documents/signatures';
import { STROKE_BOX } from '@onward/domain/documents/signatures';
import { handwrittenRuns, runsWidth } from '../text/text-runs.ts';
import type { Area, Canvas, Point } from './canvas.ts';
import { COLORS } from './theme.ts';

/** A small drawing is enlarged up to this factor. */
const ENLARGE_MAX = 1.6;
const PEN_WIDTH = 1.6;
const TYPED_SIZE_MAX = 30;
/** The part of the height that a typed name takes at size 1, with its descenders. */
const TYPED_HEIGHT = 1.05;
const TYPED_DESCENT = 0.28;
/** Its last letter may reach beyond its own width. */
const TYPED_WIDTH = 0.96;

export function drawSignature(
  canvas: Canvas,
  { name, strokes }: Signature,
  area: Area,
  color: string = COLORS.text,
): void {
  if (strokes.length > 0) drawStrokes(canvas, strokes, area, color);
  else drawTyped(canvas, name, area, color);
}

function drawStrokes(canvas: Canvas, strokes: readonly Stroke[], area: Area, color: string): void {
  const points = strokes.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [lowest(xs), lowest(ys)];
  const [width, height] = [Math.max(1, highest(xs) - left), Math.max(1, highest(ys) - top)];
  const natural = Math.min(area.width / STROKE_BOX.width, area.height / STROKE_BOX.height);
  const inner = { width: area.width - PEN_WIDTH, height: area.height - PEN_WIDTH };
  const scale = Math.min(natural * ENLARGE_MAX, inner.width / width, inner.height / height);
  const bottom = area.y + area.height - PEN_WIDTH / 2;
  const place = ([x, y]: Point): Point => [
    area.x + PEN_WIDTH / 2 + (x - left) * scale,
    bottom - (top + height - y) * scale,
  ];
  for (const stroke of strokes) canvas.penLine(stroke.map(place), color, Math.min(PEN_WIDTH, area.height / 12));
}

const lowest = (numbers: readonly number[]): number => numbers.reduce((low, each) => Math.min(low, each));
const highest = (numbers: readonly number[]): number => numbers.reduce((high, each) => Math.max(high, each));

function drawTyped(canvas: Canvas, name: string, area: Area, color: string): void {
  const runs = handwrittenRuns(name.trim());
  const size = Math.min(
    TYPED_SIZE_MAX,
    area.height / TYPED_HEIGHT,
    (area.width * TYPED_WIDTH) / Math.max(0.01, runsWidth(runs, 1)),
  );
  canvas.text(runs, area.x, area.y + area.height - size * TYPED_DESCENT, size, color);
}
