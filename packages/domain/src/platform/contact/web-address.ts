// Addresses that are stored and shown as links later: web pages alone, so that no link runs a script.

const WEB = ['http:', 'https:'];

/** Browsers pass over blanks and control characters within an address, so one that holds any is none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const HIDDEN = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029]/;

export const isWebAddress = (text: string): boolean =>
  !HIDDEN.test(text) && URL.canParse(text) && WEB.includes(new URL(text).protocol) && /^https?:\/\/[^/\\]/i.test(text);
