// Downloads rows as a CSV file.
import { csvFile } from '@onward/domain/imports/csv-writer';

export function saveCsv(fileName: string, rows: readonly (readonly string[])[]): void {
  const address = URL.createObjectURL(new Blob([csvFile(rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
