import { useEffect, useState } from 'preact/hooks';

/** The phone's time zone. The server doesn't know it, so the first render, and every one without scripts, uses this. */
export function useOwnZone(placeZone: string): string {
  const [zone, setZone] = useState(placeZone);
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return zone;
}
