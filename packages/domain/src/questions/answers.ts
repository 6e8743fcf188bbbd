// Applicants' answers and their validation (CAR-009).
import { isCalendarDay } from '../platform/time/calendar-days.ts';
import { choicesOf, LONG_TEXT_MAX, NO, type Question, SHORT_TEXT_MAX, YES } from './questions.ts';
import { parseTypedNumber } from './typed-numbers.ts';

/** Text, the chosen option, the chosen options, or the id of an upload. */
export type AnswerValue = string | number | readonly string[] | null;

export interface Answer {
  question_id: number;
  value: AnswerValue;
}

export type AnswerProblem =
  | 'required'
  | 'too_long'
  | 'not_an_option'
  | 'not_yes_or_no'
  | 'not_chosen'
  | 'not_a_number'
  | 'not_a_date'
  | 'not_a_file';

export const isEmptyAnswer = (value: AnswerValue | undefined): boolean =>
  value == null || (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0);

/** Problems by question; answers to unknown questions are ignored. */
export function answerProblems(
  questions: readonly Question[],
  answers: readonly Answer[],
): Readonly<Record<number, AnswerProblem>> {
  const given = new Map(answers.map(({ question_id, value }) => [question_id, value]));
  return Object.fromEntries(
    questions.flatMap((question) => {
      const problem = answerProblem(question, given.get(question.id) ?? null);
      return problem ? [[question.id, problem]] : [];
    }),
  );
}

export function answerProblem(question: Question, value: AnswerValue): AnswerProblem | null {
  if (isEmptyAnswer(value)) return question.is_required ? missingProblem(question) : null;
  switch (question.question_type) {
    case 'short_text':
      return textProblem(value, SHORT_TEXT_MAX);
    case 'long_text':
      return textProblem(value, LONG_TEXT_MAX);
    case 'yes_no':
      return value === YES || value === NO ? null : 'not_yes_or_no';
    case 'single_choice':
      return typeof value === 'string' && choicesOf(question).includes(value) ? null : 'not_an_option';
    case 'multiple_choice':
      return Array.isArray(value) && value.every((each) => choicesOf(question).includes(each)) ? null : 'not_an_option';
    case 'number':
      return parseTypedNumber(value) === null ? 'not_a_number' : null;
    case 'date':
      return typeof value === 'string' && isCalendarDay(value) ? null : 'not_a_date';
    case 'file':
      return Number.isInteger(Number(value)) && Number(value) > 0 ? null : 'not_a_file';
  }
}

/** Choices are asked for in their own words. */
function missingProblem({ question_type: type }: Question): AnswerProblem {
  if (type === 'yes_no') return 'not_yes_or_no';
  return type === 'single_choice' || type === 'multiple_choice' ? 'not_chosen' : 'required';
}

function textProblem(value: AnswerValue, most: number): AnswerProblem | null {
  if (typeof value !== 'string') return 'required';
  return value.trim().length > most ? 'too_long' : null;
}

/** The stored form: trimmed text, numbers as numbers, null for empty answers. */
export function storedAnswer(question: Question, value: AnswerValue): AnswerValue {
  if (isEmptyAnswer(value)) return null;
  if (question.question_type === 'number') return parseTypedNumber(value);
  if (question.question_type === 'file') return Number(value);
  if (Array.isArray(value)) return choicesOf(question).filter((option) => value.includes(option));
  return typeof value === 'string' ? value.trim() : value;
}
