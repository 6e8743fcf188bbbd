// Addresses that are stored and later shown as links: web pages only, so that no link can run a script.

const WEB = ['http:', 'https:'];

/** Browsers ignore spaces and control characters inside an address, so addresses that contain any are rejected. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const HIDDEN = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029]/;

export const isWebAddress = (text: string): boolean =>
  !HIDDEN.test(text) && URL.canParse(text) && WEB.includes(new URL(text).protocol) && /^https?:\/\/[^/\\]/i.test(text);
