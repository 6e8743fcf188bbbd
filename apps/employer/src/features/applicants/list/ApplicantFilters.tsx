// Search, filters and order above a list of applicants, kept in the address.

import { APPLICANT_STATUSES } from '@onward/domain/applicants/statuses';
import { orderParameter, parseOrder } from '@onward/domain/platform/lists';
import { SEARCH_MAX } from '@onward/domain/platform/search-words';
import { Button, Dropdown } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChip, type FilterOption } from '../../../design/lists/FilterChip.tsx';
import { Filters } from '../../../design/lists/Filters.tsx';
import { SearchField } from '../../../design/lists/SearchField.tsx';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import type { ChangeList } from '../../../platform/lists/use-list-address.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { KNOWN_SOURCES, useSourceText } from '../../positions/parts/sources.ts';
import {
  APPLICANT_LIST,
  type ApplicantField,
  type ApplicantFilter,
  type ApplicantListState,
  type ListPlace,
  narrowingFilters,
  STAGE_STATUS_WORDS,
  STARS,
} from '../applicants.list.ts';

interface Props {
  place: ListPlace;
  list: ApplicantListState;
  /** Words of the rows in sight, so that a source of its own can be filtered by too. */
  sources: readonly string[];
  onChange: ChangeList<ApplicantField, ApplicantFilter>;
}

/** Further ones are there when asked for. */
const IN_SIGHT = 3;
const ORDERS = ['last_activity_at desc', 'rating desc', 'name asc', 'applied_at asc'] as const;

const optionsOf = (records: readonly { id: number; name: string }[]): FilterOption[] =>
  records.map(({ id, name }) => ({ value: String(id), label: name }));

export function ApplicantFilters({ place, list, sources, onChange }: Props) {
  const { t } = useTranslation();
  const { brands, locations, departments } = useStartup();
  const sourceText = useSourceText();
  const { screen } = place;
  const phone = useIsPhone();
  const [added, setAdded] = useState<readonly ApplicantFilter[]>([]);
  const known = [...new Set([...KNOWN_SOURCES, ...sources, ...(list.filters.source ? [list.filters.source] : [])])];

  const stageStatus: Chip = [
    'stage_status',
    t('applicants:columns.stage_status'),
    STAGE_STATUS_WORDS.map((value) => ({ value, label: t(`applicants:stageStatuses.${value}`) })),
  ];
  const source: Chip = [
    'source',
    t('applicants:columns.source'),
    known.map((value) => ({ value, label: sourceText(value) })),
  ];
  const rating: Chip = [
    'rating',
    t('applicants:columns.rating'),
    STARS.map((value) => ({ value, label: t('applicants:list.atLeast', { count: Number(value) }) })),
  ];
  const status: Chip = [
    'status',
    t('applicants:columns.status'),
    APPLICANT_STATUSES.filter((value) => value !== 'inactive').map((value) => ({
      value,
      label: t(`applicants:statuses.${value}`),
    })),
  ];
  const inTouch: Chip = [
    'stay_in_touch',
    t('applicants:columns.stay_in_touch'),
    [{ value: 'true', label: t('applicants:persons.invite.filter') }],
  ];
  const places: Chip[] = [
    ['brand', t('positions:fields.brand'), optionsOf(brands)],
    ['location_id', t('positions:fields.location'), optionsOf(locations)],
    ['department_id', t('positions:fields.department'), optionsOf(departments)],
  ];
  const chips: Chip[] = [
    ...(screen === 'all_applicants' ? [status] : []),
    stageStatus,
    source,
    ...(screen === 'position_applicants' ? [rating] : [...places, rating]),
    ...(screen === 'all_applicants' ? [inTouch] : []),
  ];
  // A place that the address of the page itself names is no choice any more.
  const free = chips.filter(([filter]) => !(filter in place.fixed));
  const inSight = free.filter(
    ([filter], index) => phone || index < IN_SIGHT || list.filters[filter] !== undefined || added.includes(filter),
  );
  const toAdd = free.filter((chip) => !inSight.includes(chip));

  const set = (filter: ApplicantFilter) => (value: string | undefined) => {
    const { [filter]: _old, ...others } = list.filters;
    onChange({ filters: value === undefined ? others : { ...others, [filter]: value } });
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
        {inSight.map(([filter, label, options]) => (
          <FilterChip
            key={filter}
            label={label}
            options={options}
            value={list.filters[filter]}
            onChange={set(filter)}
          />
        ))}
        {toAdd.length > 0 && (
          <Dropdown
            trigger={['click']}
            autoFocus
            menu={{
              items: toAdd.map(([filter, label]) => ({
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

type Chip = [filter: ApplicantFilter, label: string, options: FilterOption[]];
