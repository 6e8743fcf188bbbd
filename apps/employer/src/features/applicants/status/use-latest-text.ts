// The latest event of an applicant, with the same texts as the history.
import type { ApplicationRow } from '@onward/contract/applicants/application';
import { useHistoryWords } from '../profile/activity/use-history-words.ts';

export function useLatestText(): (latest: ApplicationRow['latest']) => string {
  const words = useHistoryWords();
  return (latest) => {
    if (!latest) return '';
    // The actor is not shown here, so any value will do.
    const { title, particulars } = words({ id: 0, actor: 'applicant', staff_name: null, ...latest });
    // The source has its own column.
    if (latest.action === 'applied' || latest.action === 'applied_again') return title;
    return [title, particulars].filter(Boolean).join(' · ');
  };
}
