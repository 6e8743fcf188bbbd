// Batches small concurrent writes into one transaction: writes that arrive while one is in progress join the next.
// Callers resolve after the commit, as if they had written alone.

interface Waiting<Item> {
  item: Item;
  resolve(): void;
  reject(error: unknown): void;
}

export class Together<Item> {
  readonly #write: (items: readonly Item[]) => Promise<void>;
  readonly #most: number;
  #waiting: Waiting<Item>[] = [];
  #writing = false;

  /** `write` must store all items or none. */
  constructor(write: (items: readonly Item[]) => Promise<void>, most = 100) {
    this.#write = write;
    this.#most = most;
  }

  add(item: Item): Promise<void> {
    const written = new Promise<void>((resolve, reject) => this.#waiting.push({ item, resolve, reject }));
    if (!this.#writing) void this.#writeAll();
    return written;
  }

  async #writeAll(): Promise<void> {
    this.#writing = true;
    while (this.#waiting.length > 0) await this.#writeSome(this.#waiting.splice(0, this.#most));
    this.#writing = false;
  }

  async #writeSome(some: readonly Waiting<Item>[]): Promise<void> {
    try {
      await this.#write(some.map(({ item }) => item));
      for (const { resolve } of some) resolve();
    } catch (error) {
      // One invalid item must not fail the others.
      if (some.length > 1) for (const one of some) await this.#writeSome([one]);
      else some[0]?.reject(error);
    }
  }
}
