// What a route says about its page to the frame around it.
import { useMatches } from 'react-router';

export interface PageHandle {
  /** Key of the title `shell:pages.<key>`. */
  page: string;
  /** Fetches the page while start-up still runs. */
  preload?: () => void;
}

export const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === 'object' && handle !== null && 'page' in handle;

/** Key of the page shown. */
export function usePageKey(): string {
  const handles = useMatches().map((match) => match.handle);
  return handles.findLast(isPageHandle)?.page ?? 'notFound';
}
