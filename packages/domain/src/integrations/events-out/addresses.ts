// Which addresses a webhook may reach: public ones only, so that nobody can make the server call machines behind it.

export type AddressProblem = 'url_invalid' | 'not_https' | 'has_credentials' | 'private_address';

/** What is wrong with the URL itself; the IP addresses of its host are checked when connecting. */
export function addressProblem(url: string, { allowPrivate }: { allowPrivate: boolean }): AddressProblem | null {
  const parsed = parse(url);
  if (!parsed || parsed.hostname === '') return 'url_invalid';
  if (parsed.protocol !== 'https:' && !(allowPrivate && parsed.protocol === 'http:')) return 'not_https';
  if (parsed.username !== '' || parsed.password !== '') return 'has_credentials';
  const host = parsed.hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
  const isLocal =
    host === 'localhost' || host.endsWith('.localhost') || host.endsWith('.internal') || !/[.:]/.test(host);
  return !allowPrivate && (isLocal || (isNumeric(host) && !isPublicAddress(host))) ? 'private_address' : null;
}

function parse(url: string): URL | null {
  try {
    return new URL(url);
  } catch {
    return null;
  }
}

const isNumeric = (host: string): boolean => host.includes(':') || /^\d+(\.\d+){3}$/.test(host);

/** By the registries of special-purpose addresses of IPv4 and IPv6. */
const PRIVATE_V4: readonly [network: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

const numberOf = (address: string): number => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);

function isPublicV4(address: string): boolean {
  const number = numberOf(address);
  return !PRIVATE_V4.some(([network, bits]) => {
    const size = 2 ** (32 - bits);
    return Math.floor(number / size) === Math.floor(numberOf(network) / size);
  });
}

export function isPublicAddress(address: string): boolean {
  if (!address.includes(':')) return /^\d{1,3}(\.\d{1,3}){3}$/.test(address) && isPublicV4(address);
  const groups = groupsOf(address);
  if (!groups) return false;
  const [first = 0, second = 0] = groups;
  const embedded = embeddedV4(groups);
  if (embedded !== null) return isPublicV4(embedded);
  // Global unicast, without documentation, benchmarking, and tunnels.
  const isGlobal = first >= 0x2000 && first < 0x4000;
  const isSpecial = first === 0x2001 && (second < 0x0200 || second === 0x0db8);
  const isDocumentation = first === 0x3fff && second < 0x1000;
  return isGlobal && !isSpecial && !isDocumentation && first !== 0x2002;
}

/** Addresses that contain one of IPv4 are as private as that one. */
function embeddedV4(groups: readonly number[]): string | null {
  const [a, b, c, d, e, f, high = 0, low = 0] = groups;
  const isMapped = a === 0 && b === 0 && c === 0 && d === 0 && e === 0 && f === 0xffff;
  const isTranslated = a === 0x64 && b === 0xff9b && c === 0 && d === 0 && e === 0 && f === 0;
  return isMapped || isTranslated ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : null;
}

/** The eight numbers of an IPv6 address, or null. */
function groupsOf(address: string): number[] | null {
  const withoutZone = address.split('%')[0] ?? '';
  const dotted = /^(.*:)(\d{1,3}(?:\.\d{1,3}){3})$/.exec(withoutZone);
  const text = dotted ? `${dotted[1]}${hexPair(dotted[2] ?? '')}` : withoutZone;
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const [left = [], right = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = 8 - left.length - right.length;
  if (halves.length === 2 ? missing < 1 : missing !== 0) return null;
  const groups = [...left, ...new Array<string>(Math.max(0, missing)).fill('0'), ...right];
  return groups.every((group) => /^[0-9a-f]{1,4}$/i.test(group))
    ? groups.map((group) => Number.parseInt(group, 16))
    : null;
}

function hexPair(v4: string): string {
  const number = numberOf(v4);
  return `${Math.floor(number / 65_536).toString(16)}:${(number % 65_536).toString(16)}`;
}
