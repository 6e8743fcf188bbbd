// How a list is shown, for components: read from the address, changed through the address.
import { chosenColumns } from '@onward/domain/saved-views/look';
import type { ViewList } from '@onward/domain/saved-views/views';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type ListLook, readLook, writeLook } from './list-look.ts';

export type ChangeLook<List extends ViewList> = (change: Partial<ListLook<List>>) => void;

export function useListLook<List extends ViewList>(list: List): readonly [ListLook<List>, ChangeLook<List>] {
  const [address, setAddress] = useSearchParams();
  const look = useMemo(() => readLook(address, list), [address, list]);
  const change = useCallback<ChangeLook<List>>(
    (wanted) =>
      setAddress(
        (now) => {
          const { columns, density } = { ...readLook(now, list), ...wanted };
          return writeLook(now, { columns: chosenColumns(list, columns), density });
        },
        // Trying out columns is one visit of the list, not one per column; a tick shows at once, before the rows do.
        { replace: true, flushSync: true },
      ),
    [setAddress, list],
  );
  return [look, change];
}
