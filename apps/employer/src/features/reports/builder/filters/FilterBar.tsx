// The filters of the report as chips; each opens its comparison and values.
import { FILTERS_MAX } from '@onward/domain/reports/filters';
import { columnsOf } from '@onward/domain/reports/sources';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addFilter, removeFilter } from '../report-draft.ts';
import type { ReportEditing } from '../use-report-editor.ts';
import { AddFilter } from './AddFilter.tsx';
import styles from './FilterBar.module.css';
import { ReportFilterChip } from './ReportFilterChip.tsx';

interface Props {
  editing: ReportEditing;
  problems: Record<string, string>;
}

export function FilterBar({ editing, problems }: Props) {
  const { t } = useTranslation();
  const { draft, change } = editing;
  const [open, setOpen] = useState<number | null>(null);
  const columns = columnsOf(draft.data_source).filter(({ sensitive }) => !sensitive);
  return (
    <section className={styles.bar} aria-label={t('reports:filter.title')}>
      <span className={styles.title}>{t('reports:filter.title')}</span>
      {draft.filters.map((filter, place) => (
        <ReportFilterChip
          // biome-ignore lint/suspicious/noArrayIndexKey: the same column may be filtered twice, so only the place tells
          key={place}
          editing={editing}
          place={place}
          filter={filter}
          problem={problems[`filters.${place}`]}
          open={open === place}
          onOpen={(isOpen) => setOpen(isOpen ? place : null)}
          onRemove={() => {
            setOpen(null);
            change(removeFilter(draft, place));
          }}
        />
      ))}
      {draft.filters.length < FILTERS_MAX && (
        <AddFilter
          source={draft.data_source}
          columns={columns}
          onAdd={(column) => {
            change(addFilter(draft, column));
            setOpen(draft.filters.length);
          }}
        />
      )}
    </section>
  );
}
