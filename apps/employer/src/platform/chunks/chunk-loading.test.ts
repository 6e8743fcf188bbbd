import { CHUNK_LOAD_TIMEOUT_MS } from '@onward/domain/platform/constants';
import { expect, test } from 'vitest';
import { decideChunkFailure, loadChunk } from './chunk-loading.ts';

test('a loaded chunk is returned [PLT-015]', async () => {
  expect(await loadChunk(async () => 'page')).toBe('page');
});

test('a chunk that fails is a ChunkLoadError with its cause [PLT-015]', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  await expect(loadChunk(() => Promise.reject(cause))).rejects.toMatchObject({ name: 'ChunkLoadError', cause });
});

test('a chunk that does not load in time is a ChunkLoadError [PLT-015]', async () => {
  await expect(loadChunk(() => new Promise(() => {}), 5)).rejects.toMatchObject({ name: 'ChunkLoadError' });
  expect(CHUNK_LOAD_TIMEOUT_MS).toBe(120_000);
});

test('the first failure of a session reloads, the next is shown [PLT-015]', () => {
  expect([decideChunkFailure(false), decideChunkFailure(true)]).toEqual(['reload', 'show_error']);
});
