// Whose answers are reviewed, when they were sent, and how to reach the person.
import type { EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import type { FormSubmission } from '@onward/contract/onboarding/onboarding-forms';
import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../design/brand/Avatar.tsx';
import { usePhoneRules } from '../../../design/fields/use-phone-rules.ts';
import { useDates } from '../../../platform/language/use-dates.ts';
import styles from './ReviewedPerson.module.css';

interface Props {
  process: Pick<EmployeeProcess, 'employee'>;
  submission: FormSubmission;
}

export function ReviewedPerson({ process: { employee }, submission }: Props) {
  const { t } = useTranslation();
  const { moment } = useDates();
  const rules = usePhoneRules();
  const { name, position, location, phone, region_number: region, email } = employee;
  const sent = submission.completed_at
    ? t('onboarding:review.sentOn', { when: moment(submission.completed_at) })
    : t('onboarding:review.notSent', { name });
  const signed = submission.signature_name && t('onboarding:view.signedBy', { names: submission.signature_name });
  return (
    <div className={styles.person}>
      <Avatar name={name} size={36} />
      <div className={styles.text}>
        <b>{name}</b>
        <p>{[position, location?.name, sent, signed].filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.reach}>
        {phone && (
          <a href={`tel:+${region ?? '1'}${phone}`}>
            <Phone size={14} aria-hidden="true" />{' '}
            {rules?.formatPhoneNumber({ phone, region_number: region ?? '1' }) ?? phone}
          </a>
        )}
        {!phone && email && (
          <a href={`mailto:${email}`}>
            <Mail size={14} aria-hidden="true" /> {email}
          </a>
        )}
        {!phone && !email && <span>{t('onboarding:review.noContact')}</span>}
      </div>
    </div>
  );
}
