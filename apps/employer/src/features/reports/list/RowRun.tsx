// Runs a report from its row; while it runs, the button shows the progress.
import type { ReportTemplate } from '@onward/contract/reports/report-templates';
import { percentDone } from '@onward/domain/reports/exports';
import { Button } from 'antd';
import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAccess } from '../../../platform/access.ts';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { RUN_REPORTS } from '../demands.ts';
import { useFollowedRuns } from '../runs/follow/followed-runs.ts';
import { useRunReport } from '../runs/use-run-report.ts';
import styles from './RowRun.module.css';

export function RowRun({ report: { id, name } }: { report: ReportTemplate }) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const { company } = useCurrentUser();
  const mayRun = useAccess().may(RUN_REPORTS);
  const { run, starting } = useRunReport();
  const running = useFollowedRuns(company.id).find(
    ({ templateId, outcome }) => templateId === id && outcome.kind === 'running',
  );
  if (running) {
    const percent = percentDone(running.done, running.total) ?? 0;
    return (
      // Its card announces the progress.
      <span className={styles.progress} aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
        <span>{figure(percent / 100, { style: 'percent' })}</span>
      </span>
    );
  }
  if (!mayRun) return null;
  return (
    <Button
      size="small"
      className={styles.run ?? ''}
      icon={<Play size={13} />}
      loading={starting}
      aria-label={t('reports:list.runOne', { name })}
      onClick={() => void run(id, 'csv')}
    >
      {t('reports:list.run')}
    </Button>
  );
}
