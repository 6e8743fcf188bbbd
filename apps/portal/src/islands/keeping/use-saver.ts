import { useEffect, useRef, useState } from 'preact/hooks';
import { refusalOf } from '../api.ts';
import { Saver, type SaveState } from './saver.ts';

interface KeptValue<Value> {
  state: SaveState;
  give(value: Value): void;
  flush(): Promise<void>;
  stop(): void;
}

/** A saver for the life of a component; the newest `save` counts. */
export function useSaver<Value>(
  save: (value: Value) => Promise<unknown>,
  onRefused: (error: unknown) => void = () => {},
): KeptValue<Value> {
  const [state, setState] = useState<SaveState>('idle');
  const newest = useRef({ save, onRefused });
  newest.current = { save, onRefused };
  const saver = useRef<Saver<Value> | null>(null);
  saver.current ??= new Saver<Value>({
    save: (value) => newest.current.save(value),
    onRefused: (error) => newest.current.onRefused(error),
    onState: setState,
    isRefused: (error) => refusalOf(error) !== null,
  });
  const keeper = saver.current;
  useEffect(() => {
    // The line is back, or the page is about to go: now is the moment.
    const now = () => void keeper.flush();
    addEventListener('online', now);
    addEventListener('pagehide', now);
    return () => {
      removeEventListener('online', now);
      removeEventListener('pagehide', now);
    };
  }, [keeper]);
  return {
    state,
    give: (value) => keeper.give(value),
    flush: () => keeper.flush(),
    stop: () => keeper.stop(),
  };
}
