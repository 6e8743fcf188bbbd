// The word somebody probably meant: `Georga` is near `Georgia`.

/** How many letters must be changed, added or left out to get from one word to the other. */
function distance(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1] ? 0 : 1;
      current.push(
        Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (previous[column - 1] ?? 0) + same),
      );
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}

/** The nearest of the candidates, when one is near enough to be meant: a third of its letters at most. */
export function nearest(text: string, candidates: readonly string[]): string | null {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return null;
  let best: { candidate: string; steps: number } | null = null;
  for (const candidate of candidates) {
    const steps = distance(wanted, candidate.toLowerCase());
    if (steps <= Math.max(1, Math.floor(candidate.length / 3)) && (!best || steps < best.steps)) {
      best = { candidate, steps };
    }
  }
  return best?.candidate ?? null;
}
