// Moving about from outside React: error handling, start-up and other tabs need it too.
import type { createHashRouter } from 'react-router';

type Router = ReturnType<typeof createHashRouter>;

let router: Router | null = null;

export const connectNavigation = (created: Router): void => {
  router = created;
};

/** Path of the page shown, e.g. `/job-postings`; before the router exists, the root. */
export const currentPath = (): string => router?.state.location.pathname ?? '/';

export const goTo = (path: string): void => {
  router?.navigate(path, { replace: true });
};

/** Loads the whole program again at its root, so that nothing of the old reader remains in memory. */
export async function restartAtRoot(): Promise<void> {
  await router?.navigate('/', { replace: true });
  location.reload();
}
