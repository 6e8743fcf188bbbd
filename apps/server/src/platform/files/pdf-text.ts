// The words of a PDF, for searching. A small reader that knows what word processors and printers write: plain and packed
// streams, simple fonts, and fonts that bring their own table of letters. What it cannot read it leaves out; it never
// fails, and it stops at its limits.
import { inflateSync } from 'node:zlib';
import { shownText } from './pdf-content.ts';
import { type LetterTable, readLetterTable } from './pdf-letters.ts';

const FILE_MAX = 20_000_000;
const OBJECTS_MAX = 20_000;
const UNPACKED_MAX = 16_000_000;
const STREAM_MAX = 4_000_000;
const TEXT_MAX = 200_000;

interface PdfObject {
  dictionary: string;
  /** Still packed. */
  stream: string | null;
}

export function pdfText(bytes: Buffer): string {
  if (bytes.length > FILE_MAX || !bytes.subarray(0, 1024).includes('%PDF-')) return '';
  try {
    return readText(bytes.toString('latin1'));
  } catch {
    // Broken files are sent too; their words are simply not found.
    return '';
  }
}

function readText(file: string): string {
  if (/\/Encrypt\s/.test(file)) return '';
  const unpack = createUnpacker();
  const objects = new Map<number, PdfObject>();
  for (const [id, object] of listObjects(file)) objects.set(id, object);
  for (const object of [...objects.values()]) {
    if (/\/ObjStm\b/.test(object.dictionary)) addPackedObjects(objects, object.dictionary, unpack(object));
  }
  const fonts = readFonts(objects, unpack);
  let text = '';
  for (const object of objects.values()) {
    if (text.length >= TEXT_MAX) break;
    if (object.stream === null || /\/(?:Image|ObjStm|XRef|FontFile\d?|Length1|CIDInit)\b/.test(object.dictionary))
      continue;
    const content = unpack(object);
    if (/\bBT\b/.test(content)) text += `${shownText(content, fonts)}\n`;
  }
  return tidy(text);
}

const tidy = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get into the database.
    .replaceAll(/[\u0000-\u0009\u000b-\u001f]+/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/\n[\n ]+/g, '\n')
    .trim()
    .slice(0, TEXT_MAX)
    .toWellFormed();

function* listObjects(file: string): Generator<[number, PdfObject]> {
  const starts = /(\d{1,10})\s+\d{1,5}\s+obj\b/g;
  let count = 0;
  for (let start = starts.exec(file); start && count < OBJECTS_MAX; start = starts.exec(file)) {
    count += 1;
    const from = start.index + start[0].length;
    const end = nextOf(file, 'endobj', from);
    const streamWord = file.indexOf('stream', from);
    const hasStream = streamWord !== -1 && streamWord < end;
    const dictionary = file.slice(from, hasStream ? streamWord : end);
    if (!hasStream) {
      yield [Number(start[1]), { dictionary, stream: null }];
      starts.lastIndex = end;
      continue;
    }
    const body = streamWord + 'stream'.length + (file[streamWord + 6] === '\r' ? 2 : 1);
    const streamEnd = nextOf(file, 'endstream', body);
    yield [Number(start[1]), { dictionary, stream: file.slice(body, streamEnd) }];
    starts.lastIndex = streamEnd;
  }
}

function nextOf(text: string, word: string, from: number): number {
  const at = text.indexOf(word, from);
  return at === -1 ? text.length : at;
}

/** Small objects stand together in packed streams, their numbers and places first. */
function addPackedObjects(objects: Map<number, PdfObject>, dictionary: string, content: string): void {
  const first = Number(/\/First\s+(\d+)/.exec(dictionary)?.[1] ?? 0);
  const head = content.slice(0, first).trim().split(/\s+/).map(Number);
  for (let at = 0; at + 1 < head.length && objects.size < OBJECTS_MAX; at += 2) {
    const [id = 0, place = 0, , next] = head.slice(at, at + 4);
    objects.set(id, {
      dictionary: content.slice(first + place, next === undefined ? undefined : first + next),
      stream: null,
    });
  }
}

type Unpack = (object: PdfObject) => string;

function createUnpacker(): Unpack {
  let left = UNPACKED_MAX;
  return ({ dictionary, stream }) => {
    if (stream === null || left <= 0) return '';
    const filters = /\/Filter\s*(\[[^\]]*\]|\/\w+)/.exec(dictionary)?.[1]?.match(/\w+/g) ?? [];
    let bytes: Buffer = Buffer.from(stream, 'latin1');
    for (const filter of filters) {
      if (filter === 'FlateDecode') bytes = inflate(bytes);
      else if (filter === 'ASCII85Decode') bytes = fromAscii85(bytes.toString('latin1'));
      else return '';
    }
    left -= bytes.length;
    return bytes.subarray(0, STREAM_MAX).toString('latin1');
  };
}

function inflate(bytes: Buffer): Buffer {
  try {
    return inflateSync(bytes, { maxOutputLength: STREAM_MAX, finishFlush: 2 });
  } catch {
    return Buffer.alloc(0);
  }
}

function fromAscii85(text: string): Buffer {
  const bytes: number[] = [];
  const digits: number[] = [];
  for (const letter of text.split('~>')[0] ?? '') {
    const digit = letter.charCodeAt(0) - 33;
    if (letter === 'z' && digits.length === 0) bytes.push(0, 0, 0, 0);
    if (digit < 0 || digit > 84) continue;
    digits.push(digit);
    if (digits.length === 5) bytes.push(...group(digits.splice(0), 4));
  }
  if (digits.length > 1) {
    const kept = digits.length - 1;
    bytes.push(...group([...digits, 84, 84, 84, 84].slice(0, 5), kept));
  }
  return Buffer.from(bytes);
}

function group(digits: readonly number[], kept: number): number[] {
  const value = digits.reduce((sum, digit) => sum * 85 + digit, 0);
  return [24, 16, 8, 0].slice(0, kept).map((shift) => Math.floor(value / 2 ** shift) % 256);
}

/** By the names under which pages use them; null for a font whose letters nobody can tell. */
function readFonts(objects: ReadonlyMap<number, PdfObject>, unpack: Unpack): Map<string, LetterTable | null> {
  const fonts = new Map<string, LetterTable | null>();
  for (const { dictionary } of objects.values()) {
    for (const [, inline, reference] of dictionary.matchAll(/\/Font\s*(?:<<([^<>]*)>>|(\d+)\s+\d+\s+R)/g)) {
      const listed = inline ?? objects.get(Number(reference))?.dictionary ?? '';
      for (const [, name = '', id] of listed.matchAll(/\/([^\s/<>[\]()]+)\s+(\d+)\s+\d+\s+R/g)) {
        if (!fonts.has(name)) addFont(fonts, name, objects.get(Number(id))?.dictionary ?? '', objects, unpack);
      }
    }
  }
  return fonts;
}

function addFont(
  fonts: Map<string, LetterTable | null>,
  name: string,
  font: string,
  objects: ReadonlyMap<number, PdfObject>,
  unpack: Unpack,
): void {
  const table = objects.get(Number(/\/ToUnicode\s+(\d+)\s+\d+\s+R/.exec(font)?.[1] ?? -1));
  if (table) fonts.set(name, readLetterTable(unpack(table)));
  else if (/\/Type0\b/.test(font)) fonts.set(name, null);
}
