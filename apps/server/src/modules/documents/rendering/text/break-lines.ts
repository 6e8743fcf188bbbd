// Breaks text and fields into lines: Latin text between words, Chinese text between characters.
import type { TextStyle } from './font-files.ts';
import { textWidth } from './text-runs.ts';

export type LineStyle = TextStyle & { underline?: boolean; strike?: boolean };

export interface TextPart {
  kind: 'text';
  text: string;
  style: LineStyle;
}

/** Something drawn in the line as a whole. */
export interface BoxPart<Box> {
  kind: 'box';
  box: Box;
  width: number;
}

export type LinePart<Box> = TextPart | BoxPart<Box>;

export type PlacedPart<Box> = LinePart<Box> & { x: number; width: number };

export interface Line<Box> {
  parts: PlacedPart<Box>[];
  width: number;
}

const CHINESE = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303f\\uff00-\\uffef';
const TOKENS = new RegExp(`\\n|[ \\t]+|[${CHINESE}]|[^ \\t\\n${CHINESE}-]+-?|-`, 'gu');
const IS_CHINESE = new RegExp(`^[${CHINESE}]`, 'u');
/** What lines are broken at, whatever the width. */
export const WORD_GAPS = new RegExp(`[ \\t\\n${CHINESE}]+`, 'u');
/** May not begin a line. */
const CLOSING = /^[.,;:!?%)\]}»”’…、。，．：；！？）】》」』〉〕]/u;
/** May not end a line. */
const OPENING = /[([{«“‘（【《「『〈〔]$/u;
const HYPHENATED = /\p{L}-$/u;

type Token<Box> = { part: LinePart<Box>; width: number; isSpace: boolean; isBreak: boolean };

export function breakLines<Box>(parts: readonly LinePart<Box>[], size: number, width: number): Line<Box>[] {
  const lines = new LineBuilder<Box>(size, width);
  let word: Token<Box>[] = [];
  const endWord = () => {
    lines.addWord(word);
    word = [];
  };
  for (const token of parts.flatMap((part) => tokensOf(part, size))) {
    if (token.isBreak || token.isSpace) {
      endWord();
      if (token.isBreak) lines.end();
      else lines.addSpace(token);
      continue;
    }
    const last = word.at(-1);
    if (last && mayBreak(last, token)) endWord();
    word.push(token);
  }
  endWord();
  lines.end();
  return lines.finished;
}

function tokensOf<Box>(part: LinePart<Box>, size: number): Token<Box>[] {
  if (part.kind === 'box') return [{ part, width: part.width, isSpace: false, isBreak: false }];
  return (part.text.replaceAll(/\r\n?/g, '\n').match(TOKENS) ?? []).map((text) => ({
    part: { kind: 'text', text, style: part.style },
    width: textWidth(text, part.style, size),
    isSpace: /^[ \t]/.test(text),
    isBreak: text === '\n',
  }));
}

function mayBreak<Box>({ part: before }: Token<Box>, { part: after }: Token<Box>): boolean {
  if (after.kind === 'text' && CLOSING.test(after.text)) return false;
  if (before.kind === 'text' && OPENING.test(before.text)) return false;
  if (before.kind === 'box' || after.kind === 'box') return true;
  if (IS_CHINESE.test(before.text) || IS_CHINESE.test(after.text)) return true;
  return HYPHENATED.test(before.text) && /^\p{L}/u.test(after.text);
}

class LineBuilder<Box> {
  readonly finished: Line<Box>[] = [];
  readonly #size: number;
  readonly #width: number;
  #tokens: Token<Box>[] = [];
  #used = 0;

  constructor(size: number, width: number) {
    this.#size = size;
    this.#width = width;
  }

  addSpace(token: Token<Box>): void {
    this.#add(token);
  }

  addWord(word: readonly Token<Box>[]): void {
    const width = word.reduce((sum, token) => sum + token.width, 0);
    if (this.#used > 0 && this.#used + width > this.#width) this.end();
    if (width <= this.#width) {
      for (const token of word) this.#add(token);
    } else for (const token of word) this.#addInPieces(token);
  }

  /** A word longer than a line is broken between its characters. */
  #addInPieces({ part, ...token }: Token<Box>): void {
    if (part.kind === 'box') {
      if (this.#used > 0 && this.#used + token.width > this.#width) this.end();
      this.#add({ part, ...token });
      return;
    }
    for (const character of part.text) {
      const width = textWidth(character, part.style, this.#size);
      if (this.#used > 0 && this.#used + width > this.#width) this.end();
      this.#add({ part: { ...part, text: character }, width, isSpace: false, isBreak: false });
    }
  }

  #add(token: Token<Box>): void {
    this.#tokens.push(token);
    this.#used += token.width;
  }

  end(): void {
    while (this.#tokens.at(-1)?.isSpace) this.#tokens.pop();
    this.finished.push(lineOf(this.#tokens));
    this.#tokens = [];
    this.#used = 0;
  }
}

/** Text in one style is joined again, so that it is drawn and copied as a whole. */
function lineOf<Box>(tokens: readonly Token<Box>[]): Line<Box> {
  const parts: PlacedPart<Box>[] = [];
  let x = 0;
  for (const { part, width } of tokens) {
    const last = parts.at(-1);
    if (last?.kind === 'text' && part.kind === 'text' && last.style === part.style) {
      last.text += part.text;
      last.width += width;
    } else parts.push(part.kind === 'text' ? { ...part, x, width } : { ...part, x });
    x += width;
  }
  return { parts, width: x };
}

/** Plain text in one style. */
export const breakText = (text: string, style: TextStyle, size: number, width: number): string[] =>
  breakLines<never>([{ kind: 'text', text, style }], size, width).map(({ parts }) =>
    parts.map((part) => (part.kind === 'text' ? part.text : '')).join(''),
  );
