// What became of a run: the file again, or the reason and another try.
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNumberFormat } from '../../../../platform/language/use-number-format.ts';
import { paths } from '../../../../platform/routing/paths.ts';
import { useRunReport } from '../use-run-report.ts';
import { useSaveFile } from '../use-save-file.ts';
import { type FollowedRun, putAwayRun, type RunOutcome } from './followed-runs.ts';
import styles from './RunCards.module.css';

export function ReadyRun({ run }: { run: FollowedRun }) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const save = useSaveFile();
  const { total } = run;
  const type = run.exportType.toUpperCase();
  return (
    <>
      <div className={styles.text}>
        <p className={styles.title}>{t('reports:runs.ready', { name: run.name })}</p>
        <p>
          {[...(total === null ? [] : [t('reports:rows', { count: total, number: figure(total) })]), type].join(', ')}
          {`, ${t('reports:runs.inDownloads')}`}
        </p>
      </div>
      <Button size="small" icon={<Download size={14} />} onClick={() => void save(run.id)}>
        {t('reports:runs.again')}
      </Button>
    </>
  );
}

interface FailedProps {
  run: FollowedRun;
  outcome: RunOutcome & { kind: 'failed' };
}

export function FailedRun({ run, outcome }: FailedProps) {
  const { t } = useTranslation();
  const { run: start, starting } = useRunReport();
  const { templateId, exportType, name } = run;
  const again = async (id: number) => {
    await start(id, exportType);
    putAwayRun(run.id);
  };
  return (
    <div className={styles.text}>
      <p className={styles.title}>{t('reports:runs.failed', { name })}</p>
      <p>
        {outcome.message || t('shell:errorBlock.checkConnection')}
        {outcome.code !== null && ` ${t('reports:runs.code', { code: outcome.code })}`}
      </p>
      <div className={styles.actions}>
        {templateId !== null && (
          <Button size="small" loading={starting} onClick={() => void again(templateId)}>
            {t('reports:runs.tryAgain')}
          </Button>
        )}
        <Link to={paths.support()}>{t('shell:errorBlock.contactSupport')}</Link>
      </div>
    </div>
  );
}
