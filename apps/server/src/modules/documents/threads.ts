// The threads that render documents, and the keys that seal them: one of each per process, made on first use.
import type { App } from '../../platform/app.ts';
import { DocumentThreads } from './rendering/render-pool.ts';
import type { SealKey } from './seal/certificates.ts';
import { loadSealKeys } from './seal/seal-keys.ts';

const threads = new WeakMap<App, DocumentThreads>();
const keys = new WeakMap<App, Promise<SealKey[]>>();

/** They end on their own when idle. */
export function threadsOf(app: App): DocumentThreads {
  const running = threads.get(app) ?? new DocumentThreads();
  threads.set(app, running);
  return running;
}

/** The first one seals; all of them verify. */
export function sealKeysOf(app: App): Promise<SealKey[]> {
  const loaded = keys.get(app) ?? loadSealKeys(app.config.sealKeyFile, app.clock());
  keys.set(app, loaded);
  // A file that could not be read is read again next time.
  loaded.catch(() => keys.delete(app));
  return loaded;
}
