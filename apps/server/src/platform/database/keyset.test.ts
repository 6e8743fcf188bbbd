import { describe, expect, it } from 'vitest';
import { batchesById } from './keyset.ts';

describe('batches by id', () => {
  const rows = [2, 3, 5, 7, 11].map((id) => ({ id }));
  const asked: number[] = [];
  const read = async (after: number) => {
    asked.push(after);
    return rows.filter(({ id }) => id > after).slice(0, 2);
  };

  it('start after the last row of the previous batch, until nothing is left', async () => {
    const seen: number[][] = [];
    for await (const batch of batchesById(read)) seen.push(batch.map(({ id }) => id));
    expect(seen).toEqual([[2, 3], [5, 7], [11]]);
    expect(asked).toEqual([0, 3, 7, 11]);
  });
});
