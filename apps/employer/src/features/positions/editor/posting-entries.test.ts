import { newQuestion } from '@onward/domain/questions/questions';
import { describe, expect, test } from 'vitest';
import {
  changedFields,
  changeOf,
  entryProblems,
  type PositionEntries,
  rebased,
  savableFields,
} from './posting-entries.ts';

const saved: PositionEntries = {
  title: 'Cook',
  location_id: 1,
  department_id: null,
  employment_type: 'full_time',
  openings: 1,
  access: 'public',
  salary_min: 15,
  salary_max: 18,
  salary_unit: 'hour',
  description: '<p>Cooking</p>',
  shifts: [],
  benefits: [],
  application_deadline: null,
  requires_email: false,
  requires_resume: false,
  assigned_manager_ids: [],
  hiring_process_template_id: null,
  questions: [],
};
const changed = (change: Partial<PositionEntries>): PositionEntries => ({ ...saved, ...change });

describe('what is saved', () => {
  test('is only what was changed [JOB-013]', () => {
    const entries = changed({ title: 'Head cook', openings: 2 });
    expect(changedFields(entries, saved)).toEqual(['title', 'openings']);
    expect(changeOf(entries, ['title', 'openings'])).toEqual({ title: 'Head cook', openings: 2 });
  });

  test('leaves out fields with problems, and pay as a whole [JOB-012]', () => {
    expect(savableFields(changed({ title: '', openings: 2 }), saved)).toEqual(['openings']);
    expect(savableFields(changed({ salary_min: null, salary_unit: 'day', openings: 2 }), saved)).toEqual(['openings']);
    expect(savableFields(changed({ questions: [newQuestion(1, 0)], openings: 2 }), saved)).toEqual(['openings']);
  });
});

test.each([
  [{ title: ' ' }, { title: 'title_required' }],
  [{ title: 'x'.repeat(121) }, { title: 'too_long' }],
  [{ salary_max: null }, { salary_max: 'pay_both_or_none' }],
  [{ salary_min: 20 }, { salary_max: 'pay_min_above_max' }],
  [{ salary_unit: null }, { salary_unit: 'pay_unit_required' }],
  [{ salary_min: null, salary_max: null }, {}],
  [{ questions: [newQuestion(1, 0)] }, { questions: 'questions' }],
])('%j is wrong at %j [JOB-004, JOB-011, JOB-012]', (change, problems) => {
  expect(entryProblems(changed(change))).toEqual(problems);
});

describe('a response', () => {
  test('keeps what was typed meanwhile, and takes over changes by others [JOB-013]', () => {
    const now = { entries: changed({ title: 'Head cook!' }), saved };
    const answer = changed({ title: 'Head cook', openings: 7 });
    const next = rebased(now, answer, { title: 'Head cook' });
    expect(next.entries).toEqual(changed({ title: 'Head cook!', openings: 7 }));
    expect(changedFields(next.entries, next.saved)).toEqual(['title']);
  });

  test('keeps sent fields as typed, even if the server normalizes them [JOB-013]', () => {
    const entries = changed({ description: '<p>New  words</p>' });
    const next = rebased({ entries, saved }, changed({ description: '<p>New words</p>' }), {
      description: entries.description,
    });
    expect(next.entries.description).toBe('<p>New  words</p>');
    expect(changedFields(next.entries, next.saved)).toEqual([]);
  });
});
