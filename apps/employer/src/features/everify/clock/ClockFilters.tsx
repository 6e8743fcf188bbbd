// Search and filters of the clock, stored in the URL.
import { I9_DUES, URGENCIES } from '@onward/domain/everify/i9-clock';
import { SEARCH_MAX } from '@onward/domain/platform/search/search-words';
import { useTranslation } from 'react-i18next';
import { FilterChip, type FilterOption } from '../../../design/lists/FilterChip.tsx';
import { Filters } from '../../../design/lists/Filters.tsx';
import { SearchField } from '../../../design/lists/SearchField.tsx';
import type { ChangeList } from '../../../platform/lists/use-list-address.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { type ClockFilter, type ClockGroup, type ClockState, chosenFilters } from './clock.list.ts';

interface Props {
  list: ClockState;
  onChange: ChangeList<ClockGroup, ClockFilter>;
}

export function ClockFilters({ list, onChange }: Props) {
  const { t } = useTranslation();
  const { locations, brands } = useStartup();
  const chips: [filter: ClockFilter, options: FilterOption[]][] = [
    ['urgency', URGENCIES.map((value) => ({ value, label: t(`everify-clock:clock.urgencies.${value}`) }))],
    ['brand', brands.map(({ name }) => ({ value: name, label: name }))],
    ['location_id', locations.map(({ id, name }) => ({ value: String(id), label: name }))],
    ['what', I9_DUES.map((value) => ({ value, label: t(`everify-clock:clock.what.${value}`) }))],
  ];
  const set = (filter: ClockFilter) => (value: string | undefined) => {
    const { [filter]: _old, ...others } = list.filters;
    onChange({ filters: value === undefined ? others : { ...others, [filter]: value } });
  };
  return (
    <>
      <SearchField
        label={t('everify-clock:clock.search')}
        value={list.query}
        maxLength={SEARCH_MAX}
        onSearch={(query) => onChange({ query }, { replace: true })}
      />
      <Filters count={chosenFilters(list)} onClear={() => onChange({ filters: {} })}>
        {chips.map(([filter, options]) => (
          <FilterChip
            key={filter}
            label={t(`everify-clock:clock.filters.${filter}`)}
            options={options}
            value={list.filters[filter]}
            onChange={set(filter)}
          />
        ))}
      </Filters>
    </>
  );
}
