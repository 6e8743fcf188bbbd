// When a dialog closes and the element that opened it no longer exists, focus would be lost; this moves it on.
import { isOverlayOpen } from './typing.ts';

const PATIENCE_MS = 3_000;

/** Called while the dialog closes. If the user has moved focus in the meantime, it stays there. */
export function focusWhenFree(find: () => HTMLElement | null | undefined): void {
  const latest = performance.now() + PATIENCE_MS;
  const look = () => {
    // An open dialog would take the focus back.
    if (isFocusLost() && !isOverlayOpen()) return find()?.focus();
    if (performance.now() < latest) requestAnimationFrame(look);
  };
  look();
}

/** For a field that a closing dialog leads to: the dialog keeps the focus until it has closed, and then gives it back. */
export const focusAfterOverlays = (find: () => HTMLElement | null): void => afterOverlays(() => find()?.focus());

/** For what opened a dialog: it gets the focus unless the dialog could give it back, or something else has it by then. */
export const focusIfLost = (find: () => HTMLElement | null): void =>
  afterOverlays(() => {
    if (isFocusLost()) find()?.focus();
  });

const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

function afterOverlays(then: () => void): void {
  const latest = performance.now() + PATIENCE_MS;
  const look = () => {
    if (isOverlayOpen() && performance.now() < latest) requestAnimationFrame(look);
    else requestAnimationFrame(() => requestAnimationFrame(then));
  };
  look();
}
