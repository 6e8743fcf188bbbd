import type { PositionTemplate } from '@onward/contract/positions/position-templates';
import { expect, test } from 'vitest';
import { BLANK_TEMPLATE } from '../templates/template-entries.ts';
import { insertedFrom, replacedBy } from './insert-template.ts';

const question = (id: number, sequence: number) => ({
  id,
  sequence,
  title: `Question ${id}`,
  question_type: 'yes_no' as const,
  is_required: true,
  options: [],
  acceptable_answers: ['yes'],
});

const template = {
  ...BLANK_TEMPLATE,
  id: 4,
  name: 'Kitchen crew',
  title: 'Line Cook',
  description: '<p>Cook.</p>',
  salary_min: 17,
  salary_max: 20,
  salary_unit: 'hour',
  questions: [question(9, 1), question(8, 0)],
} as unknown as PositionTemplate;

const counting = () => {
  let last = 100;
  return () => (last += 1);
};

test('only the chosen parts of a template are copied; pay is one part [JOB-014]', () => {
  expect(insertedFrom(template, ['title', 'pay'], counting())).toEqual({
    title: 'Line Cook',
    salary_min: 17,
    salary_max: 20,
    salary_unit: 'hour',
  });
});

test('its questions keep their order and get new ids [JOB-011, JOB-014]', () => {
  const { questions } = insertedFrom(template, ['questions'], counting());
  expect(questions?.map(({ id, title, acceptable_answers }) => [id, title, ...acceptable_answers])).toEqual([
    [101, 'Question 8', 'yes'],
    [102, 'Question 9', 'yes'],
  ]);
});

test('undo holds only the fields that were replaced [JOB-014]', () => {
  expect(replacedBy({ ...BLANK_TEMPLATE, title: 'Cook', description: '<p>Mine</p>' }, { title: 'Line Cook' })).toEqual({
    title: 'Cook',
  });
});
