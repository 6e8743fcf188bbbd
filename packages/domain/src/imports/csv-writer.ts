// Writes CSV for spreadsheets: every cell is quoted, and none can run as a formula.

/**
 * Spreadsheets run cells that start like this. Cells that already start with our quote prefix get another one, so that
 * reading restores them.
 */
const RUNS = /^'*[=+\-@\t\r]/;
const MARK = "'";
/** Tells spreadsheets that the text is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const harmless = (cell: string): string => (RUNS.test(cell) ? `${MARK}${cell}` : cell);

const quoted = (cell: string): string => `"${harmless(cell).replaceAll('"', '""')}"`;

export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

/** A whole file; long files are built line by line with `csvStart` and `csvLine`. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  `${BYTE_ORDER_MARK}${rows.map(csvLine).join('')}`;

export const csvStart = (headings: readonly string[]): string => csvFile([headings]);

/** Restores a cell to what it was before escaping. */
export const unmarked = (cell: string): string =>
  cell.startsWith(MARK) && RUNS.test(cell) ? cell.slice(MARK.length) : cell;
