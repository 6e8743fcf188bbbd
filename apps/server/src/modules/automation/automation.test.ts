import {
  type HiringProcessTemplate,
  updateHiringProcessTemplate,
} from '@onward/contract/hiring-processes/hiring-processes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../testing/until.ts';
import { applyTo, Employer } from '../careers/careers.factory.ts';
import { runTimer } from './automation.service.ts';

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
let employer: Employer;
beforeAll(async () => {
  product = await startInProcess({ env: { RATE_LIMITS: 'off' } });
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  employer = new Employer(admin);
});
afterAll(() => product.stop());

const query = async (text: string, values: unknown[]) => (await product.app.ownerPool.query(text, values)).rows;

const stored = async (digestKey: string) =>
  (
    await query(
      `select a.*, s.name as stage from applications a join stages s on s.id = a.stage_id where a.digest_key = $1`,
      [digestKey],
    )
  )[0];

const ADULT = { title: 'Are you 18 or older?', question_type: 'yes_no', acceptable_answers: ['yes'], id: 12 };
const REVIEW = [{ id: -2, name: 'Review', stage_type: 'custom' }];

async function applyUnder(rules: object[], values: Record<string, unknown> = {}): Promise<string> {
  const process = await employer.process(REVIEW, rules);
  const position = await employer.publish({ hiring_process_template_id: process.id, questions: [ADULT] });
  const answers = [{ question_id: 12, value: 'yes' }];
  const { body } = await applyTo(stranger, position, { answers, ...values });
  return body.application.digest_key;
}

const FAILS = { answers: [{ question_id: 12, value: 'no' }] };
const advance = { kind: 'application_advance', stage_id: -1 };
const rejectFailed = { kind: 'auto_rejection', trigger: 'fails_screening', stage_id: -1 };

