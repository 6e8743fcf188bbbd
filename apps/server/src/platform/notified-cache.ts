// An in-memory cache that is valid only while change notifications arrive. A change reaches every process through
// NOTIFY at commit; while the listening connection is down, nothing is cached.
export class NotifiedCache<Kept> {
  readonly #capacity: number;
  readonly #entries = new Map<string, Kept>();
  #listening = false;
  /** Counts notifications, so that a value which changed while it was being read is not cached. */
  #changes = 0;

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get(key: string): Kept | undefined {
    return this.#listening ? this.#entries.get(key) : undefined;
  }

  /** A version to take before reading and to pass when storing what was read. */
  mark(): number {
    return this.#changes;
  }

  keep(key: string, value: Kept, mark: number): void {
    if (!this.#listening || mark !== this.#changes) return;
    if (this.#entries.size >= this.#capacity) {
      const [oldest] = this.#entries.keys();
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    this.#entries.set(key, value);
  }

  connected(): void {
    this.#forgetAll();
    this.#listening = true;
  }

  disconnected(): void {
    this.#listening = false;
    this.#forgetAll();
  }

  /** Called on a notification: drops the affected entries. */
  protected forget(concerns: (value: Kept) => boolean): void {
    this.#changes += 1;
    for (const [key, value] of this.#entries) if (concerns(value)) this.#entries.delete(key);
  }

  #forgetAll(): void {
    this.#changes += 1;
    this.#entries.clear();
  }
}
