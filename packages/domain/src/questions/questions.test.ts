import { describe, expect, it } from 'vitest';
import { isTooManyQuestions, POINTS_MAX, questionProblems, quizQuestionProblems } from './question-problems.ts';
import {
  canBeMarked,
  canScreen,
  choicesOf,
  hasOptions,
  inSequence,
  newQuestion,
  newQuizQuestion,
  OPTION_MAX,
  OPTIONS_MAX,
  QUESTION_TITLE_MAX,
  QUESTION_TYPES,
  QUESTIONS_MAX,
  type Question,
  type QuizQuestion,
} from './questions.ts';

const asked = (more: Partial<Question>): Question => ({ ...newQuestion(1, 0), title: 'Why?', ...more });
const marked = (more: Partial<QuizQuestion>): QuizQuestion => ({
  ...newQuizQuestion(1, 0),
  title: 'Which?',
  options: ['a', 'b'],
  correct_answers: ['a'],
  ...more,
});

describe('a question', () => {
  it('starts as a required short text [JOB-011]', () => {
    expect(newQuestion(5, 2)).toMatchObject({
      id: 5,
      title: '',
      question_type: 'short_text',
      is_required: true,
      sequence: 2,
    });
  });

  it('has one of eight types [JOB-011]', () => {
    expect(QUESTION_TYPES).toEqual([
      'short_text',
      'long_text',
      'single_choice',
      'multiple_choice',
      'yes_no',
      'number',
      'date',
      'file',
    ]);
  });

  it.each([
    ['short_text', false, false, true],
    ['long_text', false, false, false],
    ['single_choice', true, true, true],
    ['multiple_choice', true, true, true],
    ['yes_no', false, true, true],
    ['number', false, true, true],
    ['date', false, false, false],
    ['file', false, false, false],
  ] as const)(
    '%s has options: %s, can screen: %s, can be scored: %s [JOB-011, JOB-020]',
    (type, options, screens, marks) => {
      expect([hasOptions(type), canScreen(type), canBeMarked(type)]).toEqual([options, screens, marks]);
    },
  );

  it('offers yes and no, or its own options [JOB-011]', () => {
    expect(choicesOf(asked({ question_type: 'yes_no' }))).toEqual(['yes', 'no']);
    expect(choicesOf(asked({ question_type: 'single_choice', options: ['x', 'y'] }))).toEqual(['x', 'y']);
  });

  const choice = { question_type: 'single_choice', options: ['a', 'b'] } as const;

  it.each([
    [{}, {}],
    [{ title: ' ' }, { title: 'title_required' }],
    [{ title: 'x'.repeat(QUESTION_TITLE_MAX + 1) }, { title: 'title_too_long' }],
    [choice, {}],
    [{ ...choice, options: ['a'] }, { options: 'options_too_few' }],
    [{ ...choice, options: Array.from({ length: OPTIONS_MAX + 1 }, String) }, { options: 'options_too_many' }],
    [{ ...choice, options: ['a', ' '] }, { options: 'option_empty' }],
    [{ ...choice, options: ['a', 'b'.repeat(OPTION_MAX + 1)] }, { options: 'option_too_long' }],
    [{ ...choice, options: ['a', ' A '] }, { options: 'option_twice' }],
    [{ ...choice, acceptable_answers: ['a'] }, {}],
    [{ ...choice, acceptable_answers: ['c'] }, { acceptable_answers: 'acceptable_answer_unknown' }],
    [{ question_type: 'yes_no', acceptable_answers: ['yes'] }, {}],
    [{ question_type: 'yes_no', acceptable_answers: ['maybe'] }, { acceptable_answers: 'acceptable_answer_unknown' }],
    [{ question_type: 'number', acceptable_answers: ['2'] }, {}],
    [{ question_type: 'number', acceptable_answers: ['two'] }, { acceptable_answers: 'acceptable_answer_unknown' }],
    [{ question_type: 'number', acceptable_answers: ['1', '2'] }, { acceptable_answers: 'acceptable_answer_unknown' }],
    [{ question_type: 'date', acceptable_answers: ['2026-01-01'] }, { acceptable_answers: 'cannot_screen' }],
    [{ acceptable_answers: ['x'] }, { acceptable_answers: 'cannot_screen' }],
  ] as [Partial<Question>, object][])('%j has the problems %j [JOB-011]', (more, problems) => {
    expect(questionProblems(asked(more))).toEqual(problems);
  });

  it.each([
    [{}, {}],
    [{ correct_answers: [] }, { correct_answers: 'correct_answer_missing' }],
    [{ correct_answers: [], points: 0 }, {}],
    [{ correct_answers: ['c'] }, { correct_answers: 'correct_answer_unknown' }],
    [{ question_type: 'short_text', correct_answers: ['anything'] }, {}],
    [{ question_type: 'short_text', correct_answers: [' '] }, { correct_answers: 'correct_answer_missing' }],
    [{ question_type: 'number', correct_answers: ['120'] }, {}],
    [{ question_type: 'number', correct_answers: ['many'] }, { correct_answers: 'correct_answer_unknown' }],
    [{ question_type: 'long_text', correct_answers: [] }, { correct_answers: 'cannot_be_marked' }],
    [{ question_type: 'file', correct_answers: [], points: 0 }, {}],
    [{ points: -1 }, { points: 'points_invalid' }],
    [{ points: 1.5 }, { points: 'points_invalid' }],
    [{ points: POINTS_MAX + 1 }, { points: 'points_invalid' }],
    [
      { title: '', options: ['a'] },
      { title: 'title_required', options: 'options_too_few' },
    ],
  ] as [Partial<QuizQuestion>, object][])('of a quiz with %j has the problems %j [JOB-020]', (more, problems) => {
    expect(quizQuestionProblems(marked(more))).toEqual(problems);
  });

  it('is one of at most fifty, sorted by sequence and numbered from 0 [JOB-011]', () => {
    const given = [4, 2, 2, 9].map((sequence, index) => ({ id: index, sequence }));
    expect(inSequence(given)).toEqual([
      { id: 1, sequence: 0 },
      { id: 2, sequence: 1 },
      { id: 0, sequence: 2 },
      { id: 3, sequence: 3 },
    ]);
    expect(isTooManyQuestions(Array(QUESTIONS_MAX))).toBe(false);
    expect(isTooManyQuestions(Array(QUESTIONS_MAX + 1))).toBe(true);
  });
});
