// Whom an onboarding waits for, and until when; late in red (ONB-016, ONB-044).
import type { EmployeeRow } from '@onward/contract/employees/employee';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../../platform/language/use-dates.ts';
import styles from './WaitingOn.module.css';

export function WaitingOn({ onboarding }: { onboarding: NonNullable<EmployeeRow['onboarding']> }) {
  const { t } = useTranslation();
  const { weekday } = useDates();
  const { waiting_on: waiting, status, last_link_sent_at: sentAt } = onboarding;
  if (status === 'not_started' && sentAt === null) return <span>{t('onboarding:waiting.linkNotSent')}</span>;
  if (status === 'suspended') return <span>{t('onboarding:waiting.suspended')}</span>;
  // Section 2 showed a receipt: the case waits for the document itself.
  if (!waiting) return status === 'completed' ? null : <span>{t('onboarding:waiting.document')}</span>;
  return (
    <span className={styles.waiting}>
      {t(`onboarding:waiting.${waiting.side}`, { name: waiting.name })}
      {waiting.due_on && (
        <small data-late={waiting.is_late}>
          {t(waiting.is_late ? 'onboarding:due.late' : 'onboarding:due.on', { day: weekday(waiting.due_on) })}
        </small>
      )}
    </span>
  );
}
