// Totals, filters, and one page of locations, in every loading state.
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListFrame } from '../../../design/lists/ListFrame.tsx';
import { Pager } from '../../../design/lists/paging/Pager.tsx';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import type { ListState } from '../../../platform/lists/list-address.ts';
import type { ChangeList } from '../../../platform/lists/use-list-address.ts';
import { BoardSums } from './BoardSums.tsx';
import { type DashboardField, dashboardQuery } from './dashboard.api.ts';
import { LocationTable } from './LocationTable.tsx';
import { useLiveBoard } from './use-live-board.ts';

interface Props {
  list: ListState<DashboardField> & { brandId: number | null };
  onChange: ChangeList<DashboardField>;
  /** Shown between the totals and the list. */
  filters: ReactNode;
}

export function LocationBoard({ list, onChange, filters }: Props) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(dashboardQuery(list));
  useLiveBoard();
  return (
    <>
      {data && <BoardSums data={data} />}
      {filters}
      {!data && !error && <SkeletonRows />}
      {!data && error && (
        <LoadFailure title={t('company:dashboard.notLoaded')} error={error} onRetry={() => void refetch()} />
      )}
      {data?.locations.length === 0 && (
        <EmptyState
          kind={list.query ? 'no_match' : 'first_use'}
          title={t(list.query ? 'company:dashboard.noMatch' : 'company:dashboard.none', { query: list.query })}
          action={
            list.query && <Button onClick={() => onChange({ query: '' })}>{t('company:dashboard.clearSearch')}</Button>
          }
        />
      )}
      {data && data.locations.length > 0 && (
        <>
          <ListFrame refreshing={isFetching}>
            <LocationTable
              locations={data.locations}
              days={data}
              order={list.order}
              onOrder={(order) => onChange({ order })}
            />
          </ListFrame>
          <Pager
            page={list.page}
            pageSize={DEFAULT_PAGE_SIZE}
            totalCount={data.total_count}
            rowsShown={data.locations.length}
            allRows={t('shell:nav.locations', { count: data.locations.length })}
            onChange={(page) => onChange({ page })}
          />
        </>
      )}
    </>
  );
}
