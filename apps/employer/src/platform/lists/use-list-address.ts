// A list's state in components, stored in the URL.
import { useCallback, useMemo, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { currentSearch, isLatestVisit } from '../routing/navigation.ts';
import { type ListShape, type ListState, readListState, writeListState } from './list-address.ts';

/**
 * `replace` keeps the change out of the history, so that typing in a search field adds one entry, not one per letter.
 */
export type ChangeList<Field extends string, Filter extends string = never> = (
  change: Partial<ListState<Field, Filter>>,
  options?: { replace?: boolean },
) => void;

/** The shape is a constant of the list, declared once outside the component. */
export function useListAddress<Field extends string, Filter extends string = never>(
  shape: ListShape<Field, Filter>,
): readonly [ListState<Field, Filter>, ChangeList<Field, Filter>] {
  const [address, setAddress] = useSearchParams();
  const state = useMemo(() => readListState(address, shape), [address, shape]);
  const visit = useLocation();
  const written = useRef('');
  const change = useCallback<ChangeList<Field, Filter>>(
    (wanted, options) => {
      const latest = currentSearch();
      // A search typed just before leaving must not be written into the next page's URL; a second one counts, though,
      // while the page still renders the first.
      if (!isLatestVisit(visit) && latest.toString() !== written.current) return;
      const next = writeListState(latest, shape, wanted);
      written.current = next.toString();
      setAddress(next, options);
    },
    [setAddress, shape, visit],
  );
  return [state, change];
}
