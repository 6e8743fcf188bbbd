// Forms and quizzes over HTTP.
import {
  createForm,
  createOnlineQuiz,
  deleteForm,
  deleteOnlineQuiz,
  type Form,
  getForm,
  getOnlineQuiz,
  listForms,
  listOnlineQuizzes,
  type OnlineQuiz,
  updateForm,
  updateOnlineQuiz,
} from '@onward/contract/hiring-processes/forms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';

describe('forms and quizzes', () => {
  let product: InProcessProduct;
  let admin: ApiCaller;

  beforeAll(async () => {
    product = await startInProcess();
    admin = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');
  });
  afterAll(() => product.stop());

  const makeForm = async (form: object): Promise<Form> =>
    (await admin.call<{ form: Form }>(createForm, { body: { form } })).body.form;

  it('creates a form whose questions get ids, an order, and defaults [JOB-020, JOB-011]', async () => {
    const form = await makeForm({
      name: '  Work  history ',
      questions: [
        { title: 'Second', sequence: 5, id: 77 },
        { title: ' First ', sequence: 1 },
        { title: 'Third', sequence: 9, id: 77, question_type: 'single_choice', options: [' a ', 'b'] },
      ],
    });
    expect(form).toMatchObject({ name: 'Work history', stages_count: 0, version: 1 });
    expect(form.preview_url).toBe(`${product.url}/form/${form.id}/preview`);
    expect(form.questions.map(({ title, sequence }) => [title, sequence])).toEqual([
      ['First', 0],
      ['Second', 1],
      ['Third', 2],
    ]);
    expect(form.questions[0]).toMatchObject({ question_type: 'short_text', is_required: true, options: [] });
    expect(form.questions[1]?.id).toBe(77);
    expect(form.questions[2]).toMatchObject({ options: ['a', 'b'] });
    expect(new Set(form.questions.map(({ id }) => id)).size).toBe(3);
  });

  it('reports a question’s errors at its index [JOB-011, JOB-020, PLT-006]', async () => {
    const { status, body } = await admin.call(createForm, {
      body: {
        form: {
          name: 'Broken',
          questions: [{ title: ' ' }, { title: 'Choose', question_type: 'single_choice', options: ['only'] }],
        },
      },
    });
    expect([status, body.error_code]).toEqual([422, 20001]);
    expect(body.errors).toEqual({
      'questions.0.title': ['Enter a question'],
      'questions.1.options': ['Add at least two options'],
    });
  });

  it('keeps names unique regardless of case, and shows the second editor both values [JOB-020, AHD-021]', async () => {
    const form = await makeForm({ name: 'Uniform sizes' });
    const taken = await admin.call(createForm, { body: { form: { name: 'UNIFORM sizes' } } });
    expect(taken.body).toMatchObject({ error_code: 20002, message: 'A form with this name already exists' });
    const { id, version } = form;
    const first = await admin.call<{ form: Form }>(updateForm, {
      params: { id },
      body: { form: { name: 'Uniform size', version } },
    });
    expect(first.body.form).toMatchObject({ name: 'Uniform size', version: version + 1 });
    const late = await admin.call(updateForm, { params: { id }, body: { form: { name: 'Sizes', version } } });
    expect(late.body).toMatchObject({
      error_code: 20002,
      conflict: { version: version + 1, fields: { name: { theirs: 'Uniform size', yours: 'Sizes' } } },
    });
    const clash = await admin.call(updateForm, { params: { id }, body: { form: { name: 'caregiver EXPERIENCE' } } });
    expect(clash.body.errors).toHaveProperty('name');
  });

  it('lists and searches, and deletes only those that no stage uses [JOB-020, PLT-017]', async () => {
    const { body } = await admin.call<{ forms: Form[]; total_count: number }>(listForms, {
      query: { query: 'AVAIL', order: 'name asc' },
    });
    expect(body.total_count).toBe(1);
    expect(body.forms[0]).toMatchObject({ name: 'Availability and work eligibility', stages_count: 1 });
    const used = await admin.call(deleteForm, { params: { id: body.forms[0]?.id ?? 0 } });
    expect(used.body).toMatchObject({
      error_code: 20003,
      message: '1 stage uses this form. Choose another form there first.',
    });
    const { id } = await makeForm({ name: 'Short lived' });
    expect((await admin.call(deleteForm, { params: { id } })).status).toBe(204);
    expect((await admin.call(getForm, { params: { id } })).body.error_code).toBe(40001);
    expect((await makeForm({ name: 'Short lived' })).id).not.toBe(id);
  });

  it('stores a quiz’s correct answers and points, and requires a reachable score [JOB-020]', async () => {
    const question = { title: 'Is water wet?', question_type: 'yes_no', correct_answers: ['yes'], points: 3 };
    const made = await admin.call<{ online_quiz: OnlineQuiz }>(createOnlineQuiz, {
      body: { online_quiz: { name: 'Water', questions: [question], pass_score: 2, time_limit_minutes: 5 } },
    });
    expect(made.status).toBe(201);
    const { id, questions } = made.body.online_quiz;
    expect(questions[0]).toMatchObject({ correct_answers: ['yes'], points: 3 });
    const unreachable = await admin.call(updateOnlineQuiz, {
      params: { id },
      body: { online_quiz: { pass_score: 4 } },
    });
    expect(unreachable.body.errors).toEqual({ pass_score: ['Must be 3 or less'] });
    const wrong = await admin.call(updateOnlineQuiz, {
      params: { id },
      body: { online_quiz: { questions: [{ ...question, correct_answers: ['maybe'] }] } },
    });
    expect(wrong.body.errors).toHaveProperty(['questions.0.correct_answers']);
    const kept = await admin.call<{ online_quiz: OnlineQuiz }>(getOnlineQuiz, { params: { id } });
    expect(kept.body.online_quiz).toMatchObject({ pass_score: 2, time_limit_minutes: 5, version: 1 });
    expect((await admin.call(deleteOnlineQuiz, { params: { id } })).status).toBe(204);
  });

  it('shows quizzes, which contain the correct answers, only to staff who may edit them [JOB-020, CMP-022]', async () => {
    const { body } = await admin.call<{ online_quizzes: OnlineQuiz[] }>(listOnlineQuizzes);
    expect(body.online_quizzes[0]).toMatchObject({ name: 'Food safety basics', pass_score: 7, stages_count: 1 });
    const manager = await new ApiCaller(product.url).signIn('manager@larkfield.test');
    expect((await manager.call(listOnlineQuizzes)).body.error_code).toBe(10004);
    expect((await manager.call(listForms)).status).toBe(200);
  });
});
