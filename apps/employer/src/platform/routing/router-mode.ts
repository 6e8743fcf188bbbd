// Hash routes by default, path routes when served under /hr, hash routes again when embedded (PLT-028).

const PATH_MODE_PREFIX = '/hr';

export interface Address {
  pathname: string;
  search: string;
  hash: string;
}

export type RouterMode = { kind: 'hash' } | { kind: 'path'; basename: string };

const isUnder = (pathname: string, prefix: string): boolean => pathname === prefix || pathname.startsWith(`${prefix}/`);

/** Embedded: set in the URL, or framed by another page. */
export function isEmbedded(address: Address, framed: boolean): boolean {
  const inHash = address.hash.split('?')[1] ?? '';
  return framed || [address.search, inHash].some((query) => new URLSearchParams(query).get('embedded') === 'true');
}

export const chooseRouterMode = (address: Address, framed: boolean): RouterMode =>
  isUnder(address.pathname, PATH_MODE_PREFIX) && !isEmbedded(address, framed)
    ? { kind: 'path', basename: PATH_MODE_PREFIX }
    : { kind: 'hash' };

/**
 * The URL in the format of this router mode, or null when it already is. Links of the other mode and the employee
 * records entry (`/employee-records/#/list`) then open the right page on first load (PLT-036).
 */
export function canonicalAddress(address: Address, mode: RouterMode): string | null {
  const prefix = isUnder(address.pathname, PATH_MODE_PREFIX) ? PATH_MODE_PREFIX : '';
  const pathRoute = address.pathname.slice(prefix.length).replace(/\/(index\.html)?$/, '');
  const hashRoute = address.hash.startsWith('#/') ? address.hash.slice(1) : '';
  const hashIsBelowPath = pathRoute === '/employee-records' && hashRoute !== '';
  const route = hashIsBelowPath || !hashRoute ? pathRoute + hashRoute + (hashRoute ? '' : address.search) : hashRoute;

  if (mode.kind === 'path') return hashRoute ? `${mode.basename}${route}` : null;
  if (pathRoute === '') return null;
  return `${prefix}/${hashRoute ? address.search : ''}#${route}`;
}
