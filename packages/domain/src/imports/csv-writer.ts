// Writes CSV for people and their spreadsheets: every cell in quotes, and none that a spreadsheet would run.

/** Spreadsheets run what begins like this; a cell that only looks like one of ours is marked too, so that reading gives it back. */
const RUNS = /^'*[=+\-@\t\r]/;
const MARK = "'";
/** Tells spreadsheets that the letters are UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const harmless = (cell: string): string => (RUNS.test(cell) ? `${MARK}${cell}` : cell);

const quoted = (cell: string): string => `"${harmless(cell).replaceAll('"', '""')}"`;

export const csvLine = (cells: readonly string[]): string => `${cells.map(quoted).join(',')}\r\n`;

/** A whole file; what is long is put together line by line with `csvStart` and `csvLine`. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  `${BYTE_ORDER_MARK}${rows.map(csvLine).join('')}`;

export const csvStart = (headings: readonly string[]): string => csvFile([headings]);

/** A cell as it was before it was made harmless. */
export const unmarked = (cell: string): string =>
  cell.startsWith(MARK) && RUNS.test(cell) ? cell.slice(MARK.length) : cell;
