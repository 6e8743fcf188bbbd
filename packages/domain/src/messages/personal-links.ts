// Links that act as one applicant: whoever opens them answers, books or reads in the applicant's name. Staff see where
// such a link leads, never the secret part of it.

/** Stands for the secret part of a link. */
const HIDDEN = '…';

/** As long as the tokens we make, for counting characters of a text whose links are hidden. */
const TOKEN_LENGTH = 43;

const PAGES = 'form|online-quiz|booking|offer|background-check|conversation|unsubscribe';

// Any host, because the public address of an installation changes over the years and old messages keep the earlier one.
const PERSONAL_LINKS = [
  new RegExp(`(https?://[^\\s"'<>]*?/(?:${PAGES})/)[\\w-]{24,}`, 'g'),
  /(https?:\/\/[^\s"'<>]*?\/thanks\/)[\w-]{8,}/g,
  /(https?:\/\/[^\s"'<>]*?[?&]resume=)[\w-]{24,}/g,
];

/** The same text without the secret part of any personal link in it. */
export const hidePersonalLinks = (text: string): string =>
  PERSONAL_LINKS.reduce((words, pattern) => words.replace(pattern, `$1${HIDDEN}`), text);

export const hasPersonalLink = (text: string): boolean => hidePersonalLinks(text) !== text;

/** A text with hidden links at the length it has when it is sent. */
export const atSentLength = (text: string): string =>
  text.replace(/(https?:\/\/[^\s…]*)…/g, `$1${'x'.repeat(TOKEN_LENGTH)}`);
