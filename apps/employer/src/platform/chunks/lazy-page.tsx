// A page component that is fetched when it is first shown, or earlier when it is sure to be needed.
import { type ComponentType, type FunctionComponent, use } from 'react';
import { readTabStored, writeTabStored } from '../browser-storage.ts';
import { decideChunkFailure, loadChunk } from './chunk-loading.ts';

const RELOADED_KEY = 'reloaded_for_chunk';

interface ComponentModule<Props> {
  default: ComponentType<Props>;
}

export interface LazyPage<Props> extends FunctionComponent<Props> {
  preload(): void;
}

/** Unlike React's own `lazy`, a page fetched beforehand is shown at once, without a fallback in between. */
export function lazyPage<Props extends object = object>(load: () => Promise<ComponentModule<Props>>): LazyPage<Props> {
  let page: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;

  const fetchPage = () => {
    loading ??= loadChunk(load)
      .catch(reloadOnce<ComponentModule<Props>>)
      .then((module) => {
        page = module.default;
        return page;
      });
    return loading;
  };

  const Lazy: LazyPage<Props> = (props) => {
    const Page = page ?? use(fetchPage());
    return <Page {...props} />;
  };
  // A failure is shown when the page is; nobody waits for it here.
  Lazy.preload = () => void fetchPage().catch(() => null);
  return Lazy;
}

function reloadOnce<Module>(error: unknown): Promise<Module> {
  if (decideChunkFailure(readTabStored(RELOADED_KEY) === '1') === 'show_error') throw error;
  writeTabStored(RELOADED_KEY, '1');
  location.reload();
  // The page is going away; nothing should be rendered meanwhile.
  return new Promise(() => {});
}
