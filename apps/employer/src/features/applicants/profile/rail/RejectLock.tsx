// Says why the applicant can't be rejected for the background check yet, and how to do it for another reason (AHD-012).
import type { Application } from '@onward/contract/applicants/application';
import { Lock } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { useCheckDates } from '../../../background-checks/parts/use-check-dates.ts';
import { openFinding } from '../../status/open-finding.ts';
import styles from './RejectLock.module.css';

interface Props {
  applicant: Application;
  /** Opens the dialog to reject; null when rejecting isn't offered. */
  onReject: (() => void) | null;
}

export function RejectLock({ applicant, onReject }: Props) {
  const { t } = useTranslation();
  const { date } = useCheckDates();
  const status = applicant.status === 'in_progress' ? openFinding(applicant) : null;
  if (!status || !onReject) return null;
  const { first_name: name, background_check } = applicant;
  const day = background_check?.waits_until ? date(background_check.waits_until) : '';
  return (
    <section className={styles.card} aria-label={t('background-checks:reject.title', { name })}>
      <h2>
        <Lock size={15} aria-hidden="true" />
        {t('background-checks:reject.title', { name })}
      </h2>
      <p>
        {t(`background-checks:reject.${status}`, { name, day })}{' '}
        <Trans
          i18nKey="background-checks:reject.other"
          components={{
            reason: <button type="button" className={styles.link} onClick={onReject} />,
          }}
        />
      </p>
    </section>
  );
}
