// The stages of the hiring process in a row: completed with their date, current, and upcoming.

import type { Application } from '@onward/contract/applicants/application';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { shortDayText } from '../../../../platform/language/time-text.ts';
import styles from './StageStepper.module.css';
import { type StepState, stepsOf } from './steps.ts';

type Staged = Pick<Application, 'stages' | 'position_stage' | 'stage_entered_at' | 'status'>;

export function StageStepper({ applicant }: { applicant: Staged }) {
  const { t, i18n } = useTranslation();
  const steps = stepsOf(applicant);
  const current = steps.findIndex(({ state }) => state === 'current');
  const now = steps[current];
  const note = ({ state, enteredAt }: (typeof steps)[number], index: number): string => {
    if (enteredAt) return shortDayText(i18n.language, enteredAt);
    return state === 'ahead' && index === current + 1 ? t('applicants:profile.stages.next') : '';
  };
  return (
    <div className={styles.stepper}>
      <ol className={styles.steps} aria-label={t('applicants:profile.stages.label')}>
        {steps.map((step, index) => (
          <li key={step.id} data-state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
            <i className={styles.bar} aria-hidden="true" />
            <span className={styles.name}>
              <StepIcon state={step.state} />
              {step.name}
            </span>
            <span className={styles.note}>{note(step, index)}</span>
          </li>
        ))}
      </ol>
      {now && (
        // Phones have room for only one stage name; screen readers use the full list.
        <p className={styles.standing} aria-hidden="true">
          <StepIcon state="current" />
          <strong>{now.name}</strong> {note(now, current)}
          <span>{t('applicants:profile.stages.standing', { number: current + 1, total: steps.length })}</span>
        </p>
      )}
    </div>
  );
}

function StepIcon({ state }: { state: StepState }) {
  const { t } = useTranslation();
  if (state === 'done') {
    return (
      <>
        <Check size={14} aria-hidden="true" />
        <span className="visually-hidden">{t('applicants:profile.stages.done')}</span>
      </>
    );
  }
  return state === 'current' ? <i className={styles.now} aria-hidden="true" /> : null;
}
