// What happened in an onboarding, the newest first (ONB-050).
import type { EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import { useTranslation } from 'react-i18next';
import { useDates } from '../../../../platform/language/use-dates.ts';
import styles from './HistoryCard.module.css';

export function HistoryCard({ process }: { process: EmployeeProcess }) {
  const { t } = useTranslation();
  const { moment } = useDates();
  const { events, modules, employee } = process;
  if (events.length === 0) return null;
  const actions = modules.flatMap((module) => module.actions);
  const subjectOf = ({ action_id, module_id }: EmployeeProcess['events'][number]): string | undefined =>
    actions.find(({ id }) => id === action_id)?.name ?? modules.find(({ id }) => id === module_id)?.name;
  return (
    <details className={styles.card}>
      <summary>{t('onboarding:view.history')}</summary>
      <ol>
        {events
          .toSorted((one, other) => other.happened_at.localeCompare(one.happened_at))
          .map((event) => (
            <li key={event.id}>
              <span>{[t(`onboarding:events.${event.event}`), subjectOf(event)].filter(Boolean).join(' · ')}</span>
              <small>
                {t('onboarding:view.byStaff', {
                  name: event.staff?.name ?? employee.name,
                  when: moment(event.happened_at),
                })}
              </small>
            </li>
          ))}
      </ol>
    </details>
  );
}
