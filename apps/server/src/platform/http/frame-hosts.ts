// Which other sites may show the app in a frame (PLT-028).
import { ConfigError } from '../settings-reader.ts';

/** Whole origins only: a wildcard or a path would let in pages nobody named. */
export function readFrameHosts(name: string, value: string | null, live: boolean): string[] {
  const origins = (value ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  for (const origin of origins) {
    if (!isOrigin(origin, live)) {
      throw new ConfigError(
        `${name} must be addresses such as https://hr.example.com, separated by commas, but one of them is "${origin}".`,
      );
    }
  }
  return [...new Set(origins.map((origin) => new URL(origin).origin))];
}

/** Anybody on the way could change a page that came without https, and with it what surrounds the app. */
function isOrigin(text: string, live: boolean): boolean {
  if (!URL.canParse(text) || /[*'";\s]/.test(text)) return false;
  const { protocol, origin } = new URL(text);
  return (protocol === 'https:' || (!live && protocol === 'http:')) && text.replace(/\/$/, '').toLowerCase() === origin;
}
