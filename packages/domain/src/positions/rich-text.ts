// Rich text as its author sent it, reduced to what a posting may hold. Nothing is trusted: every tag that leaves is
// written anew from a short list, everything else is dropped and its words are kept.
import { ownValue } from '../platform/own-value.ts';

/** What may be written, and what is written as something else that may. */
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

/** Their content is code or hidden, never words of the text. */
const WITHOUT_WORDS = new Set(['script', 'style', 'template', 'title', 'iframe', 'noembed', 'noframes', 'xmp']);

const PARAGRAPHS = new Set(['p', 'h2', 'h3']);
const LISTS = new Set(['ul', 'ol']);
const BLOCKS = new Set([...PARAGRAPHS, ...LISTS, 'li']);
const DEEPEST = 30;

export function sanitizeRichText(html: string): string {
  const writer = new Writer();
  for (const token of tokens(html)) {
    if (token.kind === 'text') writer.text(token.text);
    else if (token.kind === 'open') writer.open(token.name, token.href);
    else writer.close(token.name);
  }
  return writer.finish();
}

type Token = { kind: 'text'; text: string } | { kind: 'open' | 'close'; name: string; href: string | null };

const TAG_NAME = /<(\/?)([a-zA-Z][a-zA-Z0-9:-]*)/y;
const LINK_TARGET = /(?:^|[\s/"'])href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** One walk from left to right; what was looked for in vain once is not looked for again. */
function* tokens(html: string): Generator<Token> {
  const lower = html.toLowerCase();
  const ends = new TagEnds(html);
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    if (start !== at) yield { kind: 'text', text: html.slice(at, start === -1 ? html.length : start) };
    if (start === -1) return;
    if (html.startsWith('<!--', start)) {
      const end = html.indexOf('-->', start + 4);
      at = end === -1 ? html.length : end + 3;
      continue;
    }
    TAG_NAME.lastIndex = start;
    const match = TAG_NAME.exec(html);
    const isDeclaration = html[start + 1] === '!' || html[start + 1] === '?';
    const end = match || isDeclaration ? ends.after(start) : -1;
    if (end === -1) {
      yield { kind: 'text', text: '<' };
      at = start + 1;
      continue;
    }
    at = end + 1;
    if (!match) continue;
    const [head, slash, given = ''] = match;
    const name = given.toLowerCase();
    if (slash) yield { kind: 'close', name, href: null };
    else if (WITHOUT_WORDS.has(name)) {
      const closing = lower.indexOf(`</${name}`, at);
      at = closing === -1 ? html.length : closing;
    } else yield { kind: 'open', name, href: name === 'a' ? linkTarget(html.slice(start + head.length, end)) : null };
  }
}

/** Where a tag ends: at the next `>` that does not stand between quotes of an attribute. */
class TagEnds {
  readonly #html: string;
  readonly #missing = new Set<string>();

  constructor(html: string) {
    this.#html = html;
  }

  after(start: number): number {
    let at = start + 1;
    while (at < this.#html.length) {
      const char = this.#html[at] ?? '';
      if (char === '>') return at;
      if ((char === '"' || char === "'") && this.#html[at - 1] === '=') {
        const closing = this.#find(char, at + 1);
        if (closing !== -1) at = closing;
      }
      if (this.#missing.has('>')) return -1;
      at += 1;
    }
    this.#missing.add('>');
    return -1;
  }

  #find(char: string, from: number): number {
    if (this.#missing.has(char)) return -1;
    const found = this.#html.indexOf(char, from);
    if (found === -1) this.#missing.add(char);
    return found;
  }
}

const linkTarget = (attributes: string): string | null => {
  const match = LINK_TARGET.exec(attributes);
  return match ? safeAddress(match[1] ?? match[2] ?? match[3] ?? '') : null;
};

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));?/gi, (whole, decimal, hex, name) => {
    if (name) return ownValue(NAMED, String(name).toLowerCase()) ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
  });

/** Only web and mail addresses; a browser ignores blanks and control characters within a scheme, so they go first. */
function safeAddress(given: string): string | null {
  const address = decoded(given).replace(CONTROL, '').replace(/\s+/g, '');
  return /^(?:https?:\/\/[^/]|mailto:[^@]+@)/i.test(address) ? address : null;
}

const escaped = (text: string): string => text.replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Entities stay as they were written; a lone `&` becomes one. */
const escapedText = (text: string): string =>
  escaped(text.replace(CONTROL, '').replace(/&(?!(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,31});)/gi, '&amp;'));

const escapedAttribute = (text: string): string => escaped(text.replace(/&/g, '&amp;').replace(/"/g, '&quot;'));

/** Keeps what is written well-formed: every tag is closed, in order, and stands where it may stand. */
class Writer {
  readonly #written: string[] = [];
  readonly #open: string[] = [];

  text(text: string): void {
    this.#written.push(escapedText(text));
  }

  open(name: string, href: string | null): void {
    const tag = this.#placed(ownValue(WRITTEN_AS, name));
    if (!tag) return;
    if (tag === 'br') {
      this.#written.push('<br>');
      return;
    }
    if (tag === 'a' && (!href || this.#open.includes('a'))) return;
    if (BLOCKS.has(tag)) this.#endParagraph();
    if (tag === 'li') this.#endItem();
    if (this.#open.length >= DEEPEST) return;
    this.#open.push(tag);
    this.#written.push(tag === 'a' ? `<a href="${escapedAttribute(href ?? '')}">` : `<${tag}>`);
  }

  close(name: string): void {
    const wanted = ownValue(WRITTEN_AS, name);
    if (!wanted) return;
    // An item outside of any list was written as a paragraph.
    const tag = wanted === 'li' && !this.#open.includes('li') ? 'p' : wanted;
    const at = this.#open.lastIndexOf(tag);
    // What is closed within a list does not close what stands around the list.
    const list = this.#open.findLastIndex((open) => LISTS.has(open));
    if (at === -1 || (at < list && !LISTS.has(tag))) return;
    this.#closeFrom(at);
  }

  finish(): string {
    this.#closeFrom(0);
    return this.#written.join('');
  }

  /** An item belongs into a list; elsewhere it is a paragraph. */
  #placed(tag: string | undefined): string | undefined {
    return tag === 'li' && !this.#open.some((open) => LISTS.has(open)) ? 'p' : tag;
  }

  /** A paragraph holds no other block: the next one ends it. */
  #endParagraph(): void {
    const list = this.#open.findLastIndex((open) => LISTS.has(open));
    const at = this.#open.findIndex((open, index) => index > list && PARAGRAPHS.has(open));
    if (at !== -1) this.#closeFrom(at);
  }

  #endItem(): void {
    const list = this.#open.findLastIndex((open) => LISTS.has(open));
    if (this.#open[list + 1] !== undefined) this.#closeFrom(list + 1);
  }

  #closeFrom(index: number): void {
    while (this.#open.length > index) this.#written.push(`</${this.#open.pop()}>`);
  }
}
