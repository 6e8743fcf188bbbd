// Details of the application: source, date, consents and responsible managers.

import type { Application } from '@onward/contract/applicants/application';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dateText, exactText } from '../../../../platform/language/time-text.ts';
import { useSourceText } from '../../../positions/parts/sources.ts';
import { useReasonText } from '../../parts/rejection-reasons.ts';
import styles from './Details.module.css';

export function Details({ applicant }: { applicant: Application }) {
  const { t, i18n } = useTranslation();
  const sourceText = useSourceText();
  const reasonText = useReasonText();
  const { position, rejection, assigned_managers: managers } = applicant;
  const facts: [string, ReactNode][] = [
    ['source', sourceText(applicant.referer_source)],
    ['applied', exactText(i18n.language, applicant.applied_at)],
    ['job', [position.title, position.location.name, position.department?.name].filter(Boolean).join(', ')],
    ['sms', smsText(applicant, t)],
    ['email', consentText(!applicant.email_opt_out, t)],
    ['inTouch', consentText(applicant.keep_in_touch, t)],
  ];
  if (applicant.hired_date) facts.push(['hired', dateText(i18n.language, applicant.hired_date)]);
  if (rejection) {
    facts.push(['rejected', [reasonText(rejection.reason), rejection.note].filter(Boolean).join(', ')]);
  }
  // The server sends these to super admins only (APP-014).
  if (managers) {
    facts.push(['managers', managers.map(({ name }) => name).join(', ') || t('applicants:profile.details.nobody')]);
  }
  return (
    <section>
      <h2 className={styles.title}>{t('applicants:profile.details.title')}</h2>
      <dl className={styles.facts}>
        {facts.map(([key, text]) => (
          <div key={key}>
            <dt>{t(`applicants:profile.details.${key}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function smsText(applicant: Application, t: (key: string) => string): string {
  const isAgreed = applicant.sms_consent && !applicant.sms_opt_out;
  return isAgreed && !applicant.phone_verified
    ? t('applicants:profile.details.notConfirmed')
    : consentText(isAgreed, t);
}

const consentText = (agreed: boolean, t: (key: string) => string): string =>
  t(agreed ? 'applicants:profile.details.agreed' : 'applicants:profile.details.notAgreed');
