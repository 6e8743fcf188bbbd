// A dialog gives focus back to what opened it. When that was an item of a menu, or another dialog, it no longer exists
// by then, and the last element of the page that had the focus takes its place.
import { useEffect } from 'react';
import { isOverlayOpen } from './typing.ts';

/** What is about to close, or to lose the focus by closing. */
const PASSING = '[role="menu"], [role="dialog"], .ant-dropdown, .ant-popover, .ant-modal-wrap';
const PATIENCE_MS = 3_000;

let lastOnPage: HTMLElement | null = null;

document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && !target.closest(PASSING)) lastOnPage = target;
});

export function useReturnedFocus(open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const origin = lastOnPage;
    return () => giveBack(origin);
  }, [open]);
}

/** Once: what has the focus after everything has closed keeps it, and what closes later is none of this dialog's. */
function giveBack(origin: HTMLElement | null): void {
  const latest = performance.now() + PATIENCE_MS;
  const look = () => {
    const { activeElement: focused, body } = document;
    const isClosing = isOverlayOpen() || Boolean(focused?.closest(PASSING));
    if (!isClosing) {
      if (focused === null || focused === body) origin?.focus();
    } else if (performance.now() < latest) requestAnimationFrame(look);
  };
  look();
}
