// Search and filters of the list of locations, stored in the URL.
import type { Brand } from '@onward/contract/company/brands';
import { LOCATION_NAME_MAX } from '@onward/domain/locations/locations';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FilterChip } from '../../../design/lists/FilterChip.tsx';
import { Filters } from '../../../design/lists/Filters.tsx';
import { SearchField } from '../../../design/lists/SearchField.tsx';
import type { ChangeList } from '../../../platform/lists/use-list-address.ts';
import { locationsQuery } from '../locations.api.ts';
import { stateName } from '../parts/state-name.ts';
import type { LocationFilter, LocationListState, LocationOrderField } from './locations.list.ts';

interface Props {
  list: LocationListState;
  onChange: ChangeList<LocationOrderField, LocationFilter>;
  brands: readonly Brand[];
}

export function LocationFilters({ list, onChange, brands }: Props) {
  const { t } = useTranslation();
  const { data } = useQuery(locationsQuery(list));
  const set = (filter: LocationFilter) => (value: string | undefined) => {
    const { [filter]: _old, ...others } = list.filters;
    onChange({ filters: value === undefined ? others : { ...others, [filter]: value } });
  };
  return (
    <>
      <SearchField
        label={t('locations:search')}
        value={list.query}
        maxLength={LOCATION_NAME_MAX}
        onSearch={(query) => onChange({ query }, { replace: true })}
      />
      <Filters count={Object.keys(list.filters).length} onClear={() => onChange({ filters: {} })}>
        <FilterChip
          label={t('locations:columns.brand')}
          options={brands.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={list.filters.brand_id}
          onChange={set('brand_id')}
        />
        <FilterChip
          label={t('locations:state')}
          options={(data?.states ?? []).map((code) => ({ value: code, label: stateName(code) }))}
          value={list.filters.state}
          onChange={set('state')}
        />
      </Filters>
    </>
  );
}
