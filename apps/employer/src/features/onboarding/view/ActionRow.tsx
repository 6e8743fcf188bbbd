// One action of a module: who did it and when, who has to, or why it is locked.
import type { EmployeeAction, EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import { Check, CircleAlert, Hand, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../design/page/LinkButton.tsx';
import { useDates } from '../../../platform/language/use-dates.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { workState } from '../tasks/hr-actions.ts';
import styles from './ActionRow.module.css';
import { ScreeningState } from './ScreeningState.tsx';
import { useActionTexts } from './use-action-texts.ts';

interface Props {
  process: EmployeeProcess;
  action: EmployeeAction;
}

export function ActionRow({ process, action }: Props) {
  const { t } = useTranslation();
  const { moment, weekday } = useDates();
  const { about } = useActionTexts(process);
  const { status, completed_at: at, due_on: due, is_late: isLate } = action;
  const isDone = status === 'completed';
  const showsButton = action.side === 'hr' && workState(process, action) === 'can_work';
  return (
    <li className={styles.action} data-status={status} data-own={showsButton}>
      <Mark status={status} />
      <span className={styles.text}>
        <b>{action.name}</b> <span>{about(action)}</span>
        {action.send_errors.map(({ field, message }) => (
          <span key={`${field} ${message}`} className={styles.failed}>
            <CircleAlert size={13} aria-hidden="true" />
            {message}
          </span>
        ))}
        {action.screening && <ScreeningState actionId={action.id} screening={action.screening} />}
      </span>
      <span className={styles.end}>
        {isDone && at && <time dateTime={at}>{moment(at)}</time>}
        {!isDone && due && (
          <span className={styles.due} data-late={isLate}>
            {t(isLate ? 'onboarding:due.late' : 'onboarding:due.on', { day: weekday(due) })}
          </span>
        )}
        {showsButton && (
          <LinkButton primary size="small" to={paths.onboardingTask(process.digest_key, action.action_key)}>
            {t('onboarding:view.do')}
          </LinkButton>
        )}
      </span>
    </li>
  );
}

function Mark({ status }: Pick<EmployeeAction, 'status'>) {
  if (status === 'completed') return <Check size={16} className={styles.done} aria-hidden="true" />;
  if (status === 'locked') return <Lock size={15} aria-hidden="true" />;
  if (status === 'returned') return <Hand size={15} className={styles.returned} aria-hidden="true" />;
  return <i className={styles.dot} aria-hidden="true" />;
}
