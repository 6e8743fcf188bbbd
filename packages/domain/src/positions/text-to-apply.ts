// Text to apply: texting a keyword to the company's number returns the link to the job (JOB-054).
import { slug } from './career-links.ts';

/** Source of an application that began with a text. */
export const TEXT_SOURCE = 'text_to_apply';

const WORD_MAX = 12;

/**
 * The first word of the title plus the posting's number, short enough to text. Digits in the word are left out, so that
 * all digits form the number and every keyword is unique.
 */
export function keywordOf({ id, title }: { id: number; title: string }): string {
  const [word = ''] = slug(title).replace(/\d/g, '').split('-').filter(Boolean);
  return `${word.slice(0, WORD_MAX) || 'job'}${id}`.toUpperCase();
}

/** The keyword in a text, however it was typed: `" shift 14! "` is `SHIFT14`. */
export const keywordIn = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '');

export const KEYWORD_MIN = 3;
export const KEYWORD_MAX = 20;

/** Keywords that carriers answer themselves, so they would never reach us. */
const CARRIER_KEYWORDS = [
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
 * The problem of a keyword someone chose for a posting, normalized by `keywordIn`. Digits other than the posting's own
 * number are reserved for generated keywords.
 */
export function keywordProblem(keyword: string, positionId: number): KeywordProblem | null {
  if (keyword.length < KEYWORD_MIN || keyword.length > KEYWORD_MAX) return 'length';
  if (CARRIER_KEYWORDS.includes(keyword)) return 'reserved';
  const [, figures = ''] = /^[A-Z]+(\d*)$/.exec(keyword) ?? [keyword, keyword];
  return figures === '' || figures === String(positionId) ? null : 'figures';
}
