// Decoration of the second step: why it helps.
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './WhyTwoSteps.module.css';

export function WhyTwoSteps() {
  const { t } = useTranslation();
  return (
    <div className={styles.card}>
      <span className={styles.tile}>
        <ShieldCheck size={19} />
      </span>
      <div>
        <p className={styles.title}>{t('security:secondStep.why')}</p>
        <p className={styles.text}>{t('security:secondStep.whyText')}</p>
      </div>
    </div>
  );
}
