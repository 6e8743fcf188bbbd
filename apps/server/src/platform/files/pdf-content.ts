// What the drawing steps of a PDF page write, in their order.
import type { LetterTable } from './pdf-letters.ts';

type Fonts = ReadonlyMap<string, LetterTable | null>;

/** A gap wider than this, in thousandths of the letter height, stands between words. */
const WORD_GAP = -180;
const WINDOWS_LETTERS = new TextDecoder('windows-1252');
const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

export function shownText(content: string, fonts: Fonts): string {
  const page = new Page(content, fonts);
  while (page.step()) {
    // Each step takes at least one character.
  }
  return page.text;
}

class Page {
  text = '';
  readonly #content: string;
  readonly #fonts: Fonts;
  #at = 0;
  #font: LetterTable | null | undefined;
  /** What stands before an operator: strings, numbers and names. */
  #operands: (string | number)[] = [];
  #name = '';

  constructor(content: string, fonts: Fonts) {
    this.#content = content;
    this.#fonts = fonts;
  }

  step(): boolean {
    const letter = this.#content[this.#at];
    if (letter === undefined) return false;
    if (letter === '(') this.#operands.push(this.#decoded(this.#literal()));
    else if (letter === '<' && this.#content[this.#at + 1] !== '<') this.#operands.push(this.#decoded(this.#hex()));
    else if (letter === '/') this.#name = this.#word(this.#at + 1);
    else if (letter === '%') this.#at = nextLine(this.#content, this.#at);
    else if (/[\w.*'"+-]/.test(letter)) this.#take(this.#word(this.#at));
    else this.#at += 1;
    return true;
  }

  #take(word: string): void {
    const value = Number(word);
    if (!Number.isNaN(value)) this.#operands.push(value);
    else this.#perform(word);
  }

  #perform(operator: string): void {
    const operands = this.#operands;
    this.#operands = [];
    if (operator === 'Tf') this.#font = this.#fonts.get(this.#name);
    else if (operator === 'Tj') this.#show(operands);
    else if (operator === 'TJ') this.#show(operands);
    else if (operator === "'" || operator === '"') {
      this.text += '\n';
      this.#show(operands.slice(-1));
    } else if (operator === 'Td' || operator === 'TD') this.text += operands[1] === 0 ? ' ' : '\n';
    else if (operator === 'T*' || operator === 'Tm' || operator === 'ET') this.text += '\n';
    else if (operator === 'ID') this.#at = endOfPicture(this.#content, this.#at);
  }

  #show(operands: readonly (string | number)[]): void {
    for (const operand of operands) {
      if (typeof operand === 'string') this.text += operand;
      else if (operand < WORD_GAP) this.text += ' ';
    }
  }

  /** Reads on from there to the end of the word. */
  #word(from: number): string {
    let end = from;
    while (end < this.#content.length && /[^\s/<>[\](){}%]/.test(this.#content[end] ?? '')) end += 1;
    this.#at = Math.max(end, from);
    return this.#content.slice(from, end);
  }

  #literal(): string {
    let depth = 0;
    let text = '';
    for (; this.#at < this.#content.length; this.#at += 1) {
      const letter = this.#content[this.#at] ?? '';
      if (letter === '\\') text += this.#escaped();
      else {
        if (letter === '(') depth += 1;
        if (letter === ')') depth -= 1;
        if (depth === 0) break;
        if (depth > 1 || letter !== '(') text += letter;
      }
    }
    this.#at += 1;
    return text;
  }

  #escaped(): string {
    const [octal] = /^[0-7]{1,3}/.exec(this.#content.slice(this.#at + 1, this.#at + 4)) ?? [];
    if (octal) {
      this.#at += octal.length;
      return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
    }
    this.#at += 1;
    const letter = this.#content[this.#at] ?? '';
    return letter === '\n' || letter === '\r' ? '' : (ESCAPES[letter] ?? letter);
  }

  #hex(): string {
    const end = this.#content.indexOf('>', this.#at);
    const digits = this.#content.slice(this.#at + 1, end === -1 ? undefined : end).replaceAll(/[^0-9a-fA-F]/g, '');
    this.#at = end === -1 ? this.#content.length : end + 1;
    return Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex').toString('latin1');
  }

  #decoded(codes: string): string {
    if (this.#font === null) return '';
    if (this.#font === undefined) return WINDOWS_LETTERS.decode(Buffer.from(codes, 'latin1'));
    const { width, letters } = this.#font;
    let text = '';
    for (let at = 0; at + width <= codes.length; at += width) {
      let code = 0;
      for (let byte = 0; byte < width; byte += 1) code = code * 256 + codes.charCodeAt(at + byte);
      text += letters.get(code) ?? '';
    }
    return text;
  }
}

const nextLine = (text: string, from: number): number => {
  const at = text.slice(from).search(/[\r\n]/);
  return at === -1 ? text.length : from + at + 1;
};

const endOfPicture = (text: string, from: number): number => {
  const at = text.indexOf('EI', from);
  return at === -1 ? text.length : at + 'EI'.length;
};
