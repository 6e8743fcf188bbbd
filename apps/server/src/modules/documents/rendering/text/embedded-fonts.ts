// The fonts of one PDF: each holds only the glyphs that were drawn, and their Unicode characters.
import { deflateSync } from 'node:zlib';
import { type PDFContext, type PDFDocument, PDFName, PDFRawStream, type PDFRef, PDFString } from '@cantoo/pdf-lib';
import type { Font, Subset } from 'fontkit';
import type { FontFile } from './font-files.ts';

const UNITS = 1000;
const SYMBOLIC = 4;
const ITALIC = 64;
/** The most lines that one list in a character map may have. */
const MAP_LINES_MAX = 100;

const hex = (value: number): string => value.toString(16).padStart(4, '0');

export function compressedStream(context: PDFContext, bytes: Uint8Array | string): PDFRef {
  const packed = deflateSync(bytes);
  const dictionary = context.obj({ Length: packed.length, Filter: 'FlateDecode' });
  return context.register(PDFRawStream.of(dictionary, packed));
}

export class EmbeddedFont {
  readonly ref: PDFRef;
  readonly #font: Font;
  readonly #subset: Subset;
  readonly #numbers = new Map<number, number>();
  /** By number, from 1. */
  readonly #widths: number[] = [];
  readonly #codePoints: number[] = [];

  constructor({ font }: FontFile, ref: PDFRef) {
    this.#font = font;
    this.ref = ref;
    this.#subset = font.createSubset();
  }

  /** The text as numbers of glyphs. */
  encode(text: string): string {
    let encoded = '';
    for (const character of text) encoded += hex(this.#numberOf(character.codePointAt(0) ?? 0));
    return encoded;
  }

  #numberOf(codePoint: number): number {
    const known = this.#numbers.get(codePoint);
    if (known !== undefined) return known;
    const glyph = this.#font.glyphForCodePoint(codePoint);
    const number = this.#subset.includeGlyph(glyph.id);
    this.#numbers.set(codePoint, number);
    this.#widths[number - 1] = this.#scaled(glyph.advanceWidth);
    this.#codePoints[number - 1] = codePoint;
    return number;
  }

  write(context: PDFContext, name: string): void {
    const descendant = context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      CIDToGIDMap: 'Identity',
      BaseFont: name,
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
      FontDescriptor: this.#descriptor(context, name),
      W: [1, this.#widths],
    });
    const font = context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [context.register(descendant)],
      ToUnicode: compressedStream(context, this.#characterMap()),
    });
    context.assign(this.ref, font);
  }

  #descriptor(context: PDFContext, name: string): PDFRef {
    const { ascent, descent, bbox, capHeight, italicAngle } = this.#font;
    const box = [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map((each) => this.#scaled(each));
    const descriptor = context.obj({
      Type: 'FontDescriptor',
      FontName: name,
      Flags: SYMBOLIC + (italicAngle === 0 ? 0 : ITALIC),
      FontBBox: box,
      ItalicAngle: italicAngle,
      Ascent: this.#scaled(ascent),
      Descent: this.#scaled(descent),
      CapHeight: this.#scaled(capHeight || ascent),
      StemV: 80,
      FontFile2: compressedStream(context, this.#subset.encode()),
    });
    return context.register(descriptor);
  }

  #scaled(units: number): number {
    return Math.round((units * UNITS) / this.#font.unitsPerEm);
  }

  #characterMap(): string {
    const lines = this.#codePoints.map((codePoint, index) => {
      const text = String.fromCodePoint(codePoint);
      const units = Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at)));
      return `<${hex(index + 1)}> <${units.join('')}>`;
    });
    const lists: string[] = [];
    for (let from = 0; from < lines.length; from += MAP_LINES_MAX) {
      const list = lines.slice(from, from + MAP_LINES_MAX);
      lists.push(`${list.length} beginbfchar\n${list.join('\n')}\nendbfchar`);
    }
    return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${lists.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
  }
}

export class EmbeddedFonts {
  readonly #document: PDFDocument;
  readonly #fonts = new Map<FontFile, EmbeddedFont>();

  constructor(document: PDFDocument) {
    this.#document = document;
  }

  of(file: FontFile): EmbeddedFont {
    let font = this.#fonts.get(file);
    if (!font) {
      font = new EmbeddedFont(file, this.#document.context.nextRef());
      this.#fonts.set(file, font);
    }
    return font;
  }

  /** After everything was drawn. Six letters before the name say that only a part of the font is here. */
  write(): void {
    for (const [index, [{ font }, embedded]] of [...this.#fonts].entries()) {
      const letters = [...index.toString(26).padStart(6, '0')].map((digit) => 65 + Number.parseInt(digit, 26));
      const name = `${String.fromCharCode(...letters)}+${font.postscriptName ?? 'Font'}`;
      embedded.write(this.#document.context, PDFName.of(name).decodeText());
    }
  }
}
