// Walks a large set in the order of its key, batch by batch: each batch starts where the last one ended, so the
// millionth costs what the first did. Offsets are for pages that people turn.

/** `read` answers the rows whose id is greater than `after`, in order, at most one batch of them. */
export async function* batchesById<Row extends { id: number }>(
  read: (after: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = 0; ; ) {
    const batch = await read(after);
    const last = batch.at(-1);
    if (!last) return;
    yield batch;
    after = last.id;
  }
}
