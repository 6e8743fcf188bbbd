// Two editors of one record: what the second one meets, and the version they go on from once they have chosen (AHD-021).
import type { EditConflict } from '@onward/contract/errors';
import { useCallback, useRef, useState } from 'react';

export interface ConflictState {
  conflict: EditConflict | null;
  /** The version to send; newer than the first one after a conflict was settled. */
  version(): number;
  /** Shows what a refusal brought, or takes away what was shown. */
  show(found: EditConflict | null): void;
  /** One of the two values was chosen, or the record was saved: go on from that version. */
  goOnFrom(version: number): void;
}

/** A new record has no version yet; whatever is given then is never sent. */
export function useEditConflict(firstVersion = 0): ConflictState {
  const [conflict, show] = useState<EditConflict | null>(null);
  const version = useRef(firstVersion);
  const goOnFrom = useCallback((newest: number) => {
    version.current = newest;
    show(null);
  }, []);
  return { conflict, version: () => version.current, show, goOnFrom };
}
