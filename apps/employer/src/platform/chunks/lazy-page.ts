// A page component that is fetched when it is first shown.
import { type ComponentType, lazy } from 'react';
import { readTabStored, writeTabStored } from '../browser-storage.ts';
import { decideChunkFailure, loadChunk } from './chunk-loading.ts';

const RELOADED_KEY = 'reloaded_for_chunk';

interface ComponentModule<Props> {
  default: ComponentType<Props>;
}

export const lazyPage = <Props extends object = object>(load: () => Promise<ComponentModule<Props>>) =>
  lazy(() => loadChunk(load).catch(reloadOnce<ComponentModule<Props>>));

function reloadOnce<Module>(error: unknown): Promise<Module> {
  if (decideChunkFailure(readTabStored(RELOADED_KEY) === '1') === 'show_error') throw error;
  writeTabStored(RELOADED_KEY, '1');
  location.reload();
  // The page is going away; nothing should be rendered meanwhile.
  return new Promise(() => {});
}
