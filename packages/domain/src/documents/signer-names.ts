// Whether a typed signature is the signer's own name (OFR-010, ONB-043).

/** What is known of somebody's name; parts are empty where an old record doesn't have them. */
export interface KnownName {
  first: string;
  last: string;
  /** Counts like the first name. */
  preferred?: string | null;
}

/** Longer than any name; taking accents off a long text takes more time than in step with its length. */
const NAME_MAX = 400;

/** Lower case, without accents and punctuation; `O'Neil-Diaz` is `oneil diaz`. */
const wordsOf = (name: string): string[] =>
  name
    .slice(0, NAME_MAX)
    .normalize('NFKD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/['’ʼ`.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Words of names that many people share, so that they don't tell who signed. */
const PARTICLES = new Set(
  'de da do dos del della di la las los le el al bin ibn van von der den ter y e jr sr ii iii iv'.split(' '),
);

/** The words of which a signature needs one; a part of nothing but particles is a name, too. */
function tellingWords(part: string): string[] {
  const words = wordsOf(part);
  const telling = words.filter((word) => !PARTICLES.has(word) && (word.length > 1 || words.length === 1));
  return telling.length > 0 ? telling : words;
}

/** The first and the last word of a name that is known as one text. */
export function namePartsOf(name: string): KnownName {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const telling = others.filter((word) => wordsOf(word).some((part) => /\p{L}/u.test(part) && !PARTICLES.has(part)));
  return { first, last: telling.at(-1) ?? others.at(-1) ?? '' };
}

export const wholeName = ({ first, last }: KnownName): string => `${first} ${last}`.trim();

/** A first and a last name; names in Chinese characters have no space between them. */
export const isWholeName = (name: string): boolean => {
  const words = wordsOf(name);
  return words.length > 1 || /^\p{Script=Han}{2,}$/u.test(words[0] ?? '');
};

export type SignedNameProblem = 'other_name' | 'name_incomplete';

/** Order, middle names, and suffixes may differ. Each known name will do, such as the legal one or the one in use. */
export function signedNameProblem(signature: string, names: readonly KnownName[]): SignedNameProblem | null {
  const known = names.filter((name) => wordsOf(wholeName(name)).length > 0);
  if (known.length === 0) return isWholeName(signature) ? null : 'name_incomplete';
  return known.some((name) => isNamed(signature, name)) ? null : 'other_name';
}

function isNamed(signature: string, name: KnownName): boolean {
  const signed = wordsOf(signature);
  const [first, last] = [wordsOf(name.first), wordsOf(name.last)];
  const joined = signed.join('');
  if (joined === [...first, ...last].join('') || joined === [...last, ...first].join('')) return true;
  if (signed.length < 2) return false;
  const firsts = [...tellingWords(name.first), ...tellingWords(name.preferred ?? '')];
  const lasts = tellingWords(name.last);
  // A word can't be both names, so that "James" doesn't do for James James.
  return signed.some(
    (word, at) =>
      (firsts.length === 0 || firsts.includes(word)) &&
      (lasts.length === 0 || signed.some((other, place) => place !== at && lasts.includes(other))),
  );
}

/** Whether the last name is another one than the known one, as after a marriage or with somebody else's identity. */
export function hasOtherLastName(name: string, known: KnownName): boolean {
  const lasts = tellingWords(known.last);
  const words = wordsOf(name);
  return lasts.length > 0 && !lasts.some((last) => words.includes(last)) && !words.join('').includes(lasts.join(''));
}
