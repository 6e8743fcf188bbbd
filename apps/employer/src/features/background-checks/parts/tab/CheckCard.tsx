// The newest check: what its state means, its dates, what was found, and what can be done now.
import type { ApplicationCheck } from '@onward/contract/background-checks/application-checks';
import { isFindingOpen } from '@onward/domain/background-checks/states';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckPill } from '../CheckPill.tsx';
import { useCheckDates } from '../use-check-dates.ts';
import { usePackageTexts } from '../use-package-texts.ts';
import { AdverseTimeline } from './AdverseTimeline.tsx';
import { CheckActions } from './CheckActions.tsx';
import { CheckFiles } from './CheckFiles.tsx';
import { CheckFindings } from './CheckFindings.tsx';
import styles from './CheckTab.module.css';
import { DecisionNote } from './DecisionNote.tsx';
import { OtherName } from './OtherName.tsx';

interface Props {
  check: ApplicationCheck;
  firstName: string;
  /** Others see the state and its dates only. */
  mayDecide: boolean;
  onRemind: (() => void) | null;
  /** Null when no check can be ordered now. */
  orderAgain: ReactNode;
}

export function CheckCard({ check, firstName, mayDecide, onRemind, orderAgain }: Props) {
  const { t } = useTranslation();
  const { status, result, adverse_action: adverse } = check;
  const { date } = useCheckDates();
  return (
    <section className={styles.card} aria-label={check.package_name}>
      <header className={styles.head}>
        <h2>{t('background-checks:tab.title', { package: check.package_name })}</h2>
        <CheckPill status={status} isRefused={check.refused_at !== null} />
        {mayDecide && (
          <div className={styles.files}>
            <CheckFiles
              check={check}
              files={[
                ...(check.has_consent_letter ? ['consent' as const] : []),
                ...(result ? ['report' as const] : []),
              ]}
            />
          </div>
        )}
      </header>
      <p>{meaning()}</p>
      {!mayDecide && result !== null && <p className={styles.meta}>{t('background-checks:tab.reportHidden')}</p>}
      <OtherName check={check} firstName={firstName} />
      {check.problem !== null && <Problem text={check.problem} />}
      <Facts check={check} />
      {mayDecide && result === 'consider' && <CheckFindings check={check} />}
      {mayDecide && adverse?.statement && (
        <section>
          <h3 className={styles.heading}>{t('background-checks:tab.said', { name: firstName })}</h3>
          <blockquote className={styles.said}>{adverse.statement}</blockquote>
        </section>
      )}
      {adverse && <AdverseTimeline check={check} adverse={adverse} firstName={firstName} mayDecide={mayDecide} />}
      {mayDecide && result === 'consider' && <DecisionNote check={check} isOpen={isFindingOpen(status)} />}
      {mayDecide && <CheckActions check={check} firstName={firstName} onRemind={onRemind} orderAgain={orderAgain} />}
    </section>
  );

  function meaning(): string {
    if (check.has_problem) return t('background-checks:tab.notAccepted', { name: firstName });
    if (check.refused_at) return t('background-checks:tab.refused', { name: firstName });
    if (status === 'clear' && result === 'consider') return t('background-checks:tab.accepted', { name: firstName });
    const last = adverse ? date(adverse.waits_until) : '';
    return t(`background-checks:tab.states.${status}`, { name: firstName, day: last });
  }
}

function Problem({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.problem} role="note">
      <TriangleAlert size={16} aria-hidden="true" />
      <div>
        <strong>{t('background-checks:tab.problem')}</strong>
        <p>{text}</p>
        <p>{t('background-checks:tab.problemNext')}</p>
      </div>
    </div>
  );
}

function Facts({ check }: { check: ApplicationCheck }) {
  const { t } = useTranslation();
  const { moment } = useCheckDates();
  const { price, screenings, turnaround } = usePackageTexts();
  const { status } = check;
  const isRunning = status === 'invitation_sent' || status === 'pending' || status === 'suspended';
  const facts: [string, string | null][] = [
    ['ordered', `${moment(check.ordered_at)}, ${check.ordered_by_name ?? t('background-checks:tab.rule')}`],
    ['price', price(check.price)],
    ['sent', check.sent_at ? moment(check.sent_at) : t('background-checks:tab.leaving')],
    ['validUntil', status === 'invitation_sent' && check.expires_at ? moment(check.expires_at) : null],
    ['consented', check.consented_at && moment(check.consented_at)],
    ['refused', check.refused_at && moment(check.refused_at)],
    ['searches', isRunning ? screenings(check.screenings) : null],
    ['usualTime', isRunning && !check.has_problem ? turnaround(check.turnaround) : null],
    ['completed', check.completed_at && moment(check.completed_at)],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([key, value]) =>
        value ? (
          <div key={key}>
            <dt>{t(`background-checks:tab.facts.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
