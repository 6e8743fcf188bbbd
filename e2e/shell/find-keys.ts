/** Finds keys of texts among the words of a page: `company.panels.applicants`, `shell:pages.home`. */

const KEY = /^[a-z][\w-]*(?::[a-zA-Z]\w*)?(?:\.\w+)+$/;

/** A word is a key when it looks like one and begins with a namespace or a first key that exists. */
export const keysIn = (shown: readonly string[], beginnings: ReadonlySet<string>): string[] => {
  const words = shown.flatMap((text) => text.split(/[\s"“”«»()·,]+/));
  const keys = words.filter((word) => KEY.test(word) && beginnings.has(word.split(/[:.]/)[0] ?? ''));
  return [...new Set(keys)];
};
