// Decoration of the sign-in page: what the product does, with a fictional person.
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../design/brand/Avatar.tsx';
import { Pill } from '../../../design/status/Pill.tsx';
import styles from './HiredCard.module.css';

const STAGES = ['applied', 'called', 'met', 'offered', 'signed', 'onboarded', 'hired'];

export function HiredCard() {
  const { t } = useTranslation();
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <Avatar name="Chris Yang" size={40} />
        <div className={styles.who}>
          <p className={styles.name}>Chris Yang</p>
          <p className={styles.job}>{t('identity:decoration.job')}</p>
        </div>
        <Pill tone="green" icon={BadgeCheck}>
          {t('identity:decoration.hired')}
        </Pill>
      </div>
      <div className={styles.track}>
        {STAGES.map((stage) => (
          <i key={stage} />
        ))}
      </div>
      <div className={styles.foot}>
        <span>{t('identity:decoration.applied')}</span>
        <span>{t('identity:decoration.duration')}</span>
      </div>
    </div>
  );
}
