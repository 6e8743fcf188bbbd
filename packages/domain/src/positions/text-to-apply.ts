// Text to apply: a word texted to the company's number answers with the link (JOB-054).
import { slug } from './career-links.ts';

/** Where an application that began with a text came from. */
export const TEXT_SOURCE = 'text_to_apply';

const WORD_MAX = 12;

/**
 * The first word of the title and the posting's number: short to text. Figures of the word are left out, so that the
 * number is all of the figures and no two are alike.
 */
export function keywordOf({ id, title }: { id: number; title: string }): string {
  const [word = ''] = slug(title).replace(/\d/g, '').split('-').filter(Boolean);
  return `${word.slice(0, WORD_MAX) || 'job'}${id}`.toUpperCase();
}

/** The word of a text, however it was typed: `" shift 14! "` is `SHIFT14`. */
export const keywordIn = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

export const KEYWORD_MIN = 3;
export const KEYWORD_MAX = 20;

/** Words that carriers answer themselves, so that they would never reach us. */
const CARRIER_WORDS = [
  'STOP',
  'STOPALL',
  'UNSUBSCRIBE',
  'CANCEL',
  'END',
  'QUIT',
  'OPTOUT',
  'REVOKE',
  'START',
  'YES',
  'UNSTOP',
  'HELP',
  'INFO',
];

export type KeywordProblem = 'length' | 'figures' | 'reserved';

/**
 * What is wrong with a word someone chose for a posting, as `keywordIn` writes it. Figures other than the posting's own
 * number are kept free for the words that postings are given.
 */
export function keywordProblem(keyword: string, positionId: number): KeywordProblem | null {
  if (keyword.length < KEYWORD_MIN || keyword.length > KEYWORD_MAX) return 'length';
  if (CARRIER_WORDS.includes(keyword)) return 'reserved';
  const [, figures = ''] = /^[A-Z]+(\d*)$/.exec(keyword) ?? [keyword, keyword];
  return figures === '' || figures === String(positionId) ? null : 'figures';
}
