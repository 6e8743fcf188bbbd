// What was changed in a record, by day, newest first (EMP-014).
import type { Employee } from '@onward/contract/employees/employee';
import { CHANGE_PAGE, CHANGE_PARTS } from '@onward/domain/employees/changes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChip } from '../../../../design/lists/FilterChip.tsx';
import { ListFrame } from '../../../../design/lists/ListFrame.tsx';
import { Pager } from '../../../../design/lists/paging/Pager.tsx';
import { EmptyState } from '../../../../design/page/EmptyState.tsx';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../../platform/errors/LoadFailure.tsx';
import { DaysChip } from '../../../../platform/lists/DaysChip.tsx';
import { type ChangeFilters, changesQuery } from '../record.api.ts';
import { ChangeTable } from './ChangeTable.tsx';
import styles from './HistorySection.module.css';

const NO_FILTERS: ChangeFilters = {};

export function HistorySection({ employee }: { employee: Employee }) {
  const { t } = useTranslation();
  const [filters, setFilters] = useState(NO_FILTERS);
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useQuery(changesQuery(employee.id, page, filters));
  const narrow = (change: Partial<Record<keyof ChangeFilters, ChangeFilters[keyof ChangeFilters]>>) => {
    const next = { ...filters, ...change };
    setFilters(Object.fromEntries(Object.entries(next).filter(([, value]) => value)) as ChangeFilters);
    setPage(1);
  };
  return (
    <section className={styles.history} aria-labelledby="record-history-title">
      <div className={styles.head}>
        <h2 id="record-history-title">{t('employees:sections.history')}</h2>
        <FilterChip
          label={t('employees:history.who')}
          options={(data?.authors ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={filters.staff_id?.toString()}
          onChange={(value) => narrow({ staff_id: value ? Number(value) : undefined })}
        />
        <FilterChip
          label={t('employees:history.what')}
          options={CHANGE_PARTS.map((part) => ({ value: part, label: t(`employees:history.parts.${part}`) }))}
          value={filters.part}
          onChange={(part) => narrow({ part: CHANGE_PARTS.find((each) => each === part) })}
        />
        <DaysChip label={t('employees:history.days')} from={filters.from} to={filters.to} onChange={narrow} />
        <p className={styles.note}>{t('employees:history.permanent')}</p>
      </div>
      {!data && !error && <SkeletonRows />}
      {!data && error && (
        <LoadFailure title={t('employees:history.notLoaded')} error={error} onRetry={() => void refetch()} />
      )}
      {data?.changes.length === 0 && <EmptyState kind="no_match" title={t('employees:history.none')} />}
      {data && data.changes.length > 0 && (
        <>
          <ListFrame refreshing={isFetching}>
            <ChangeTable changes={data.changes} employee={employee} />
          </ListFrame>
          <Pager
            page={page}
            pageSize={CHANGE_PAGE}
            totalCount={data.total_count}
            rowsShown={data.changes.length}
            allRows={t('employees:history.count', { count: data.total_count })}
            onChange={setPage}
          />
        </>
      )}
    </section>
  );
}
