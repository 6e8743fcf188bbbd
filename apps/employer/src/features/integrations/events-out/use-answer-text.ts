// What a receiver answered, in words.
import { useTranslation } from 'react-i18next';

interface Answered {
  status: number | null;
  problem: string | null;
}

export function useAnswerText(): (answered: Answered) => string {
  const { t } = useTranslation();
  return ({ status, problem }) =>
    status === null
      ? t(`events-out:problems.${problem ?? 'no_answer'}`)
      : t(status >= 200 && status < 300 ? 'events-out:problems.delivered' : 'events-out:problems.answered', { status });
}
