// Says that an onboarding was stopped or replaced; what was saved stays readable (ONB-035).
import type { EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import { CircleStop } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../platform/language/use-dates.ts';
import styles from './EndedNotice.module.css';

export function EndedNotice({ process }: { process: EmployeeProcess }) {
  const { t } = useTranslation();
  const { moment } = useDates();
  if (process.ended_at === null) return null;
  return (
    <p className={styles.notice} role="status">
      <CircleStop size={16} aria-hidden="true" />
      {t('onboarding:view.ended', { when: moment(process.ended_at) })}
    </p>
  );
}
