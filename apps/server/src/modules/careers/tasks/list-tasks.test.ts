// Answers of forms and quizzes: what staff read, where they are found, and the marks on lists (APP-039).
import type { Application, ApplicationRow } from '@onward/contract/applicants/application';
import {
  createShare,
  getSharedApplication,
  type SharedApplication,
} from '@onward/contract/applicants/application-remarks';
import {
  type ApplicationTask,
  listApplicationTasks,
  markApplicationTasksSeen,
} from '@onward/contract/applicants/application-tasks';
import {
  getApplication,
  getApplicationAttachment,
  getFormAnswerAttachment,
  listApplications,
} from '@onward/contract/applicants/applications';
import { exportPerson } from '@onward/contract/applicants/persons';
import { saveFormTask, saveQuizTask, startQuizTask, uploadForFormTask } from '@onward/contract/careers/applicant-tasks';
import { getToday, type TodayTask } from '@onward/contract/home/home';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daytime } from '../../../../../../testing/people/daytime.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { applyTo, Employer } from '../careers.factory.ts';

let product: InProcessProduct;
let applicant: ApiCaller;
let admin: ApiCaller;
let manager: ApiCaller;
let employer: Employer;
let now = daytime();
beforeAll(async () => {
  product = await startInProcess({ sandbox: true, env: { RATE_LIMITS: 'off' }, clock: () => now });
  applicant = new ApiCaller(product.url);
  admin = await applicant.signIn('super.admin@larkfield.test');
  manager = await applicant.signIn('manager@larkfield.test');
  employer = new Employer(admin);
});
afterAll(() => product.stop());

const later = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000);
};

const FORM = [
  { id: 1, title: 'Do you have a car?', question_type: 'yes_no', acceptable_answers: ['yes'] },
  { id: 2, title: 'How do you get to work?', question_type: 'short_text' },
  { id: 3, title: 'Upload your card', question_type: 'file', is_required: false },
];
const QUIZ = {
  pass_score: 3,
  time_limit_minutes: 10,
  questions: [
    {
      id: 1,
      title: 'Hot food is kept at',
      question_type: 'single_choice',
      options: ['135 F', '90 F'],
      correct_answers: ['135 F'],
      points: 3,
    },
    { id: 2, title: 'Raw chicken is kept', question_type: 'short_text', correct_answers: ['below'], points: 4 },
  ],
};

async function inStage(stage: object) {
  const process = await employer.process(
    [
      { id: -2, name: 'Questions', ...stage },
      { id: -3, name: 'Review', stage_type: 'custom' },
    ],
    [{ kind: 'application_advance', stage_id: -1 }],
  );
  const position = await employer.publish({ hiring_process_template_id: process.id });
  const { body } = await applyTo(applicant, position, { email: 'ana.lima@mail.example' });
  const { rows } = await product.app.ownerPool.query('select id, person_id from applications where digest_key = $1', [
    body.application.digest_key,
  ]);
  return {
    token: String(body.next?.link.split('/').at(-1)),
    id: Number(rows[0].id),
    personId: Number(rows[0].person_id),
  };
}

async function inForm() {
  const form = await employer.form(FORM);
  return { form, ...(await inStage({ stage_type: 'online_form', config: { form_id: form.id } })) };
}

async function inQuiz() {
  const quiz = await employer.quiz(QUIZ);
  return { quiz, ...(await inStage({ stage_type: 'online_quiz', config: { quiz_id: quiz.id } })) };
}

async function upload(token: string) {
  const body = new FormData();
  body.append('category', 'document');
  body.append('file', new Blob(['Valid until 2028'], { type: 'text/plain' }), 'card.txt');
  const answer = await fetch(product.url + uploadForFormTask.path.replace(':token', token), { method: 'POST', body });
  return ((await answer.json()) as { upload: { id: number } }).upload.id;
}

const submit = (token: string, more: object[] = []) =>
  applicant.call(saveFormTask, {
    params: { token },
    body: { answers: [{ question_id: 1, value: 'no' }, { question_id: 2, value: 'By velocipede' }, ...more] },
  });

const tasksOf = async (id: number) =>
  (await admin.call<{ tasks: ApplicationTask[] }>(listApplicationTasks, { params: { id } })).body.tasks;

