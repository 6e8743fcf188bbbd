import { describe, expect, it } from 'vitest';
import {
  type AnswerProblem,
  type AnswerValue,
  answerProblem,
  answerProblems,
  isEmptyAnswer,
  storedAnswer,
} from './answers.ts';
import { LONG_TEXT_MAX, newQuestion, type Question, type QuestionType, SHORT_TEXT_MAX } from './questions.ts';
import { isCorrect, pointsOf, quizDeadline, quizScore } from './quiz-score.ts';
import { failedScreening, isScreening, passesScreening } from './screening.ts';

const asked = (question_type: QuestionType, more: Partial<Question> = {}): Question => ({
  ...newQuestion(1, 0),
  title: 'Why?',
  question_type,
  options: ['a', 'b', 'c'],
  ...more,
});

describe('an answer', () => {
  const CASES: [QuestionType, AnswerValue, AnswerProblem | null][] = [
    ['short_text', 'because', null],
    ['short_text', ' ', 'required'],
    ['short_text', null, 'required'],
    ['short_text', 'x'.repeat(SHORT_TEXT_MAX + 1), 'too_long'],
    ['short_text', 5, 'required'],
    ['long_text', 'x'.repeat(LONG_TEXT_MAX), null],
    ['long_text', 'x'.repeat(LONG_TEXT_MAX + 1), 'too_long'],
    ['yes_no', 'yes', null],
    ['yes_no', 'maybe', 'not_yes_or_no'],
    ['yes_no', null, 'not_yes_or_no'],
    ['single_choice', null, 'not_chosen'],
    ['single_choice', 'b', null],
    ['single_choice', 'd', 'not_an_option'],
    ['single_choice', ['a'], 'not_an_option'],
    ['multiple_choice', ['a', 'c'], null],
    ['multiple_choice', ['a', 'd'], 'not_an_option'],
    ['multiple_choice', [], 'not_chosen'],
    ['multiple_choice', 'a', 'not_an_option'],
    ['number', '12.5', null],
    ['number', '12,5', null],
    ['number', 12, null],
    ['number', 'many', 'not_a_number'],
    ['number', ['1'], 'not_a_number'],
    ['date', '2026-02-28', null],
    ['date', '2026-02-30', 'not_a_date'],
    ['date', 'tomorrow', 'not_a_date'],
    ['file', 4, null],
    ['file', '4', null],
    ['file', 'x', 'not_a_file'],
    ['file', 0, 'not_a_file'],
  ];

  it.each(CASES)('to %s of %j has the problem %s [CAR-009, JOB-011]', (type, value, problem) => {
    expect(answerProblem(asked(type), value)).toBe(problem);
  });

  it('can be left empty when the question is optional [CAR-009]', () => {
    for (const value of [null, '', ' ', []]) {
      expect(isEmptyAnswer(value)).toBe(true);
      expect(answerProblem(asked('date', { is_required: false }), value)).toBeNull();
    }
  });

  it('is matched to its question; answers to other questions are ignored [CAR-009]', () => {
    const questions = [asked('yes_no', { id: 1 }), asked('short_text', { id: 2 })];
    const answers = [
      { question_id: 1, value: 'no' },
      { question_id: 9, value: 'nobody asked' },
    ];
    expect(answerProblems(questions, answers)).toEqual({ 2: 'required' });
  });

  it.each([
    ['number', '12.50', 12.5],
    ['number', '12,50', 12.5],
    ['file', '4', 4],
    ['multiple_choice', ['c', 'a'], ['a', 'c']],
    ['short_text', ' hi ', 'hi'],
    ['long_text', '  ', null],
  ] as const)('to %s of %j is stored as %j [CAR-009]', (type, value, stored) => {
    expect(storedAnswer(asked(type), value)).toEqual(stored);
  });
});

