// What can be done with a run: download its file, stop it, or run the report again.
import type { DataExport } from '@onward/contract/reports/data-exports';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAccess } from '../../../platform/access.ts';
import { RUN_REPORTS } from '../demands.ts';
import styles from './RunEnd.module.css';
import { runState } from './run-state.ts';
import { stopRun } from './runs.api.ts';
import { useRunReport } from './use-run-report.ts';
import { useSaveFile } from './use-save-file.ts';

interface Props {
  run: DataExport;
  /** Icons instead of words. */
  compact?: boolean;
}

export function RunEnd({ run, compact = false }: Props) {
  const { t } = useTranslation();
  const save = useSaveFile();
  const { run: start, starting } = useRunReport();
  const mayRun = useAccess().may(RUN_REPORTS);
  const { id, name, template_id, export_type, is_own } = run;
  const state = runState(run, new Date());
  if (state === 'removed') return <span className={styles.removed}>{t('reports:runs.removed')}</span>;
  // Files are made for the rights of one person.
  if (!is_own) return <span className={styles.removed}>{t('reports:runs.notYours')}</span>;
  if (state === 'kept') {
    return (
      <Button
        size="small"
        className={styles.act ?? ''}
        icon={<Download size={14} />}
        aria-label={t('reports:runs.downloadOne', { name })}
        title={t('reports:runs.downloadOne', { name })}
        onClick={() => void save(id)}
      >
        {!compact && t('reports:runs.download')}
      </Button>
    );
  }
  if (!mayRun) return null;
  if (state === 'running') {
    return (
      <Button
        size="small"
        className={styles.act ?? ''}
        type="link"
        aria-label={t('reports:runs.stopOne', { name })}
        onClick={() => void stopRun(id).catch(() => null)}
      >
        {t('reports:runs.stop')}
      </Button>
    );
  }
  if (template_id === null) return null;
  return (
    <Button
      size="small"
      type="link"
      className={styles.act ?? ''}
      loading={starting}
      aria-label={t('reports:runs.tryAgainOne', { name })}
      onClick={() => void start(template_id, export_type)}
    >
      {t('reports:runs.tryAgain')}
    </Button>
  );
}
