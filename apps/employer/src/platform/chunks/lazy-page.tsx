// A page component that is loaded when it is first shown, or preloaded when it will be needed.
import { type ComponentType, type FunctionComponent, use } from 'react';
import { readTabStored, writeTabStored } from '../browser-storage.ts';
import { isServerReachable, untilReachable } from '../connection.ts';
import { restOfTexts, textsOfControls } from '../language/language.ts';
import { decideChunkFailure, loadChunk } from './chunk-loading.ts';

const RELOADED_KEY = 'reloaded_for_chunk';

interface ComponentModule<Props> {
  default: ComponentType<Props>;
}

export interface LazyPage<Props> extends FunctionComponent<Props> {
  preload(): void;
}

/** A promise with its result attached, which `use` reads synchronously. */
type Settled<Value> = Promise<Value> & { status?: 'fulfilled'; value?: Value };

type Load<Props> = () => Promise<ComponentModule<Props>>;

/** A page that may be shown first: its texts are in the first bundle, and it uses no antd components. */
export const firstPage = <Props extends object = object>(load: Load<Props>) => fetchedPage(() => loadChunk(load));

/** A part whose texts are in the first bundle, but which uses antd components. */
export const partWithControls = <Props extends object = object>(load: Load<Props>) => fetchedPage(withControls(load));

/** A part of a first page that needs further texts, but no antd components. */
export const partWithTexts = <Props extends object = object>(load: Load<Props>) =>
  fetchedPage(async () => (await Promise.all([loadChunk(load), loadChunk(restOfTexts)]))[0]);

/** Any other page loads with the remaining texts and antd. */
export const lazyPage = <Props extends object = object>(load: Load<Props>) =>
  fetchedPage(async () => (await Promise.all([withControls(load)(), loadChunk(restOfTexts)]))[0]);

const withControls =
  <Props extends object>(load: Load<Props>): Load<Props> =>
  async () => {
    const [{ default: Page }, { default: Controls }] = await Promise.all([
      loadChunk(load),
      loadChunk(() => import('../theme/Controls.tsx')),
      loadChunk(textsOfControls),
    ]);
    const Controlled = (props: Props) => (
      <Controls>
        <Page {...props} />
      </Controls>
    );
    return { default: Controlled };
  };

/** Unlike React's `lazy`, a preloaded page is shown at once, without a fallback in between. */
function fetchedPage<Props extends object>(load: Load<Props>): LazyPage<Props> {
  let loading: Settled<ComponentType<Props>> | null = null;

  const fetchPage = (): Promise<ComponentType<Props>> => {
    if (loading) return loading;
    const page: Settled<ComponentType<Props>> = load()
      .catch((error: unknown) => loadAgain(load, error))
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
  // An error is shown when the page is; nothing waits for it here.
  Lazy.preload = () => void fetchPage().catch(() => null);
  return Lazy;
}

/**
 * Without a connection it waits for one, because a reload would show the browser's own error page. With a connection,
 * an update has probably replaced the file, and a reload loads the new ones.
 */
async function loadAgain<Props>(load: Load<Props>, error: unknown): Promise<ComponentModule<Props>> {
  if (!(await isServerReachable())) {
    await untilReachable();
    return load().catch((again: unknown) => loadAgain(load, again));
  }
  if (decideChunkFailure(readTabStored(RELOADED_KEY) === '1') === 'show_error') throw error;
  writeTabStored(RELOADED_KEY, '1');
  location.reload();
  // The page is reloading, so nothing should be rendered in the meantime.
  return new Promise(() => {});
}
