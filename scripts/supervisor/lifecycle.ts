/** Tracks what is running, and stops it in reverse order: on request, on a signal, or when a part dies. */

import { EmbeddedPostgresError } from '../../apps/server/src/platform/database/embedded/failure.ts';
import { ConfigError } from '../../apps/server/src/platform/settings-reader.ts';
import { StartError } from './steps.ts';

type Part = { stop(): Promise<void>; kill?(): void };

/** npm forwards Ctrl-C although the terminal already sent it; two signals this close together are one request. */
const oneRequest = 800;

export type Lifecycle = {
  /** Later parts stop before earlier ones. */
  add(part: Part): void;
  /** Stops everything. With a sentence it is a failure. */
  end(sentence?: string): Promise<void>;
  /** True once shutdown has begun: later failures are caused by it. */
  ending(): boolean;
};

function createLifecycle(): Lifecycle {
  const parts: Part[] = [];
  let end: Promise<void> | undefined;
  let requested = 0;

  async function endAll(sentence: string | undefined): Promise<void> {
    if (sentence) console.error(`\n${sentence}`);
    for (const part of parts.toReversed()) {
      await part.stop().catch((error) => console.error(`While stopping: ${error.message}`));
    }
    process.exit(sentence ? 1 : 0);
  }

  const lifecycle: Lifecycle = {
    add: (part) => parts.push(part),
    ending: () => end !== undefined,
    end: (sentence) => {
      end ??= endAll(sentence);
      return end;
    },
  };

  function onRequest(): void {
    const now = Date.now();
    if (end && now - requested > oneRequest) {
      for (const part of parts) part.kill?.();
      process.exit(1);
    }
    if (end) return;
    requested = now;
    console.log('\nStopping …');
    void lifecycle.end();
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onRequest);
  // The channel to the setup script closes when that was killed: nobody is left to stop us.
  process.once('disconnect', () => void lifecycle.end());
  return lifecycle;
}

/** Runs the start; a known error is printed as one sentence, anything unexpected with its stack. */
export async function supervised(start: (lifecycle: Lifecycle) => Promise<void>): Promise<void> {
  const lifecycle = createLifecycle();
  try {
    await start(lifecycle);
  } catch (error) {
    if (lifecycle.ending()) return;
    await lifecycle.end(sentenceOf(error));
  }
}

const plainErrors = [StartError, ConfigError, EmbeddedPostgresError];

function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const plain = plainErrors.some((kind) => error instanceof kind);
  return plain ? error.message : (error.stack ?? error.message);
}
