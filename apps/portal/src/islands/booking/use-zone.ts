// The time zone the applicant sees: that of their phone, until they choose another.
import { isTimeZone } from '@onward/domain/platform/time/zoned-time';
import { useEffect, useState } from 'preact/hooks';
import { type OfferedZones, offerZones } from './zone-names.ts';

export interface ZoneChoice {
  zone: string;
  zones: OfferedZones;
  choose(zone: string): void;
}

export function useZone(placeZone: string): ZoneChoice {
  const [zone, choose] = useState(placeZone);
  const [zones, setZones] = useState<OfferedZones>({ first: [placeZone], others: [] });
  // The server doesn't know the phone's zone, so the first render uses the location's zone.
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    setZones(offerZones([own, placeZone], Intl.supportedValuesOf('timeZone')));
    if (isTimeZone(own)) choose(own);
  }, [placeZone]);
  return { zone, zones, choose };
}
