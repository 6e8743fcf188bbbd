// Days and places above the panels, stored in the URL.
import type { AnalyticsFilters as Filtered } from '@onward/contract/analytics/analytics';
import type { Period } from '@onward/domain/analytics/period';
import { useTranslation } from 'react-i18next';
import { FilterChip, type FilterOption } from '../../../design/lists/FilterChip.tsx';
import { Filters } from '../../../design/lists/Filters.tsx';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { PLACE_FILTERS } from '../analytics.address.ts';
import { PeriodChip } from './PeriodChip.tsx';

interface Props {
  period: Period;
  filters: Filtered;
  onChange: (filters: Filtered) => void;
}

const PLACES = [...PLACE_FILTERS, 'position_key'] as const;

const optionsOf = (records: readonly { id: number; name: string }[]): FilterOption[] =>
  records.map(({ id, name }) => ({ value: String(id), label: name }));

export function AnalyticsFilters({ period, filters, onChange }: Props) {
  const { t } = useTranslation();
  const { brands, locations, departments, positions } = useStartup();
  const locationName = (id: number) => locations.find((location) => location.id === id)?.name;
  const options: Record<(typeof PLACES)[number], FilterOption[]> = {
    brand: optionsOf(brands),
    location_id: optionsOf(locations),
    department_id: optionsOf(departments),
    position_key: (positions ?? []).map(({ digest_key, title, location_id }) => ({
      value: digest_key,
      label: [title, locationName(location_id)].filter(Boolean).join(', '),
    })),
  };
  const { from, to, ...places } = filters;
  const days = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  const set = (filter: (typeof PLACES)[number]) => (value: string | undefined) => {
    const { [filter]: _old, ...others } = filters;
    onChange(value === undefined ? others : { ...others, [filter]: value });
  };
  return (
    <>
      <PeriodChip period={period} onChange={(chosen) => onChange({ ...places, ...chosen })} />
      <Filters count={Object.keys(places).length} onClear={() => onChange(days)}>
        {PLACES.map((filter) => (
          <FilterChip
            key={filter}
            label={t(`analytics:filters.${filter}`)}
            options={options[filter]}
            value={filters[filter]}
            onChange={set(filter)}
          />
        ))}
      </Filters>
    </>
  );
}
