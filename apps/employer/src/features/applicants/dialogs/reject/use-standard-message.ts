// The words that are sent unless the manager writes others (APP-026).
import type { ApplicationRow } from '@onward/contract/applicants/application';
import { advertiserName } from '@onward/domain/company/advertiser-name';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../../platform/startup/use-startup.ts';

export interface StandardMessage {
  subject(person: ApplicationRow): string;
  /** Each applicant gets it in their own language; it is shown in the manager's. */
  body(person: ApplicationRow): string;
}

export function useStandardMessage(): StandardMessage {
  const { t } = useTranslation();
  const { company } = useCurrentUser();
  const valuesFor = ({ first_name: firstName, position }: ApplicationRow) => ({
    firstName,
    position: position.title,
    company: advertiserName(position.brand.name, company.name),
    place: position.location.name,
  });
  return {
    subject: (person) => t('applicants:mail.rejection.subject', valuesFor(person)),
    body: (person) => t('applicants:mail.rejection.body', valuesFor(person)),
  };
}
