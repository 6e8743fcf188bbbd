// Suggests the word that was probably meant, e.g. `Georgia` for `Georga`.

/** Edit distance: how many letters must be changed, added or removed to turn one word into the other. */
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

/** The comparison takes time proportional to the product of both lengths, so long texts are not compared. */
const WORD_MAX = 120;

/** The nearest candidate, if it differs in at most a third of its letters. */
export function nearest(text: string, candidates: readonly string[]): string | null {
  const wanted = text.trim().toLowerCase();
  if (wanted === '' || wanted.length > WORD_MAX) return null;
  let best: { candidate: string; steps: number } | null = null;
  for (const candidate of candidates) {
    const most = Math.max(1, Math.floor(candidate.length / 3));
    // The difference in length is the minimum edit distance.
    if (candidate.length > WORD_MAX || Math.abs(candidate.length - wanted.length) > most) continue;
    const steps = distance(wanted, candidate.toLowerCase());
    if (steps <= most && (!best || steps < best.steps)) {
      best = { candidate, steps };
    }
  }
  return best?.candidate ?? null;
}

/** A file can contain ten thousand wrong words, so only this many distinct ones get a suggestion. */
const SUGGESTIONS_MAX = 100;

/** `nearest` for the cells of one file. */
export function suggestFrom(candidates: readonly string[]): (text: string) => string | null {
  const known = new Map<string, string | null>();
  return (text) => {
    const given = known.get(text);
    if (given !== undefined || known.size >= SUGGESTIONS_MAX) return given ?? null;
    const suggestion = nearest(text, candidates);
    known.set(text, suggestion);
    return suggestion;
  };
}
