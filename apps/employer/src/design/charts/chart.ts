// What every chart draws: a number with words for it, and the list behind it.

export interface ChartPoint {
  key: string;
  value: number;
  /** For screen readers and as a tooltip, e.g. `Nov 2 to 8: 4 hired`. */
  text: string;
  to: string;
  chosen?: boolean;
}
