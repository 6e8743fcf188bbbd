// The sums of a run by what it did.
import type { RetentionRun } from '@onward/contract/privacy/retention';
import { RETENTION_OUTCOMES } from '@onward/domain/privacy/retention';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import styles from './Sums.module.css';

export function Sums({ run }: { run: RetentionRun }) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const sumOf = (outcome: string) =>
    run.outcomes.filter((each) => each.outcome === outcome).reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      {run.finished_at === null && <p role="status">{t('privacy:run.running')}</p>}
      <dl className={styles.sums}>
        {RETENTION_OUTCOMES.map((outcome) => (
          <div key={outcome}>
            <dt>{t(`privacy:run.summary.${outcome}`)}</dt>
            <dd className="tabular">{figure(sumOf(outcome))}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
