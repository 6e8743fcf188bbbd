// Texts about a saved view: the name of its list and its count.
import type { SavedView } from '@onward/contract/saved-views/saved-views';
import type { ViewList } from '@onward/domain/saved-views/views';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';

/** Complete, so that a new list with views cannot be without a name. */
const LIST_NAMES = {
  locations: 'shell:company.panels.locations',
  departments: 'shell:company.panels.departments',
  staff: 'shell:company.panels.staff',
  job_postings: 'shell:pages.jobPostings',
  applicants: 'shell:pages.applicants',
  employees: 'shell:pages.employeeRecords',
  onboarding: 'shell:pages.onboarding',
  analytics: 'shell:pages.analytics',
} as const satisfies Record<ViewList, string>;

export function useViewTexts() {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  return {
    listName: (list: ViewList): string => t(LIST_NAMES[list]),
    /** A search stops counting at some point and then says so: "1,000+". */
    countText: ({ count, count_is_exact }: Pick<SavedView, 'count' | 'count_is_exact'>): string =>
      count_is_exact ? figure(count) : t('saved-views:atLeast', { number: figure(count) }),
  };
}
