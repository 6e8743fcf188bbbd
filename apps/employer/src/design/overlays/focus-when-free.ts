// When a dialog closes and the element that opened it no longer exists, focus would be lost; this moves it on.
import { isOverlayOpen } from './typing.ts';

const PATIENCE_MS = 3_000;

/** Called while the dialog closes. If the user has moved focus in the meantime, it stays there. */
export function focusWhenFree(find: () => HTMLElement | null | undefined): void {
  const latest = performance.now() + PATIENCE_MS;
  const look = () => {
    const isFree = document.activeElement === null || document.activeElement === document.body;
    // An open dialog would take the focus back.
    if (isFree && !isOverlayOpen()) return find()?.focus();
    if (performance.now() < latest) requestAnimationFrame(look);
  };
  look();
}

/** For a field that a closing dialog leads to: the dialog keeps the focus until it has closed, and then gives it back. */
export function focusAfterOverlays(find: () => HTMLElement | null): void {
  const latest = performance.now() + PATIENCE_MS;
  const look = () => {
    if (isOverlayOpen() && performance.now() < latest) requestAnimationFrame(look);
    else requestAnimationFrame(() => requestAnimationFrame(() => find()?.focus()));
  };
  look();
}