describe('screening', () => {
  const CASES: [Partial<Question>, AnswerValue, boolean | null][] = [
    [{ question_type: 'yes_no' }, 'no', null],
    [{ question_type: 'yes_no', acceptable_answers: ['yes'] }, 'yes', true],
    [{ question_type: 'yes_no', acceptable_answers: ['yes'] }, 'no', false],
    [{ question_type: 'yes_no', acceptable_answers: ['yes'] }, null, false],
    [{ question_type: 'single_choice', acceptable_answers: ['a', 'b'] }, 'b', true],
    [{ question_type: 'single_choice', acceptable_answers: ['a', 'b'] }, 'c', false],
    [{ question_type: 'multiple_choice', acceptable_answers: ['a', 'b'] }, ['b', 'c'], true],
    [{ question_type: 'multiple_choice', acceptable_answers: ['a', 'b'] }, ['c'], false],
    [{ question_type: 'multiple_choice', acceptable_answers: ['a', 'b'], needs: 'all' }, ['b', 'c'], false],
    [{ question_type: 'multiple_choice', acceptable_answers: ['a', 'b'], needs: 'all' }, ['b', 'a', 'c'], true],
    [{ question_type: 'number', acceptable_answers: ['2'] }, 2, true],
    [{ question_type: 'number', acceptable_answers: ['2'] }, '1.9', false],
    [{ question_type: 'number', acceptable_answers: ['2'] }, '2,5', true],
    [{ question_type: 'number', acceptable_answers: ['2'] }, 'many', false],
  ];

  it.each(CASES)('with %j passes %j: %s [JOB-011, CAR-011]', (more, value, passes) => {
    const question = asked('yes_no', more);
    expect(passesScreening(question, value)).toBe(passes);
    expect(isScreening(question)).toBe(passes !== null);
  });

  it('lists the failed questions [JOB-011, CAR-011]', () => {
    const questions = [
      asked('yes_no', { id: 1, acceptable_answers: ['yes'] }),
      asked('yes_no', { id: 2, acceptable_answers: ['no'] }),
      asked('short_text', { id: 3 }),
    ];
    const answers = [1, 2].map((question_id) => ({ question_id, value: 'yes' }));
    expect(failedScreening(questions, answers).map(({ id }) => id)).toEqual([2]);
  });
});

describe('a quiz', () => {
  const of = (question_type: QuestionType, correct_answers: string[], id = 1, points = 2) => ({
    ...asked(question_type, { id }),
    correct_answers,
    points,
  });

  it.each([
    ['single_choice', ['a'], 'a', true],
    ['single_choice', ['a'], 'b', false],
    ['multiple_choice', ['a', 'c'], ['c', 'a'], true],
    ['multiple_choice', ['a', 'c'], ['a'], false],
    ['multiple_choice', ['a', 'c'], ['a', 'b', 'c'], false],
    ['yes_no', ['no'], 'no', true],
    ['number', ['120'], '120.0', true],
    ['number', ['2.5'], '2,5', true],
    ['number', ['120'], 121, false],
    ['short_text', ['First in first out'], '  first IN  first out ', true],
    ['short_text', ['fifo'], 'lifo', false],
    ['long_text', ['x'], 'x', false],
    ['single_choice', [], 'a', false],
    ['single_choice', ['a'], null, false],
  ] as [QuestionType, string[], AnswerValue, boolean][])(
    'scores %s with correct answers %j: %j is %s [JOB-020, CAR-016]',
    (type, correct, value, right) => {
      expect(isCorrect(of(type, correct), value)).toBe(right);
    },
  );

  it('adds up the points of correct answers [JOB-020, CAR-016]', () => {
    const questions = [of('yes_no', ['yes'], 1, 3), of('yes_no', ['no'], 2, 4), of('number', ['5'], 3, 1)];
    const answers = [
      { question_id: 1, value: 'yes' },
      { question_id: 2, value: 'yes' },
      { question_id: 3, value: 5 },
    ];
    expect([pointsOf(questions), quizScore(questions, answers)]).toEqual([8, 4]);
  });

  it('ends after its limit and a grace period, or never [JOB-020, CAR-016]', () => {
    const start = new Date('2026-11-15T10:00:00Z');
    expect(quizDeadline(start, 10)?.toISOString()).toBe('2026-11-15T10:10:30.000Z');
    expect(quizDeadline(start, null)).toBeNull();
  });
});
