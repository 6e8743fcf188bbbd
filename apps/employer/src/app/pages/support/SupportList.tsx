// A paged list for support staff, with its own page number in the URL.
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { ListFrame } from '../../../design/lists/ListFrame.tsx';
import { Pager } from '../../../design/lists/paging/Pager.tsx';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import styles from './SupportList.module.css';

interface ListTexts {
  notLoaded: string;
  emptyTitle: string;
  emptyText: string;
  count: (shown: number) => string;
}

interface Props<Page extends { total_count: number }, Key extends readonly unknown[]> {
  /** Names the list's page in the URL, and its heading on the page. */
  name: string;
  title: string;
  search?: ReactNode;
  texts: ListTexts;
  query: (page: number) => UseQueryOptions<Page, Error, Page, Key>;
  rowsOf: (page: Page) => ReactNode[];
}

export function SupportList<Page extends { total_count: number }, Key extends readonly unknown[]>({
  name,
  title,
  search,
  texts,
  query,
  rowsOf,
}: Props<Page, Key>) {
  const [page, onPage] = usePageOf(name);
  const { data, ...answer } = useQuery(query(page));
  const found = data && { rows: rowsOf(data), totalCount: data.total_count };
  return (
    <section className={styles.card} aria-labelledby={`support-${name}`}>
      <h2 id={`support-${name}`} className={styles.head}>
        {title}
      </h2>
      {search && <div className={styles.search}>{search}</div>}
      <Rows texts={texts} answer={{ ...answer, found }} page={page} onPage={onPage} />
    </section>
  );
}

interface RowsProps {
  texts: ListTexts;
  answer: {
    found: { rows: ReactNode[]; totalCount: number } | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  page: number;
  onPage: (page: number) => void;
}

function Rows({ texts, answer, page, onPage }: RowsProps) {
  const { found, error, isFetching, refetch } = answer;
  if (!found) {
    if (!error) return <SkeletonRows rows={3} avatar={false} />;
    return <LoadFailure title={texts.notLoaded} error={error} onRetry={() => void refetch()} offersSupport={false} />;
  }
  if (found.rows.length === 0)
    return <EmptyState kind="nothing_to_do" title={texts.emptyTitle} text={texts.emptyText} />;
  return (
    <>
      <ListFrame refreshing={isFetching}>
        <ul className={styles.list}>{found.rows}</ul>
      </ListFrame>
      <div className={styles.foot}>
        <Pager
          page={page}
          pageSize={DEFAULT_PAGE_SIZE}
          totalCount={found.totalCount}
          rowsShown={found.rows.length}
          allRows={texts.count(found.rows.length)}
          onChange={onPage}
        />
      </div>
    </>
  );
}

/** Each list has its own page in the URL, so that a reload shows the same rows. */
export function usePageOf(name: string): [number, (page: number) => void] {
  const parameter = `${name}_page`;
  const [search, setSearch] = useSearchParams();
  const page = Number(search.get(parameter));
  const goTo = (wanted: number) =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      next.set(parameter, String(wanted));
      return next;
    });
  return [Number.isInteger(page) && page > 0 ? page : 1, goTo];
}
