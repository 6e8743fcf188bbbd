// Signals that creating a location exceeded the plan; the feature that owns locations opens its paywall.
const SINGLE_CREATE = 'createLocation';
/** Create several locations at once: these show the server's message (PLT-010). */
const BULK_CREATES: readonly string[] = ['createLocations', 'confirmImport'];
const SIGNAL = 'onward:location-cap';

export function locationCreateKind(endpointName: string): 'single' | 'bulk' | null {
  if (endpointName === SINGLE_CREATE) return 'single';
  return BULK_CREATES.includes(endpointName) ? 'bulk' : null;
}

export const announcePaywall = (): void => {
  document.dispatchEvent(new Event(SIGNAL));
};

export function onPaywall(open: () => void): () => void {
  document.addEventListener(SIGNAL, open);
  return () => document.removeEventListener(SIGNAL, open);
}
