// The header of a wizard step.
import { useTranslation } from 'react-i18next';
import styles from './StepHead.module.css';
import { PAGE_STEPS, type PageStep } from './wizard-steps.ts';

interface Props {
  step: PageStep;
  title: string;
  text: string;
}

export function StepHead({ step, title, text }: Props) {
  const { t } = useTranslation();
  const progress = { number: PAGE_STEPS.indexOf(step) + 1, total: PAGE_STEPS.length };
  return (
    <header className={styles.head}>
      <p className={styles.progress}>{t('identity:wizard.progress', progress)}</p>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
    </header>
  );
}
