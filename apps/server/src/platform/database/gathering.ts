// Rows that wait until the end of the transaction. Only for arrivals (applicants.arrivals.ts), whose application is not
// stored before: this file, gathered-rows.ts and what uses them go when arrivals are gone.

export interface GatheringIn<Tx, Item> {
  /** Lower ones are written first: who arrives (-1), the rows that reference them (0), what is announced of them (1). */
  order: number;
  /** Has no effect any more. */
  atOnce?: true;
  write(tx: Tx, items: readonly Item[]): Promise<void>;
}

export class Gathered<Tx> {
  readonly #waiting = new Map<GatheringIn<Tx, unknown>, unknown[]>();

  add<Item>(gathering: GatheringIn<Tx, Item>, items: readonly Item[]): void {
    if (items.length === 0) return;
    this.#waiting.set(gathering as GatheringIn<Tx, unknown>, [...this.waiting(gathering), ...items]);
  }

  waiting<Item>(gathering: GatheringIn<Tx, Item>): readonly Item[] {
    return (this.#waiting.get(gathering as GatheringIn<Tx, unknown>) ?? []) as Item[];
  }

  async write(tx: Tx): Promise<void> {
    while (this.#waiting.size > 0) {
      const [next] = [...this.#waiting].toSorted(([one], [other]) => one.order - other.order);
      if (!next) return;
      const [gathering, items] = next;
      this.#waiting.delete(gathering);
      await gathering.write(tx, items);
    }
  }

  clear(): void {
    this.#waiting.clear();
  }
}
