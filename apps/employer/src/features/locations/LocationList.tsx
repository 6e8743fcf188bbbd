// One page of locations in whatever state it is: loading, failed, empty, or there.
import { ApiError } from '@onward/client/api-error';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListFrame } from '../../design/lists/ListFrame.tsx';
import { Pager } from '../../design/lists/Pager.tsx';
import { EmptyState } from '../../design/page/EmptyState.tsx';
import { ErrorBlock } from '../../design/page/ErrorBlock.tsx';
import { SkeletonRows } from '../../design/page/SkeletonRows.tsx';
import { useIsPhone } from '../../design/theme/use-is-phone.ts';
import type { ChangeList } from '../../platform/lists/use-list-address.ts';
import { paths } from '../../platform/routing/paths.ts';
import { LocationCards } from './LocationCards.tsx';
import { LocationTable } from './LocationTable.tsx';
import type { LocationActions } from './location-actions.ts';
import { locationsQuery } from './locations.api.ts';
import {
  LOCATIONS_PER_PAGE,
  type LocationFilter,
  type LocationListState,
  type LocationOrderField,
} from './locations.list.ts';
import { useExistingPage } from './use-existing-page.ts';

interface Props {
  list: LocationListState;
  onChange: ChangeList<LocationOrderField, LocationFilter>;
  brandName: (id: number) => string;
  actions: LocationActions | null;
  addButton: ReactNode;
}

export function LocationList({ list, onChange, brandName, actions, addButton }: Props) {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(locationsQuery(list));
  useExistingPage(list.page, isPlaceholderData ? undefined : data?.total_pages, (page) =>
    onChange({ page }, { replace: true }),
  );

  if (!data) {
    if (!error) return <SkeletonRows avatar={false} />;
    const { message, error_reference: reference } = error instanceof ApiError ? error : {};
    return (
      <ErrorBlock
        title={t('locations:notLoaded')}
        message={message}
        reference={reference}
        onRetry={() => void refetch()}
        supportTo={paths.support()}
      />
    );
  }
  const { locations, total_pages: totalPages } = data;
  if (locations.length === 0) {
    const narrowed = list.query !== '' || Object.keys(list.filters).length > 0;
    return narrowed ? (
      <EmptyState
        kind="no_match"
        title={t('locations:noMatch')}
        text={t('locations:noMatchText')}
        action={<Button onClick={() => onChange({ query: '', filters: {} })}>{t('locations:clearFilters')}</Button>}
      />
    ) : (
      <EmptyState kind="first_use" title={t('locations:none')} text={t('locations:noneText')} action={addButton} />
    );
  }
  return (
    <>
      <ListFrame refreshing={isFetching}>
        {phone ? (
          <LocationCards locations={locations} brandName={brandName} actions={actions} />
        ) : (
          <LocationTable
            locations={locations}
            brandName={brandName}
            order={list.order}
            onOrder={(order) => onChange({ order })}
            actions={actions}
          />
        )}
      </ListFrame>
      <Pager
        page={list.page}
        pageSize={LOCATIONS_PER_PAGE}
        totalPages={totalPages}
        rowsShown={locations.length}
        allRows={t('locations:count', { count: locations.length })}
        onChange={(page) => onChange({ page })}
      />
    </>
  );
}
