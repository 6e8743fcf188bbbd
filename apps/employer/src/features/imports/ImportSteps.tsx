// The four steps with the current one highlighted.
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './ImportSteps.module.css';
import { IMPORT_STEPS, type ImportStep } from './import-step.ts';

export function ImportSteps({ step }: { step: ImportStep }) {
  const { t } = useTranslation();
  const current = IMPORT_STEPS.indexOf(step);
  return (
    <div className={styles.bar}>
      <ol className={styles.steps}>
        {IMPORT_STEPS.map((key, index) => (
          <li
            key={key}
            data-state={index < current ? 'past' : index === current ? 'current' : 'ahead'}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.mark}>{index < current ? <Check size={14} aria-hidden="true" /> : index + 1}</span>
            <span className={styles.name}>{t(`imports:steps.${key}`)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.promise}>{t(step === 'done' ? 'imports:undoPromise' : 'imports:nothingStored')}</p>
    </div>
  );
}
