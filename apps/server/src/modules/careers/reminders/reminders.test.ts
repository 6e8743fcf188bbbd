// Reminding applicants of what their stage asks of them, over HTTP.

import type { ApplicationHistory } from '@onward/contract/applicants/application';
import {
  type ActionResult,
  performApplicationAction,
  undoApplicationAction,
} from '@onward/contract/applicants/application-actions';
import { listApplicationHistories, updateApplication } from '@onward/contract/applicants/applications';
import { getFormTask } from '@onward/contract/careers/applicant-tasks';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { REMINDER_PAUSE_SECONDS } from '@onward/domain/applicants/actions/reminding';
import { addSeconds } from '@onward/domain/platform/time/time-units';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daytime } from '../../../../../../testing/people/daytime.ts';
import { Employer, freshPhone } from '../../../../../../testing/people/employer.ts';
import { insertApplicant, type TestApplicant } from '../../../../../../testing/people/insert-applicant.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';

interface Answer {
  results: ActionResult[];
  undo: { id: number } | null;
}

let product: InProcessProduct;
let admin: ApiCaller;
let positionId: number;
let stages: Record<string, number>;
let secondsLater = 0;

beforeAll(async () => {
  product = await startInProcess({ sandbox: true, clock: () => addSeconds(daytime(), secondsLater) });
  admin = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');
  const employer = new Employer(admin);
  const form = await employer.form([{ id: 1, title: 'When can you start?', question_type: 'date' }]);
  const process = await employer.process([
    { id: -2, name: 'Availability', stage_type: 'online_form', config: { form_id: form.id } },
    { id: -3, name: 'Check', stage_type: 'background_check', config: { package: 'Basic' } },
    { id: -4, name: 'Review', stage_type: 'custom' },
    {
      id: -5,
      name: 'Talk',
      stage_type: 'scheduling',
      config: { meeting_type: 'phone_call', duration_minutes: 15, interviewer_ids: [1] },
    },
  ]);
  positionId = (await employer.publish({ hiring_process_template_id: process.id })).id;
  const found = await rows('select id, name from stages where hiring_process_template_id = $1', [process.id]);
  stages = Object.fromEntries(found.map(({ id, name }) => [name, id]));
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

const someone = (stage = 'Availability', more: Partial<TestApplicant> = {}) =>
  insertApplicant(product.app.ownerPool, {
    positionId,
    stageId: stages[stage] ?? 0,
    stageStatus: 'not_submitted',
    ...more,
  });
const remind = async (...ids: number[]) =>
  (
    await admin.call<Answer>(performApplicationAction, {
      body: { action_type: ACTION_CODES.send_reminder, application_ids: ids, params: {} },
    })
  ).body;
const codesOf = ({ results }: Answer) => results.map(({ error_code }) => error_code);
const waiting = async (id: number) =>
  (await rows('select run_at from graphile_worker.jobs where key = $1', [`reminder:1:${id}`])).length;
/** As if the undo window were over. */
const release = (id: number) =>
  rows(
    'select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs where key = $1',
    [`reminder:1:${id}`],
  );
const activityOf = async (id: number) =>
  (
    await admin.call<{ histories: ApplicationHistory[] }>(listApplicationHistories, { params: { id } })
  ).body.histories.map(({ action }) => action);

describe('A reminder', () => {
  it('sends the link again by email, and by text when they agreed to texts, once it cannot be undone [APP-030, AHD-001]', async () => {
    const phone = freshPhone();
    const id = await someone('Availability', { email: 'remind@mail.example', phone });
    await rows('update applications set sms_consent = true where id = $1', [id]);
    expect(codesOf(await remind(id))).toEqual([null]);
    expect(await waiting(id)).toBe(1);
    expect(await product.outside.emails('remind@mail.example')).toEqual([]);
    await release(id);
    const { subject, text } = await product.outside.email('remind@mail.example');
    expect(subject).toMatch(/^Reminder for Crew member \d+ at [\w ]+: Availability$/);
    const link = /\/form\/[\w-]+/.exec(text)?.[0] ?? 'none';
    expect((await product.outside.text(`+1${phone}`)).body).toContain(link);
    expect((await activityOf(id))[0]).toBe('reminder_sent');
  });

  it('has a new link after the contact changed, and the one sent before is closed [APP-030, CAR-014]', async () => {
    const id = await someone('Availability', { email: 'mistyped@mail.example' });
    const sentTo = async (email: string) => {
      await remind(id);
      await release(id);
      return /\/form\/([\w-]+)/.exec((await product.outside.email(email)).text)?.[1] ?? '';
    };
    const opens = async (token: string) => (await admin.call(getFormTask, { params: { token } })).status;
    const before = await sentTo('mistyped@mail.example');
    expect(await opens(before)).toBe(200);
    const changed = { application: { email: 'right@mail.example' } };
    expect((await admin.call(updateApplication, { params: { id }, body: changed })).status).toBe(200);
    expect(await opens(before)).toBe(410);
    secondsLater = REMINDER_PAUSE_SECONDS + 5;
    const after = await sentTo('right@mail.example');
    secondsLater = 0;
    expect([await opens(after), await opens(before)]).toEqual([200, 410]);
  });

  it('names the stage in the language of its reader [APP-030, CAR-012]', async () => {
    const id = await someone('Availability', { email: 'lector@mail.example' });
    await rows(`update applications set language = 'es' where id = $1`, [id]);
    await remind(id);
    await release(id);
    const { subject, text } = await product.outside.email('lector@mail.example');
    expect(subject + text).toContain('Formulario');
    expect(subject + text).not.toContain('Availability');
  });

  it('says what to do where a time is to be picked [APP-030, CAR-012]', async () => {
    const id = await someone('Talk', { email: 'talk@mail.example' });
    await remind(id);
    await release(id);
    const { subject, text } = await product.outside.email('talk@mail.example');
    expect(subject).toMatch(/^Reminder: pick a time for your 15-minute phone call with /);
    expect(text).toMatch(/Pick a time: http\S+\/booking\//);
  });

  it('is sent at most once an hour per applicant, and skipped applicants are reported [APP-030]', async () => {
    const first = await someone();
    expect(codesOf(await remind(first))).toEqual([null]);
    const second = await someone();
    const both = await remind(first, second);
    expect(codesOf(both)).toEqual([20006, null]);
    expect(both.results[0]?.message).toBe('Got a reminder less than an hour ago');
    secondsLater = REMINDER_PAUSE_SECONDS + 5;
    expect(codesOf(await remind(first))).toEqual([null]);
    secondsLater = 0;
  });

  it('can be undone before it is sent, and then sent again at once [APP-030, AHD-001]', async () => {
    const id = await someone('Availability', { email: 'never@mail.example' });
    const { undo } = await remind(id);
    const undone = await admin.call<Answer>(undoApplicationAction, { params: { id: undo?.id ?? 0 } });
    expect(undone.body.results).toMatchObject([{ application_id: id, ok: true }]);
    expect(await waiting(id)).toBe(0);
    expect(await activityOf(id)).toEqual(['undone', 'reminder_sent']);
    expect(codesOf(await remind(id))).toEqual([null]);
  });

  it.each([
    ['have done it', 'Availability', { stageStatus: 'completed' }],
    ['are rejected', 'Availability', { status: 'rejected' }],
    ['wait for a background check, which has no room yet', 'Check', { stageStatus: 'not_sent' }],
    ['stand in a stage that asks nothing', 'Review', { stageStatus: null }],
  ] as const)('is refused for those who %s [APP-002, APP-030]', async (_who, stage, more) => {
    const id = await someone(stage, more);
    expect(codesOf(await remind(id))).toEqual([20003]);
    expect(await waiting(id)).toBe(0);
  });
});
