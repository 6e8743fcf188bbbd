// Search and filters above the list of jobs, stored in the URL; -1 means "none".
import { ACCESS_WITH_STATUS, UNSORTED } from '@onward/domain/positions/list-order';
import { TITLE_MAX } from '@onward/domain/positions/postings';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FilterChip, type FilterOption } from '../../../design/lists/FilterChip.tsx';
import { Filters } from '../../../design/lists/Filters.tsx';
import { SearchField } from '../../../design/lists/SearchField.tsx';
import type { ChangeList } from '../../../platform/lists/use-list-address.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { processChoicesQuery, templateChoicesQuery } from '../positions.api.ts';
import type { PositionField, PositionFilter, PositionListState } from './positions.list.ts';

interface Props {
  list: PositionListState;
  onChange: ChangeList<PositionField, PositionFilter>;
}

const optionsOf = (records: readonly { id: number; name: string }[]): FilterOption[] =>
  records.map(({ id, name }) => ({ value: String(id), label: name }));

export function PositionFilters({ list, onChange }: Props) {
  const { t } = useTranslation();
  const { brands, locations, departments } = useStartup();
  const { data: templates = [] } = useQuery(templateChoicesQuery);
  const { data: processes = [] } = useQuery(processChoicesQuery);
  const unsorted: FilterOption = { value: String(UNSORTED), label: t('positions:unsorted') };
  const codes = ACCESS_WITH_STATUS.map((_, code) => ({
    value: String(code),
    label: t(`positions:accessWithStatus.${code}`),
  }));
  const { status, ...narrowing } = list.filters;

  const chips: [filter: PositionFilter, label: string, options: FilterOption[]][] = [
    ['brand_id', t('positions:fields.brand'), optionsOf(brands)],
    ['location_id', t('positions:fields.location'), optionsOf(locations)],
    ['department_id', t('positions:fields.department'), [unsorted, ...optionsOf(departments)]],
    ['position_template_id', t('positions:fields.template'), [unsorted, ...optionsOf(templates)]],
    ['hiring_process_template_id', t('positions:fields.process'), [unsorted, ...optionsOf(processes)]],
  ];
  // This filter is set only by links, so it is shown only while it is set.
  if (list.filters.access_with_status_code)
    chips.push(['access_with_status_code', t('positions:fields.access'), codes]);

  const set = (filter: PositionFilter) => (value: string | undefined) => {
    const { [filter]: _old, ...others } = list.filters;
    onChange({ filters: value === undefined ? others : { ...others, [filter]: value } });
  };
  return (
    <>
      <SearchField
        label={t('positions:search')}
        value={list.query}
        maxLength={TITLE_MAX}
        onSearch={(query) => onChange({ query }, { replace: true })}
      />
      <Filters count={Object.keys(narrowing).length} onClear={() => onChange({ filters: status ? { status } : {} })}>
        {chips.map(([filter, label, options]) => (
          <FilterChip
            key={filter}
            label={label}
            options={options}
            value={list.filters[filter]}
            onChange={set(filter)}
          />
        ))}
      </Filters>
    </>
  );
}
