// Shares, medians, and differences, rounded as they are shown (RPT-021).

/** How many people took how many days. */
export type Histogram = ReadonlyMap<number, number>;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A percentage with one decimal; null of nobody. */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : rounded((100 * part) / whole);

export const countOf = (histogram: Histogram): number => [...histogram.values()].reduce((sum, count) => sum + count, 0);

/** Of an even number, the middle of the two in the middle. */
export function medianOf(histogram: Histogram): number | null {
  const count = countOf(histogram);
  if (count === 0) return null;
  const ordered = [...histogram].filter(([, people]) => people > 0).toSorted(([one], [other]) => one - other);
  const lower = at(ordered, Math.floor((count - 1) / 2));
  const upper = at(ordered, Math.floor(count / 2));
  return rounded((lower + upper) / 2);
}

function at(ordered: readonly (readonly [days: number, people: number])[], place: number): number {
  let passed = 0;
  for (const [days, people] of ordered) {
    passed += people;
    if (passed > place) return days;
  }
  return 0;
}

export function addTo(histogram: Map<number, number>, days: number, people: number): void {
  histogram.set(days, (histogram.get(days) ?? 0) + people);
}

export interface Change {
  direction: 'up' | 'down' | 'same';
  difference: number;
  /** Of the value before; null when that was nothing. */
  percent: number | null;
}

/** Null when one of the two is unknown. */
export function changeOf(value: number | null, before: number | null): Change | null {
  if (value === null || before === null) return null;
  const difference = rounded(value - before);
  return {
    direction: difference > 0 ? 'up' : difference < 0 ? 'down' : 'same',
    difference: Math.abs(difference),
    percent: before === 0 ? null : Math.round((100 * Math.abs(value - before)) / before),
  };
}
