// Dry runs of a process for an example and for applicants, saved or not: it reports what would happen and changes
// nothing.
import { dryRunHiringProcess, type HiringProcessDryRun } from '@onward/contract/hiring-processes/hiring-processes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyTo, Employer } from '../../../../../../testing/people/employer.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../../testing/until.ts';

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
let employer: Employer;
let processId: number;

beforeAll(async () => {
  product = await startInProcess();
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  employer = new Employer(admin);
  processId = (await employer.process([{ id: -2, name: 'Review', stage_type: 'custom' }])).id;
});
afterAll(() => product.stop());

const query = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

/** Late evening in New York, where the jobs of these tests are. */
const STARTS_AT = '2027-01-12T03:00:00Z';

const STAGES = [
  { id: -1, name: 'Applied', stage_type: 'application' },
  { id: -2, name: 'Availability', stage_type: 'online_form', config: { form_id: 1 } },
  { id: -3, name: 'Interview', stage_type: 'scheduling', config: {} },
];
const RULES = [
  { kind: 'application_advance', stage_id: -1 },
  {
    kind: 'form_reminder',
    stage_id: -2,
    delay_seconds: 86_400,
    channel: 'both',
    message_template: {
      subject: 'Your form, {{applicant_first_name}}',
      body: '{{applicant_first_name}}, {{position_title}} waits: {{link}}',
    },
  },
  {
    kind: 'meeting_reminder',
    stage_id: -3,
    delay_seconds: 3600,
    channel: 'sms',
    message_template: { subject: '', body: 'See you {{meeting_time}}' },
  },
  { kind: 'auto_rejection', stage_id: -3, delay_seconds: 60, enabled: false },
];

const ask = (body: Record<string, unknown> = {}, id = processId, caller = admin) =>
  caller.call<{ dry_run: HiringProcessDryRun; error_code?: number }>(dryRunHiringProcess, {
    params: { id },
    body: {
      hiring_process_template: { name: 'As it is written', stages: STAGES, automation_rules: RULES },
      starts_at: STARTS_AT,
      ...body,
    },
  });

const stepsOf = ({ stages }: HiringProcessDryRun, stageId: number) =>
  stages.find(({ stage_id }) => stage_id === stageId)?.steps ?? [];

describe('A dry run of a process', () => {
  it('reports for unsaved stages what would be sent, when, and with which text [JOB-025, JOB-029, MSG-014]', async () => {
    const position = await employer.publish({ title: 'Shift lead' });
    const { body, status } = await ask({ position_key: position.digest_key });
    expect(status).toBe(200);
    const { dry_run: run } = body;
    expect(run.person).toMatchObject({ application_id: null, time_zone: 'America/New_York' });
    const first = run.person.name.split(' ')[0];
    expect(run.stages[0]?.leaving).toEqual({ by: 'rule', rule: 0, to_stage_id: -2 });
    const [link, reminder] = stepsOf(run, -2);
    expect(link).toMatchObject({ rule: null, mail: 'task' });
    expect(link?.messages[0]?.body).toContain('Availability');
    expect(reminder).toMatchObject({ rule: 1, skipped: null, runs_at: '2027-01-13T03:00:00.000Z' });
    expect(reminder?.messages).toMatchObject([
      { channel: 'email', held: false, subject: `Your form, ${first}`, leaves_at: '2027-01-13T03:00:00.000Z' },
      { channel: 'sms', held: true, subject: null, leaves_at: '2027-01-13T13:00:00.000Z' },
    ]);
    expect(reminder?.messages[1]?.body).toBe(`${first}, Shift lead waits: ${product.app.config.publicUrl}/form/…`);
    const [, meeting] = stepsOf(run, -3).filter(({ skipped }) => skipped === null);
    expect(meeting?.messages[0]?.body).toBe('See you Thu, Jan 14, 10:00 AM EST');
    expect(stepsOf(run, -3).find(({ rule }) => rule === 3)?.skipped).toBe('rule_off');
  });

  it('uses the applicant’s reachable channels, and writes nothing [MSG-006, JOB-030]', async () => {
    const position = await employer.publish();
    const { body: applied } = await applyTo(stranger, position, { email: 'dry.run@mail.test' });
    const [{ id }] = await query('select id from applications where digest_key = $1', [applied.application.digest_key]);
    const traces = () =>
      query(`select (select count(*) from messages) as messages, (select count(*) from applicant_tasks) as tasks,
        (select count(*) from automation_runs) as runs, (select count(*) from stages) as stages`);
    await until('the receipt', async () =>
      (await query('select 1 from messages where application_id = $1', [id])).length > 0 ? true : undefined,
    );
    const before = await traces();
    const { body } = await ask({ application_id: id });
    expect(body.dry_run.person).toMatchObject({ application_id: id, name: 'Amara Okafor' });
    const reminder = stepsOf(body.dry_run, -2).find(({ rule }) => rule === 1);
    expect(reminder?.messages.map(({ channel, skipped }) => [channel, skipped])).toEqual([
      ['email', null],
      ['sms', 'no_sms_consent'],
    ]);
    expect(reminder?.messages[0]?.body).toMatch(/^Amara, Crew member/);
    expect(await traces()).toEqual(before);
  });

  it('does not find applicants of another company or jobs outside the scope [PLT-006]', async () => {
    const harbor = await stranger.signIn('owner@harborpine.test');
    const [{ id: application_id }] = await query(
      'select id from applications where company_id = 1 order by id limit 1',
    );
    const [own] = await query('select id from hiring_process_templates where company_id = 2 limit 1');
    const codeOf = async (call: ReturnType<typeof ask>) => (await call).body.error_code;
    expect(await codeOf(ask({}, processId, harbor))).toBe(40_001);
    if (own) expect(await codeOf(ask({ application_id }, own.id, harbor))).toBe(40_001);
    expect(await codeOf(ask({ position_key: 'nowhere' }))).toBe(40_001);
    expect(await codeOf(ask({ application_id: 999_999_999 }))).toBe(40_001);
  });
});
