// Small writes that share a transaction but fail independently.
import { describe, expect, it } from 'vitest';
import { Together } from './together.ts';

describe('writing together', () => {
  it('collects writes that arrive while one is in progress and resolves them after the next [PLT-058]', async () => {
    const written: number[][] = [];
    const gates: (() => void)[] = [];
    const together = new Together<number>(async (items) => {
      written.push([...items]);
      await new Promise<void>((open) => gates.push(open));
    });
    const first = together.add(1);
    const others = [together.add(2), together.add(3)];
    expect(written).toEqual([[1]]);
    gates.shift()?.();
    await first;
    await Promise.resolve();
    expect(written).toEqual([[1], [2, 3]]);
    gates.shift()?.();
    await Promise.all(others);
  });

  it('falls back to single writes when a batch fails, and rejects only the one at fault [PLT-058]', async () => {
    const written: number[][] = [];
    const together = new Together<number>(async (items) => {
      if (items.includes(2)) throw new Error('not this one');
      written.push([...items]);
    });
    const results = await Promise.allSettled([0, 1, 2, 3].map((item) => together.add(item)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(written).toEqual([[0], [1], [3]]);
  });

  it('never exceeds the batch size [PLT-058]', async () => {
    const sizes: number[] = [];
    const together = new Together<number>(async (items) => {
      sizes.push(items.length);
    }, 2);
    await Promise.all([1, 2, 3, 4, 5].map((item) => together.add(item)));
    expect(sizes).toEqual([1, 2, 2]);
  });
});
