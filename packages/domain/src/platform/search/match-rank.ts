// How well a label matches typed text, for lists that are narrowed by typing (AHD-004, APP-031).

/** Longer than any label; normalizing the accents of longer text takes quadratic time. */
const LABEL_MAX = 300;

/** Lower case without accents, so that "equipe" finds "Équipe". */
export const fold = (text: string): string =>
  text
    .slice(0, LABEL_MAX)
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** 0: the label is it, 1: starts with it, 2: a later word does, 3: somewhere inside; null: no match. */
export function matchRank(label: string, typed: string): number | null {
  const text = fold(label);
  const wanted = fold(typed);
  const position = text.indexOf(wanted);
  if (position < 0) return null;
  if (position === 0) return text.length === wanted.length ? 0 : 1;
  return text[position - 1] === ' ' || text.includes(` ${wanted}`) ? 2 : 3;
}

/** Those that match, best first; equal ones keep their order. */
export function bestMatches<Item>(items: readonly Item[], typed: string, labelOf: (item: Item) => string): Item[] {
  return items
    .flatMap((item) => {
      const rank = matchRank(labelOf(item), typed);
      return rank === null ? [] : [{ item, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}
