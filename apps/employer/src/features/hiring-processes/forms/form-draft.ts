// A form or quiz being edited; a form has neither a score nor a time limit.
import type { Form, FormInput, OnlineQuiz, QuizInput } from '@onward/contract/hiring-processes/forms';
import type { Question, QuizQuestion } from '@onward/domain/questions/questions';
import { pointsOf } from '@onward/domain/questions/quiz-score';
import { FORM_QUESTIONS, haveProblems, QUIZ_QUESTIONS } from '../../questions/parts/question-kinds.ts';
import { questionInputs, quizQuestionInputs } from '../../questions/parts/question-list.ts';

export interface FormDraft {
  name: string;
  questions: readonly Question[];
}

export interface QuizDraft {
  name: string;
  questions: readonly QuizQuestion[];
  pass_score: number;
  time_limit_minutes: number | null;
}

export const formDraft = ({ name, questions }: Form): FormDraft => ({ name, questions });

export const quizDraft = ({ name, questions, pass_score, time_limit_minutes }: OnlineQuiz): QuizDraft => ({
  name,
  questions,
  pass_score,
  time_limit_minutes,
});

export const formInput = ({ name, questions }: FormDraft): FormInput => ({
  name,
  questions: questionInputs(questions),
});

export const quizInput = ({ questions, ...quiz }: QuizDraft): QuizInput => ({
  ...quiz,
  questions: quizQuestionInputs(questions),
});

export const isFormReady = ({ questions }: FormDraft): boolean => !haveProblems(FORM_QUESTIONS, questions);

/** A quiz that requires more points than it offers can't be passed. */
export const isPassable = ({ questions, pass_score }: QuizDraft): boolean => pass_score <= pointsOf(questions);

export const isQuizReady = (draft: QuizDraft): boolean =>
  isPassable(draft) && !haveProblems(QUIZ_QUESTIONS, draft.questions);

/** Questions whose points nobody can get, with their numbers. */
export const unanswerable = ({ questions }: QuizDraft): { number: number; points: number }[] =>
  questions.flatMap((question, index) =>
    QUIZ_QUESTIONS.problems(question).correct_answers === 'correct_answer_missing'
      ? [{ number: index + 1, points: question.points }]
      : [],
  );
