// Reads the rows of a report in batches from a cursor, so that memory doesn't grow with them.
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { Statement } from '../sources/build-query.ts';
import type { RawRow } from '../sources/format-cells.ts';

const BATCH_ROWS = 2000;

/** All of one moment: the cursor keeps what it saw when it was opened, whatever changes meanwhile. */
export async function* readBatches(tx: Transaction, { text, values }: Statement): AsyncGenerator<RawRow[]> {
  await tx.client.query(`declare report_rows no scroll cursor for ${text}`, values);
  const fetch = () => tx.client.query<RawRow>({ text: `fetch ${BATCH_ROWS} from report_rows`, rowMode: 'array' });
  let coming = fetch();
  for (;;) {
    const { rows } = await coming;
    const isLast = rows.length < BATCH_ROWS;
    if (!isLast) {
      // The database reads the next rows while these are formatted and stored.
      coming = fetch();
      // When writing ends early, nobody waits for them.
      coming.catch(() => null);
    }
    if (rows.length > 0) yield rows;
    if (isLast) return;
  }
}
