// Reduces an author's rich text to what a posting may contain. A maintained library removes anything dangerous; this
// file only decides which tags are kept and how they nest (docs/decisions/0020-parsing-foreign-input.md).
import sanitizeHtml from 'sanitize-html';
import { boundedHtml } from './bounded-html.ts';
import { placedTags } from './placed-tags.ts';

/** Kept tags, and tags that are rewritten to a kept one. */
const WRITTEN_AS: Readonly<Record<string, string>> = {
  p: 'p',
  div: 'p',
  br: 'br',
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  u: 'u',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  a: 'a',
};

/** Their content is code or hidden, never readable text. */
const WITHOUT_WORDS = ['script', 'style', 'template', 'title', 'iframe', 'noembed', 'noframes', 'xmp'];

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...new Set(Object.values(WRITTEN_AS))],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  nonTextTags: WITHOUT_WORDS,
  transformTags: {
    ...Object.fromEntries(
      Object.entries(WRITTEN_AS)
        .filter(([from, to]) => from !== to)
        .map(([from, to]) => [from, sanitizeHtml.simpleTransform(to, {}, false)]),
    ),
    a: (tagName, { href = '' }) => {
      const address = safeAddress(href);
      const attribs: sanitizeHtml.Attributes = address ? { href: address } : {};
      return { tagName, attribs };
    },
  },
  // Entities in the text stay as written.
  parser: { decodeEntities: false },
};

export const sanitizeRichText = (html: string): string =>
  placedTags(sanitizeHtml(boundedHtml(html).replace(CONTROL, ''), OPTIONS));

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{1,6}));?/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
  });

/**
 * Only complete web and mail URLs. Browsers ignore blanks and control characters in a scheme, so they are removed
 * first.
 */
function safeAddress(given: string): string | null {
  const address = decoded(given).replace(CONTROL, '').replace(/\s+/g, '');
  if (!/^(?:https?:\/\/[^/]|mailto:[^@]+@)/i.test(address)) return null;
  return address.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
