// The company profile (CMP-004).
import { isWebAddress } from '../platform/contact/web-address.ts';

export const WEBSITE_MAX = 200;

/** `larkfield.com` becomes `https://larkfield.com`; undefined when it is not a website address. */
export function normalizeWebsite(text: string): string | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  if (typed.length > WEBSITE_MAX) return undefined;
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (/\s/.test(typed)) return undefined;
  const parsed = readAddress(address);
  if (!parsed) return undefined;
  const { hostname, username, password, href } = parsed;
  if (!isWebAddress(address) || username || password || !/^[^.]+(\.[^.]+)*\.[^.\d][^.]+$/.test(hostname))
    return undefined;
  return href.replace(/\/$/, '');
}

/** Not `URL.canParse`, which accepts some addresses that can't be parsed. */
function readAddress(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
