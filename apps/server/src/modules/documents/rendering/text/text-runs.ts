// Splits a text into parts that one font has, and measures them.
import { type FontFile, fileWith, handwritingWith, type TextStyle, UNKNOWN_CHARACTER } from './font-files.ts';

export interface TextRun {
  file: FontFile;
  text: string;
  /** At size 1. */
  width: number;
}

/** Merges characters that share a glyph, because copied text can only return one of them. */
const plainCharacters = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u00a0\u2007\u202f\t]/g, ' ')
    .replaceAll(/[\u2010\u2011]/g, '-')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these have no glyph.
    .replaceAll(/[\u0000-\u001f\u007f\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]|\ufe0e|\ufe0f/g, '');

type FindFile = (codePoint: number) => FontFile | null;

function runsOf(text: string, find: FindFile): TextRun[] {
  const runs: TextRun[] = [];
  for (const written of plainCharacters(text)) {
    const known = find(written.codePointAt(0) ?? 0);
    const character = known ? written : UNKNOWN_CHARACTER;
    const codePoint = character.codePointAt(0) ?? 0;
    const file = known ?? find(codePoint) ?? fileWith(codePoint, {});
    if (!file) continue;
    const width = file.advance(codePoint);
    const last = runs.at(-1);
    if (last?.file === file) {
      last.text += character;
      last.width += width;
    } else runs.push({ file, text: character, width });
  }
  return runs;
}

export const textRuns = (text: string, style: TextStyle): TextRun[] =>
  runsOf(text, (codePoint) => fileWith(codePoint, style));

/** In handwriting when it has all the characters, else in italics. */
export function handwrittenRuns(text: string): TextRun[] {
  const plain = plainCharacters(text);
  const hasAll = [...plain].every((character) => handwritingWith(character.codePointAt(0) ?? 0));
  return hasAll ? runsOf(plain, handwritingWith) : textRuns(plain, { italic: true });
}

export const runsWidth = (runs: readonly TextRun[], size: number): number =>
  runs.reduce((sum, { width }) => sum + width, 0) * size;

export const textWidth = (text: string, style: TextStyle, size: number): number =>
  runsWidth(textRuns(text, style), size);
