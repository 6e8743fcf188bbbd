// Extracts plain text from untrusted HTML, line by line. The result is only ever shown as plain text.
import sanitizeHtml from 'sanitize-html';
import { boundedHtml } from './bounded-html.ts';

const LINES = ['p', 'div', 'li', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** Their content is code or hidden, never readable text. */
const WITHOUT_WORDS = ['script', 'style', 'template', 'title', 'textarea', 'option', 'noembed', 'noframes', 'xmp'];

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ['br', ...LINES],
  allowedAttributes: {},
  nonTextTags: WITHOUT_WORDS,
};

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Sanitizer output contains no `<` other than the tags above and only four entities. */
export const htmlText = (html: string): string =>
  sanitizeHtml(boundedHtml(html), OPTIONS)
    .replace(/<br \/>|<\/[a-z0-9]+>/g, '\n')
    .replace(/<[a-z0-9]+>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\u00a0/g, ' ')
    .replace(/\n{3,}/g, '\n\n');
