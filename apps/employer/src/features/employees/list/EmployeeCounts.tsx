// How many people work here, are suspended, and have left.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { employeeCountsQuery } from '../employees.api.ts';
import styles from './EmployeeCounts.module.css';

export function EmployeeCounts() {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const { data } = useQuery(employeeCountsQuery);
  if (!data) return null;
  return (
    <span className={styles.counts}>
      {[
        t('employees:list.counts.active', { count: data.active, number: figure(data.active) }),
        ...(data.suspended > 0
          ? [t('employees:list.counts.suspended', { count: data.suspended, number: figure(data.suspended) })]
          : []),
        ...(data.terminated > 0
          ? [t('employees:list.counts.terminated', { count: data.terminated, number: figure(data.terminated) })]
          : []),
      ].join(', ')}
    </span>
  );
}
