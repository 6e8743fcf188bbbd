// Tables that say which letters the codes of a font in a PDF stand for.

export interface LetterTable {
  /** Bytes of one code. */
  width: number;
  letters: ReadonlyMap<number, string>;
}

const LETTERS_MAX = 65_536;
const HEX = '<([0-9a-fA-F\\s]{1,64})>';

export function readLetterTable(text: string): LetterTable {
  const letters = new Map<number, string>();
  for (const [, lines = ''] of text.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, code = '', letter = ''] of lines.matchAll(new RegExp(`${HEX}\\s*${HEX}`, 'g'))) {
      letters.set(number(code), unicode(letter));
    }
  }
  for (const [, lines = ''] of text.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) addRanges(letters, lines);
  const [, first = '00'] = new RegExp(`begincodespacerange\\s*${HEX}`).exec(text) ?? [];
  return { width: Math.max(1, first.replaceAll(/\s/g, '').length / 2), letters };
}

function addRanges(letters: Map<number, string>, lines: string): void {
  const range = new RegExp(`${HEX}\\s*${HEX}\\s*(?:${HEX}|\\[([^\\]]*)\\])`, 'g');
  for (const [, from = '', to = '', start, list] of lines.matchAll(range)) {
    const first = number(from);
    const listed = list?.match(/[0-9a-fA-F]+/g);
    for (let code = first; code <= number(to) && letters.size < LETTERS_MAX; code += 1) {
      const letter = listed ? unicode(listed[code - first] ?? '') : following(unicode(start ?? ''), code - first);
      letters.set(code, letter);
    }
  }
}

const following = (letter: string, steps: number): string => {
  const last = letter.codePointAt(0) ?? 0;
  return last + steps > 0x10ffff ? '' : String.fromCodePoint(last + steps);
};

const number = (hex: string): number => Number.parseInt(hex.replaceAll(/\s/g, ''), 16);

const unicode = (hex: string): string => {
  const digits = hex.replaceAll(/\s/g, '');
  return String.fromCharCode(...(digits.match(/.{4}/g) ?? [digits]).map((unit) => Number.parseInt(unit, 16)));
};
