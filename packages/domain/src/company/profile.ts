// What a company says of itself (CMP-004).
import { isWebAddress } from '../platform/web-address.ts';

/** `larkfield.com` becomes `https://larkfield.com`; undefined when it is no address of a website. */
export function normaliseWebsite(text: string): string | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (/\s/.test(typed) || !URL.canParse(address)) return undefined;
  const { hostname, username, password, href } = new URL(address);
  if (!isWebAddress(address) || username || password || !/^[^.]+(\.[^.]+)*\.[^.\d][^.]+$/.test(hostname))
    return undefined;
  return href.replace(/\/$/, '');
}
