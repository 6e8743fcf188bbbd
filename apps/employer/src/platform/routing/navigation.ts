// Navigation outside React, for error handling, startup and other tabs.
import type { createHashRouter, Location } from 'react-router';

type Router = ReturnType<typeof createHashRouter>;

let router: Router | null = null;

export const connectNavigation = (created: Router): void => {
  router = created;
};

/** Path of the current page, e.g. `/job-postings`, without the prefix of path mode; the root before a router exists. */
export function currentPath(): string {
  if (!router) return '/';
  const { pathname } = router.state.location;
  const basename = router.basename ?? '/';
  return basename !== '/' && pathname.startsWith(basename) ? pathname.slice(basename.length) || '/' : pathname;
}

/** Query of the current page, or of the one being loaded. */
export const currentSearch = (): URLSearchParams => new URLSearchParams(router?.state.location.search);

/** Whether this is still the latest visit: while the next page loads, the old one stays on screen. */
export function isLatestVisit({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): boolean {
  if (!router) return true;
  const latest = router.state.location;
  // Addresses typed by hand all have the same key.
  return latest.key === key && latest.search === search && currentPath() === pathname;
}

/** Navigates synchronously, so that the next render is already at the new path. */
export async function replacePath(path: string): Promise<void> {
  await router?.navigate(path, { replace: true, flushSync: true });
}

/** Reloads the app at its root, so that nothing of the previous user remains in memory. */
export async function restartAtRoot(): Promise<void> {
  await router?.navigate('/', { replace: true });
  location.reload();
}
