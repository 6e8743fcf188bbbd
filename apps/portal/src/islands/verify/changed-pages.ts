// Which pages of a changed file differ from the sealed ones, and which do not.

export interface PageParts {
  changed: readonly number[];
  /** Pages that are as they were sealed. */
  same: readonly number[];
}

/** Null when it can't be told which pages were changed. */
export function pageParts(changed: readonly number[] | undefined, pages: number | undefined): PageParts | null {
  if (!changed || changed.length === 0) return null;
  const all = Array.from({ length: pages ?? 0 }, (_, index) => index + 1);
  return { changed, same: all.filter((page) => !changed.includes(page)) };
}
