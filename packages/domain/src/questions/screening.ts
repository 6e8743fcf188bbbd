// Screening: an answer that is not acceptable prevents the applicant from being moved on (JOB-011,
// CAR-011).
import type { Answer, AnswerValue } from './answers.ts';
import { isEmptyAnswer } from './answers.ts';
import type { Question } from './questions.ts';
import { parseTypedNumber } from './typed-numbers.ts';

export const isScreening = (question: Pick<Question, 'acceptable_answers'>): boolean =>
  question.acceptable_answers.length > 0;

/**
 * Null when it is not a screening question. An optional question left empty fails, because it has no acceptable answer.
 */
export function passesScreening(question: Question, value: AnswerValue): boolean | null {
  if (!isScreening(question)) return null;
  if (isEmptyAnswer(value)) return false;
  const { acceptable_answers: acceptable, question_type: type, needs } = question;
  if (type === 'number') {
    const figure = parseTypedNumber(value);
    return figure !== null && figure >= Number(acceptable[0]);
  }
  if (!Array.isArray(value)) return acceptable.includes(String(value));
  return needs === 'all'
    ? acceptable.every((option) => value.includes(option))
    : acceptable.some((option) => value.includes(option));
}

/** The questions an application failed; empty when it passes. */
export function failedScreening(questions: readonly Question[], answers: readonly Answer[]): Question[] {
  const given = new Map(answers.map(({ question_id, value }) => [question_id, value]));
  return questions.filter((question) => passesScreening(question, given.get(question.id) ?? null) === false);
}
