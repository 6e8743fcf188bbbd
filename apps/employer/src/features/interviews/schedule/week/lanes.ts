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

export interface PlacedMeeting<Item> extends Placed<Item> {
  /** A canceled one that overlaps with others: a narrow strip at the edge. */
  aside: boolean;
  /** Leaves room for such a strip. */
  besideStrip: boolean;
}

/** Canceled interviews take no lane from the ones that take place. */
export function placeMeetings<Item extends Span & { isCancelled: boolean }>(
  items: readonly Item[],
): PlacedMeeting<Item>[] {
  const live = items.filter(({ isCancelled }) => !isCancelled);
  const cancelled = items.filter(({ isCancelled }) => isCancelled);
  const aside = cancelled.filter((item) => live.some((other) => overlap(item, other)));
  const alone = cancelled.filter((item) => !aside.includes(item));
  return [
    ...placeInLanes([...live, ...alone]).map((placed) => ({
      ...placed,
      aside: false,
      besideStrip: aside.some((other) => overlap(placed.item, other)),
    })),
    ...aside.map((item) => ({ item, lane: 0, lanes: 1, aside: true, besideStrip: false })),
  ];
}

const overlap = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

const USUAL = { from: 8, to: 19 };

/** Whole hours from the first to the last needed, at least the usual ones. */
export function hoursShown(spans: readonly Span[]): { from: number; to: number } {
  return {
    from: Math.max(0, Math.min(USUAL.from, ...spans.map(({ from }) => Math.floor(from / 60)))),
    to: Math.min(24, Math.max(USUAL.to, ...spans.map(({ to }) => Math.ceil(to / 60)))),
  };
}
