// Moves the focus to the list's search field after the focused row was deleted.
import { type RefObject, useCallback, useRef } from 'react';
import { focusWhenFree } from '../../../design/overlays/focus-when-free.ts';

export function useFocusSearch(): { panel: RefObject<HTMLElement | null>; focusSearch: () => void } {
  const panel = useRef<HTMLElement>(null);
  const focusSearch = useCallback(() => {
    focusWhenFree(() => panel.current?.querySelector<HTMLInputElement>('input[type="search"]'));
  }, []);
  return { panel, focusSearch };
}
