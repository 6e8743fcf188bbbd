// The steps of a wizard inside the app, at the left; those that can be reached are buttons.
import { Check } from 'lucide-react';
import type { StepState } from '../frames/StepsFrame.tsx';
import styles from './WizardSteps.module.css';

interface WizardStep<Key extends string> {
  key: Key;
  name: string;
  meta: string;
}

interface Props<Key extends string> {
  label: string;
  steps: readonly WizardStep<Key>[];
  current: Key;
  /** How many of the first steps are done. */
  done: number;
  /** The last step that can be opened; without it, every step can. */
  furthest?: number;
  onGo: (key: Key) => void;
}

export function WizardSteps<Key extends string>({ label, steps, current, done, furthest, onGo }: Props<Key>) {
  const stateOf = (key: Key, index: number): StepState => {
    if (key === current) return 'current';
    return index < done ? 'done' : 'todo';
  };
  return (
    <nav className={styles.steps} aria-label={label}>
      <ol>
        {steps.map(({ key, name, meta }, index) => (
          <li key={key} data-state={stateOf(key, index)}>
            <button
              type="button"
              disabled={furthest !== undefined && index > furthest}
              aria-current={key === current ? 'step' : undefined}
              onClick={() => onGo(key)}
            >
              <span className={styles.circle}>
                {stateOf(key, index) === 'done' ? <Check size={15} aria-hidden="true" /> : index + 1}
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
}
