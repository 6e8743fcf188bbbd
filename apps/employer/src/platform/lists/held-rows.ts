// Live changes never move rows under the pointer: known rows change in place, new ones wait until requested (APP-037).

interface Kept<Row> {
  rows: Row[];
  /** How many are waiting. */
  waiting: number;
}

/**
 * New rows at the top push as many off the end of the page, which stay. Other missing rows have left the list, and rows
 * after the last known one take their place. Rows the user added are shown at once.
 */
export function holdNewRows<Row extends { id: number }>(
  before: readonly Row[],
  now: readonly Row[],
  own: ReadonlySet<number> = new Set(),
): Kept<Row> {
  if (before.length === 0) return { rows: [...now], waiting: 0 };
  const known = new Set(before.map(({ id }) => id));
  const fresh = new Map(now.map((row) => [row.id, row]));
  const lastKnown = now.findLastIndex(({ id }) => known.has(id));
  if (lastKnown < 0) return { rows: [...now], waiting: 0 };
  const newcomers = now.slice(0, lastKnown).filter(({ id }) => !known.has(id));
  const added = newcomers.filter(({ id }) => own.has(id));
  const pushedOffFrom = before.length - newcomers.length;
  const kept = before.flatMap((row, index) => fresh.get(row.id) ?? (index >= pushedOffFrom ? [row] : []));
  for (const row of added.toReversed()) kept.splice(placeAmong(kept, now, row), 0, row);
  const fillers = now.slice(lastKnown + 1);
  return {
    rows: [...kept, ...fillers].slice(0, Math.max(before.length, now.length)),
    waiting: newcomers.length - added.length,
  };
}

/** Before the first of the rows that come after it. */
function placeAmong<Row extends { id: number }>(kept: readonly Row[], now: readonly Row[], added: Row): number {
  const after = new Set(now.slice(now.indexOf(added) + 1).map(({ id }) => id));
  const place = kept.findIndex(({ id }) => after.has(id));
  return place < 0 ? kept.length : place;
}
