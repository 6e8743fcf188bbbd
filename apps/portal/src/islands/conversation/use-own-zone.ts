import { useEffect, useState } from 'preact/hooks';

/** The server does not know the reader's clock: the first drawing is made on the world's. */
export function useOwnZone(): string {
  const [zone, setZone] = useState('UTC');
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return zone;
}
