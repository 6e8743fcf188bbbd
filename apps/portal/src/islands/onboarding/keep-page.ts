// Lets the portal open without a connection, where browsers allow it.
const WORKER = '/portal-assets/onboarding-worker.js';
const SCOPE = '/onboarding-portal/';

/** This page was loaded before the worker, so it names what has to be kept. */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ keep: [location.href.replace(/#.*/, ''), ...files] });
}
