// Saves what was filled in: shortly after the last change, one save at a time, and again when the connection is back.
export type SaveState = 'idle' | 'saving' | 'saved' | 'offline';

export interface SaverOptions<Value> {
  save(value: Value): Promise<unknown>;
  onState(state: SaveState): void;
  /** True when retrying is useless, because the server rejected it. */
  isRefused(error: unknown): boolean;
  onRefused?(error: unknown): void;
  delayMs?: number;
  retryMs?: number;
}

const DELAY_MS = 600;
const RETRY_MS = 4000;

export class Saver<Value> {
  readonly #options: SaverOptions<Value>;
  #waiting: { value: Value } | null = null;
  #running: Promise<void> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SaverOptions<Value>) {
    this.#options = options;
  }

  give(value: Value): void {
    this.#waiting = { value };
    this.#in(this.#options.delayMs ?? DELAY_MS);
  }

  /** Saves pending changes at once; resolves when no save is in progress. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#running;
    if (this.#waiting) await this.#start();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting = null;
  }

  #in(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.#running) void this.#start();
    }, milliseconds);
  }

  #start(): Promise<void> {
    this.#running = this.#saveWaiting().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #saveWaiting(): Promise<void> {
    while (this.#waiting) {
      const taken = this.#waiting;
      this.#waiting = null;
      this.#options.onState('saving');
      try {
        await this.#options.save(taken.value);
        this.#options.onState('saved');
      } catch (error) {
        if (this.#options.isRefused(error)) {
          this.#options.onState('idle');
          this.#options.onRefused?.(error);
          return;
        }
        // Changes made in the meantime are newer than what failed.
        this.#waiting ??= taken;
        this.#options.onState('offline');
        this.#in(this.#options.retryMs ?? RETRY_MS);
        return;
      }
    }
  }
}
