// How long there is to answer a request.
import { URGENT_DAYS } from '@onward/domain/privacy/requests';
import { Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './DaysLeft.module.css';

export function DaysLeft({ days }: { days: number }) {
  const { t } = useTranslation();
  const words =
    days < 0
      ? t('privacy:requests.late', { count: -days })
      : days === 0
        ? t('privacy:requests.today')
        : t('privacy:requests.daysLeft', { count: days });
  return (
    <span className={styles.left} data-urgent={days < URGENT_DAYS}>
      <Clock size={14} aria-hidden="true" />
      {words}
    </span>
  );
}
