// Completes and checks incoming questions; errors are reported at the question's index.
import { randomInt } from 'node:crypto';
import {
  type QuestionProblems,
  questionProblems,
  quizQuestionProblems,
} from '@onward/domain/questions/question-problems';
import { inSequence, type Question, type QuizQuestion } from '@onward/domain/questions/questions';
import {
  completeQuestions,
  completeQuizQuestions,
  type WrittenQuestion,
  type WrittenQuizQuestion,
} from '@onward/domain/questions/written-questions';
import type { FieldTexts } from '../../../platform/http/errors.ts';

const freshId = (): number => randomInt(1, 2 ** 31);

export interface CheckedQuestions<Q> {
  /** In order, counted from 0. */
  questions: Q[];
  problems: FieldTexts;
}

export function checkQuestions(written: readonly WrittenQuestion[]): CheckedQuestions<Question> {
  const questions = completeQuestions(written, freshId);
  return { questions: inSequence(questions), problems: problemTexts(questions.map(questionProblems)) };
}

export function checkQuizQuestions(written: readonly WrittenQuizQuestion[]): CheckedQuestions<QuizQuestion> {
  const questions = completeQuizQuestions(written, freshId);
  return { questions: inSequence(questions), problems: problemTexts(questions.map(quizQuestionProblems)) };
}

const problemTexts = (found: readonly QuestionProblems[]): FieldTexts =>
  Object.fromEntries(
    found.flatMap((problems, index) =>
      Object.entries(problems).map(([field, problem]) => [
        `questions.${index}.${field}`,
        [{ key: `fields.question_${problem}` }],
      ]),
    ),
  );
