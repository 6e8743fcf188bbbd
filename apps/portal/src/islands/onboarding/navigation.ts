// Where somebody is in the portal, as the fragment of the address, so that Back and reloading work.
import { useEffect, useState } from 'preact/hooks';
import { useFollowAddress } from '../history/follow-address.ts';

export type Place =
  | { page: 'tasks' | 'documents' | 'help' }
  /** `step` counts from 0. */
  | { page: 'task'; actionKey: string; step: number };

export function placeOf(fragment: string): Place {
  const [page, actionKey, step] = fragment.replace(/^#/, '').split('/');
  if (page === 'documents' || page === 'help') return { page };
  if (page === 'task' && actionKey) return { page, actionKey, step: Math.max(0, Number.parseInt(step ?? '', 10) || 0) };
  return { page: 'tasks' };
}

export const fragmentOf = (place: Place): string =>
  place.page === 'task' ? `#task/${place.actionKey}/${place.step}` : `#${place.page}`;

const TASKS: Place = { page: 'tasks' };

/** The server knows no fragment, so the first rendering shows the tasks. */
export function usePlace(): [Place, (place: Place, how?: 'push' | 'replace') => void] {
  const [place, setPlace] = useState<Place>(TASKS);
  const follow = () => setPlace(placeOf(location.hash));
  useEffect(follow, []);
  useFollowAddress(follow);
  const go = (next: Place, how: 'push' | 'replace' = 'push'): void => {
    const address = location.pathname + location.search + fragmentOf(next);
    if (how === 'push') history.pushState(null, '', address);
    else history.replaceState(null, '', address);
    setPlace(next);
    scrollTo({ top: 0 });
  };
  return [place, go];
}
