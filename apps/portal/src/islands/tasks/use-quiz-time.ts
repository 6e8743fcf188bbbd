// The time limit of a running quiz, which staff may extend while the page is open (CAR-016).
import { getQuizTask, type QuizTask } from '@onward/contract/careers/applicant-tasks';
import { useState } from 'preact/hooks';
import { api } from '../api.ts';

interface QuizTime {
  minutes: number | null;
  secondsLeft: number | null;
  /** Takes over the limit of a response. */
  take(fresh: QuizTask): void;
  /** True when there is more time than this page knew of. */
  isExtended(token: string): Promise<boolean>;
}

const timeOf = ({ time_limit_minutes, seconds_left }: QuizTask) => ({
  minutes: time_limit_minutes,
  secondsLeft: seconds_left,
});

export function useQuizTime(quiz: QuizTask): QuizTime {
  const [time, setTime] = useState(timeOf(quiz));
  const take = (fresh: QuizTask): void =>
    setTime((known) => (known.minutes === fresh.time_limit_minutes ? known : timeOf(fresh)));
  return {
    ...time,
    take,
    isExtended: async (token) => {
      const fresh = await api()
        .call(getQuizTask, { params: { token } })
        .catch(() => null);
      if (!fresh || fresh.online_quiz.time_limit_minutes === time.minutes) return false;
      take(fresh.online_quiz);
      return true;
    },
  };
}
