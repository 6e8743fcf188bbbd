// The status of a run as a pill, and why it failed.
import type { DataExport } from '@onward/contract/reports/data-exports';
import type { ExportStatus } from '@onward/domain/reports/exports';
import { percentDone } from '@onward/domain/reports/exports';
import { CircleAlert, CircleCheck, CircleDashed, CircleDot } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Pill, type PillLook } from '../../../design/status/Pill.tsx';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import styles from './RunStatus.module.css';

const LOOKS: Record<ExportStatus, PillLook> = {
  queued: { tone: 'neutral', icon: CircleDashed },
  processing: { tone: 'blue', icon: CircleDot },
  completed: { tone: 'green', icon: CircleCheck },
  failed: { tone: 'red', icon: CircleAlert },
};

export function RunStatus({ run: { status, error_message, rows_done, row_count } }: { run: DataExport }) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const percent = status === 'processing' ? percentDone(rows_done, row_count) : null;
  return (
    <div className={styles.status}>
      <Pill {...LOOKS[status]}>
        {t(`reports:runs.statuses.${status}`)}
        {percent !== null && ` ${figure(percent / 100, { style: 'percent' })}`}
      </Pill>
      {error_message && <p className={styles.problem}>{error_message}</p>}
    </div>
  );
}
