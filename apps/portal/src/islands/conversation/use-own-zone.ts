import { useEffect, useState } from 'preact/hooks';

/** The server doesn't know the user's time zone, so the first render uses UTC. */
export function useOwnZone(): string {
  const [zone, setZone] = useState('UTC');
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return zone;
}
