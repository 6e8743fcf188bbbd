// Writes a report as CSV, in chunks as its rows arrive (RPT-013).
import { csvLine, csvStart } from '@onward/domain/imports/csv-writer';

export async function* csvOf(
  headings: readonly string[],
  batches: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(csvStart(headings));
  for await (const rows of batches) {
    let text = '';
    for (const cells of rows) text += csvLine(cells);
    yield Buffer.from(text);
  }
}
