// The jobs with the most new applicants in the last week, and their pipelines.
import type { StageType } from '@onward/domain/hiring-processes/stages';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../../platform/routing/paths.ts';
import styles from './BusyJobs.module.css';
import type { Today } from './today.api.ts';

const PHASES = ['applied', 'screened', 'interview', 'check', 'offer'] as const;
type Phase = (typeof PHASES)[number];

const PHASE_OF: Record<StageType, Phase> = {
  application: 'applied',
  custom: 'screened',
  online_form: 'screened',
  online_quiz: 'screened',
  scheduling: 'interview',
  background_check: 'check',
  offer: 'offer',
};

const countOf = (stages: Today['positions'][number]['stages'], phase: Phase): number =>
  stages.filter(({ stage_type }) => PHASE_OF[stage_type] === phase).reduce((sum, { count }) => sum + count, 0);

export function BusyJobs({ positions }: Pick<Today, 'positions'>) {
  const { t } = useTranslation();
  const most = Math.max(1, ...positions.map(({ stages }) => stages.reduce((sum, { count }) => sum + count, 0)));
  return (
    <section className={styles.jobs} aria-label={t('shell:today.jobs')}>
      <header>
        <h2>{t('shell:today.jobs')}</h2>
        <span className={styles.since}>{t('shell:today.lastWeek')}</span>
        <Link className={styles.all} to={paths.jobPostings()}>
          {t('shell:today.allJobs')}
        </Link>
      </header>
      <ul className={styles.legend} aria-hidden="true">
        {PHASES.map((phase) => (
          <li key={phase} data-phase={phase}>
            {t(`shell:today.phases.${phase}`)}
          </li>
        ))}
      </ul>
      <ul className={styles.rows}>
        {positions.map(({ id, position_key, title, brand_name, location_name, new_count, stages }) => (
          <li key={id}>
            <Link to={paths.positionApplicants(location_name, title, position_key)}>
              <span className={styles.name}>
                <b>{title}</b>
                <span className={styles.place}>
                  {brand_name} · {location_name}
                </span>
              </span>
              <span className={styles.bar} aria-hidden="true">
                {PHASES.map((phase) => (
                  <i
                    key={phase}
                    data-phase={phase}
                    style={{ width: `${(countOf(stages, phase) / most) * 100}%` }}
                    hidden={countOf(stages, phase) === 0}
                  />
                ))}
              </span>
              <span className={styles.new}>{t('shell:today.new', { count: new_count })}</span>
            </Link>
          </li>
        ))}
      </ul>
      {positions.length === 0 && <p className={styles.none}>{t('shell:today.noNew')}</p>}
    </section>
  );
}
