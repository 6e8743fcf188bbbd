// The time zone the applicant sees: that of their phone, until they choose another.
import { isTimeZone } from '@onward/domain/platform/time/zoned-time';
import { useEffect, useState } from 'preact/hooks';

export interface ZoneChoice {
  zone: string;
  zones: readonly string[];
  choose(zone: string): void;
}

export function useZone(placeZone: string): ZoneChoice {
  const [zone, choose] = useState(placeZone);
  const [zones, setZones] = useState<readonly string[]>([placeZone]);
  // The server doesn't know the phone's zone, so the first render uses the location's zone.
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const known = Intl.supportedValuesOf('timeZone');
    setZones([...new Set([own, placeZone, ...known])].filter(isTimeZone));
    if (isTimeZone(own)) choose(own);
  }, [placeZone]);
  return { zone, zones, choose };
}
