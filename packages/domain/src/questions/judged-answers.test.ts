import { describe, expect, it } from 'vitest';
import type { AnswerValue } from './answers.ts';
import { judgeFormAnswer, judgeQuizAnswer } from './judged-answers.ts';
import { newQuestion, newQuizQuestion, type QuestionType } from './questions.ts';

describe('A judged answer', () => {
  it.each<[QuestionType, string[], AnswerValue, boolean | null, string[]]>([
    ['yes_no', ['yes'], 'no', false, ['yes']],
    ['yes_no', ['yes'], 'yes', true, ['yes']],
    ['yes_no', [], 'no', null, []],
    ['number', ['18'], 17, false, ['18']],
    ['short_text', [], 'Anything', null, []],
  ])(
    'of a form, %s with %j: %j is acceptable %s [APP-039, JOB-011]',
    (question_type, acceptable, value, is, expected) => {
      const question = { ...newQuestion(1, 0), question_type, acceptable_answers: acceptable };
      expect(judgeFormAnswer(question, value)).toMatchObject({ acceptable: is, expected, points: null });
    },
  );

  it.each<[QuestionType, string[], AnswerValue, boolean | null, number]>([
    ['single_choice', ['20 seconds'], '20 seconds', true, 2],
    ['single_choice', ['20 seconds'], '10 seconds', false, 0],
    ['multiple_choice', ['Before', 'After'], ['Before'], false, 0],
    ['long_text', ['x'], 'x', null, 0],
    ['single_choice', [], 'a', null, 0],
  ])(
    'of a quiz, %s with %j: %j is right %s and earns %i of 2 [APP-039, JOB-020]',
    (type, correct, value, is, points) => {
      const question = { ...newQuizQuestion(1, 0), question_type: type, correct_answers: correct, points: 2 };
      expect(judgeQuizAnswer(question, value)).toMatchObject({ acceptable: is, points, max_points: 2 });
    },
  );
});
