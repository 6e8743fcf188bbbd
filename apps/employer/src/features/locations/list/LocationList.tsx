// A page of locations: a table, or cards on phones.
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import type { ListLayout } from '../../../platform/lists/list-layout.ts';
import { RecordList } from '../../../platform/lists/RecordList.tsx';
import type { ChangeList } from '../../../platform/lists/use-list-address.ts';
import { locationsQuery } from '../locations.api.ts';
import { LocationCards } from './LocationCards.tsx';
import { LocationTable } from './LocationTable.tsx';
import type { LocationActions } from './location-actions.ts';
import {
  LOCATIONS_PER_PAGE,
  type LocationFilter,
  type LocationListState,
  type LocationOrderField,
} from './locations.list.ts';

interface Props {
  list: LocationListState;
  layout: ListLayout<'locations'>;
  onChange: ChangeList<LocationOrderField, LocationFilter>;
  brandName: (id: number) => string;
  actions: LocationActions | null;
  addButton: ReactNode;
}

export function LocationList({ list, layout, onChange, brandName, actions, addButton }: Props) {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const narrowed = list.query !== '' || Object.keys(list.filters).length > 0;
  return (
    <RecordList
      query={useQuery(locationsQuery(list))}
      rowsOf={({ locations }) => locations}
      page={list.page}
      density={layout.density}
      pageSize={LOCATIONS_PER_PAGE}
      onPage={(page, options) => onChange({ page }, options)}
      notLoaded={t('locations:notLoaded')}
      countText={(count) => t('locations:count', { count })}
      empty={
        narrowed ? (
          <EmptyState
            kind="no_match"
            title={t('locations:noMatch')}
            text={t('locations:noMatchText')}
            action={<Button onClick={() => onChange({ query: '', filters: {} })}>{t('locations:clearFilters')}</Button>}
          />
        ) : (
          <EmptyState kind="first_use" title={t('locations:none')} text={t('locations:noneText')} action={addButton} />
        )
      }
    >
      {(locations) =>
        phone ? (
          <LocationCards locations={locations} brandName={brandName} actions={actions} />
        ) : (
          <LocationTable
            locations={locations}
            brandName={brandName}
            order={list.order}
            layout={layout}
            onOrder={(order) => onChange({ order })}
            actions={actions}
          />
        )
      }
    </RecordList>
  );
}
