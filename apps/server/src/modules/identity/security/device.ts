// A device name its owner would recognize, from the user agent.
import Bowser from 'bowser';

export interface Device {
  browser: string | null;
  system: string | null;
  kind: 'desktop' | 'phone' | 'tablet' | 'unknown';
}

const KINDS: ReadonlyMap<string, Device['kind']> = new Map([
  ['desktop', 'desktop'],
  ['mobile', 'phone'],
  ['tablet', 'tablet'],
]);

export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null, kind: 'unknown' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: browser.name || null,
    system: os.name || null,
    kind: KINDS.get(platform.type ?? '') ?? 'unknown',
  };
}

/** "Chrome, macOS" for an email. */
export const deviceName = (userAgent: string | null): string => {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter(Boolean).join(', ');
};
