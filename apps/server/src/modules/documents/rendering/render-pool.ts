// Renders documents in threads of their own, because setting text and packing fonts takes tens of milliseconds.
import { Piscina } from 'piscina';
import { hashForeignPages } from './inspect-pdf.ts';
import type { RenderedPdf, RenderRequest, RenderSeal, RenderTask } from './render-request.ts';

export interface DocumentThreadsOptions {
  /** One or two are enough: a letter takes well below a tenth of a second. */
  threads?: number;
  timeoutMs?: number;
  heapMegabytes?: number;
  /** How long an unused thread stays. */
  idleMs?: number;
}

const DEFAULTS = { threads: 2, timeoutMs: 30_000, heapMegabytes: 256, idleMs: 60_000 };
const THREAD = { filename: new URL('./render-thread.ts', import.meta.url).href, name: 'renderAndSeal' };

export class RenderError extends Error {}

export class DocumentThreads {
  readonly #options: typeof DEFAULTS;
  #pool: Piscina<RenderTask, RenderedPdf> | undefined;
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(options: DocumentThreadsOptions = {}) {
    this.#options = { ...DEFAULTS, ...options };
  }

  /** Threads are started with the first document. */
  #start(): Piscina<RenderTask, RenderedPdf> {
    const { threads, heapMegabytes, idleMs } = this.#options;
    this.#pool ??= new Piscina({
      ...THREAD,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
      execArgv: ['--no-warnings'],
    });
    return this.#pool;
  }

  async render(request: RenderRequest, seal: RenderSeal | null = null): Promise<RenderedPdf> {
    const { timeoutMs, threads } = this.#options;
    // The time limit is for the document itself, so it starts when a thread is free: many may be sent at once.
    if (this.#running >= threads) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await this.#start().run({ request, seal }, { signal });
    } catch (error) {
      if (signal.aborted) throw new RenderError(`The document was not rendered within ${timeoutMs} ms.`);
      const reason = error instanceof Error ? error.message : String(error);
      throw new RenderError(`The document could not be rendered: ${reason}`, { cause: error });
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }

  /** Of a file from outside, so in a separate process; null when it cannot be read. */
  hashPages(bytes: Uint8Array): Promise<string[] | null> {
    return hashForeignPages(bytes);
  }

  async close(): Promise<void> {
    await this.#pool?.destroy();
    this.#pool = undefined;
  }
}
