// One page of a list in any state: loading, failed, empty, or loaded.
import type { Density } from '@onward/domain/saved-views/list-layout';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListFrame } from '../../design/lists/ListFrame.tsx';
import { Pager } from '../../design/lists/paging/Pager.tsx';
import { RowDensity } from '../../design/lists/RowDensity.tsx';
import { SkeletonRows } from '../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../errors/LoadFailure.tsx';
import { useExistingPage } from './use-existing-page.ts';

interface Props<Answer extends { total_pages: number; total_count: number }, Row> {
  query: Pick<UseQueryResult<Answer>, 'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'>;
  rowsOf: (answer: Answer) => readonly Row[];
  page: number;
  pageSize: number;
  /** `replace`: the page no longer exists, so it is removed from the history. */
  onPage: (page: number, options?: { replace?: boolean }) => void;
  notLoaded: string;
  /** Shown instead of an empty list: no records yet, or no matches. */
  empty: ReactNode;
  /** The number of rows when there is only one page, e.g. "6 departments". */
  countText: (count: number) => string;
  density?: Density;
  /** Rows start with an image. */
  avatar?: boolean;
  children: (rows: readonly Row[]) => ReactNode;
}

export function RecordList<Answer extends { total_pages: number; total_count: number }, Row>({
  query: { data, error, isFetching, isPlaceholderData, refetch },
  rowsOf,
  page,
  pageSize,
  onPage,
  notLoaded,
  empty,
  countText,
  density = 'comfortable',
  avatar = false,
  children,
}: Props<Answer, Row>) {
  useExistingPage(page, isPlaceholderData ? undefined : data?.total_pages, (existing) =>
    onPage(existing, { replace: true }),
  );
  if (!data) {
    if (!error) return <SkeletonRows avatar={avatar} />;
    return <LoadFailure title={notLoaded} error={error} onRetry={() => void refetch()} />;
  }
  const rows = rowsOf(data);
  if (rows.length === 0) return empty;
  return (
    <>
      <ListFrame refreshing={isFetching}>
        <RowDensity compact={density === 'compact'}>{children(rows)}</RowDensity>
      </ListFrame>
      <Pager
        page={page}
        pageSize={pageSize}
        totalCount={data.total_count}
        rowsShown={rows.length}
        allRows={countText(rows.length)}
        onChange={(chosen) => onPage(chosen)}
      />
    </>
  );
}
