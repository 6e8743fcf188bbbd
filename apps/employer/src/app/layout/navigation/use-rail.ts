// Whether the sidebar is collapsed: always below 1200 px and on pages that need the width, otherwise as the user chose.
import { useMediaQuery } from '../../../design/theme/use-media-query.ts';
import { readStored, writeStored } from '../../../platform/browser-storage.ts';
import { createStore, useStore } from '../../../platform/store.ts';
import { usePageIsWide } from '../../page-handle.ts';

const STORAGE_KEY = 'sidebar';
const RAIL = 'rail';

interface RailChoice {
  /** Remembered, for wide windows. */
  whenWide: boolean;
  /** For this visit, where the full sidebar leaves too little space. */
  openWhenNarrow: boolean;
}

const store = createStore<RailChoice>({ whenWide: readStored(STORAGE_KEY) === RAIL, openWhenNarrow: false });

export const isRail = (narrow: boolean, choice: RailChoice): boolean =>
  narrow ? !choice.openWhenNarrow : choice.whenWide;

export function useRail(): { rail: boolean; toggle: () => void } {
  const small = useMediaQuery('(max-width: 1199px)');
  const narrow = usePageIsWide() || small;
  const choice = useStore(store);
  const toggle = () => {
    if (narrow) return store.set({ ...choice, openWhenNarrow: !choice.openWhenNarrow });
    writeStored(STORAGE_KEY, choice.whenWide ? null : RAIL);
    store.set({ ...choice, whenWide: !choice.whenWide });
  };
  return { rail: isRail(narrow, choice), toggle };
}
