// Says that a record can only be read, and until when Form I-9 is kept (EMP-027).
import type { Employee } from '@onward/contract/employees/employee';
import { Archive } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../platform/language/use-dates.ts';
import styles from './ReadOnlyNotice.module.css';

export function ReadOnlyNotice({ employee }: { employee: Employee }) {
  const { t } = useTranslation();
  const { day } = useDates();
  return (
    <div className={styles.notice} role="note">
      <Archive size={17} aria-hidden="true" />
      <div>
        <p className={styles.title}>
          {employee.end_date ? t('employees:left.title', { date: day(employee.end_date) }) : t('employees:left.plain')}
        </p>
        <p>
          {t('employees:left.text')}{' '}
          {employee.i9_retained_until && t('employees:left.i9', { date: day(employee.i9_retained_until) })}
        </p>
        {employee.status_reason && <p>{t('employees:left.reason', { reason: employee.status_reason })}</p>}
      </div>
    </div>
  );
}