const rowOf = async (id: number, query: Record<string, string> = {}) =>
  (
    await admin.call<{ applications: ApplicationRow[] }>(listApplications, { query: { per_page: 100, ...query } })
  ).body.applications.find((row) => row.id === id);

describe('The answers of a form', () => {
  it('are read by staff with what was not acceptable, the time taken and the files [APP-039, CAR-015]', async () => {
    const { form, token, id } = await inForm();
    expect(await tasksOf(id)).toMatchObject([
      { kind: 'form', name: form.name, stage_name: 'Questions', submitted_at: null, seconds_taken: null, answers: [] },
    ]);
    await applicant.call(saveFormTask, { params: { token }, body: { answers: [], draft: true } });
    later(240);
    const file = await upload(token);
    expect((await submit(token, [{ question_id: 3, value: String(file) }])).status).toBe(200);
    const [task] = await tasksOf(id);
    expect(task).toMatchObject({ submitted_at: now.toISOString(), seconds_taken: 240, score: null, passed: null });
    expect(task?.answers).toMatchObject([
      { question: 'Do you have a car?', kind: 'yes_no', value: 'no', files: [], acceptable: false, expected: ['yes'] },
      { question: 'How do you get to work?', value: 'By velocipede', acceptable: null, expected: [] },
      { kind: 'file', value: null, files: [{ file_name: 'card.txt', content_type: 'text/plain' }] },
    ]);
    const fileId = task?.answers[2]?.files[0]?.id ?? 0;
    const download = await admin.call(getApplicationAttachment, { params: { id: fileId } });
    expect([download.status, download.text]).toEqual([200, 'Valid until 2028']);
  });

  it('have files of their own category, which follow the scope [PLT-052, CMP-024]', async () => {
    const { token, id } = await inForm();
    await submit(token, [{ question_id: 3, value: String(await upload(token)) }]);
    const fileId = (await tasksOf(id))[0]?.answers[2]?.files[0]?.id ?? 0;
    const get = (fileOfAnswer: number, query = {}, as = admin) =>
      as.call(getFormAnswerAttachment, { params: { id: fileOfAnswer }, query });
    const download = await get(fileId);
    expect([download.status, download.text]).toEqual([200, 'Valid until 2028']);
    expect(download.headers.get('content-disposition')).toMatch(/^attachment; filename="card.txt"/);
    expect((await get(fileId, { type: 'inline' })).headers.get('content-disposition')).toMatch(/^inline;/);
    expect((await get(987_654)).body.error_code).toBe(40001);
    expect((await get(fileId, { type: 'other' })).body.error_code).toBe(20001);
    await product.app.ownerPool.query(`update application_attachments set kind = 'file' where id = $1`, [fileId]);
    expect((await get(fileId)).body.error_code).toBe(40001);
    await product.app.ownerPool.query(`update application_attachments set kind = 'form_answer' where id = $1`, [
      fileId,
    ]);
    await product.app.ownerPool.query(
      `update positions set location_id = (select max(id) from locations where company_id = 1)
       where id = (select position_id from applications where id = $1)`,
      [id],
    );
    const manager = await new ApiCaller(product.url).signIn('manager@larkfield.test');
    expect((await get(fileId, {}, manager)).body.error_code).toBe(40001);
  });

  it('stay as they were submitted when the form is edited [APP-039]', async () => {
    const { form, token, id } = await inForm();
    await submit(token);
    await product.app.ownerPool.query(`update forms set name = 'Renamed', questions = '[]' where id = $1`, [form.id]);
    const [task] = await tasksOf(id);
    expect(task).toMatchObject({ name: form.name, answers: [{ question: 'Do you have a car?' }, {}, {}] });
  });

  it('are refused outside the scope, for reading and for marking [APP-039, CMP-024]', async () => {
    const { id } = await inForm();
    await product.app.ownerPool.query(
      `update positions set location_id = (select max(id) from locations where company_id = 1)
       where id = (select position_id from applications where id = $1)`,
      [id],
    );
    for (const [endpoint, code] of [
      [listApplicationTasks, 40001],
      [markApplicationTasksSeen, 10004],
    ] as const) {
      expect((await manager.call(endpoint, { params: { id } })).body.error_code).toBe(code);
      expect((await admin.call(endpoint, { params: { id: 999_999 } })).status).toBe(404);
    }
  });

  it('are found by the search as soon as they are submitted [APP-039, AHD-022]', async () => {
    const { token, id } = await inForm();
    expect(await rowOf(id, { query: 'velocipede' })).toBeUndefined();
    await submit(token);
    expect(await rowOf(id, { query: 'velocipede' })).toMatchObject({ id });
  });

  it('are in the export of the person and on shared links, without contact details [APP-039, APP-034]', async () => {
    const { form, token, id, personId } = await inForm();
    await submit(token);
    const exported = await admin.call(exportPerson, { params: { id: personId } });
    expect(exported.text).toContain('By velocipede');
    await admin.call(createShare, { params: { id }, body: { emails: ['guest@mail.example'] } });
    const mail = await product.outside.email('guest@mail.example');
    const link = /\/shared\/([\w-]+)/.exec(mail.text)?.[1] ?? '';
    const { body, text } = await applicant.call<{ application: SharedApplication }>(getSharedApplication, {
      params: { token: link },
    });
    expect(body.application.tasks).toMatchObject([
      {
        kind: 'form',
        name: form.name,
        answers: [
          { title: 'Do you have a car?', value: 'no' },
          { title: 'How do you get to work?', value: 'By velocipede' },
        ],
      },
    ]);
    const { rows } = await product.app.ownerPool.query('select email, phone from applications where id = $1', [id]);
    expect([text.includes(rows[0].email), text.includes(rows[0].phone)]).toEqual([false, false]);
  });
});

