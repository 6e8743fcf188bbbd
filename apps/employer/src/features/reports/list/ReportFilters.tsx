// Search and filters above the list of reports, stored in the URL.
import { REPORT_NAME_MAX } from '@onward/domain/reports/templates';
import { useTranslation } from 'react-i18next';
import { FilterChip } from '../../../design/lists/FilterChip.tsx';
import { Filters } from '../../../design/lists/Filters.tsx';
import { SearchField } from '../../../design/lists/SearchField.tsx';
import type { ChangeList } from '../../../platform/lists/use-list-address.ts';
import {
  chosenCount,
  type ReportField,
  type ReportFilterName,
  type ReportListState,
  SHARED,
  tabOf,
  withoutChosen,
} from '../reports.list.ts';
import { useAllowedSources } from '../use-allowed-sources.ts';

interface Props {
  list: ReportListState;
  makers: readonly { id: number; name: string }[];
  onChange: ChangeList<ReportField, ReportFilterName>;
}

export function ReportFilters({ list, makers, onChange }: Props) {
  const { t } = useTranslation();
  const sources = useAllowedSources();
  const set = (filter: ReportFilterName) => (value: string | undefined) => {
    const { [filter]: _old, ...others } = list.filters;
    onChange({ filters: value === undefined ? others : { ...others, [filter]: value } });
  };
  return (
    <>
      <SearchField
        label={t('reports:list.search')}
        value={list.query}
        maxLength={REPORT_NAME_MAX}
        onSearch={(query) => onChange({ query }, { replace: true })}
      />
      <Filters count={chosenCount(list.filters)} onClear={() => onChange({ filters: withoutChosen(list.filters) })}>
        <FilterChip
          label={t('reports:list.about')}
          options={sources.map((source) => ({ value: source, label: t(`reports:sources.${source}`) }))}
          value={list.filters.data_source}
          onChange={set('data_source')}
        />
        <FilterChip
          label={t('reports:list.madeBy')}
          options={makers.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={list.filters.created_by}
          onChange={set('created_by')}
        />
        {tabOf(list.filters) === 'templates' && (
          <FilterChip
            label={t('reports:list.shared')}
            options={[{ value: SHARED, label: t('reports:list.withMe') }]}
            value={list.filters.list}
            onChange={set('list')}
          />
        )}
      </Filters>
    </>
  );
}
