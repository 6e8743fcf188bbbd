import { newQuestion, newQuizQuestion, type Question } from '@onward/domain/questions/questions';
import { describe, expect, test } from 'vitest';
import {
  duplicated,
  freshQuestionId,
  moved,
  movedQuestion,
  questionInputs,
  removed,
  screening,
  withMark,
  withOption,
  withoutOption,
  withType,
} from './question-list.ts';

const named = (id: number, title: string): Question => ({ ...newQuestion(id, id), title });
const three = [named(0, 'a'), named(1, 'b'), named(2, 'c')];
const titles = (questions: readonly Question[]) =>
  questions.map(({ title, sequence }) => `${sequence}${title}`).join(' ');

const shifts: Question = {
  ...newQuestion(7, 0),
  title: 'Shifts',
  question_type: 'multiple_choice',
  options: ['Mornings', 'Evenings', 'Weekends'],
  acceptable_answers: ['Evenings'],
};

describe('the list', () => {
  test.each([
    [0, 2, '0b 1c 2a'],
    [2, 0, '0c 1a 2b'],
    [1, 1, '0a 1b 2c'],
    [0, 3, '0a 1b 2c'],
    [2, -1, '0a 1b 2c'],
  ])('moves a question from %i to %i and renumbers [JOB-011]', (from, to, expected) => {
    expect(titles(movedQuestion(three, from, to))).toBe(expected);
  });

  test('closes the gap of a deleted question [JOB-011]', () => {
    expect(titles(removed(three, 1))).toBe('0a 1c');
  });

  test('puts a copy after its original, with its own id [JOB-011]', () => {
    const copied = duplicated(three, 1, 99);
    expect(titles(copied)).toBe('0a 1b 2b 3c');
    expect(copied.map(({ id }) => id)).toEqual([0, 1, 99, 2]);
  });

  test('stays unchanged when a question is moved to its own place [JOB-011]', () => {
    expect(moved(['a'], 4, 0)).toEqual(['a']);
  });

  test('creates ids that the contract accepts [JOB-011]', () => {
    for (let times = 0; times < 50; times += 1) expect(freshQuestionId()).toBeGreaterThan(0);
  });
});

describe('a question', () => {
  test('keeps its options between types with options, and drops acceptable answers [JOB-011]', () => {
    expect(withType(shifts, 'single_choice')).toMatchObject({ options: shifts.options, acceptable_answers: [] });
    expect(withType(shifts, 'date')).toMatchObject({ options: [], acceptable_answers: [] });
    expect(withType(named(1, 'x'), 'single_choice').options).toEqual(['', '']);
  });

  test('of a quiz gives no points for answers people have to read [JOB-020]', () => {
    expect(withType(newQuizQuestion(1, 0), 'long_text')).toMatchObject({ points: 0, correct_answers: [] });
  });

  test('keeps a marked choice when renamed and drops it when removed [JOB-011]', () => {
    expect(withOption(shifts, 1, 'Nights').acceptable_answers).toEqual(['Nights']);
    expect(withOption(shifts, 1, '').acceptable_answers).toEqual([]);
    expect(withoutOption(shifts, 1)).toMatchObject({ options: ['Mornings', 'Weekends'], acceptable_answers: [] });
  });

  test('has its marked answers in the order of the choices [JOB-011]', () => {
    expect(withMark(shifts, 'acceptable_answers', 'Mornings', true).acceptable_answers).toEqual([
      'Mornings',
      'Evenings',
    ]);
    expect(withMark(shifts, 'acceptable_answers', 'Evenings', false).acceptable_answers).toEqual([]);
  });

  test('screens with the default answer if there is one [JOB-011]', () => {
    expect(screening({ ...named(1, 'x'), question_type: 'yes_no' }, true).acceptable_answers).toEqual(['yes']);
    expect(screening({ ...named(1, 'x'), question_type: 'number' }, true).acceptable_answers).toEqual(['1']);
    expect(screening(shifts, false).acceptable_answers).toEqual([]);
  });

  test('is sent completely [JOB-011]', () => {
    expect(questionInputs([shifts])).toEqual([shifts]);
  });
});
