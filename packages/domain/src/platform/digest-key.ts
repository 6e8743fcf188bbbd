// Public keys in links: short, random, url-safe (PLT-020).
const ALPHABET = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 12;

/** Turns random bytes into a digest key; the caller provides the randomness. */
export const digestKey = (bytes: Uint8Array): string =>
  Array.from(bytes.slice(0, LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

export const DIGEST_KEY_BYTES = LENGTH;
