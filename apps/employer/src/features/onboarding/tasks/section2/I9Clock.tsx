// How much time is left for Section 2, as a track of days (ONB-044).
import type { EmployeeAction, EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import { businessDaysLeft, clockDays } from '@onward/domain/everify/i9-clock';
import type { TFunction } from 'i18next';
import { AlarmClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../../platform/language/use-dates.ts';
import styles from './I9Clock.module.css';

interface Props {
  process: EmployeeProcess;
  action: EmployeeAction;
}

export function I9Clock({ process, action }: Props) {
  const { t } = useTranslation();
  const { weekday } = useDates();
  const { due_on: due, status, side } = action;
  const { start_date: firstDay, hired_date: hired, time_zone: zone } = process.employee;
  if (!due || status === 'completed' || side !== 'hr') return null;
  const today = new Date().toLocaleDateString('en-CA', { timeZone: zone });
  const left = businessDaysLeft(due, today);
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2>{t('onboarding:clock.title')}</h2>
        <AlarmClock size={16} aria-hidden="true" />
      </div>
      <p className={styles.left} data-late={left < 0}>
        {leftText(t, left)}
      </p>
      <p>{t('onboarding:clock.due', { day: weekday(due) })}</p>
      <ol className={styles.days}>
        {clockDays(firstDay ?? hired, today).map(({ day, state }) => (
          <li key={day} data-state={state} aria-current={day === today ? 'date' : undefined}>
            {weekday(day)}
          </li>
        ))}
      </ol>
      <p className={styles.note}>{t('onboarding:clock.note')}</p>
    </section>
  );
}

function leftText(t: TFunction, left: number): string {
  if (left < 0) return t('onboarding:clock.late');
  return left === 0 ? t('onboarding:clock.lastDay') : t('onboarding:clock.left', { count: left });
}
