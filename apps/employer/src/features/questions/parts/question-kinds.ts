// The kinds of questions the editor supports: of a posting, a form, or a quiz.
import {
  type QuestionProblems,
  questionProblems,
  quizQuestionProblems,
} from '@onward/domain/questions/question-problems';
import { newQuestion, newQuizQuestion, type Question, type QuizQuestion } from '@onward/domain/questions/questions';
import type { Marks } from './question-list.ts';

export interface QuestionKind<Q extends Question> {
  /** Creates a new question. */
  create: (id: number, sequence: number) => Q;
  problems: (question: Q) => QuestionProblems;
  /** Which answers can be marked; null when answers don't decide anything. */
  marks: Marks | null;
}

/** Screened by acceptable answers. */
export const POSTING_QUESTIONS: QuestionKind<Question> = {
  create: newQuestion,
  problems: questionProblems,
  marks: 'acceptable_answers',
};

/** Answers to a form are read by people. */
export const FORM_QUESTIONS: QuestionKind<Question> = { create: newQuestion, problems: questionProblems, marks: null };

/** Answers are right or wrong, and right ones score points. */
export const QUIZ_QUESTIONS: QuestionKind<QuizQuestion> = {
  create: newQuizQuestion,
  problems: quizQuestionProblems,
  marks: 'correct_answers',
};

/** Whether a list of questions has any problem. */
export const haveProblems = <Q extends Question>(kind: QuestionKind<Q>, questions: readonly Q[]): boolean =>
  questions.some((question) => Object.keys(kind.problems(question)).length > 0);
