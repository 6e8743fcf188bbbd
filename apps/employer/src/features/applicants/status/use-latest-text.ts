// The newest thing that happened to an applicant, in the words of their history.
import type { ApplicationRow } from '@onward/contract/applicants/application';
import { useHistoryWords } from '../profile/activity/use-history-words.ts';

export function useLatestText(): (latest: ApplicationRow['latest']) => string {
  const words = useHistoryWords();
  return (latest) => {
    if (!latest) return '';
    // Who did it is told in the history itself.
    const { title, particulars } = words({ id: 0, actor: 'applicant', staff_name: null, ...latest });
    // Where they came from has a column of its own.
    if (latest.action === 'applied' || latest.action === 'applied_again') return title;
    return [title, particulars].filter(Boolean).join(' · ');
  };
}
