import {
  createHiringProcessTemplate,
  deleteHiringProcessTemplate,
  getHiringProcessTemplate,
  type HiringProcessTemplate,
  listHiringProcessTemplates,
  updateHiringProcessTemplate,
} from '@onward/contract/hiring-processes/hiring-processes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { whileHeld } from '../../../../../../testing/database/while-held.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { rulesOfStage, stagesOfPosition } from '../hiring-processes.service.ts';

type One = { hiring_process_template: HiringProcessTemplate };
type Many = { hiring_process_templates: HiringProcessTemplate[]; total_count: number };

describe('hiring processes', () => {
  let product: InProcessProduct;
  let api: ApiCaller;
  let admin: ApiCaller;
  let interviewer: number;
  let formId: number;

  beforeAll(async () => {
    product = await startInProcess();
    api = new ApiCaller(product.url);
    admin = await api.signIn('super.admin@larkfield.test');
    interviewer = await idFrom("select id from company_staffs where company_id = 1 and name = 'Grace Kim'");
    formId = await idFrom('select id from forms where company_id = 1');
  });
  afterAll(() => product.stop());

  const idFrom = async (sql: string): Promise<number> =>
    (await product.app.ownerPool.query(`${sql} order by id limit 1`)).rows[0].id;

  let made = 0;
  const applied = { id: -1, name: 'Applied', stage_type: 'application' };
  const call = { id: -2, name: 'Call', stage_type: 'custom' };
  const decision = { id: -3, name: 'Decision', stage_type: 'custom' };

  const post = (input: object) =>
    admin.call<One>(createHiringProcessTemplate, { body: { hiring_process_template: input } });
  const put = ({ id }: HiringProcessTemplate, input: object, stage_moves?: object[]) =>
    admin.call<One>(updateHiringProcessTemplate, {
      params: { id },
      body: { hiring_process_template: input, ...(stage_moves && { stage_moves }) },
    });
  const create = async (more: object = {}): Promise<HiringProcessTemplate> => {
    made += 1;
    const { body, text } = await post({ name: `Process ${made}`, stages: [applied, call, decision], ...more });
    expect(body.hiring_process_template, text).toBeDefined();
    return body.hiring_process_template;
  };
  const problemsOf = async (more: object) =>
    (await post({ name: `Refused ${made}`, stages: [applied, call], ...more })).body;
  const named = async (name: string): Promise<HiringProcessTemplate> => {
    const { body } = await admin.call<Many>(listHiringProcessTemplates, { query: { query: name } });
    const [first] = body.hiring_process_templates;
    if (!first) throw new Error(`There is no process "${name}".`);
    return first;
  };

  describe('saving', () => {
    it('numbers stages from 0 and lets rules point to stages of the same call [JOB-016, JOB-017, JOB-019, JOB-027]', async () => {
      const process = await create({
        automation_rules: [{ kind: 'application_advance', stage_id: -1, target_stage_id: -3 }],
      });
      expect(process.stages.map(({ name, sequence }) => [name, sequence])).toEqual([
        ['Applied', 0],
        ['Call', 1],
        ['Decision', 2],
      ]);
      const [first, , last] = process.stages;
      expect(process.automation_rules).toMatchObject([
        {
          kind: 'application_advance',
          trigger: 'passes_screening',
          stage_id: first?.id,
          target_stage_id: last?.id,
          delay_seconds: 0,
          enabled: true,
        },
      ]);
      expect(process).toMatchObject({ is_default: false, positions_count: 0, version: 1 });
    });

    it('keeps ids of stages and rules through a change, and drops config that does not fit the type [JOB-018, JOB-019]', async () => {
      const process = await create({
        automation_rules: [{ kind: 'auto_rejection', stage_id: -2, trigger: 'stays_in_stage', delay_seconds: 3600 }],
      });
      const [first, second, third] = process.stages;
      const [rule] = process.automation_rules;
      const { body } = await put(process, {
        name: process.name,
        stages: [
          { ...first, config: { form_id: 4 } },
          { ...third },
          { id: -9, name: 'New', stage_type: 'custom' },
          { ...second, name: 'Long call' },
        ],
        automation_rules: [{ ...rule, delay_seconds: 7200 }],
      });
      const after = body.hiring_process_template;
      expect(after.stages.map(({ id, name }) => [id, name])).toEqual([
        [first?.id, 'Applied'],
        [third?.id, 'Decision'],
        [expect.any(Number), 'New'],
        [second?.id, 'Long call'],
      ]);
      expect(after.stages[0]?.config).toEqual({});
      expect(after.automation_rules).toMatchObject([{ id: rule?.id, delay_seconds: 7200 }]);
      expect(after.version).toBe(2);
    });

    it('requires a unique name, regardless of case [JOB-016]', async () => {
      const process = await create();
      const { body } = await post({ name: process.name.toUpperCase(), stages: [applied] });
      expect(body).toMatchObject({
        error_code: 20002,
        message: 'A hiring process with this name already exists',
        errors: { name: ['A hiring process with this name already exists'] },
      });
      const other = await create();
      expect((await put(other, { name: process.name, stages: other.stages })).body.error_code).toBe(20002);
    });

    it('shows the second of two editors both versions [PLT-006, AHD-021]', async () => {
      const process = await create();
      const { stages, version } = process;
      await put(process, { name: `${process.name} a`, stages, version });
      const late = await put(process, { name: `${process.name} b`, stages, version });
      expect(late.status).toBe(409);
      expect(late.body.conflict).toEqual({
        version: version + 1,
        fields: { name: { theirs: `${process.name} a`, yours: `${process.name} b` } },
      });
    });

    it.each([
      ['online_form', {}, 'stages.1.config.form_id', 'Choose a form for “Call”'],
      ['online_quiz', {}, 'stages.1.config.quiz_id', 'Choose a quiz for “Call”'],
      ['scheduling', {}, 'stages.1.config.interviewer_ids', 'Please select at least one interviewer'],
      ['background_check', {}, 'stages.1.config.package', 'Choose a background check package for “Call”'],
      ['offer', {}, 'stages.1.config.offer_template_id', 'Choose an offer template for “Call”'],
      ['online_form', { form_id: 987_654 }, 'stages.1.config.form_id', "This doesn't exist"],
      ['online_quiz', { quiz_id: 987_654 }, 'stages.1.config.quiz_id', "This doesn't exist"],
      ['offer', { offer_template_id: 987_654 }, 'stages.1.config.offer_template_id', "This doesn't exist"],
    ])('refuses a stage %s with %j [JOB-018]', async (stage_type, config, field, text) => {
      const body = await problemsOf({ stages: [applied, { ...call, stage_type, config }] });
      expect(body).toMatchObject({ error_code: 20001, message: text, errors: { [field]: [text] } });
    });

    it('accepts an offer letter that a colleague is editing at that moment [JOB-018, OFR-011]', async () => {
      const letter = await idFrom("select id from document_templates where kind = 'offer' and company_id = 1");
      const text = `with edited as (update document_templates set revision = revision + 1 where id = $1
          returning company_id, id, revision)
        insert into document_revisions (company_id, template_id, revision, content, storage_key, file_name)
        select e.company_id, e.id, e.revision, r.content, r.storage_key, r.file_name from edited e
        join document_revisions r on r.template_id = e.id and r.revision = e.revision - 1`;
      const stage = { ...call, stage_type: 'offer', config: { offer_template_id: letter } };
      const saved = await whileHeld(product.app.ownerPool, { text, values: [letter] }, () =>
        post({ name: 'With a letter', stages: [applied, stage] }),
      );
      expect(saved.status, saved.text).toBe(201);
    });

    it('refuses interviewers from outside the company [JOB-018, PLT-016]', async () => {
      const foreign = await idFrom('select id from company_staffs where company_id = 2');
      const config = { interviewer_ids: [interviewer, foreign], meeting_type: 'phone_call', duration_minutes: 15 };
      const body = await problemsOf({ stages: [applied, { ...call, stage_type: 'scheduling', config }] });
      expect(body.errors).toEqual({ 'stages.1.config.interviewer_ids': ["This doesn't exist"] });
    });

    it('ties stages only to locations in the scope of whoever saves, and keeps those that are stored [AHD-007, CMP-024]', async () => {
      const manager = await api.signIn('hr.atlanta@larkfield.test');
      const elsewhere = await idFrom(
        `select id from locations where company_id = 1 and id not in (select record_id from staff_scopes where kind = 'location')`,
      );
      const config = { interviewer_ids: [interviewer], meeting_type: 'phone_call', duration_minutes: 15 };
      const tied = { ...call, stage_type: 'scheduling', config: { ...config, location_ids: [elsewhere] } };
      const unknown = { 'stages.1.config.location_ids': ["This doesn't exist"] };
      const refused = await manager.call<One & { errors: object }>(createHiringProcessTemplate, {
        body: { hiring_process_template: { name: 'Tied elsewhere', stages: [applied, tied] } },
      });
      expect(refused.body.errors, refused.text).toMatchObject(unknown);
      const process = await create({ stages: [applied, tied] });
      const kept = await manager.call(updateHiringProcessTemplate, {
        params: { id: process.id },
        body: { hiring_process_template: { name: process.name, stages: process.stages } },
      });
      expect(kept.status, kept.text).toBe(200);
    });

    it('keeps an interviewer who has left the company, but does not accept one as new [JOB-018]', async () => {
      const config = { interviewer_ids: [interviewer], meeting_type: 'phone_call', duration_minutes: 15 };
      const process = await create({ stages: [applied, { ...call, stage_type: 'scheduling', config }] });
      const setStatus = (status: string) =>
        product.app.ownerPool.query('update company_staffs set status = $2 where id = $1', [interviewer, status]);
      await setStatus('inactive');
      const kept = await put(process, { name: process.name, stages: process.stages });
      const refused = await problemsOf({ stages: [applied, { ...call, stage_type: 'scheduling', config }] });
      await setStatus('active');
      expect(kept.status).toBe(200);
      expect(refused.errors).toHaveProperty(['stages.1.config.interviewer_ids']);
    });

    it('refuses a process that does not start with its single application stage [JOB-017, JOB-019]', async () => {
      expect((await problemsOf({ stages: [call, applied] })).errors).toEqual({
        stages: ['The application stage must come first'],
      });
      expect((await problemsOf({ stages: [applied, { ...applied, id: -7 }] })).errors).toEqual({
        stages: ['A hiring process can have only one application stage'],
      });
      expect((await problemsOf({ stages: [applied, { ...call, name: ' ' }] })).errors).toEqual({
        'stages.1.name': ['Stage 2 needs a name'],
      });
    });

    it('refuses stages of another process, repeated ones, and another type for an existing one [JOB-019, PLT-016]', async () => {
      const mine = await create();
      const others = await create();
      const [first, second] = mine.stages;
      const { body } = await put(mine, {
        name: mine.name,
        stages: [first, others.stages[1], second, second, { ...mine.stages[2], stage_type: 'background_check' }],
      });
      expect(body.errors).toMatchObject({
        'stages.1.id': ["This doesn't exist"],
        'stages.3.id': ['List each entry only once'],
        'stages.4.stage_type': ["You can't change the type of “Decision”. Add a new stage instead."],
      });
    });
  });

  describe('rules', () => {
    const rejection = { kind: 'auto_rejection', stage_id: -2, trigger: 'stays_in_stage', delay_seconds: 60 };
    const form = () => ({ ...call, stage_type: 'online_form', config: { form_id: formId } });
    const reminder = (body: string) => ({
      kind: 'form_reminder',
      stage_id: -2,
      delay_seconds: 60,
      channel: 'sms',
      message_template: { subject: '', body },
    });

    it('may be on a stage once, except reminders [JOB-026]', async () => {
      const body = await problemsOf({ automation_rules: [rejection, rejection] });
      expect(body).toMatchObject({
        error_code: 20001,
        message: 'Only one rule of this kind is allowed',
        errors: { 'automation_rules.1.kind': ['Only one rule of this kind is allowed'] },
      });
      const twice = await create({
        stages: [applied, form()],
        automation_rules: [reminder('Please finish: {{link}}'), reminder('Still there? {{link}}')],
      });
      expect(twice.automation_rules).toHaveLength(2);
    });

    it.each([
      ['{{nonsense}} {{link}} {{salary}}', 'Unknown merge tags: nonsense, salary'],
      ['Hello {{applicant_first_name}}', 'Missing merge tags: link'],
    ])('checks the tags of %j [JOB-029, MSG-012]', async (text, problem) => {
      const body = await problemsOf({ stages: [applied, form()], automation_rules: [reminder(text)] });
      expect(body.errors).toEqual({ 'automation_rules.0.message_template': [problem] });
    });

    it('must fit their stage, have a delay, and lead to another stage [JOB-025, JOB-027]', async () => {
      const body = await problemsOf({
        automation_rules: [
          { kind: 'form_advance', stage_id: -2 },
          { ...rejection, delay_seconds: 0 },
          { kind: 'application_advance', stage_id: -1, target_stage_id: -55 },
          { ...rejection, stage_id: -99 },
        ],
      });
      expect(body.errors).toEqual({
        'automation_rules.0.kind': ["This rule can't be used in the stage “Call”"],
        'automation_rules.1.delay_seconds': ['Enter how long the rule in “Call” should wait'],
        'automation_rules.2.target_stage_id': ['Choose another stage in this hiring process for the rule in “Applied”'],
        'automation_rules.3.stage_id': ["This doesn't exist"],
      });
    });

    it('can send an offer only if there is one to send [JOB-028, OFR-011]', async () => {
      const body = await problemsOf({
        stages: [applied, { ...call, stage_type: 'offer', config: {} }],
        automation_rules: [{ kind: 'offer_send', stage_id: -2 }],
      });
      expect(body.errors).toMatchObject({
        'automation_rules.0.offer.offer_template_ids': ['Choose at least one offer to send from “Call”'],
      });
    });

    it('are available to other rooms with their stage [JOB-030]', async () => {
      const process = await named('Hourly team');
      const [, stage] = process.stages;
      const rules = await inCompany(product.app.pool, 1, (tx) => rulesOfStage(tx, 1, stage?.id ?? 0));
      expect(rules.map(({ kind, enabled }) => [kind, enabled])).toEqual([
        ['form_advance', true],
        ['form_reminder', true],
        ['form_reminder', true],
        ['auto_rejection', false],
      ]);
    });
  });

  describe('deleting', () => {
    it('removes a process that no posting uses, and frees its name [JOB-016]', async () => {
      const { id, name } = await create();
      expect((await admin.call(deleteHiringProcessTemplate, { params: { id } })).status).toBe(204);
      expect((await admin.call(getHiringProcessTemplate, { params: { id } })).body.error_code).toBe(40001);
      expect((await post({ name, stages: [applied] })).status).toBe(201);
    });

    it('switches posting templates that used it to the default one [JOB-016, JOB-014]', async () => {
      const { id } = await create();
      const { ownerPool } = product.app;
      await ownerPool.query(
        "update position_templates set hiring_process_template_id = $1 where name = 'Office team'",
        [id],
      );
      expect((await admin.call(deleteHiringProcessTemplate, { params: { id } })).status).toBe(204);
      const { rows } = await ownerPool.query(
        "select hiring_process_template_id from position_templates where name = 'Office team'",
      );
      expect(rows).toEqual([{ hiring_process_template_id: null }]);
    });

    it('is refused for a process in use, with the number of postings [JOB-016]', async () => {
      const process = await named('Caregivers');
      expect(process.positions_count).toBe(3);
      const { body } = await admin.call(deleteHiringProcessTemplate, { params: { id: process.id } });
      expect(body).toMatchObject({
        error_code: 20003,
        message: '3 jobs use this hiring process. Choose another one for them first.',
      });
    });
  });

  describe('the default process', () => {
    it('is Application, Interview, Offer, can be renamed but not deleted [JOB-016]', async () => {
      const process = await named('Standard');
      expect(process.is_default).toBe(true);
      expect(process.stages.map(({ name }) => name)).toEqual(['Application', 'Interview', 'Offer']);
      const { body } = await put(process, { name: 'House process', stages: process.stages });
      expect(body.hiring_process_template).toMatchObject({ name: 'House process', is_default: true });
      expect((await admin.call(deleteHiringProcessTemplate, { params: { id: process.id } })).body).toMatchObject({
        error_code: 20003,
        message: "You can't delete the default hiring process",
      });
      const stages = await inCompany(product.app.pool, 1, (tx) => stagesOfPosition(tx, 1, null));
      expect(stages.map(({ id }) => id)).toEqual(process.stages.map(({ id }) => id));
    });

    it('is created once, when it is first needed [JOB-016]', async () => {
      const owner = await api.signIn('owner@harborpine.test');
      await product.app.ownerPool.query(
        `update hiring_process_templates set deleted_at = now() where company_id = 2 and is_default`,
      );
      const answers = await Promise.all(Array.from({ length: 4 }, () => owner.call<Many>(listHiringProcessTemplates)));
      for (const { body } of answers) expect(body.hiring_process_templates).toHaveLength(1);
      expect(answers[0]?.body.hiring_process_templates[0]).toMatchObject({ is_default: true, positions_count: 1 });
    });
  });

  it('requires the module and the permission for changes [JOB-016, CMP-003, CMP-022]', async () => {
    const manager = await api.signIn('manager@larkfield.test');
    const body = { hiring_process_template: { name: 'Mine', stages: [applied] } };
    expect((await manager.call(createHiringProcessTemplate, { body })).body.error_code).toBe(10004);
    expect((await manager.call(listHiringProcessTemplates)).status).toBe(200);
    await product.app.ownerPool.query("delete from company_modules where company_id = 2 and module = 'hiring_stages'");
    const owner = await api.signIn('owner@harborpine.test');
    const refused = await owner.call(createHiringProcessTemplate, { body });
    expect([refused.status, refused.body.message]).toEqual([403, "“Hiring stages” isn't part of your plan."]);
  });

  it('logs every change and notifies open screens [PLT-055, NTF-022]', async () => {
    const process = await create();
    await put(process, { name: `${process.name} x`, stages: process.stages });
    await admin.call(deleteHiringProcessTemplate, { params: { id: process.id } });
    const audit = await product.app.ownerPool.query(
      "select event, changes from audit_log where subject_type = 'hiring_process_template' and subject_id = $1 order by id",
      [process.id],
    );
    expect(audit.rows.map(({ event }) => event)).toEqual([
      'hiring_process_created',
      'hiring_process_updated',
      'hiring_process_deleted',
    ]);
    expect(audit.rows[1].changes).toEqual({ name: [process.name, `${process.name} x`] });
    const events = await product.app.ownerPool.query(
      "select count(*) as count from events where name = 'hiring_process_changed' and subject_id = $1",
      [process.id],
    );
    expect(events.rows[0].count).toBe(3);
  });
});
