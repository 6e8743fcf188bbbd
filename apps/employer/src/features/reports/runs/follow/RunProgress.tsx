// The progress of a run: a bar, the rows so far, and the estimated time left; the run can be stopped.
import { percentDone } from '@onward/domain/reports/exports';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../../design/progress/ProgressBar.tsx';
import { Spinner } from '../../../../design/status/Spinner.tsx';
import { useNumberFormat } from '../../../../platform/language/use-number-format.ts';
import { stopRun } from '../runs.api.ts';
import { type FollowedRun, putAwayRun } from './followed-runs.ts';
import styles from './RunProgress.module.css';
import { secondsLeft } from './seconds-left.ts';

interface Props {
  run: FollowedRun;
  title: string;
  note?: string;
}

export function RunProgress({ run, title, note }: Props) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const { id, done, total, since } = run;
  const percent = percentDone(done, total);
  const left = secondsLeft({ done, total, since }, Date.now());
  // The shared handler says when it has ended before.
  const stop = () =>
    void stopRun(id).then(
      () => putAwayRun(id),
      () => null,
    );
  return (
    <div className={styles.progress}>
      <div className={styles.head}>
        <Spinner size={18} />
        <span className={styles.title}>{title}</span>
        {percent !== null && <span className={`${styles.percent} tabular`}>{figure(percent / 100, PERCENT)}</span>}
      </div>
      <ProgressBar label={title} done={percent ?? 0} total={percent === null ? null : 100} />
      <div className={styles.foot}>
        <span>
          {[
            total === null
              ? t('reports:runs.counting')
              : t('reports:runs.rowsDone', { done: figure(done), total: figure(total), count: total }),
            ...(left === null ? [] : [t('reports:runs.secondsLeft', { count: left, number: figure(left) })]),
          ].join(', ')}
          {note && `. ${note}`}
        </span>
        <Button type="link" size="small" aria-label={t('reports:runs.stopOne', { name: run.name })} onClick={stop}>
          {t('reports:runs.stop')}
        </Button>
      </div>
    </div>
  );
}

const PERCENT = { style: 'percent' } as const;
