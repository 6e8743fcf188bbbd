// Undo and redo of what is placed on the pages of a PDF.
import { useRef, useState } from 'react';

interface Steps<Value> {
  past: readonly Value[];
  future: readonly Value[];
}

export interface Undoable<Value> {
  /** Steps with the same `merge` in a row are undone together, like ten presses of an arrow key. */
  change(next: Value, merge?: string): void;
  undo: (() => void) | null;
  redo: (() => void) | null;
}

export function useUndo<Value>(value: Value, onChange: (value: Value) => void): Undoable<Value> {
  const [{ past, future }, setSteps] = useState<Steps<Value>>({ past: [], future: [] });
  const merging = useRef<string | undefined>(undefined);
  const last = past.at(-1);
  const next = future[0];
  return {
    change(changed, merge) {
      const isSameStep = merge !== undefined && merge === merging.current;
      setSteps({ past: isSameStep ? past : [...past, value], future: [] });
      merging.current = merge;
      onChange(changed);
    },
    undo:
      last === undefined
        ? null
        : () => {
            setSteps({ past: past.slice(0, -1), future: [value, ...future] });
            merging.current = undefined;
            onChange(last);
          },
    redo:
      next === undefined
        ? null
        : () => {
            setSteps({ past: [...past, value], future: future.slice(1) });
            merging.current = undefined;
            onChange(next);
          },
  };
}
