import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeQuestions, completeQuizQuestions } from './written-questions.ts';

const counting = (start = 100) => {
  let next = start;
  return () => next++;
};

describe('submitted questions', () => {
  it('get default values for missing fields [JOB-011]', () => {
    expect(completeQuestions([{ title: ' Why? ' }], counting())).toEqual([
      {
        id: 100,
        title: 'Why?',
        question_type: 'short_text',
        is_required: true,
        options: [],
        acceptable_answers: [],
        needs: 'any',
        sequence: 0,
      },
    ]);
  });

  it('keep their ids, and a second one with the same id gets another [JOB-011]', () => {
    const written = [{ id: 7, title: 'a' }, { title: 'b' }, { id: 7, title: 'c' }, { id: 101, title: 'd' }];
    expect(completeQuestions(written, counting()).map(({ id }) => id)).toEqual([7, 100, 102, 101]);
  });

  it('have trimmed options, only on choice questions [JOB-011]', () => {
    const [choice, text] = completeQuestions(
      [
        {
          title: 'a',
          question_type: 'multiple_choice',
          options: [' x ', 'y'],
          acceptable_answers: [' x'],
          needs: 'all',
        },
        { title: 'b', question_type: 'date', options: ['x'] },
      ],
      counting(),
    );
    expect(choice).toMatchObject({ options: ['x', 'y'], acceptable_answers: ['x'], needs: 'all' });
    expect(text).toMatchObject({ options: [] });
  });

  it('of a quiz keep correct answers and points, or get the defaults [JOB-020]', () => {
    const [plain, marked] = completeQuizQuestions(
      [{ title: 'a' }, { title: 'b', question_type: 'yes_no', correct_answers: [' no '], points: 4 }],
      counting(),
    );
    expect(plain).toMatchObject({ question_type: 'short_text', options: [], correct_answers: [], points: 1 });
    expect(marked).toMatchObject({ correct_answers: ['no'], points: 4 });
  });

  it('never share an id [JOB-011]', () => {
    const question = fc.record({
      id: fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined }),
      title: fc.string(),
    });
    fc.assert(
      fc.property(fc.array(question, { maxLength: 30 }), (written) => {
        const ids = completeQuestions(written, counting(1)).map(({ id }) => id);
        expect(new Set(ids).size).toBe(written.length);
      }),
    );
  });
});
