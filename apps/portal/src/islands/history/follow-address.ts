// Calls back whenever the fragment of the address changes: by Back and Forward, and by a link within the page.
import { useEffect, useRef } from 'preact/hooks';

export function useFollowAddress(follow: () => void): void {
  const newest = useRef(follow);
  newest.current = follow;
  useEffect(() => {
    const call = () => newest.current();
    addEventListener('popstate', call);
    addEventListener('hashchange', call);
    return () => {
      removeEventListener('popstate', call);
      removeEventListener('hashchange', call);
    };
  }, []);
}
