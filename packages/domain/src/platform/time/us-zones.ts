/** The zones of the United States, from east to west; each has a name of its own that people know. */
export const US_TIME_ZONES = [
  'America/Puerto_Rico',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
] as const;

export const isUsTimeZone = (zone: string): boolean => (US_TIME_ZONES as readonly string[]).includes(zone);
