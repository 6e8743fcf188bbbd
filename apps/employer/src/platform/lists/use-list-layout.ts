// A list's layout in components, stored in the URL.
import { chosenColumns } from '@onward/domain/saved-views/list-layout';
import type { ViewList } from '@onward/domain/saved-views/views';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type ListLayout, readLayout, writeLayout } from './list-layout.ts';

export type ChangeLayout<List extends ViewList> = (change: Partial<ListLayout<List>>) => void;

export function useListLayout<List extends ViewList>(list: List): readonly [ListLayout<List>, ChangeLayout<List>] {
  const [address, setAddress] = useSearchParams();
  const layout = useMemo(() => readLayout(address, list), [address, list]);
  const change = useCallback<ChangeLayout<List>>(
    (wanted) =>
      setAddress(
        (now) => {
          const { columns, density } = { ...readLayout(now, list), ...wanted };
          return writeLayout(now, { columns: chosenColumns(list, columns), density });
        },
        // Trying out columns adds one history entry, not one per column; a checkbox updates at once, before the rows
        // do.
        { replace: true, flushSync: true },
      ),
    [setAddress, list],
  );
  return [layout, change];
}
