// Reports as cards, on phones.
import type { ReportTemplate } from '@onward/contract/reports/report-templates';
import { useTranslation } from 'react-i18next';
import { RecordCards } from '../../../design/lists/RecordCards.tsx';
import styles from './ReportCards.module.css';
import { ReportMenu } from './ReportMenu.tsx';
import { ReportName } from './ReportName.tsx';
import { RowRun } from './RowRun.tsx';
import { ScheduleCell } from './ScheduleCell.tsx';

export function ReportCards({ reports }: { reports: readonly ReportTemplate[] }) {
  const { t } = useTranslation();
  return (
    <RecordCards
      label={t('shell:pages.reports')}
      rows={reports}
      text={(report) => (
        <div className={styles.card}>
          <ReportName report={report} />
          <div className={styles.foot}>
            <ScheduleCell report={report} />
            <RowRun report={report} />
          </div>
        </div>
      )}
      menu={(report) => <ReportMenu report={report} />}
    />
  );
}
