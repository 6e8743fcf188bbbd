// Moving about from outside React: error handling, start-up and other tabs need it too.
import type { createHashRouter, Location } from 'react-router';

type Router = ReturnType<typeof createHashRouter>;

let router: Router | null = null;

export const connectNavigation = (created: Router): void => {
  router = created;
};

/** Path of the page shown, e.g. `/job-postings`, without the prefix of path mode; the root before a router exists. */
export function currentPath(): string {
  if (!router) return '/';
  const { pathname } = router.state.location;
  const basename = router.basename ?? '/';
  return basename !== '/' && pathname.startsWith(basename) ? pathname.slice(basename.length) || '/' : pathname;
}

/** Query of the page shown, or of the one that is about to be. */
export const currentSearch = (): URLSearchParams => new URLSearchParams(router?.state.location.search);

/** Whether this visit is still the last one: while the next page is fetched the old one stays on screen. */
export function isLatestVisit({ key, pathname, search }: Pick<Location, 'key' | 'pathname' | 'search'>): boolean {
  if (!router) return true;
  const latest = router.state.location;
  // Addresses typed by hand all have the same key.
  return latest.key === key && latest.search === search && currentPath() === pathname;
}

/** Moves on at once: what is rendered next stands at the new path already. */
export async function replacePath(path: string): Promise<void> {
  await router?.navigate(path, { replace: true, flushSync: true });
}

/** Loads the whole program again at its root, so that nothing of the old reader remains in memory. */
export async function restartAtRoot(): Promise<void> {
  await router?.navigate('/', { replace: true });
  location.reload();
}
