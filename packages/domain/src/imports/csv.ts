// Reads a CSV file as people have them: with a mark at the start, commas, semicolons or tabs, quotes and line breaks in
// cells, in UTF-8 or UTF-16. What cannot be read is refused in a word; nothing is guessed (AHD-019).

import { unmarked } from './csv-writer.ts';

export const IMPORT_MAX_BYTES = 5 * 1_048_576;
export const IMPORT_MAX_ROWS = 10_000;
export const IMPORT_MAX_COLUMNS = 100;

export type CsvRefusal =
  | 'too_large'
  | 'wrong_encoding'
  | 'no_rows'
  | 'too_many_rows'
  | 'too_many_columns'
  | 'open_quote'
  | 'duplicate_column';

export interface CsvTable {
  columns: string[];
  /** `line` is the line of the file a row begins on, as an editor counts it. */
  rows: { line: number; cells: string[] }[];
}

export type CsvReading = { read: true; table: CsvTable } | { read: false; reason: CsvRefusal };

const refused = (reason: CsvRefusal): CsvReading => ({ read: false, reason });

export function readCsv(bytes: Uint8Array): CsvReading {
  if (bytes.byteLength > IMPORT_MAX_BYTES) return refused('too_large');
  const text = decode(bytes);
  if (text === null) return refused('wrong_encoding');
  const records = splitRecords(text, delimiterOf(text));
  if (records === null) return refused('open_quote');
  const [header, ...rows] = records.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (!header || rows.length === 0) return refused('no_rows');
  if (rows.length > IMPORT_MAX_ROWS) return refused('too_many_rows');
  const columns = header.cells.map((cell) => unmarked(cell.trim()));
  if (columns.length > IMPORT_MAX_COLUMNS) return refused('too_many_columns');
  const named = columns.filter((column) => column !== '').map((column) => column.toLowerCase());
  if (new Set(named).size < named.length) return refused('duplicate_column');
  return {
    read: true,
    table: { columns, rows: rows.map((row) => ({ ...row, cells: fit(row.cells, columns.length) })) },
  };
}

const fit = (cells: readonly string[], length: number): string[] =>
  Array.from({ length }, (_, index) => unmarked(cells[index]?.trim() ?? ''));

/** Null when the bytes are no text of an encoding that says so itself, or hold what no CSV holds. */
function decode(bytes: Uint8Array): string | null {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return text.includes('\u0000') ? null : text;
  } catch {
    return null;
  }
}

/** The delimiter that splits the first line into the most cells; quoted ones do not count. */
function delimiterOf(text: string): string {
  const counts: Record<string, number> = { ',': 0, ';': 0, '\t': 0 };
  let quoted = false;
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (character === '\n' || character === '\r') break;
    else if (character in counts) counts[character] = (counts[character] ?? 0) + 1;
  }
  const count = (delimiter: string) => counts[delimiter] ?? 0;
  return [',', ';', '\t'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
}

/** Null when a quote is opened and never closed. */
function splitRecords(text: string, delimiter: string): CsvTable['rows'] | null {
  const records: CsvTable['rows'] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  /** Nothing but blanks so far; asking the cell itself at each quote would take quadratic time. */
  let blank = true;
  let line = 1;
  let startLine = 1;
  const endCell = () => {
    cells.push(cell);
    cell = '';
    blank = true;
  };
  const put = (character: string) => {
    cell += character;
    blank &&= character.trim() === '';
  };
  const endRecord = () => {
    endCell();
    records.push({ line: startLine, cells });
    cells = [];
    startLine = line;
  };
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? '';
    const isBreak = character === '\n' || (character === '\r' && text[index + 1] !== '\n');
    if (isBreak) line += 1;
    if (quoted) {
      if (character !== '"') put(character);
      else if (text[index + 1] === '"') {
        put('"');
        index += 1;
      } else quoted = false;
    } else if (character === '"' && blank) {
      cell = '';
      quoted = true;
    } else if (character === delimiter) endCell();
    else if (isBreak) endRecord();
    else if (character !== '\r') put(character);
  }
  if (quoted) return null;
  if (cell !== '' || cells.length > 0) endRecord();
  return records;
}

/** A cell that a spreadsheet would run as a formula. Numbers with a sign are none. */
export const isFormula = (cell: string): boolean => /^[=@\t\r]/.test(cell) || /^[+-](?![\d\s().-]*$)/.test(cell);
