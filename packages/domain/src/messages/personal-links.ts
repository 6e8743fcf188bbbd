// Personal links let anyone who opens them act as the applicant: answer, book or read. Staff see where such a link
// leads, but never its secret part.

/** Replaces the secret part of a link. */
const HIDDEN = '…';

/** Length of our tokens, for counting the characters of a text whose links are hidden. */
const TOKEN_LENGTH = 43;

const PAGES = 'form|online-quiz|booking|offer|background-check|conversation|unsubscribe';

// Matches any host, because an installation's public address can change while old messages keep the previous one.
const PERSONAL_LINKS = [
  new RegExp(`(https?://[^\\s"'<>]*?/(?:${PAGES})/)[\\w-]{24,}`, 'g'),
  /(https?:\/\/[^\s"'<>]*?\/thanks\/)[\w-]{8,}/g,
  /(https?:\/\/[^\s"'<>]*?[?&]resume=)[\w-]{24,}/g,
];

/** The text with the secret part of every personal link hidden. */
export const hidePersonalLinks = (text: string): string =>
  PERSONAL_LINKS.reduce((words, pattern) => words.replace(pattern, `$1${HIDDEN}`), text);

export const hasPersonalLink = (text: string): boolean => hidePersonalLinks(text) !== text;

/** Pads hidden links to the length they have when sent. */
export const atSentLength = (text: string): string =>
  text.replace(/(https?:\/\/[^\s…]*)…/g, `$1${'x'.repeat(TOKEN_LENGTH)}`);
