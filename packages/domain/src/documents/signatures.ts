// A signature: the name of the signer, and how it was drawn, if it was (AHD-010).

export const SIGNATURE_NAME_MAX = 120;
export const STROKES_MAX = 60;
export const STROKE_POINTS_MAX = 400;

/** Points from 0 to 1000 in a box three times as wide as it is high: `[[x, y], [x, y]]`. */
export type Stroke = readonly (readonly [number, number])[];
export const STROKE_BOX = { width: 1000, height: 333 } as const;

export interface Signature {
  name: string;
  /** Empty for a typed signature. */
  strokes: readonly Stroke[];
}

export type SignatureProblem = 'required' | 'too_long' | 'drawing_invalid';

export function signatureProblem({ name, strokes }: Signature): SignatureProblem | null {
  if (name.trim() === '') return 'required';
  if (name.trim().length > SIGNATURE_NAME_MAX) return 'too_long';
  const isStroke = (stroke: Stroke) =>
    stroke.length > 0 &&
    stroke.length <= STROKE_POINTS_MAX &&
    stroke.every(([x, y]) => isWithin(x, STROKE_BOX.width) && isWithin(y, STROKE_BOX.height));
  return strokes.length <= STROKES_MAX && strokes.every(isStroke) ? null : 'drawing_invalid';
}

const isWithin = (value: number, most: number): boolean => value >= 0 && value <= most;
