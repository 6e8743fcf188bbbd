// A dialog gives focus back to what opened it. When that was an item of a menu, or another dialog, it no longer exists
// by then, and the last element of the page that had the focus takes its place.
import { useEffect } from 'react';
import { focusIfLost } from './focus-when-free.ts';

const PASSING = '[role="menu"], [role="dialog"], .ant-dropdown, .ant-popover';

let lastOnPage: HTMLElement | null = null;

document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && !target.closest(PASSING)) lastOnPage = target;
});

export function useReturnedFocus(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const origin = lastOnPage;
    return () => focusIfLost(() => origin);
  }, [open]);
}
