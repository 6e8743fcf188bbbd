// Pages are loaded on demand; a chunk that fails to load is retried once by reloading (PLT-015).
import { CHUNK_LOAD_TIMEOUT_MS } from '@onward/domain/platform/constants';

export class ChunkLoadError extends Error {
  constructor(cause: unknown) {
    super('A part of the page did not load', { cause });
    this.name = 'ChunkLoadError';
  }
}

/** Rejects with `ChunkLoadError` when loading fails or exceeds the time limit. */
export function loadChunk<Module>(load: () => Promise<Module>, limitMs = CHUNK_LOAD_TIMEOUT_MS): Promise<Module> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(new ChunkLoadError(cause));
    const timer = setTimeout(() => fail(new Error(`No response within ${limitMs} ms`)), limitMs);
    load()
      .then(resolve, fail)
      .finally(() => clearTimeout(timer));
  });
}

/** The first failure of a session reloads the page, later ones show an error. */
export const decideChunkFailure = (reloadedBefore: boolean): 'reload' | 'show_error' =>
  reloadedBefore ? 'show_error' : 'reload';
