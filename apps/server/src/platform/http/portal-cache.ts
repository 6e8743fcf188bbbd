// Public pages as they were last sent. Every event of a company forgets its pages; while the process does not hear of
// events nothing is kept at all.
const CAPACITY = 2_000;

export interface KeptPage {
  companyId: number;
  status: number;
  /** Compressed once, sent many times. */
  gzip: Buffer;
}

export class PortalCache {
  readonly #pages = new Map<string, KeptPage>();
  #listening = false;
  /** Counts what was heard, so that a page which a change overtook is not kept. */
  #changes = 0;

  get(key: string): KeptPage | undefined {
    return this.#listening ? this.#pages.get(key) : undefined;
  }

  /** A mark to take before reading and to hand in when keeping what was made of it. */
  mark(): number {
    return this.#changes;
  }

  keep(key: string, page: KeptPage, mark: number): void {
    if (!this.#listening || mark !== this.#changes) return;
    if (this.#pages.size >= CAPACITY) {
      const [oldest] = this.#pages.keys();
      if (oldest !== undefined) this.#pages.delete(oldest);
    }
    this.#pages.set(key, page);
  }

  /** `<company>:<event>`, as events are announced. */
  heard(payload: string): void {
    const companyId = Number(payload.split(':')[0]);
    this.#changes += 1;
    for (const [key, page] of this.#pages) if (page.companyId === companyId) this.#pages.delete(key);
  }

  connected(): void {
    this.#forgetAll();
    this.#listening = true;
  }

  disconnected(): void {
    this.#listening = false;
    this.#forgetAll();
  }

  #forgetAll(): void {
    this.#changes += 1;
    this.#pages.clear();
  }
}
