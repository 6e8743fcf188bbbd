// The layout of a wizard before the app itself: progress in a dark panel, the step, and its buttons below.
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chevrons } from '../brand/Chevrons.tsx';
import { Mark } from '../brand/Mark.tsx';
import styles from './StepsFrame.module.css';

export type StepState = 'done' | 'current' | 'todo';

export interface ShownStep {
  key: string;
  name: string;
  meta: string;
  state: StepState;
}

interface Props {
  title: string;
  text: string;
  steps: readonly ShownStep[];
  /** `narrow` for forms, `wide` for tables. */
  width?: 'narrow' | 'wide';
  footer: ReactNode;
  children: ReactNode;
}

export function StepsFrame({ title, text, steps, width = 'wide', footer, children }: Props) {
  const { t } = useTranslation();
  return (
    <div className={styles.page} data-width={width}>
      <aside className={styles.panel}>
        <Chevrons className={styles.chevrons} size={120} width={34} gap={92} count={4} />
        <div className={styles.content}>
          <div className={styles.brand}>
            <Mark size={34} onDeep />
            <span>{t('shell:product')}</span>
          </div>
          <p className={styles.welcome}>{title}</p>
          <p className={styles.text}>{text}</p>
          <ol className={styles.steps}>
            {steps.map(({ key, name, meta, state }, index) => (
              <li key={key} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
                <span className={styles.circle}>
                  {state === 'done' ? <Check size={15} aria-label={t('identity:wizard.done')} /> : index + 1}
                </span>
                <span>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.meta}>{meta}</span>
                </span>
              </li>
            ))}
          </ol>
        </div>
      </aside>
      <div className={styles.right}>
        <main className={styles.main}>
          <div className={styles.column}>{children}</div>
        </main>
        <footer className={styles.footer}>
          <div className={styles.buttons}>{footer}</div>
        </footer>
      </div>
    </div>
  );
}
