// Fixes the nesting of sanitized HTML: no paragraphs inside paragraphs, items only in lists, no links inside links or
// without an address. The input has been sanitized, so every `<` starts a known tag.

const PARAGRAPHS = new Set(['p', 'h2', 'h3']);
const LISTS = new Set(['ul', 'ol']);
const BLOCKS = new Set([...PARAGRAPHS, ...LISTS, 'li']);
const DEEPEST = 30;

const TAG = /<(\/?)([a-z0-9]+)((?: [^<>]*)?)>/;

export function placedTags(cleanHtml: string): string {
  const writer = new Writer();
  // The pattern has three groups, so each tag adds its slash, name, and attributes between two texts.
  const parts = cleanHtml.split(TAG);
  for (let at = 0; at < parts.length; at += 4) {
    const [text = '', slash, name = '', attributes = ''] = parts.slice(at, at + 4);
    writer.text(text);
    if (slash) writer.close(name);
    else if (slash !== undefined) writer.open(name, attributes);
  }
  return writer.finish();
}

class Writer {
  readonly #written: string[] = [];
  readonly #open: string[] = [];

  text(text: string): void {
    this.#written.push(text);
  }

  open(name: string, attributes: string): void {
    if (name === 'br') {
      this.#written.push('<br>');
      return;
    }
    const tag = this.#placed(name);
    if (tag === 'a' && (attributes === '' || this.#open.includes('a'))) return;
    if (BLOCKS.has(tag)) this.#endParagraph();
    if (tag === 'li') this.#endItem();
    if (this.#open.length >= DEEPEST) return;
    this.#open.push(tag);
    this.#written.push(tag === 'a' ? `<a${attributes}>` : `<${tag}>`);
  }

  close(name: string): void {
    // An item outside a list was written as a paragraph.
    const tag = name === 'li' && !this.#open.includes('li') ? 'p' : name;
    const at = this.#open.lastIndexOf(tag);
    // A closing tag inside a list doesn't close elements outside the list.
    const list = this.#open.findLastIndex((open) => LISTS.has(open));
    if (at === -1 || (at < list && !LISTS.has(tag))) return;
    this.#closeFrom(at);
  }

  finish(): string {
    this.#closeFrom(0);
    return this.#written.join('');
  }

  /** An item belongs in a list; anywhere else it becomes a paragraph. */
  #placed(tag: string): string {
    return tag === 'li' && !this.#open.some((open) => LISTS.has(open)) ? 'p' : tag;
  }

  /** A paragraph cannot contain another block, so the next block ends it. */
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
