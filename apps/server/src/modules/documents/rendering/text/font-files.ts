// Font files from npm packages, opened once per thread, and which of them has a character.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './woff.ts';

export interface TextStyle {
  bold?: boolean;
  italic?: boolean;
}

/** Shown for a character that no font has. */
export const UNKNOWN_CHARACTER = '□';

const require = createRequire(import.meta.url);
const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`));
const NOTO = folderOf('@fontsource/noto-sans');
const NOTO_SC = folderOf('@fontsource/noto-sans-sc');
const CAVEAT = folderOf('@fontsource/caveat');

const NOTO_PARTS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'];
const CAVEAT_PARTS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'];

/** One font file. */
export class FontFile {
  readonly path: string;
  #font: Font | undefined;
  readonly #advances = new Map<number, number>();

  constructor(path: string) {
    this.path = path;
  }

  get font(): Font {
    this.#font ??= create(unpackWoff(readFileSync(this.path)));
    return this.#font;
  }

  has(codePoint: number): boolean {
    return this.font.hasGlyphForCodePoint(codePoint);
  }

  /** The width of a character at size 1. */
  advance(codePoint: number): number {
    let advance = this.#advances.get(codePoint);
    if (advance === undefined) {
      advance = this.font.glyphForCodePoint(codePoint).advanceWidth / this.font.unitsPerEm;
      this.#advances.set(codePoint, advance);
    }
    return advance;
  }
}

const files = new Map<string, FontFile>();

function fileAt(path: string): FontFile {
  const file = files.get(path) ?? new FontFile(path);
  files.set(path, file);
  return file;
}

const weightOf = ({ bold }: TextStyle): string => (bold ? '700' : '400');

/** Common characters are in one large file, so that a Chinese text needs one font and not thirty. */
const chineseFile = (part: string, style: TextStyle): FontFile =>
  fileAt(join(NOTO_SC, 'files', `noto-sans-sc-${part}-${weightOf(style)}-normal.woff`));

let slices: { part: string; ranges: [number, number][] }[] | undefined;

/** The packages list the characters of each file as `U+4e00-4e05,U+4e07`. */
function readSlices(): { part: string; ranges: [number, number][] }[] {
  const listed = JSON.parse(readFileSync(join(NOTO_SC, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(listed).map(([name, list]) => ({
    part: name.replaceAll(/[[\]]/g, ''),
    ranges: list.split(',').map((range) => {
      const [from = 0, to = from] = range
        .replace('U+', '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return [from, to];
    }),
  }));
}

function rareChineseFile(codePoint: number, style: TextStyle): FontFile | undefined {
  slices ??= readSlices();
  const slice = slices.find(({ ranges }) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to));
  return slice && chineseFile(slice.part, style);
}

function findFile(codePoint: number, style: TextStyle): FontFile | null {
  const slant = style.italic ? 'italic' : 'normal';
  for (const part of NOTO_PARTS) {
    const file = fileAt(join(NOTO, 'files', `noto-sans-${part}-${weightOf(style)}-${slant}.woff`));
    if (file.has(codePoint)) return file;
  }
  const common = chineseFile('chinese-simplified', style);
  if (common.has(codePoint)) return common;
  const rare = rareChineseFile(codePoint, style);
  return rare?.has(codePoint) ? rare : null;
}

const found = new Map<string, FontFile | null>();

/** Null when no font has the character. */
export function fileWith(codePoint: number, style: TextStyle): FontFile | null {
  const key = `${codePoint}${style.bold ? 'b' : ''}${style.italic ? 'i' : ''}`;
  let file = found.get(key);
  if (file === undefined) {
    file = findFile(codePoint, style);
    found.set(key, file);
  }
  return file;
}

/** Handwriting, for typed signatures. */
export function handwritingWith(codePoint: number): FontFile | null {
  const paths = CAVEAT_PARTS.map((part) => join(CAVEAT, 'files', `caveat-${part}-600-normal.woff`));
  return paths.map(fileAt).find((file) => file.has(codePoint)) ?? null;
}
