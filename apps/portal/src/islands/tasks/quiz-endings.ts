// The ways a quiz can be over before it is opened.
import type { QuizTask } from '@onward/contract/careers/applicant-tasks';

export interface QuizTaskProps {
  quiz: QuizTask;
  token: string;
}

/** `done_late`: submitted by the page when the time was up. */
type Ending = 'done' | 'done_late' | 'time_over';

export function endingOf({ state, seconds_left }: QuizTask): Ending | null {
  if (state === 'done') return 'done';
  return state === 'started' && seconds_left === 0 ? 'time_over' : null;
}
