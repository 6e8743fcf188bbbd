// Search, filters and order above a list of applicants, stored in the URL.

import { orderParameter, parseOrder } from '@onward/domain/platform/lists';
import { SEARCH_MAX } from '@onward/domain/platform/search/search-words';
import { Button, Dropdown } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChip } from '../../../design/lists/FilterChip.tsx';
import { Filters } from '../../../design/lists/Filters.tsx';
import { SearchField } from '../../../design/lists/SearchField.tsx';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import { DaysChip } from '../../../platform/lists/DaysChip.tsx';
import type { ChangeList } from '../../../platform/lists/use-list-address.ts';
import {
  APPLICANT_LIST,
  type ApplicantField,
  type ApplicantFilter,
  type ApplicantListState,
  type ListPlace,
  narrowingFilters,
} from '../applicants.list.ts';
import { useDaysChoices, useFilterChoices } from './use-filter-choices.ts';

interface Props {
  place: ListPlace;
  list: ApplicantListState;
  /** Sources of the rows on this page, so that custom sources can be chosen too. */
  sources: readonly string[];
  onChange: ChangeList<ApplicantField, ApplicantFilter>;
}

/** The other filters are in the "Add filter" menu. */
const SHOWN_FIRST = 3;
const ORDERS = ['last_activity_at desc', 'rating desc', 'name asc', 'applied_at asc'] as const;

export function ApplicantFilters({ place, list, sources, onChange }: Props) {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const [added, setAdded] = useState<readonly ApplicantFilter[]>([]);
  const choices = useFilterChoices(place, sources, list.filters);
  const shown = choices.filter(
    ({ filter }, index) => phone || index < SHOWN_FIRST || list.filters[filter] !== undefined || added.includes(filter),
  );
  const days = useDaysChoices(list.filters);
  const shownDays = days.filter(
    ({ from, to }) => phone || (list.filters[from] ?? list.filters[to]) !== undefined || added.includes(from),
  );
  const toAdd = [
    ...choices.filter((choice) => !shown.includes(choice)),
    ...days.filter((choice) => !shownDays.includes(choice)).map(({ from, label }) => ({ filter: from, label })),
  ];

  const set = (change: ApplicantListState['filters'] | Partial<Record<ApplicantFilter, undefined>>) => {
    const filters = Object.entries({ ...list.filters, ...change }).filter(([, value]) => value !== undefined);
    onChange({ filters: Object.fromEntries(filters) });
  };
  const narrowing = narrowingFilters(place, list.filters);
  const order = orderParameter(list.order);
  return (
    <>
      <SearchField
        label={t('applicants:list.search')}
        value={list.query}
        maxLength={SEARCH_MAX}
        onSearch={(query) => onChange({ query }, { replace: true })}
      />
      <Filters
        count={narrowing.length}
        onClear={() =>
          onChange({
            filters: Object.fromEntries(
              Object.entries(list.filters).filter(([filter]) => !narrowing.some((each) => each === filter)),
            ),
          })
        }
      >
        {shown.map(({ filter, label, options }) => (
          <FilterChip
            key={filter}
            label={label}
            options={options}
            value={list.filters[filter]}
            startsOpen={added.includes(filter)}
            onChange={(value) => set({ [filter]: value })}
          />
        ))}
        {shownDays.map(({ from, to, label }) => (
          <DaysChip
            key={from}
            label={label}
            from={list.filters[from]}
            to={list.filters[to]}
            startsOpen={added.includes(from)}
            onChange={(range) =>
              set({ ...('from' in range && { [from]: range.from }), ...('to' in range && { [to]: range.to }) })
            }
          />
        ))}
        {toAdd.length > 0 && (
          <Dropdown
            trigger={['click']}
            autoFocus
            menu={{
              items: toAdd.map(({ filter, label }) => ({
                key: filter,
                label,
                onClick: () => setAdded([...added, filter]),
              })),
            }}
          >
            <Button type="dashed" size="small" icon={<Plus size={14} />}>
              {t('applicants:list.addFilter')}
            </Button>
          </Dropdown>
        )}
      </Filters>
      <FilterChip
        label={t('applicants:list.order')}
        options={ORDERS.map((value) => ({ value, label: t(`applicants:list.orders.${value.replace(' ', '_')}`) }))}
        value={order === orderParameter(APPLICANT_LIST.defaultOrder) ? undefined : order}
        onChange={(value) =>
          onChange({ order: parseOrder(value ?? '', APPLICANT_LIST.orderFields) ?? APPLICANT_LIST.defaultOrder })
        }
      />
    </>
  );
}
