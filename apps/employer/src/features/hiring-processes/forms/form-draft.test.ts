import { newQuizQuestion } from '@onward/domain/questions/questions';
import { expect, test } from 'vitest';
import { isPassable, isQuizReady, type QuizDraft, quizInput, unanswerable } from './form-draft.ts';

const right = { ...newQuizQuestion(1, 0), title: 'Safe?', options: ['Yes', 'No'], correct_answers: ['Yes'], points: 2 };
const draft = (change: Partial<QuizDraft> = {}): QuizDraft => ({
  name: 'Safety',
  questions: [right],
  pass_score: 2,
  time_limit_minutes: null,
  ...change,
});

test('a quiz cannot require more points than it offers [JOB-020]', () => {
  expect(isPassable(draft())).toBe(true);
  expect(isPassable(draft({ pass_score: 3 }))).toBe(false);
  expect(isQuizReady(draft({ pass_score: 3 }))).toBe(false);
  expect(isQuizReady(draft())).toBe(true);
});

test('a question without a correct answer is reported with its number and points [JOB-020]', () => {
  const questions = [right, { ...right, id: 2, correct_answers: [], points: 3 }];
  expect(unanswerable(draft({ questions }))).toEqual([{ number: 2, points: 3 }]);
});

test('is sent with its correct answers [JOB-020]', () => {
  expect(quizInput(draft()).questions).toMatchObject([{ correct_answers: ['Yes'], points: 2 }]);
});
