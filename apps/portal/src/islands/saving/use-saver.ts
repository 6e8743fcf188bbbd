import { useEffect, useRef, useState } from 'preact/hooks';
import { refusalOf } from '../api.ts';
import { Saver, type SaveState } from './saver.ts';

interface SavedValue<Value> {
  state: SaveState;
  give(value: Value): void;
  flush(): Promise<void>;
  stop(): void;
}

/** A saver for the lifetime of a component; always calls the latest `save`. */
export function useSaver<Value>(
  save: (value: Value) => Promise<unknown>,
  onRefused: (error: unknown) => void = () => {},
): SavedValue<Value> {
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
    // The connection is back, or the page is about to close.
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
