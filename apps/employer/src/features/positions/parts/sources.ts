// Applicant sources as text. Known values come from links and job boards; unknown ones are shown unchanged.

import { REDISCOVERY_SOURCE } from '@onward/domain/applicants/rediscovery';
import { CAREER_PAGE_SOURCE, JOB_BOARDS } from '@onward/domain/positions/job-boards';
import { TEXT_SOURCE } from '@onward/domain/positions/text-to-apply';
import { useTranslation } from 'react-i18next';

export const KNOWN_SOURCES: readonly string[] = [
  CAREER_PAGE_SOURCE,
  ...JOB_BOARDS,
  'indeed_sponsored',
  TEXT_SOURCE,
  REDISCOVERY_SOURCE,
  'twitter',
  'linkedin',
  'whatsapp',
];

/** Nobody knows the source of people who were added or imported without one. */
export function useSourceText(): (source: string | null) => string {
  const { t } = useTranslation();
  return (source) => {
    if (source === null) return t('sharing:sources.unknown');
    const key = source.toLowerCase();
    return KNOWN_SOURCES.includes(key) ? t(`sharing:sources.${key}`) : source;
  };
}