describe('A submitted form nobody has opened', () => {
  const waiting = async () =>
    (await admin.call<{ tasks: TodayTask[] }>(getToday, { query: { whose: 'all' } })).body.tasks
      .filter(({ kind }) => kind === 'read_form')
      .map(({ application_id }) => application_id);

  it('is marked on the list and in the Today queue until someone opens it [APP-039, AHD-015]', async () => {
    const { token, id } = await inForm();
    expect(await rowOf(id)).toMatchObject({ has_unread_form: false });
    await submit(token);
    expect(await rowOf(id)).toMatchObject({ has_unread_form: true });
    expect(await waiting()).toContain(id);
    await tasksOf(id);
    expect(await waiting(), 'reading for print or preview keeps the mark').toContain(id);
    expect((await admin.call(markApplicationTasksSeen, { params: { id } })).status).toBe(200);
    expect(await rowOf(id)).toMatchObject({ has_unread_form: false });
    expect(await waiting()).not.toContain(id);
  });
});

describe('The answers of a quiz', () => {
  const answer = async (answers: object[]) => {
    const { token, ...known } = await inQuiz();
    await applicant.call(startQuizTask, { params: { token } });
    later(200);
    expect((await applicant.call(saveQuizTask, { params: { token }, body: { answers } })).status).toBe(200);
    return known;
  };

  it('show what was wrong, the right answer and the points [APP-039, CAR-016]', async () => {
    const { id, quiz } = await answer([
      { question_id: 1, value: '90 F' },
      { question_id: 2, value: 'Below' },
    ]);
    expect(await tasksOf(id)).toMatchObject([
      {
        kind: 'quiz',
        name: quiz.name,
        seconds_taken: 200,
        score: 4,
        max_score: 7,
        pass_score: 3,
        passed: true,
        answers: [
          { value: '90 F', acceptable: false, expected: ['135 F'], points: 0, max_points: 3 },
          { value: 'Below', acceptable: true, expected: ['below'], points: 4, max_points: 4 },
        ],
      },
    ]);
  });

  it('put the result on the list and the profile in place of "Completed" [APP-039]', async () => {
    const { id } = await answer([]);
    const failed = { score: 0, max_score: 7, passed: false };
    expect(await rowOf(id)).toMatchObject({ stage_status: 'completed', quiz_result: failed });
    const { body } = await admin.call<{ application: Application }>(getApplication, { params: { id } });
    expect(body.application).toMatchObject({ quiz_result: failed, tasks_count: 1 });
    const passed = await answer([{ question_id: 1, value: '135 F' }]);
    expect(await rowOf(passed.id)).toMatchObject({ quiz_result: { score: 3, max_score: 7, passed: true } });
  });
});
