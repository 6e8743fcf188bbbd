// Search and filters above the employee list, stored in the URL.
import { EMPLOYEE_STATUSES } from '@onward/domain/employees/statuses';
import { SEARCH_MAX } from '@onward/domain/platform/search/search-words';
import { isCalendarDay } from '@onward/domain/platform/time/calendar-days';
import { useTranslation } from 'react-i18next';
import { FilterChip, type FilterOption } from '../../../design/lists/FilterChip.tsx';
import { Filters } from '../../../design/lists/Filters.tsx';
import { SearchField } from '../../../design/lists/SearchField.tsx';
import { useDates } from '../../../platform/language/use-dates.ts';
import type { ChangeList } from '../../../platform/lists/use-list-address.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import {
  chosenFilters,
  type EmployeeField,
  type EmployeeFilter,
  type EmployeeListState,
  withoutChosen,
} from '../employees.list.ts';
import { usePositionOptions } from '../parts/use-position-options.ts';

interface Props {
  list: EmployeeListState;
  onChange: ChangeList<EmployeeField, EmployeeFilter>;
}

const optionsOf = (records: readonly { id: number; name: string }[]): FilterOption[] =>
  records.map(({ id, name }) => ({ value: String(id), label: name }));

export function EmployeeFilters({ list, onChange }: Props) {
  const { t } = useTranslation();
  const { brands, locations, departments } = useStartup();
  const dates = useDates();
  const positions = usePositionOptions();
  const chips: [filter: EmployeeFilter, options: FilterOption[]][] = [
    ['location_id', optionsOf(locations)],
    ['department_id', optionsOf(departments)],
    ['position_id', positions.map(({ value, label }) => ({ value: String(value), label }))],
    [
      'employee_status',
      EMPLOYEE_STATUSES.map((status) => ({ value: status, label: t(`employees:statuses.${status}`) })),
    ],
  ];
  for (const filter of ['onboarding_completed_from', 'onboarding_completed_to'] as const) {
    const value = list.filters[filter];
    if (value) chips.push([filter, [{ value, label: isCalendarDay(value) ? dates.day(value) : value }]]);
  }
  if (list.filters.brand) chips.push(['brand', optionsOf(brands)]);
  const set = (filter: EmployeeFilter) => (value: string | undefined) => {
    const { [filter]: _old, ...others } = list.filters;
    onChange({ filters: value === undefined ? others : { ...others, [filter]: value } });
  };
  return (
    <>
      <SearchField
        label={t('employees:list.search')}
        value={list.query}
        maxLength={SEARCH_MAX}
        onSearch={(query) => onChange({ query }, { replace: true })}
      />
      <Filters
        count={chosenFilters(list.filters).length}
        onClear={() => onChange({ filters: withoutChosen(list.filters) })}
      >
        {chips.map(([filter, options]) => (
          <FilterChip
            key={filter}
            label={t(`employees:list.filters.${filter}`)}
            options={options}
            value={list.filters[filter]}
            onChange={set(filter)}
          />
        ))}
      </Filters>
    </>
  );
}
