// Live changes never move rows away under the pointer: known ones change in place, new ones wait to be asked for (APP-037).

interface Kept<Row> {
  rows: Row[];
  /** How many wait. */
  waiting: number;
}

/**
 * New ones at the top push as many off the end of the page: those stay. What else is missing has left the list, and what
 * came in behind the last known row fills its place.
 */
export function holdNewRows<Row extends { id: number }>(before: readonly Row[], now: readonly Row[]): Kept<Row> {
  if (before.length === 0) return { rows: [...now], waiting: 0 };
  const known = new Set(before.map(({ id }) => id));
  const fresh = new Map(now.map((row) => [row.id, row]));
  const lastKnown = now.findLastIndex(({ id }) => known.has(id));
  if (lastKnown < 0) return { rows: [...now], waiting: 0 };
  const waiting = now.slice(0, lastKnown).filter(({ id }) => !known.has(id)).length;
  const pushedOffFrom = before.length - waiting;
  const kept = before.flatMap((row, index) => fresh.get(row.id) ?? (index >= pushedOffFrom ? [row] : []));
  const fillers = now.slice(lastKnown + 1);
  return { rows: [...kept, ...fillers].slice(0, Math.max(before.length, now.length)), waiting };
}
