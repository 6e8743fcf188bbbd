// The state of an edit conflict, and the version to continue from once it is resolved (AHD-021).
import type { EditConflict } from '@onward/contract/errors';
import { useCallback, useRef, useState } from 'react';

export interface ConflictState {
  conflict: EditConflict | null;
  /** The version to send; newer than the first one after a conflict was resolved. */
  version(): number;
  /** Shows a conflict, or hides it with null. */
  show(found: EditConflict | null): void;
  /** One of the values was chosen, or the record was saved: continue from that version. */
  goOnFrom(version: number): void;
}

/** A new record has no version yet, so the default is never sent. */
export function useEditConflict(firstVersion = 0): ConflictState {
  const [conflict, show] = useState<EditConflict | null>(null);
  const version = useRef(firstVersion);
  const goOnFrom = useCallback((newest: number) => {
    version.current = newest;
    show(null);
  }, []);
  return { conflict, version: () => version.current, show, goOnFrom };
}
