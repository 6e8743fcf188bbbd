// Reads a CSV file in the forms people have: with or without a byte order mark, separated by commas, semicolons or tabs,
// in UTF-8 or UTF-16. A file that cannot be read is refused with a reason (AHD-019).
import {
  type CsvRefusal,
  type CsvTable,
  IMPORT_MAX_BYTES,
  IMPORT_MAX_COLUMNS,
  IMPORT_MAX_ROWS,
} from '@onward/domain/imports/csv';
import { unescapeFormula } from '@onward/domain/imports/csv-writer';
import { CsvError, type Options, parse } from 'csv-parse/sync';

export type CsvReading = { read: true; table: CsvTable } | { read: false; reason: CsvRefusal };

/** The library spends 50 µs on each row of unexpected length, so it must not see millions of them; blank rows count too. */
const MOST_RECORDS = 2 * IMPORT_MAX_ROWS;

const OPTIONS = {
  record_delimiter: ['\r\n', '\n', '\r'],
  trim: true,
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  raw: true,
} satisfies Options;

const refused = (reason: CsvRefusal): CsvReading => ({ read: false, reason });

export function readCsv(bytes: Uint8Array): CsvReading {
  if (bytes.byteLength > IMPORT_MAX_BYTES) return refused('too_large');
  const text = decode(bytes);
  if (text === null) return refused('wrong_encoding');
  try {
    return readTable(text);
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED') return refused('open_quote');
    throw error;
  }
}

function readTable(text: string): CsvReading {
  const delimiter = delimiterOf(text);
  const records = parseRecords(withoutBlankEnd(text, delimiter), { delimiter, to: MOST_RECORDS });
  if (records.length === MOST_RECORDS) return refused('too_many_rows');
  const [header, ...rows] = withLines(records).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (!header || rows.length === 0) return refused('no_rows');
  if (rows.length > IMPORT_MAX_ROWS) return refused('too_many_rows');
  const columns = header.cells.map((cell) => unescapeFormula(cell.trim()));
  if (columns.length > IMPORT_MAX_COLUMNS) return refused('too_many_columns');
  const named = columns.filter((column) => column !== '').map((column) => column.toLowerCase());
  if (new Set(named).size < named.length) return refused('duplicate_column');
  return {
    read: true,
    table: { columns, rows: rows.map((row) => ({ ...row, cells: fit(row.cells, columns.length) })) },
  };
}

const fit = (cells: readonly string[], length: number): string[] =>
  Array.from({ length }, (_, index) => unescapeFormula(cells[index]?.trim() ?? ''));

/** Null when the bytes are not valid text in the encoding their byte order mark names, or contain a NUL character. */
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

/** The delimiter that splits the first record into the most cells. */
function delimiterOf(text: string): string {
  const candidates = [',', ';', '\t'].map((delimiter) => ({
    delimiter,
    cells: parseRecords(text, { delimiter, to: 1 })[0]?.record.length ?? 0,
  }));
  return candidates.reduce((best, each) => (each.cells > best.cells ? each : best)).delimiter;
}

/** Spreadsheets export thousands of blank rows below the data; they must not count toward the limit of rows. */
function withoutBlankEnd(text: string, delimiter: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === delimiter || text[end - 1]?.trim() === '')) end -= 1;
  return text.slice(0, end);
}

interface RawRecord {
  record: string[];
  raw: string;
}

function parseRecords(text: string, options: Options): RawRecord[] {
  const read = (more: Options) => parse(text, { ...OPTIONS, ...options, ...more }) as unknown as RawRecord[];
  try {
    return read({});
  } catch (error) {
    // The library accepts text after a closing quote only when it does not trim the ends of cells.
    const isTextAfterQuote = error instanceof CsvError && error.code === 'CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE';
    if (isTextAfterQuote) return read({ trim: false, ltrim: true });
    throw error;
  }
}

/** Lines are counted here because the library counts a Windows line end inside quotes as two. */
function withLines(records: readonly RawRecord[]): CsvTable['rows'] {
  let line = 1;
  return records.map(({ record, raw }) => {
    // Skipped empty lines are part of the raw text of the record that follows them.
    const startLine = line + breaksIn(raw.slice(0, raw.length - raw.trimStart().length));
    line += breaksIn(raw);
    return { line: startLine, cells: record };
  });
}

const breaksIn = (text: string): number => text.match(/\r\n?|\n/g)?.length ?? 0;
