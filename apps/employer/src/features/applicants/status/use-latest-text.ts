// The latest event of an applicant, with the same texts as the history.
import type { ApplicationRow } from '@onward/contract/applicants/application';
import { useHistoryTexts } from '../profile/activity/use-history-texts.ts';

export function useLatestText(): (latest: ApplicationRow['latest']) => string {
  const textsOf = useHistoryTexts();
  return (latest) => {
    if (!latest) return '';
    // The actor is not shown here, so any value will do.
    const { title, details } = textsOf({ id: 0, actor: 'applicant', staff_name: null, ...latest });
    // The source has its own column.
    if (latest.action === 'applied' || latest.action === 'applied_again') return title;
    return [title, details].filter(Boolean).join(' · ');
  };
}
