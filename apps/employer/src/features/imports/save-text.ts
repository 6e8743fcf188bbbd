// Hands the reader a text as a file.
const BYTE_ORDER_MARK = '\uFEFF';

/** The mark tells spreadsheets that it is UTF-8. */
export function saveText(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

/** One line of CSV; what a spreadsheet would run as a formula is kept from running. */
export const csvLine = (cells: readonly string[]): string =>
  cells.map((cell) => `"${(/^[=+\-@\t]/.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`).join(',');
