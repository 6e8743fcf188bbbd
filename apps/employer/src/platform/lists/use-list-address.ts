// A list's state for components: read from the address, changed through the address.
import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { isLatestVisit } from '../routing/navigation.ts';
import { type ListShape, type ListState, readListState, writeListState } from './list-address.ts';

/** `replace` keeps the change out of the history: typing in a search field is one visit, not one per letter. */
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
  const change = useCallback<ChangeList<Field, Filter>>(
    (wanted, options) => {
      // A search that was typed just before leaving must not be written into the address of the next page.
      if (isLatestVisit(visit)) setAddress((now) => writeListState(now, shape, wanted), options);
    },
    [setAddress, shape, visit],
  );
  return [state, change];
}
