// What a company says of itself: its website and the zone its days are counted in (CMP-004).

const ZONE_NAME = /^[A-Z][A-Za-z_]+\/[A-Z][A-Za-z0-9_+/-]+$/;

/** A zone of the IANA list by its full name; bare offsets and abbreviations are none. */
export function isTimeZone(name: string): boolean {
  if (name === 'UTC') return true;
  if (!ZONE_NAME.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** `larkfield.com` becomes `https://larkfield.com`; undefined when it is no address of a website. */
export function normaliseWebsite(text: string): string | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (/\s/.test(typed) || !URL.canParse(address)) return undefined;
  const { protocol, hostname, username, password, href } = new URL(address);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  if (!isWeb || username || password || !/^[^.]+(\.[^.]+)*\.[^.\d][^.]+$/.test(hostname)) return undefined;
  return href.replace(/\/$/, '');
}