describe('Rules of a stage', () => {
  it('move applicants who pass the screening to the next stage at once [JOB-025, CAR-011]', async () => {
    expect(await stored(await applyUnder([advance]))).toMatchObject({ stage: 'Review', stage_entry: 2 });
  });

  it('leave applicants who fail in place, unless a rule rejects them [JOB-025, CAR-011]', async () => {
    expect(await stored(await applyUnder([advance], FAILS))).toMatchObject({ stage: 'Applied', status: 'in_progress' });
    expect(await stored(await applyUnder([advance, rejectFailed], FAILS))).toMatchObject({
      stage: 'Applied',
      status: 'rejected',
      rejection: { reason: 'not_qualified' },
    });
  });

  it('that run at once leave the same history as all others, in order [JOB-030, APP-013]', async () => {
    const tracesOf = async (key: string) => {
      const { id, position_id, stage_entry, version } = await stored(key);
      const history = await query(
        `select actor, action, detail ->> 'rule' as rule from application_histories where application_id = $1 order by id`,
        [id],
      );
      const runs = await query('select outcome, stage_entry from automation_runs where application_id = $1', [id]);
      const events = await query('select name from events where subject_id = $1 and name like $2 order by id', [
        id,
        '%application_%',
      ]);
      const [totals] = await query('select applicants, rejected from position_totals where position_id = $1', [
        position_id,
      ]);
      return { stage_entry, version, history, runs, events: events.map(({ name }) => name), totals };
    };
    const applied = { actor: 'applicant', action: 'applied', rule: null };
    const runs = [{ outcome: 'ran', stage_entry: 1 }];
    expect(await tracesOf(await applyUnder([advance]))).toEqual({
      stage_entry: 2,
      version: 2,
      runs,
      history: [applied, { actor: 'automation', action: 'moved_stage', rule: 'application_advance' }],
      events: ['application_submitted', 'application_updated'],
      totals: { applicants: 1, rejected: 0 },
    });
    expect(await tracesOf(await applyUnder([rejectFailed], FAILS))).toEqual({
      stage_entry: 1,
      version: 2,
      runs,
      history: [applied, { actor: 'automation', action: 'rejected', rule: 'auto_rejection' }],
      events: ['application_submitted', 'application_updated', 'application_closed'],
      totals: { applicants: 1, rejected: 1 },
    });
  });

  it('apply as changed to the next applicant, and deleted ones apply to nobody [JOB-030]', async () => {
    const process = await employer.process(REVIEW, [advance]);
    const position = await employer.publish({ hiring_process_template_id: process.id });
    const stageOfNext = async () =>
      (await stored((await applyTo(stranger, position)).body.application.digest_key)).stage;
    const save = ({ name, stages }: HiringProcessTemplate, automation_rules: object[]) =>
      admin.call(updateHiringProcessTemplate, {
        params: { id: process.id },
        body: { hiring_process_template: { name, stages, automation_rules } },
      });
    expect(await stageOfNext()).toBe('Review');
    await save(process, []);
    expect(await stageOfNext()).toBe('Applied');
    await save(process, process.automation_rules);
    expect(await stageOfNext()).toBe('Review');
    await query("delete from company_modules where company_id = 1 and module = 'hiring_stages'", []);
    expect(await stageOfNext()).toBe('Applied');
    await query("insert into company_modules (company_id, module) values (1, 'hiring_stages')", []);
    expect(await stageOfNext()).toBe('Review');
  });

  it('wait for their delay, then run [JOB-025, JOB-030]', async () => {
    const key = await applyUnder([{ ...rejectFailed, delay_seconds: 1 }], FAILS);
    expect(await stored(key)).toMatchObject({ status: 'in_progress' });
    await until('the delayed rejection', async () => (await stored(key)).status === 'rejected');
  });

  it('apply to applicants who stay too long, but not to those who moved on [JOB-025, JOB-030]', async () => {
    const tooLong = { kind: 'auto_rejection', trigger: 'stays_in_stage', stage_id: -1, delay_seconds: 1 };
    const stays = await applyUnder([tooLong], FAILS);
    const moves = await applyUnder([advance, tooLong]);
    await until('the rejection of who stayed', async () => (await stored(stays)).status === 'rejected');
    expect((await stored(stays)).rejection).toMatchObject({ reason: 'no_response' });
    const { id } = await stored(moves);
    await until('the look at who moved', async () => {
      const runs = await query('select outcome from automation_runs where application_id = $1 order by ran_at', [id]);
      return runs.length === 2 && runs[1].outcome === 'left_stage';
    });
    expect(await stored(moves)).toMatchObject({ status: 'in_progress', stage: 'Review' });
  });

  it('run once per stage visit, however often they are triggered [JOB-030]', async () => {
    const key = await applyUnder([{ ...advance, delay_seconds: 3600 }]);
    const application = await stored(key);
    const [rule] = await query('select id from automation_rules where stage_id = $1', [application.stage_id]);
    const timer = {
      company_id: application.company_id,
      application_id: application.id,
      rule_id: rule.id,
      stage_entry: application.stage_entry,
    };
    await Promise.all([1, 2, 3].map(() => runTimer(product.app, timer)));
    expect(await stored(key)).toMatchObject({ stage: 'Review', stage_entry: 2 });
    const moves = await query(
      `select actor from application_histories where application_id = $1 and action = 'moved_stage'`,
      [application.id],
    );
    expect(moves).toEqual([{ actor: 'automation' }]);
  });

  it('stop when the module is switched off, including pending ones [JOB-030]', async () => {
    const key = await applyUnder([{ ...rejectFailed, delay_seconds: 1 }], FAILS);
    const { id, company_id: companyId } = await stored(key);
    const switched = [companyId, 'hiring_stages'];
    await query('delete from company_modules where company_id = $1 and module = $2', switched);
    try {
      await until('the look at the rule', async () => {
        const [run] = await query('select outcome from automation_runs where application_id = $1', [id]);
        return run?.outcome === 'module_off';
      });
      expect(await stored(key)).toMatchObject({ status: 'in_progress' });
    } finally {
      await query('insert into company_modules (company_id, module) values ($1, $2)', switched);
    }
  });
});
