// Reports as a table: clicking a row opens the report, and so does its name for keyboard users.
import type { ReportTemplate } from '@onward/contract/reports/report-templates';
import type { SortOrder } from '@onward/domain/platform/lists';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type Column, DataTable } from '../../../design/lists/DataTable.tsx';
import { useDates } from '../../../platform/language/use-dates.ts';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import type { ReportField } from '../reports.list.ts';
import { ReportMenu } from './ReportMenu.tsx';
import { ReportName } from './ReportName.tsx';
import styles from './ReportTable.module.css';
import { RowRun } from './RowRun.tsx';
import { reportAddress } from './report-address.ts';
import { ScheduleCell } from './ScheduleCell.tsx';

interface Props {
  reports: readonly ReportTemplate[];
  order: SortOrder<ReportField>;
  onOrder: (order: SortOrder<ReportField>) => void;
}

export function ReportTable({ reports, order, onOrder }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { moment } = useDates();
  const figure = useNumberFormat();
  const columns: Column<ReportTemplate, ReportField>[] = [
    {
      key: 'name',
      title: t('reports:list.columns.name'),
      sortField: 'name',
      kind: 'wide',
      render: (report) => <ReportName report={report} />,
    },
    {
      key: 'schedule',
      title: t('reports:list.columns.schedule'),
      render: (report) => <ScheduleCell report={report} />,
    },
    {
      key: 'last_run',
      title: t('reports:list.columns.lastRun'),
      sortField: 'last_run_at',
      render: ({ last_run_at }) =>
        last_run_at === null ? (
          <span className={styles.never}>{t('reports:list.neverRun')}</span>
        ) : (
          <time className={styles.time} dateTime={last_run_at}>
            {moment(last_run_at)}
          </time>
        ),
    },
    {
      key: 'rows',
      title: t('reports:list.columns.rows'),
      kind: 'number',
      render: ({ last_row_count }) => (last_row_count === null ? '–' : figure(last_row_count)),
    },
    {
      key: 'menu',
      title: t('reports:list.columns.actions'),
      kind: 'menu',
      render: (report) => (
        <span className={styles.actions}>
          <RowRun report={report} />
          <ReportMenu report={report} />
        </span>
      ),
    },
  ];
  return (
    <DataTable
      label={t('shell:pages.reports')}
      columns={columns}
      rows={reports}
      order={order}
      onOrder={onOrder}
      onOpen={(report) => void navigate(reportAddress(report))}
    />
  );
}
