// The same name always gets the same one of eight muted color pairs.

export const AVATAR_PAIRS = 8;

export function avatarPair(name: string): number {
  let hash = 5381;
  for (let index = 0; index < name.length; index += 1) hash = (Math.imul(hash, 33) ^ name.charCodeAt(index)) >>> 0;
  return (hash % 997) % AVATAR_PAIRS;
}

/** First letters of the first two words; a name of one word gives one letter. Signs before a word are left out. */
export const initials = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? [...word][0] ?? '')
    .join('')
    .toUpperCase();
