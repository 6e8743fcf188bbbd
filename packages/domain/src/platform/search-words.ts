// What somebody types into a search, as the words the index holds: without accents and case, each word found
// from its beginning (APP-008, AHD-022). The database breaks up what it stores in the same way (`onward.search_words`).

export const SEARCH_MAX = 120;
const WORDS_MAX = 8;
const WORD_MAX = 60;

/** Combining marks after decomposing: é is e and an accent. */
const MARKS = /[\u0300-\u036f]/g;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

const folded = (text: string): string => text.normalize('NFD').replaceAll(MARKS, '').toLowerCase();

/** A number typed with its punctuation, `(404) 555-0148`, is one word. */
const PHONE = /^[\d\s().+-]{4,}$/;

/** Asks the index of words, which keeps each with its company before it; null when there is nothing to look for. */
export const searchQuery = (companyId: number, text: string | undefined): string | null =>
  queryFor(companyId, searchWords(text ?? ''));

/** As above, for people with their phone numbers. */
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
