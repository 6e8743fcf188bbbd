// The user's latest runs, next to the list of reports (design 61).
import type { DataExport } from '@onward/contract/reports/data-exports';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../platform/routing/paths.ts';
import { RunEnd } from './RunEnd.tsx';
import { RunIcon } from './RunIcon.tsx';
import styles from './RunsRail.module.css';
import { ownRunsQuery } from './runs.api.ts';
import { useRunFacts } from './use-run-facts.ts';

const SHOWN = 5;

export function RunsRail() {
  const { t } = useTranslation();
  const { data } = useQuery(ownRunsQuery(1));
  if (!data) return null;
  const runs = data.custom_data_exports.slice(0, SHOWN);
  return (
    <aside className={`${styles.rail} no-print`} aria-label={t('reports:runs.recent')}>
      <h3>{t('reports:runs.recent')}</h3>
      {runs.length === 0 ? (
        <p className={styles.note}>{t('reports:runs.none')}</p>
      ) : (
        <ul className={styles.runs}>
          {runs.map((run) => (
            <RailRun key={run.id} run={run} />
          ))}
        </ul>
      )}
      {data.total_count > SHOWN && (
        <Link className={styles.all} to={paths.reports('runs')}>
          {t('reports:runs.all')}
        </Link>
      )}
      <p className={styles.note}>{t('reports:runs.kept')}</p>
    </aside>
  );
}

function RailRun({ run }: { run: DataExport }) {
  const facts = useRunFacts();
  return (
    <li className={styles.run}>
      <RunIcon run={run} />
      <div className={styles.text}>
        <p className={styles.name}>{run.name}</p>
        <p className={styles.meta}>{facts(run)}</p>
        {run.error_message && <p className={styles.problem}>{run.error_message}</p>}
      </div>
      <RunEnd run={run} compact />
    </li>
  );
}
