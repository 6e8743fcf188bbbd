// The way to a rejection for a finding, with the waiting time day by day (CHK-006).
import type { ApplicationCheck } from '@onward/contract/background-checks/application-checks';
import { WAITING_BUSINESS_DAYS, waitingTime } from '@onward/domain/background-checks/adverse-action';
import { isFindingOpen } from '@onward/domain/background-checks/states';
import { Hourglass, type LucideIcon, Mail, MailX, MessageSquareWarning } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckFile } from '../background-checks.api.ts';
import { useCheckDates } from '../use-check-dates.ts';
import styles from './AdverseTimeline.module.css';
import { CheckFiles } from './CheckFiles.tsx';
import { waitingCells } from './waiting-cells.ts';

type Adverse = NonNullable<ApplicationCheck['adverse_action']>;

interface Props {
  check: ApplicationCheck;
  adverse: Adverse;
  firstName: string;
  mayDecide: boolean;
}

export function AdverseTimeline({ check, adverse, firstName, mayDecide }: Props) {
  const { t } = useTranslation();
  const { moment, date } = useCheckDates();
  const letters: CheckFile[] = [
    ...(adverse.has_pre_letter ? (['pre'] as const) : []),
    ...(adverse.has_final_letter ? (['final'] as const) : []),
  ];
  return (
    <section className={styles.way}>
      <h3>{t(isFindingOpen(check.status) ? 'background-checks:way.title' : 'background-checks:way.sent')}</h3>
      <ol className={styles.list}>
        <Step icon={Mail} state="done" title={t('background-checks:way.first')}>
          {adverse.pre_at ? moment(adverse.pre_at) : t('background-checks:way.firstLeaving')}
        </Step>
        <Step
          icon={Hourglass}
          state={check.status === 'pre_adverse_action' ? 'now' : 'done'}
          title={t('background-checks:way.waiting', { count: WAITING_BUSINESS_DAYS })}
        >
          <WaitingDays check={check} adverse={adverse} />
        </Step>
        {adverse.disputed_at && (
          <Step
            icon={MessageSquareWarning}
            state={check.status === 'dispute' ? 'now' : 'done'}
            title={t('background-checks:way.disputed', { name: firstName })}
          >
            {moment(adverse.disputed_at)}
          </Step>
        )}
        <Step icon={MailX} state={adverse.final_at ? 'done' : 'open'} title={t('background-checks:way.final')}>
          {finalText()}
        </Step>
      </ol>
      {mayDecide && letters.length > 0 && (
        <div className={styles.files}>
          <CheckFiles check={check} files={letters} />
        </div>
      )}
    </section>
  );

  function finalText(): string {
    if (adverse.final_at) return moment(adverse.final_at);
    if (check.status === 'dispute') return t('background-checks:way.finalByHand', { day: date(adverse.waits_until) });
    if (check.status === 'pre_adverse_action')
      return t('background-checks:way.finalAlone', { day: date(adverse.waits_until), name: firstName });
    return t('background-checks:way.finalNever');
  }
}

interface StepProps {
  icon: LucideIcon;
  state: 'done' | 'now' | 'open';
  title: string;
  children: ReactNode;
}

const Step = ({ icon: Icon, state, title, children }: StepProps) => (
  <li className={styles.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
    <span className={styles.icon}>
      <Icon size={15} aria-hidden="true" />
    </span>
    <div>
      <strong>{title}</strong>
      <div className={styles.text}>{children}</div>
    </div>
  </li>
);

/** One cell for each business day; the days that don't count are named. */
function WaitingDays({ check, adverse }: Pick<Props, 'check' | 'adverse'>) {
  const { t } = useTranslation();
  const { date, today } = useCheckDates();
  const { days, holidays } = waitingTime(adverse.notice_day);
  return (
    <>
      <ul className={styles.days}>
        {waitingCells(days, today(check)).map(({ day, state }) => (
          <li key={day} className={styles.day} data-state={state}>
            <span aria-hidden="true">{Number(day.slice(-2))}</span>
            <span className="visually-hidden">
              {date(day)}, {t(`background-checks:way.days.${state}`)}
            </span>
          </li>
        ))}
      </ul>
      <p>
        {t('background-checks:way.ends', { day: date(adverse.waits_until) })}
        {holidays.map(({ day, holiday }) => (
          <span key={day}>
            {' '}
            {t('background-checks:way.holiday', {
              day: date(day),
              holiday: t(`background-checks:holidays.${holiday}`),
            })}
          </span>
        ))}
      </p>
    </>
  );
}
