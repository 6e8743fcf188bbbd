// Time intervals as pairs of milliseconds, sorted and without overlaps.

export interface Interval {
  from: number;
  to: number;
}

/** Sorted, with touching or overlapping intervals merged. */
export function mergeIntervals(intervals: readonly Interval[]): Interval[] {
  const result: Interval[] = [];
  for (const { from, to } of intervals.filter(({ from, to }) => from < to).toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else result.push({ from, to });
  }
  return result;
}

/** The intersection of both. */
export function intersectIntervals(one: readonly Interval[], other: readonly Interval[]): Interval[] {
  const result: Interval[] = [];
  let [i, j] = [0, 0];
  while (i < one.length && j < other.length) {
    const [a, b] = [one[i] as Interval, other[j] as Interval];
    const [from, to] = [Math.max(a.from, b.from), Math.min(a.to, b.to)];
    if (from < to) result.push({ from, to });
    if (a.to < b.to) i += 1;
    else j += 1;
  }
  return result;
}

/** What remains of `all` after removing `taken`. */
export function subtractIntervals(all: readonly Interval[], taken: readonly Interval[]): Interval[] {
  const result: Interval[] = [];
  const gone = mergeIntervals(taken);
  for (const { from, to } of all) {
    let start = from;
    for (const hole of gone) {
      if (hole.to <= start) continue;
      if (hole.from >= to) break;
      if (hole.from > start) result.push({ from: start, to: hole.from });
      start = Math.max(start, hole.to);
    }
    if (start < to) result.push({ from: start, to });
  }
  return result;
}

export const widened = (intervals: readonly Interval[], by: number): Interval[] =>
  intervals.map(({ from, to }) => ({ from: from - by, to: to + by }));
