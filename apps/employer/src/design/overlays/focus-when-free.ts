// When a dialog closes and the place it was opened from is gone, the focus falls to nowhere; this leads it on.
const PATIENCE_MS = 3_000;

/** Called while the dialog closes. Whoever moves the focus elsewhere meanwhile keeps it there. */
export function focusWhenFree(find: () => HTMLElement | null | undefined): void {
  const latest = performance.now() + PATIENCE_MS;
  const look = () => {
    if (document.activeElement === null || document.activeElement === document.body) return find()?.focus();
    if (performance.now() < latest) requestAnimationFrame(look);
  };
  look();
}
