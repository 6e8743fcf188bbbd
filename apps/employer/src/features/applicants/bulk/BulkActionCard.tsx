// One background action: progress, stop, and finally who was skipped (APP-023).
import type { BulkAction } from '@onward/contract/applicants/application-actions';
import { actionNamed } from '@onward/domain/applicants/actions/codes';
import { UNDO_SECONDS } from '@onward/domain/applicants/actions/undo';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CornerCard } from '../../../design/progress/CornerCards.tsx';
import { ProgressBar } from '../../../design/progress/ProgressBar.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { refreshApplicants } from '../applicants.api.ts';
import styles from './BulkCard.module.css';
import { bulkActionQuery, isOver, stopRest, undoBulk } from './bulk-actions.api.ts';
import { OutcomeCard } from './OutcomeCard.tsx';

interface Props {
  id: number;
  onClose: () => void;
}

export function BulkActionCard({ id, onClose }: Props) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const { data } = useQuery(bulkActionQuery(id, page));
  const over = data ? isOver(data.bulk_action.state) : false;
  // The last batch may have changed people on the screen.
  useEffect(() => {
    if (over) void refreshApplicants();
  }, [over]);
  if (!data) return null;
  const job = data.bulk_action;
  if (!over) return <Running job={job} />;
  const undoIt = async () => {
    const { undone } = await undoBulk(id);
    toasts.success(t('applicants:actions.undone', { count: undone }));
  };
  const until =
    job.can_undo && job.finished_at ? new Date(new Date(job.finished_at).getTime() + UNDO_SECONDS * 1000) : null;
  const isPrint = actionNamed(job.action_type) === 'print_applicant';
  const title =
    job.failed > 0
      ? t('applicants:actions.updatedAndSkipped', { count: job.done, skipped: job.failed })
      : t(isPrint ? 'applicants:print.readyToPrint' : 'applicants:actions.updated', { count: job.done });
  return (
    <OutcomeCard
      title={title}
      skipped={data.results.map((one) => ({ id: one.application_id, name: one.name, message: one.message ?? '' }))}
      // The shared handler has shown that it was too late.
      undo={until && { until: until.toISOString(), run: () => void undoIt().catch(() => null) }}
      undoLabel={t('applicants:bulk.undoAll', { count: job.done })}
      more={
        <>
          {isPrint && job.state === 'finished' && job.done > 0 && (
            <Link to={paths.printedApplicants(id)}>{t('applicants:print.openPages')}</Link>
          )}
          {page < data.total_pages && (
            <Button size="small" type="link" onClick={() => setPage(page + 1)}>
              {t('applicants:bulk.moreSkipped', { count: job.failed - page * data.results.length })}
            </Button>
          )}
        </>
      }
      onClose={onClose}
    />
  );
}

function Running({ job }: { job: BulkAction }) {
  const { t } = useTranslation();
  const worked = job.done + job.failed;
  const action = actionNamed(job.action_type);
  return (
    <CornerCard role="status">
      <p className={styles.head}>
        <span>
          {t('applicants:bulk.running', {
            action: action ? t(`applicants:actions.names.${action}`) : '',
            count: job.total,
          })}
        </span>
        <span className={`${styles.number} tabular`}>
          {t('applicants:bulk.progress', { done: worked, total: job.total })}
        </span>
      </p>
      <ProgressBar label={t('applicants:bulk.progressLabel')} done={worked} total={job.total} />
      <div className={styles.foot}>
        <span>{t('applicants:bulk.leave')}</span>
        {job.state === 'running' && (
          // The shared handler shows the error.
          <Button size="small" type="link" onClick={() => void stopRest(job.id).catch(() => null)}>
            {t('applicants:bulk.stop')}
          </Button>
        )}
      </div>
    </CornerCard>
  );
}
