// What a route tells the layout about its page.
import { type RouteObject, useMatches } from 'react-router';

export interface PageHandle {
  /** Key of the title `shell:pages.<key>`. */
  page: string;
  /** Loads the page while startup is still running. */
  preload?: () => void;
  /** A page that needs the whole width: the sidebar is collapsed while it is open. */
  wide?: boolean;
}

export const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'page' in handle;

export const wide = (route: RouteObject): RouteObject => ({ ...route, handle: { ...route.handle, wide: true } });

const usePageHandle = (): PageHandle | undefined =>
  useMatches()
    .map((match) => match.handle)
    .findLast(isPageHandle);

/** Key of the current page. */
export const usePageKey = (): string => usePageHandle()?.page ?? 'notFound';

export const usePageIsWide = (): boolean => usePageHandle()?.wide ?? false;
