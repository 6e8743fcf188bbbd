// Time zones to choose from, each with its city and current offset.

export interface TimeZoneOption {
  value: string;
  label: string;
}

const offset = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** The chosen zone is listed even when this browser uses another name for it. */
export function timeZoneOptions(chosen: string, now: Date): TimeZoneOption[] {
  const names = Intl.supportedValuesOf('timeZone');
  return [...(names.includes(chosen) ? [] : [chosen]), ...names].map((name) => ({
    value: name,
    label: `${name.replaceAll('_', ' ')} (${offset(name, now)})`,
  }));
}
