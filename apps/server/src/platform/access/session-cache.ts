// Sessions and rights in memory, so that a request need not read them. A change made anywhere reaches every
// process through NOTIFY at commit; while the listening connection is down nothing is kept at all.
import type { LoadedSession } from './load-session.ts';

const CAPACITY = 20_000;

export class SessionCache {
  readonly #entries = new Map<string, LoadedSession>();
  #listening = false;
  /** Counts what was heard, so that a load which a change overtook is not kept. */
  #changes = 0;

  get(key: string): LoadedSession | undefined {
    return this.#listening ? this.#entries.get(key) : undefined;
  }

  /** A mark to take before loading and to hand in when keeping what was loaded. */
  mark(): number {
    return this.#changes;
  }

  keep(key: string, session: LoadedSession, mark: number): void {
    if (!this.#listening || mark !== this.#changes) return;
    if (this.#entries.size >= CAPACITY) {
      const [oldest] = this.#entries.keys();
      if (oldest !== undefined) this.#entries.delete(oldest);
    }
    this.#entries.set(key, session);
  }

  /** `user:<id>` or `company:<id>`: forget whoever that concerns. */
  heard(payload: string): void {
    this.#changes += 1;
    const [kind, id] = payload.split(':');
    for (const [key, { access, companyIds }] of this.#entries) {
      const concerned =
        kind === 'user' ? access.userId === Number(id) : access.isSupportStaff || companyIds.includes(Number(id));
      if (concerned) this.#entries.delete(key);
    }
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
    this.#entries.clear();
  }
}
