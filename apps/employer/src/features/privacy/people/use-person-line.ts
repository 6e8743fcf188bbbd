// A line of details that distinguishes people with the same name.
import type { PrivacyPerson } from '@onward/contract/privacy/people';
import { formatPhoneNumber } from '@onward/domain/platform/contact/phone';
import { useTranslation } from 'react-i18next';

export function usePersonLine(): (person: PrivacyPerson) => string {
  const { t } = useTranslation();
  return ({ person_id, email, phone, region_number, applications_count }) =>
    [
      person_id === null
        ? t('privacy:person.employee')
        : t('privacy:person.applications', { count: applications_count }),
      phone && formatPhoneNumber({ phone, region_number: region_number ?? '' }),
      email,
    ]
      .filter(Boolean)
      .join(' · ');
}
