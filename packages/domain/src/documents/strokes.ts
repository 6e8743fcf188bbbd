// A drawn signature as strokes in the box that documents use, whatever the size of the pad on this screen.
import { STROKE_BOX, STROKE_POINTS_MAX, STROKES_MAX, type Stroke } from './signatures.ts';

type Point = Stroke[number];

/** Where the pad is on the screen, as `getBoundingClientRect` returns it. */
export interface PadBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

const within = (value: number, most: number): number => Math.round(Math.min(Math.max(value, 0), most) * 10) / 10;

/** A pointer that leaves the pad draws along its edge. */
export function pointIn(pad: PadBox, clientX: number, clientY: number): Point {
  const x = ((clientX - pad.left) / (pad.width || 1)) * STROKE_BOX.width;
  const y = ((clientY - pad.top) / (pad.height || 1)) * STROKE_BOX.height;
  return [within(x, STROKE_BOX.width), within(y, STROKE_BOX.height)];
}

export const withStroke = (strokes: readonly Stroke[], point: Point): readonly Stroke[] =>
  strokes.length < STROKES_MAX ? [...strokes, [point]] : strokes;

/** Points closer than this can't be told apart on paper. */
const NEAR = 3;

/** Continues the last stroke; a very long one is split where it reaches the limit. */
export function withPoint(strokes: readonly Stroke[], point: Point): readonly Stroke[] {
  const stroke = strokes.at(-1);
  const last = stroke?.at(-1);
  if (!stroke || !last || Math.hypot(point[0] - last[0], point[1] - last[1]) < NEAR) return strokes;
  if (stroke.length < STROKE_POINTS_MAX) return [...strokes.slice(0, -1), [...stroke, point]];
  return strokes.length < STROKES_MAX ? [...strokes, [last, point]] : strokes;
}

/** An SVG path through the middle of each pair of points, so that a quick stroke has no corners. */
export function pathOf(stroke: Stroke): string {
  const [first, ...others] = stroke;
  if (!first) return '';
  // A dot is a line of no length, which round line ends make visible.
  if (others.length === 0) return `M${first[0]} ${first[1]}h.1`;
  const curves = others.slice(0, -1).map((point, index) => {
    const next = others[index + 1] ?? point;
    return `Q${point[0]} ${point[1]} ${(point[0] + next[0]) / 2} ${(point[1] + next[1]) / 2}`;
  });
  const end = others.at(-1) ?? first;
  return `M${first[0]} ${first[1]}${curves.join('')}L${end[0]} ${end[1]}`;
}
