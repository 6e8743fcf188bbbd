// Scoring a quiz: each question is right or wrong as a whole, and the points of the right ones add up (JOB-020,
// CAR-016).
import type { Answer, AnswerValue } from './answers.ts';
import { isEmptyAnswer } from './answers.ts';
import { canBeMarked, type QuizQuestion } from './questions.ts';
import { parseTypedNumber } from './typed-numbers.ts';

const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

export function isCorrect(question: QuizQuestion, value: AnswerValue): boolean {
  const { question_type: type, correct_answers: correct } = question;
  if (!canBeMarked(type) || correct.length === 0 || isEmptyAnswer(value)) return false;
  if (type === 'number') return parseTypedNumber(value) === Number(correct[0]);
  if (type === 'short_text') return correct.some((answer) => plain(answer) === plain(String(value)));
  if (Array.isArray(value)) return value.length === correct.length && correct.every((option) => value.includes(option));
  return correct.includes(String(value));
}

export const pointsOf = (questions: readonly QuizQuestion[]): number =>
  questions.reduce((sum, { points }) => sum + points, 0);

export function quizScore(questions: readonly QuizQuestion[], answers: readonly Answer[]): number {
  const given = new Map(answers.map(({ question_id, value }) => [question_id, value]));
  return pointsOf(questions.filter((question) => isCorrect(question, given.get(question.id) ?? null)));
}

/** Answers can arrive a little after the limit, because a slow connection is not the applicant's fault. */
const QUIZ_GRACE_SECONDS = 30;

/** The latest time an answer can arrive; null without a limit. */
export const quizDeadline = (startedAt: Date, timeLimitMinutes: number | null): Date | null =>
  timeLimitMinutes === null
    ? null
    : new Date(startedAt.getTime() + (timeLimitMinutes * 60 + QUIZ_GRACE_SECONDS) * 1000);
