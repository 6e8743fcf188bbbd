// Places overlapping interviews of a day side by side, and finds the hours to show.
export interface Span {
  from: number;
  to: number;
}

export interface Placed<Item> {
  item: Item;
  lane: number;
  lanes: number;
}

/** Each item goes into the first free lane; items that overlap share the width. */
export function placeInLanes<Item extends Span>(items: readonly Item[]): Placed<Item>[] {
  const placed: Placed<Item>[] = [];
  let group: Placed<Item>[] = [];
  let ends: number[] = [];
  for (const item of items.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    if (ends.length > 0 && item.from >= Math.max(...ends)) {
      close(group, ends.length);
      group = [];
      ends = [];
    }
    const free = ends.findIndex((end) => end <= item.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = item.to;
    const one = { item, lane, lanes: 1 };
    group.push(one);
    placed.push(one);
  }
  close(group, ends.length);
  return placed;
}

function close<Item>(group: Placed<Item>[], lanes: number): void {
  for (const one of group) one.lanes = lanes;
}

const USUAL = { from: 8, to: 19 };

/** Whole hours from the first to the last needed, at least the usual ones. */
export function hoursShown(spans: readonly Span[]): { from: number; to: number } {
  return {
    from: Math.max(0, Math.min(USUAL.from, ...spans.map(({ from }) => Math.floor(from / 60)))),
    to: Math.min(24, Math.max(USUAL.to, ...spans.map(({ to }) => Math.ceil(to / 60)))),
  };
}
