// Where a toast fits beside the buttons at the top of the page, so that it covers none of them.
export interface Span {
  from: number;
  to: number;
}

/** How far a toast in the middle of `area` moves sideways to fit between what is `taken`; null when it fits nowhere. */
export function freeShift(width: number, area: Span, middle: number, taken: readonly Span[]): number | null {
  const starts = gaps(area, taken)
    .filter(({ from, to }) => to - from >= width)
    .map(({ from, to }) => Math.min(Math.max(middle - width / 2, from), to - width));
  const shifts = starts.map((start) => start + width / 2 - middle);
  return shifts.reduce<number | null>(
    (best, shift) => (best === null || Math.abs(shift) < Math.abs(best) ? shift : best),
    null,
  );
}

function gaps({ from, to }: Span, taken: readonly Span[]): Span[] {
  const free: Span[] = [];
  let start = from;
  for (const span of [...taken].sort((a, b) => a.from - b.from)) {
    if (span.from > start) free.push({ from: start, to: Math.min(span.from, to) });
    start = Math.max(start, span.to);
  }
  return start < to ? [...free, { from: start, to }] : free;
}
