// The steps of a wizard inside the app, at the left; those that can be reached are buttons.
import { Check } from 'lucide-react';
import type { StepState } from '../frames/StepsFrame.tsx';
import styles from './WizardSteps.module.css';

interface WizardStep<Key extends string> {
  key: Key;
  name: string;
  meta: string;
  state: StepState;
  disabled?: boolean;
}

interface Props<Key extends string> {
  label: string;
  steps: readonly WizardStep<Key>[];
  onGo: (key: Key) => void;
}

export const WizardSteps = <Key extends string>({ label, steps, onGo }: Props<Key>) => (
  <nav className={styles.steps} aria-label={label}>
    <ol>
      {steps.map(({ key, name, meta, state, disabled = false }, index) => (
        <li key={key} data-state={state}>
          <button
            type="button"
            disabled={disabled}
            aria-current={state === 'current' ? 'step' : undefined}
            onClick={() => onGo(key)}
          >
            <span className={styles.circle}>
              {state === 'done' ? <Check size={15} aria-hidden="true" /> : index + 1}
            </span>
            <span className={styles.text}>
              <span className={styles.name}>{name}</span>
              <span className={styles.meta}>{meta}</span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  </nav>
);
