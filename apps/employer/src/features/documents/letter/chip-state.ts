// What chips in the text need to know about the document around them.
import { createContext } from 'react';

export interface ChipState {
  selectedId: string | null;
  /** Ids of fields with a problem. */
  wrong: ReadonlySet<string>;
}

export const ChipContext = createContext<ChipState>({ selectedId: null, wrong: new Set() });
