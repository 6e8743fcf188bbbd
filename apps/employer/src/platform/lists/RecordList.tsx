// One page of a list in whatever state it is: loading, failed, empty, or there.
import type { Density } from '@onward/domain/saved-views/list-layout';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListFrame } from '../../design/lists/ListFrame.tsx';
import { Pager } from '../../design/lists/paging/Pager.tsx';
import { RowDensity } from '../../design/lists/RowDensity.tsx';
import { SkeletonRows } from '../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../errors/LoadFailure.tsx';
import { useExistingPage } from './use-existing-page.ts';

interface Props<Answer extends { total_pages: number }, Row> {
  query: Pick<UseQueryResult<Answer>, 'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'>;
  rowsOf: (answer: Answer) => readonly Row[];
  page: number;
  pageSize: number;
  /** `replace`: the page is gone, so it leaves no trace in the history. */
  onPage: (page: number, options?: { replace?: boolean }) => void;
  notLoaded: string;
  /** Instead of an empty list: nothing there yet, or nothing that matches. */
  empty: ReactNode;
  /** All rows on one page, in words: "6 departments". */
  countText: (count: number) => string;
  density?: Density;
  /** Rows begin with a picture. */
  avatar?: boolean;
  children: (rows: readonly Row[]) => ReactNode;
}

export function RecordList<Answer extends { total_pages: number }, Row>({
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
        totalPages={data.total_pages}
        rowsShown={rows.length}
        allRows={countText(rows.length)}
        onChange={(chosen) => onPage(chosen)}
      />
    </>
  );
}
