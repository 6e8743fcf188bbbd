// What a company says of itself (CMP-004).
import { isWebAddress } from '../platform/contact/web-address.ts';

export const WEBSITE_MAX = 200;

/** `larkfield.com` becomes `https://larkfield.com`; undefined when it is no address of a website. */
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

/** Not by `canParse`, which lets some addresses pass that cannot be read. */
function readAddress(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
