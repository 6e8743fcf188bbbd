// A list's state for components: read from the address, changed through the address.
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type ListShape, type ListState, readListState, writeListState } from './list-address.ts';

/** `replace` keeps the change out of the history: typing in a search field is one visit, not one per letter. */
export type ChangeList<Field extends string> = (
  change: Partial<ListState<Field>>,
  options?: { replace?: boolean },
) => void;

/** The shape is a constant of the list, declared once outside the component. */
export function useListAddress<Field extends string>(
  shape: ListShape<Field>,
): readonly [ListState<Field>, ChangeList<Field>] {
  const [address, setAddress] = useSearchParams();
  const state = useMemo(() => readListState(address, shape), [address, shape]);
  const change = useCallback<ChangeList<Field>>(
    (wanted, options) => setAddress((now) => writeListState(now, shape, wanted), options),
    [setAddress, shape],
  );
  return [state, change];
}
