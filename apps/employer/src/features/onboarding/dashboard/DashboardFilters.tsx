// Search and filters of the dashboard, stored in the URL.
import { ONBOARDING_STATES } from '@onward/domain/onboarding/states';
import { SEARCH_MAX } from '@onward/domain/platform/search/search-words';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FilterChip, type FilterOption } from '../../../design/lists/FilterChip.tsx';
import { Filters } from '../../../design/lists/Filters.tsx';
import { SearchField } from '../../../design/lists/SearchField.tsx';
import type { ChangeList } from '../../../platform/lists/use-list-address.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { usePositionOptions } from '../../employees/parts/use-position-options.ts';
import { summaryQuery } from '../onboarding-summary.api.ts';
import { chosenFilters, type DashboardField, type DashboardFilter, type DashboardState } from './onboarding.list.ts';

interface Props {
  list: DashboardState;
  onChange: ChangeList<DashboardField, DashboardFilter>;
}

const optionsOf = (records: readonly { id: number; name: string }[]): FilterOption[] =>
  records.map(({ id, name }) => ({ value: String(id), label: name }));

export function DashboardFilters({ list, onChange }: Props) {
  const { t } = useTranslation();
  const { locations } = useStartup();
  const positions = usePositionOptions();
  const { data: summary } = useQuery(summaryQuery);
  const chips: [filter: DashboardFilter, options: FilterOption[]][] = [
    ['position_id', positions.map(({ value, label }) => ({ value: String(value), label }))],
    ['onboarding_process_id', optionsOf(summary?.company_onboarding_processes ?? [])],
    ['status', ONBOARDING_STATES.map((state) => ({ value: state, label: t(`employees:onboarding.${state}`) }))],
    ['location_id', optionsOf(locations)],
  ];
  const set = (filter: DashboardFilter) => (value: string | undefined) => {
    const { [filter]: _old, ...others } = list.filters;
    onChange({ filters: value === undefined ? others : { ...others, [filter]: value } });
  };
  return (
    <>
      <SearchField
        label={t('onboarding:dashboard.search')}
        value={list.query}
        maxLength={SEARCH_MAX}
        onSearch={(query) => onChange({ query }, { replace: true })}
      />
      <Filters count={chosenFilters(list.filters).length} onClear={() => onChange({ filters: {} })}>
        {chips.map(([filter, options]) => (
          <FilterChip
            key={filter}
            label={t(`onboarding:filters.${filter}`)}
            options={options}
            value={list.filters[filter]}
            onChange={set(filter)}
          />
        ))}
      </Filters>
    </>
  );
}
