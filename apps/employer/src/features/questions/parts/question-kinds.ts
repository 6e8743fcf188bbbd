// What the editor of questions edits: questions of a posting, of a form, or of a quiz.
import {
  type QuestionProblems,
  questionProblems,
  quizQuestionProblems,
} from '@onward/domain/questions/question-problems';
import { newQuestion, newQuizQuestion, type Question, type QuizQuestion } from '@onward/domain/questions/questions';
import type { Marks } from './question-list.ts';

export interface QuestionKind<Q extends Question> {
  /** What stands there when one is added. */
  create: (id: number, sequence: number) => Q;
  problems: (question: Q) => QuestionProblems;
  /** What is marked among the answers; null when nothing decides. */
  marks: Marks | null;
}

/** Screened by acceptable answers. */
export const POSTING_QUESTIONS: QuestionKind<Question> = {
  create: newQuestion,
  problems: questionProblems,
  marks: 'acceptable_answers',
};

/** Answers of a form are read by people. */
export const FORM_QUESTIONS: QuestionKind<Question> = { create: newQuestion, problems: questionProblems, marks: null };

/** Answers are right or wrong, and right ones give points. */
export const QUIZ_QUESTIONS: QuestionKind<QuizQuestion> = {
  create: newQuizQuestion,
  problems: quizQuestionProblems,
  marks: 'correct_answers',
};

/** Whether a list may be saved as it is. */
export const haveProblems = <Q extends Question>(kind: QuestionKind<Q>, questions: readonly Q[]): boolean =>
  questions.some((question) => Object.keys(kind.problems(question)).length > 0);
