// The ways a quiz can be over before it is opened.
import type { QuizTask } from '@onward/contract/careers/applicant-tasks';

export interface QuizTaskProps {
  quiz: QuizTask;
  token: string;
}

type Ending = 'done' | 'time_over';

export function endingOf({ state, seconds_left }: QuizTask): Ending | null {
  if (state === 'done') return 'done';
  return state === 'started' && seconds_left === 0 ? 'time_over' : null;
}
