// Follows the runs that were started here, and shows each as a card at the lower right (RPT-011, design 61b). Leaving
// the pages of reports ends the waiting; the file is then under recent runs.
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CornerCard, CornerCards } from '../../../../design/progress/CornerCards.tsx';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { useCurrentUser } from '../../../../platform/startup/use-startup.ts';
import { refreshRuns } from '../runs.api.ts';
import { FailedRun, ReadyRun } from './EndedRun.tsx';
import { type FollowedRun, putAwayRun, useFollowedRuns } from './followed-runs.ts';
import styles from './RunCards.module.css';
import { RunProgress } from './RunProgress.tsx';
import { waitForFile } from './wait-for-file.ts';

const MOST_AT_ONCE = 3;

export function RunCards() {
  const { t } = useTranslation();
  const { company } = useCurrentUser();
  const runs = useFollowedRuns(company.id);
  return (
    <CornerCards label={t('reports:runs.waiting')}>
      {runs.map((run) => run.outcome.kind === 'running' && <Follower key={run.id} run={run} />)}
      {runs.slice(-MOST_AT_ONCE).map((run) => (
        <Card key={run.id} run={run} />
      ))}
    </CornerCards>
  );
}

/** Waits as long as it is on the page. */
function Follower({ run }: { run: FollowedRun }) {
  const { t } = useTranslation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it waits for one run, whatever changes about it meanwhile
  useEffect(() => {
    const leaving = new AbortController();
    void waitForFile(run, leaving.signal).then((waited) => {
      if (waited === 'left') return;
      if (waited === 'late') {
        putAwayRun(run.id);
        toasts.info(t('reports:runs.late'));
      }
      void refreshRuns();
    });
    return () => leaving.abort();
  }, [run.id]);
  return null;
}

function Card({ run }: { run: FollowedRun }) {
  const { t } = useTranslation();
  const { outcome, name } = run;
  if (outcome.kind === 'running') {
    return (
      <CornerCard>
        <RunProgress run={run} title={t('reports:runs.preparing', { name })} note={t('reports:runs.mayLeave')} />
      </CornerCard>
    );
  }
  const Icon = outcome.kind === 'ready' ? CircleCheck : CircleAlert;
  return (
    <CornerCard className={styles.ended} role={outcome.kind === 'ready' ? 'status' : 'alert'}>
      <Icon size={20} className={styles.icon} data-kind={outcome.kind} aria-hidden="true" />
      {outcome.kind === 'ready' ? <ReadyRun run={run} /> : <FailedRun run={run} outcome={outcome} />}
      <button
        type="button"
        className={styles.close}
        aria-label={t('reports:runs.close', { name })}
        title={t('reports:runs.close', { name })}
        onClick={() => putAwayRun(run.id)}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </CornerCard>
  );
}
