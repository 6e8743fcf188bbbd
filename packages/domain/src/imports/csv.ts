// CSV imports: file limits, rejection reasons and the parsed content (AHD-019).

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
  /** `line` is the line of the file where the row starts, as editors count it. */
  rows: { line: number; cells: string[] }[];
}

/** A cell that a spreadsheet would run as a formula; signed numbers are not formulas. */
export const isFormula = (cell: string): boolean => /^[=@\t\r]/.test(cell) || /^[+-](?![\d\s().-]*$)/.test(cell);
