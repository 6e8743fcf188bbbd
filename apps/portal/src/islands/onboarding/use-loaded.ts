// Loads a part of the portal when it is needed, so that the first page stays small.
import { useEffect, useState } from 'preact/hooks';

export type Loaded<Part> = { part: Part } | 'loading' | 'failed';

/** A failed download is repeated when the connection is back. */
export function useLoaded<Part>(load: () => Promise<Part>): Loaded<Part> {
  const [loaded, setLoaded] = useState<Loaded<Part>>('loading');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on load.
  useEffect(() => {
    let isOver = false;
    const start = (): void =>
      void load().then(
        (part) => {
          if (!isOver) setLoaded({ part });
        },
        () => {
          if (!isOver) setLoaded('failed');
        },
      );
    const again = () => start();
    start();
    addEventListener('online', again);
    return () => {
      isOver = true;
      removeEventListener('online', again);
    };
  }, []);
  return loaded;
}
