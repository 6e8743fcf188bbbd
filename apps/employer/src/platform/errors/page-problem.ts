// A page failed to load: the main layout shows the matching error screen until the user navigates.
import { currentPath } from '../routing/navigation.ts';
import { createStore, useStore } from '../store.ts';

export type PageProblem = 'no_access' | 'not_found';

const store = createStore<{ problem: PageProblem; path: string } | null>(null);

export const showPageProblem = (problem: PageProblem): void => store.set({ problem, path: currentPath() });

/** The problem of the page at this path, if it has one. */
export function usePageProblem(path: string): PageProblem | null {
  const shown = useStore(store);
  return shown?.path === path ? shown.problem : null;
}

/** Cleared so that opening the page again retries it. */
export const clearPageProblem = (): void => store.set(null);
