// The part of fontkit that is used here; the package has no types of its own.
declare module 'fontkit' {
  export interface Glyph {
    id: number;
    codePoints: number[];
    advanceWidth: number;
  }

  export interface Subset {
    includeGlyph(glyph: number | Glyph): number;
    encode(): Uint8Array;
  }

  export interface Font {
    postscriptName: string | null;
    unitsPerEm: number;
    ascent: number;
    descent: number;
    italicAngle: number;
    capHeight: number;
    xHeight: number;
    bbox: { minX: number; minY: number; maxX: number; maxY: number; width: number; height: number };
    characterSet: number[];
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
    layout(text: string): { glyphs: Glyph[] };
    createSubset(): Subset;
  }

  export function create(bytes: Uint8Array): Font;
}
