// Work on many people: progress, the result for each, and undo while the links have not left (ONB-030).
import type { OnboardingBatch } from '@onward/contract/onboarding/onboarding-batches';
import { useQuery } from '@tanstack/react-query';
import { Button, Progress } from 'antd';
import { CircleCheck, CircleDashed, CircleMinus, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Dialog } from '../../../design/overlays/Dialog.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { batchQuery, undoStart } from '../employee-processes.api.ts';
import styles from './BatchDialog.module.css';

interface Props {
  id: number;
  open: boolean;
  onClose: () => void;
}

export function BatchDialog({ id, open, onClose }: Props) {
  const { t } = useTranslation();
  const { data: batch, error, refetch } = useQuery(batchQuery(id));
  const title = batch ? titleKey(batch) : 'running';
  return (
    <Dialog
      open={open}
      title={t(`onboarding:batch.${title}`, {
        count: title === 'running' ? (batch?.total ?? 0) : (batch?.done_count ?? 0),
      })}
      onClose={onClose}
      actions={
        <>
          {batch && <UndoButton batch={batch} />}
          <Button type="primary" autoFocus onClick={onClose}>
            {t('onboarding:batch.close')}
          </Button>
        </>
      }
    >
      {!batch && !error && <SkeletonRows rows={3} avatar={false} />}
      {!batch && error && (
        <LoadFailure title={t('onboarding:batch.notLoaded')} error={error} onRetry={() => void refetch()} />
      )}
      {batch && <Results batch={batch} onLeave={onClose} />}
    </Dialog>
  );
}

function titleKey({ kind, status }: OnboardingBatch): string {
  if (status === 'done') return kind === 'start' ? 'started' : 'reminded';
  return status;
}

const ICONS = { waiting: CircleDashed, done: CircleCheck, refused: CircleMinus, undone: Undo2 } as const;

function Results({ batch, onLeave }: { batch: OnboardingBatch; onLeave: () => void }) {
  const { t } = useTranslation();
  const { total, done_count: done, refused_count: refused, people, status } = batch;
  // People who were left out come first, because they need somebody.
  const sorted = people.toSorted((one, other) => Number(other.status === 'refused') - Number(one.status === 'refused'));
  return (
    <div className={styles.results}>
      {status === 'running' && (
        <Progress
          percent={total === 0 ? 0 : Math.round((100 * (done + refused)) / total)}
          aria-label={t('onboarding:batch.progress', { done: done + refused, count: total })}
        />
      )}
      {status === 'running' && <p className={styles.note}>{t('onboarding:batch.continues')}</p>}
      {refused > 0 && <p role="status">{t('onboarding:batch.refused', { count: refused })}</p>}
      <ul className={styles.people} aria-label={t('onboarding:batch.people')}>
        {sorted.map(({ employee_id, application_id, name, status: state, reason, process_key: key }) => {
          const Icon = ICONS[state];
          return (
            <li key={`${employee_id} ${application_id}`} data-status={state}>
              <Icon size={16} aria-hidden="true" />
              {key && state === 'done' ? (
                <Link to={paths.viewOnboarding(key)} onClick={onLeave}>
                  {name}
                </Link>
              ) : (
                <span>{name}</span>
              )}
              <small>{reason ?? t(`onboarding:batch.people_status.${state}`)}</small>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const MINUTE_MS = 60_000;

/** Offered until the links leave. */
function UndoButton({ batch }: { batch: OnboardingBatch }) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);
  const until = batch.undo_until;
  useEffect(() => {
    if (!until) return;
    const left = new Date(until).getTime() - Date.now();
    const timer = setTimeout(() => setOver(true), Math.min(Math.max(0, left), MINUTE_MS * 10));
    return () => clearTimeout(timer);
  }, [until]);
  if (!until || isOver || batch.status === 'undone' || batch.done_count === 0) return null;
  const undo = async () => {
    setBusy(true);
    // The shared handler shows why it failed.
    await undoStart(batch.id).catch(() => null);
    setBusy(false);
  };
  return (
    <Button icon={<Undo2 size={15} />} loading={busy} onClick={() => void undo()}>
      {t('onboarding:batch.undo', { count: batch.done_count })}
    </Button>
  );
}
