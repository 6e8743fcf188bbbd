// A failed job with its Retry button.
import type { FailedJob } from '@onward/contract/platform/platform';
import { Button } from 'antd';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import { relativeTime } from '../../../platform/language/relative-time.ts';
import styles from './FailedJobRow.module.css';
import { retryJob } from './support.api.ts';

export function FailedJobRow({ job }: { job: FailedJob }) {
  const { t, i18n } = useTranslation();
  const [trying, setTrying] = useState(false);

  const retry = async () => {
    setTrying(true);
    try {
      await retryJob(job);
      toasts.success(t('shell:support.retried', { task: job.task }));
    } catch {
      // The shared handler shows the error; the job stays in the list.
      setTrying(false);
    }
  };

  return (
    <li className={styles.row}>
      <div className={styles.text}>
        <p className={styles.task}>{job.task}</p>
        {job.last_error && <p className={styles.error}>{job.last_error}</p>}
        <p className={styles.meta}>
          {[
            t('shell:support.attempts', { count: job.attempts }),
            relativeTime(new Date(job.created_at), new Date(), i18n.language),
          ].join(' · ')}
        </p>
      </div>
      <Button
        icon={<RotateCw size={15} />}
        loading={trying}
        aria-label={t('shell:support.retryJob', { task: job.task, id: job.id })}
        onClick={() => void retry()}
      >
        {t('shell:support.retry')}
      </Button>
    </li>
  );
}
