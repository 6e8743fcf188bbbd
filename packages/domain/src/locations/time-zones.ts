// The time zone of a location, from its address. Some states have two: then the company's own zone decides if it is one
// of them, and the zone of most of the state otherwise.
import { ownValue } from '../platform/own-value.ts';

const EASTERN = 'America/New_York';
const CENTRAL = 'America/Chicago';
const MOUNTAIN = 'America/Denver';
const PACIFIC = 'America/Los_Angeles';

/** By state, the zone of most of it first. */
const US_ZONES: Readonly<Record<string, readonly string[]>> = {
  AL: [CENTRAL],
  AK: ['America/Anchorage', 'America/Adak'],
  AS: ['Pacific/Pago_Pago'],
  AZ: ['America/Phoenix'],
  AR: [CENTRAL],
  CA: [PACIFIC],
  CO: [MOUNTAIN],
  CT: [EASTERN],
  DC: [EASTERN],
  DE: [EASTERN],
  FL: [EASTERN, CENTRAL],
  GA: [EASTERN],
  GU: ['Pacific/Guam'],
  HI: ['Pacific/Honolulu'],
  IA: [CENTRAL],
  ID: ['America/Boise', PACIFIC, MOUNTAIN],
  IL: [CENTRAL],
  IN: ['America/Indiana/Indianapolis', CENTRAL, EASTERN],
  KS: [CENTRAL, MOUNTAIN],
  KY: [EASTERN, CENTRAL],
  LA: [CENTRAL],
  MA: [EASTERN],
  MD: [EASTERN],
  ME: [EASTERN],
  MI: ['America/Detroit', CENTRAL, EASTERN],
  MN: [CENTRAL],
  MO: [CENTRAL],
  MP: ['Pacific/Guam'],
  MS: [CENTRAL],
  MT: [MOUNTAIN],
  NC: [EASTERN],
  ND: [CENTRAL, MOUNTAIN],
  NE: [CENTRAL, MOUNTAIN],
  NH: [EASTERN],
  NJ: [EASTERN],
  NM: [MOUNTAIN],
  NV: [PACIFIC, MOUNTAIN],
  NY: [EASTERN],
  OH: [EASTERN],
  OK: [CENTRAL],
  OR: [PACIFIC, 'America/Boise', MOUNTAIN],
  PA: [EASTERN],
  PR: ['America/Puerto_Rico'],
  RI: [EASTERN],
  SC: [EASTERN],
  SD: [CENTRAL, MOUNTAIN],
  TN: [CENTRAL, EASTERN],
  TX: [CENTRAL, MOUNTAIN],
  UT: [MOUNTAIN],
  VA: [EASTERN],
  VI: ['America/Puerto_Rico'],
  VT: [EASTERN],
  WA: [PACIFIC],
  WI: [CENTRAL],
  WV: [EASTERN],
  WY: [MOUNTAIN],
};

const CANADIAN_ZONES: Readonly<Record<string, readonly string[]>> = {
  AB: ['America/Edmonton'],
  BC: ['America/Vancouver'],
  MB: ['America/Winnipeg'],
  NB: ['America/Moncton'],
  NL: ['America/St_Johns'],
  NS: ['America/Halifax'],
  NT: ['America/Edmonton'],
  NU: ['America/Iqaluit'],
  ON: ['America/Toronto', 'America/Winnipeg'],
  PE: ['America/Halifax'],
  QC: ['America/Toronto'],
  SK: ['America/Regina'],
  YT: ['America/Whitehorse'],
};

/** An address we can't place, e.g. of a remote office, is in the company's zone. */
export function timeZoneOf(
  { country, state }: { country: string | null; state: string | null },
  companyZone: string,
): string {
  const zones = zonesOf(country ?? '', state ?? '');
  return zones.includes(companyZone) ? companyZone : (zones[0] ?? companyZone);
}

function zonesOf(country: string, state: string): readonly string[] {
  if (country === 'US') return ownValue(US_ZONES, state) ?? [];
  if (country === 'CA') return ownValue(CANADIAN_ZONES, state) ?? [];
  return country === 'SG' ? ['Asia/Singapore'] : [];
}
