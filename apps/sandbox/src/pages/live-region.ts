/**
 * Refreshes the live part of the page every two seconds. It is only replaced when it differs, so the scroll position
 * stays; a focused link is found again by its URL.
 */
export const liveRegionScript = `
const refreshMs = 2000;
const live = document.querySelector('[data-live]');
const refresh = async () => {
  if (!document.hidden) {
    try {
      const response = await fetch(location.href, { cache: 'no-store' });
      const newest = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('[data-live]');
      if (response.ok && newest && newest.innerHTML !== live.innerHTML) {
        const focused = live.contains(document.activeElement) ? document.activeElement.getAttribute('href') : null;
        live.replaceChildren(...newest.childNodes);
        if (focused) live.querySelector('a[href="' + CSS.escape(focused) + '"]')?.focus({ preventScroll: true });
      }
    } catch {
      // The sandbox is restarting; the next round finds it again.
    }
  }
  setTimeout(refresh, refreshMs);
};
if (live) setTimeout(refresh, refreshMs);
`;
