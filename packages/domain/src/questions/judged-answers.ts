// Whether an answer is what the employer asked for, and what would have been (APP-039).
import type { AnswerValue } from './answers.ts';
import { canBeMarked, type Question, type QuizQuestion } from './questions.ts';
import { isCorrect } from './quiz-score.ts';
import { isScreening, passesScreening } from './screening.ts';

/** Kept with the answer, because the question may be edited later. */
export interface Judgment {
  /** Null when any answer is fine. */
  acceptable: boolean | null;
  /** The acceptable or correct answers; for a number on a form, the minimum. */
  expected: readonly string[];
  needs: Question['needs'];
  /** Points earned and possible; null on a form. */
  points: number | null;
  max_points: number | null;
}

export const judgeFormAnswer = (question: Question, value: AnswerValue): Judgment => ({
  acceptable: passesScreening(question, value),
  expected: isScreening(question) ? [...question.acceptable_answers] : [],
  needs: question.needs,
  points: null,
  max_points: null,
});

export function judgeQuizAnswer(question: QuizQuestion, value: AnswerValue): Judgment {
  const { question_type: type, correct_answers: correct, points } = question;
  const isMarked = canBeMarked(type) && correct.length > 0;
  const acceptable = isMarked ? isCorrect(question, value) : null;
  return {
    acceptable,
    expected: isMarked ? [...correct] : [],
    needs: type === 'multiple_choice' ? 'all' : 'any',
    points: acceptable ? points : 0,
    max_points: points,
  };
}
