// Loads a part of the portal when it is needed, so that the first page stays small.
import { useEffect, useState } from 'preact/hooks';
import { repeatUntilBack } from './repeat-until-back.ts';

export type Loaded<Part> = { part: Part } | 'loading' | 'failed';

/** A failed download is repeated until the connection is back. */
export function useLoaded<Part>(load: () => Promise<Part>): Loaded<Part> {
  const [loaded, setLoaded] = useState<Loaded<Part>>('loading');
  const start = (): void =>
    void load().then(
      (part) => setLoaded({ part }),
      () => setLoaded('failed'),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on load.
  useEffect(start, []);
  const hasFailed = loaded === 'failed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: from a failure until it has arrived.
  useEffect(() => (hasFailed ? repeatUntilBack(start) : undefined), [hasFailed]);
  return loaded;
}
