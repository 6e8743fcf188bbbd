// What a route tells the layout about its page.
import { useMatches } from 'react-router';

export interface PageHandle {
  /** Key of the title `shell:pages.<key>`. */
  page: string;
  /** Loads the page while startup is still running. */
  preload?: () => void;
}

export const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'page' in handle;

/** Key of the current page. */
export function usePageKey(): string {
  const handles = useMatches().map((match) => match.handle);
  return handles.findLast(isPageHandle)?.page ?? 'notFound';
}
