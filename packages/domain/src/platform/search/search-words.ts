// Turns search input into index terms: without accents and case, each word matched by prefix (APP-008, AHD-022). The
// database splits stored text the same way (`onward.search_words`).

export const SEARCH_MAX = 120;
const WORDS_MAX = 8;
const WORD_MAX = 60;

/** Combining marks after decomposition: é becomes e plus an accent. */
const MARKS = /[\u0300-\u036f]/g;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

const folded = (text: string): string => text.normalize('NFD').replaceAll(MARKS, '').toLowerCase();

/** A phone number typed with punctuation, `(404) 555-0148`, is one term. */
const PHONE = /^[\d\s().+-]{4,}$/;

/**
 * A query for the search index, where each term is prefixed with its company; null when there is nothing to search for.
 */
export const searchQuery = (companyId: number, text: string | undefined): string | null =>
  queryFor(companyId, searchWords(text ?? ''));

/** The same for people, including their phone numbers. */
export const personQuery = (companyId: number, text: string | undefined): string | null =>
  queryFor(companyId, personWords(text ?? ''));

const queryFor = (companyId: number, words: string[]): string | null =>
  words.length === 0 ? null : words.map((word) => `'${companyId}:${word}':*`).join(' & ');

export function personWords(text: string): string[] {
  const given = text.trim().slice(0, SEARCH_MAX);
  if (PHONE.test(given)) return [given.replaceAll(/\D/g, '')].filter((digits) => digits !== '');
  return searchWords(given);
}

export function searchWords(text: string): string[] {
  const words = folded(text.slice(0, SEARCH_MAX))
    .split(BETWEEN_WORDS)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, WORD_MAX));
  return [...new Set(words)].slice(0, WORDS_MAX);
}
