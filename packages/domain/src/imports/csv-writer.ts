// Writes CSV for spreadsheets: every cell is quoted, and none can run as a formula.

/**
 * Spreadsheets run cells that start like this. Cells that already start with our quote prefix get another one, so that
 * reading restores them.
 */
const FORMULA_START = /^'*[=+\-@\t\r]/;
const FORMULA_ESCAPE = "'";
/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const escapeFormula = (cell: string): string => (FORMULA_START.test(cell) ? `${FORMULA_ESCAPE}${cell}` : cell);

const quoted = (cell: string): string => `"${escapeFormula(cell).replaceAll('"', '""')}"`;

export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

/** A whole file; long files are built line by line with `csvStart` and `csvLine`. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  `${BYTE_ORDER_MARK}${rows.map(csvLine).join('')}`;

export const csvStart = (headings: readonly string[]): string => csvFile([headings]);

/** Restores a cell to what it was before escaping. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith(FORMULA_ESCAPE) && FORMULA_START.test(cell) ? cell.slice(FORMULA_ESCAPE.length) : cell;
