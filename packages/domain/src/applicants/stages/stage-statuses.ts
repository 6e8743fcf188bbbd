// An applicant's progress within a stage (APP-004, APP-005). Statuses are stored as keys and translated for display.
import { CHECK_STATUSES } from '../../background-checks/states.ts';
import type { StageType } from '../../hiring-processes/stages.ts';
import { OFFER_STATUSES } from '../../offers/states.ts';

export const STAGE_STATUSES = {
  online_form: ['not_submitted', 'completed'],
  online_quiz: ['not_submitted', 'completed'],
  scheduling: ['not_submitted', 'pending', 'confirmed', 'request_reschedule', 'cancelled', 'completed', 'no_show'],
  background_check: CHECK_STATUSES,
  offer: OFFER_STATUSES,
  application: [],
  custom: [],
} as const satisfies Record<StageType, readonly string[]>;

export type StageStatus = (typeof STAGE_STATUSES)[keyof typeof STAGE_STATUSES][number];

/** The status set on entering a stage. */
export const firstStageStatus = (type: StageType): StageStatus | null => STAGE_STATUSES[type][0] ?? null;

/** Statuses whose names alone do not say what is going on; a few words beside them do (SCH-002). */
const HINTED: Partial<Record<StageType, readonly string[]>> = {
  online_form: ['not_submitted'],
  online_quiz: ['not_submitted'],
  scheduling: ['not_submitted', 'pending', 'request_reschedule'],
};

export const hasStatusHint = (type: StageType, status: string): boolean => HINTED[type]?.includes(status) ?? false;

/** Stages in which the applicant completes a task through a personal link (CAR-012, CAR-014). */
export const TASK_PATHS: Partial<Record<StageType, string>> = {
  online_form: 'form',
  online_quiz: 'online-quiz',
  scheduling: 'booking',
  offer: 'offer',
  background_check: 'background-check',
};

export const isStageStatus = (word: string): word is StageStatus =>
  Object.values(STAGE_STATUSES).some((words: readonly string[]) => words.includes(word));

/** How a quiz ended; shown instead of `completed` (APP-039). */
export interface QuizResult {
  score: number;
  max_score: number;
  passed: boolean;
}

export type QuizOutcome = 'quiz_passed' | 'quiz_failed';

/** Null when the stage has no finished quiz; then its status is shown. */
export const quizOutcome = (
  stageStatus: string | null,
  result: Pick<QuizResult, 'passed'> | null,
): QuizOutcome | null => {
  if (stageStatus !== 'completed' || result === null) return null;
  return result.passed ? 'quiz_passed' : 'quiz_failed';
};
