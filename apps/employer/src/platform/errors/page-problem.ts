// The page could not be loaded: the main layout shows the matching screen instead of it until the reader moves on.
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

/** A page opened anew deserves a new try. */
export const clearPageProblem = (): void => store.set(null);
