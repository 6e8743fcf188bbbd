// Walks a large set in key order, batch by batch. Each batch starts after the previous one, so the cost doesn't grow
// with the offset. Offsets are only for pages that people click through.

/** `read` returns at most one batch of rows whose id is greater than `after`, in order. */
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
