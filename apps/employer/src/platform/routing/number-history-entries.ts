// The router numbers its history entries to know how far Back or Forward went. It can't stop leaving an entry without a
// number, so unsaved work would be lost without a question there (PLT-057).

/**
 * Numbers the entries that the browser adds for an address typed by hand or a bookmark opened in the same tab. Call it
 * before the router listens, so that the router finds the number, and subscribe the returned function to the router.
 */
export function numberHistoryEntries(): () => void {
  let last = { idx: currentIndex() ?? 0, href: location.href };
  window.addEventListener('popstate', () => {
    if (currentIndex() !== null) return;
    // The browser replaces the entry when the same address is opened again.
    const idx = location.href === last.href ? last.idx : last.idx + 1;
    history.replaceState({ ...history.state, idx }, '');
  });
  return () => {
    const idx = currentIndex();
    if (idx !== null) last = { idx, href: location.href };
  };
}

function currentIndex(): number | null {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : null;
}
