// A page component that is fetched when it is first shown, or earlier when it is sure to be needed.
import { type ComponentType, type FunctionComponent, use } from 'react';
import { readTabStored, writeTabStored } from '../browser-storage.ts';
import { restOfTexts } from '../language/language.ts';
import { decideChunkFailure, loadChunk } from './chunk-loading.ts';

const RELOADED_KEY = 'reloaded_for_chunk';

interface ComponentModule<Props> {
  default: ComponentType<Props>;
}

export interface LazyPage<Props> extends FunctionComponent<Props> {
  preload(): void;
}

/** A promise with its result written on it: `use` reads that at once instead of waiting for the next turn. */
type Settled<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value };

/** A page that has its texts among the first ones. */
export const firstPage = <Props extends object = object>(load: () => Promise<ComponentModule<Props>>) =>
  fetchedPage(() => loadChunk(load));

/** Any other page comes with the rest of the texts. */
export const lazyPage = <Props extends object = object>(load: () => Promise<ComponentModule<Props>>) =>
  fetchedPage(async () => (await Promise.all([loadChunk(load), loadChunk(restOfTexts)]))[0]);

/** Unlike React's own `lazy`, a page fetched beforehand is shown at once, without a fallback in between. */
function fetchedPage<Props extends object>(load: () => Promise<ComponentModule<Props>>): LazyPage<Props> {
  let loading: Settled<ComponentType<Props>> | null = null;

  const fetchPage = (): Promise<ComponentType<Props>> => {
    if (loading) return loading;
    const page: Settled<ComponentType<Props>> = load()
      .catch(reloadOnce<ComponentModule<Props>>)
      .then((module) => {
        page.value = module.default;
        page.status = 'fulfilled';
        return module.default;
      });
    loading = page;
    return page;
  };

  const Lazy: LazyPage<Props> = (props) => {
    const Page = use(fetchPage());
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
