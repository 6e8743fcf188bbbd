// Runs as a table, or as cards on phones: name, created, by, rows, status, download (RPT-006).
import type { DataExport } from '@onward/contract/reports/data-exports';
import type { SortOrder } from '@onward/domain/platform/lists';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '../../../design/lists/DataTable.tsx';
import { CardMeta, CardText, RecordCards } from '../../../design/lists/RecordCards.tsx';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import { useDates } from '../../../platform/language/use-dates.ts';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { RunEnd } from './RunEnd.tsx';
import { RunStatus } from './RunStatus.tsx';
import styles from './RunTable.module.css';
import type { RunField } from './runs.list.ts';
import { useRunFacts } from './use-run-facts.ts';

interface Props {
  label: string;
  runs: readonly DataExport[];
  /** Without them, newest first. */
  order?: SortOrder<RunField>;
  onOrder?: (order: SortOrder<RunField>) => void;
}

export function RunTable({ label, runs, order, onOrder }: Props) {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const { moment } = useDates();
  const figure = useNumberFormat();
  const facts = useRunFacts();
  if (phone) {
    return (
      <RecordCards
        label={label}
        rows={runs}
        text={(run) => (
          <>
            <CardText>
              <strong className={styles.name}>{run.name}</strong>
            </CardText>
            <CardMeta>{facts(run)}</CardMeta>
            <RunStatus run={run} />
          </>
        )}
        menu={(run) => <RunEnd run={run} />}
      />
    );
  }
  const columns: Column<DataExport, RunField>[] = [
    { key: 'name', title: t('reports:runs.columns.name'), sortField: 'name', kind: 'wide', render: nameOf },
    {
      key: 'created_at',
      title: t('reports:runs.columns.created_at'),
      sortField: 'created_at',
      render: ({ created_at }) => (
        <time className={styles.time} dateTime={created_at}>
          {moment(created_at)}
        </time>
      ),
    },
    {
      key: 'created_by',
      title: t('reports:runs.columns.created_by'),
      sortField: 'created_by',
      render: ({ created_by_name, is_scheduled }) => (
        <span className={styles.maker}>
          {created_by_name}
          {is_scheduled && <small>{t('reports:runs.bySchedule')}</small>}
        </span>
      ),
    },
    {
      key: 'rows',
      title: t('reports:runs.columns.rows'),
      sortField: 'rows',
      kind: 'number',
      render: ({ row_count }) => (row_count === null ? '–' : figure(row_count)),
    },
    {
      key: 'status',
      title: t('reports:runs.columns.status'),
      sortField: 'status',
      render: (run) => <RunStatus run={run} />,
    },
    { key: 'file', title: t('reports:runs.columns.file'), kind: 'menu', render: (run) => <RunEnd run={run} /> },
  ];
  const sorting = order && onOrder ? { order, onOrder } : {};
  return <DataTable label={label} columns={columns} rows={runs} {...sorting} />;
}

const nameOf = ({ name, export_type }: DataExport) => (
  <span className={styles.name}>
    {name}
    <small>{export_type.toUpperCase()}</small>
  </span>
);
