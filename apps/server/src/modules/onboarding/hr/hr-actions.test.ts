// What the company does in an onboarding: reviews, sends back, signs, and sends to payroll (ONB-045..047, AHD-016).

import {
  getActionDocuments,
  returnAction,
  sendToAdp,
  sendToPaychex,
  signCompanyDocument,
} from '@onward/contract/onboarding/onboarding-forms';
import { listOnboardingTasks, type OnboardingTask } from '@onward/contract/onboarding/onboarding-lists';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, ANSWERS, type NewHire } from '../../../../../../testing/people/new-hire.ts';
import { LETTER } from '../../../../../../testing/people/offer-office.ts';
import { OnboardingOffice } from '../../../../../../testing/people/onboarding-office.ts';
import { PayrollOffice } from '../../../../../../testing/people/payroll-office.ts';
import { until } from '../../../../../../testing/until.ts';

let office: OnboardingOffice;
let payroll: PayrollOffice;

beforeAll(async () => {
  office = await OnboardingOffice.open({ sandbox: true });
  payroll = new PayrollOffice(office.employees);
});
afterAll(() => office.product.stop());

const BASICS = { type: 'basic_information' } as const;

const sendBack = async (hire: NewHire, type: Parameters<NewHire['form']>[0], body: object) => {
  const { action_key } = await office.action(hire.key, type);
  return office.admin.call(returnAction, { params: { action_key }, body });
};

describe('A review', () => {
  const ASKED = {
    type: 'collect_info',
    questions: [{ title: 'Shirt size' }, { title: 'Allergies', is_required: false }],
  } as const;

  it('shows the answers and approves them [ONB-046]', async () => {
    const hire = await office.onboard([ASKED]);
    expect((await hire.complete('review_form')).body.error_code).toBe(20003);
    await hire.save('employee_fill_form', { question_1: 'M' });
    expect((await hire.form('employee_fill_form', office.admin)).answers).toEqual({ question_1: 'M' });
    expect((await hire.complete('review_form')).body.employee_onboarding_action.status).toBe('completed');
    expect(await office.view(hire.key)).toMatchObject({ status: 'completed', percent: 100 });
  });

  it('sends one field back, which alone opens again, and tells the employee [ONB-046, AHD-016]', async () => {
    const hire = await office.onboard([ASKED], { phone: '4045550155' });
    await hire.save('employee_fill_form', { question_1: 'M', question_2: 'None' });
    const fields = [{ field: 'question_1', reason: 'We have S and L only' }];
    expect((await sendBack(hire, 'employee_fill_form', { reason: ' ' })).status).toBe(422);
    expect(
      (await sendBack(hire, 'employee_fill_form', { reason: 'Fix', fields: [{ field: 'x', reason: '' }] })).status,
    ).toBe(422);
    const returned = await sendBack(hire, 'employee_fill_form', { reason: 'Please choose again', fields });
    expect(returned.body).toMatchObject({ employee_onboarding_action: { status: 'returned', fixes: fields } });
    expect(await office.view(hire.key)).toMatchObject({ state: 'action_required', waiting_on: { side: 'employee' } });
    expect((await office.product.outside.text('+14045550155', 2)).body).toContain('Please choose again');
    expect(await hire.form('employee_fill_form')).toMatchObject({
      status: 'returned',
      return_reason: 'Please choose again',
      returned_by: 'Renee Castellano',
      fixes: fields,
    });
    expect((await office.action(hire.key, 'review_form')).status).toBe('locked');
    await hire.save('employee_fill_form', { question_1: 'L', question_2: 'changed as well' });
    expect((await hire.form('employee_fill_form', office.admin)).answers).toEqual({
      question_1: 'L',
      question_2: 'None',
    });
    expect((await office.action(hire.key, 'review_form')).status).toBe('open');
    expect((await sendBack(hire, 'review_form', { reason: 'No' })).body.error_code).toBe(20003);
  });

  it('of a signed form asks for the signature again [ONB-046]', async () => {
    const hire = await office.onboard([BASICS, { type: 'w4' }]);
    await hire.fillBasics();
    await hire.submit('w4_form', ANSWERS.w4);
    await sendBack(hire, 'w4_form', { reason: 'One child?', fields: [{ field: 'children', reason: 'Please check' }] });
    await hire.save('w4_form', { children: 2, two_jobs: true });
    expect((await office.action(hire.key, 'w4_form')).status).toBe('returned');
    await hire.sign('w4_form');
    const { answers, status } = await hire.form('w4_form');
    expect([status, answers.children, answers.two_jobs]).toEqual(['completed', 2, undefined]);
  });

  it('is done by its assignees only [ONB-004, ONB-046]', async () => {
    const hire = await office.onboard([ASKED]);
    await hire.save('employee_fill_form', { question_1: 'M' });
    const manager = await office.employees.managerWith(['view_employee']);
    expect((await hire.complete('review_form', {}, manager)).body.error_code).toBe(10004);
    const { action_key } = await office.action(hire.key, 'employee_fill_form');
    const refused = await manager.call(returnAction, { params: { action_key }, body: { reason: 'x' } });
    expect(refused.body.error_code).toBe(10004);
  });

  it('is listed among the tasks of its assignees, holders of a role included [ONB-004, ONB-017]', async () => {
    const managerId = await office.staffId('manager@larkfield.test');
    const hire = await office.onboard([{ ...ASKED, staffIds: [managerId] }]);
    await hire.save('employee_fill_form', { question_1: 'M' });
    const manager = await office.employees.managerWith(['view_employee']);
    const tasksOf = async () => {
      const { body } = await manager.call<{ onboarding_tasks: OnboardingTask[] }>(listOnboardingTasks, {});
      return body.onboarding_tasks.filter(({ process_key }) => process_key === hire.key);
    };
    expect(await tasksOf()).toMatchObject([{ action_type: 'review_form', employee: { id: hire.employeeId } }]);
    const [role] = await office.rows<{ role_id: number }>('select role_id from company_staffs where id = $1', [
      managerId,
    ]);
    await office.rows(`update employee_onboarding_actions set assignees = $1 where assignees @> $2`, [
      JSON.stringify([{ kind: 'company_role', id: role?.role_id }]),
      JSON.stringify([{ kind: 'company_staff', id: managerId }]),
    ]);
    expect(await tasksOf()).toHaveLength(1);
    expect((await hire.complete('review_form', {}, manager)).status).toBe(200);
    expect(await tasksOf()).toEqual([]);
  });
});

describe('Company documents', () => {
  async function template(): Promise<number> {
    const [row] = await office.rows<{ id: number }>(
      `insert into document_templates (company_id, kind, name) values (1, 'company_document', 'Handbook ' || gen_random_uuid())
       returning id`,
    );
    await office.rows(
      'insert into document_revisions (company_id, template_id, revision, content) values (1, $1, 1, $2)',
      [row?.id, JSON.stringify({ format: 'text', ...LETTER })],
    );
    return row?.id ?? 0;
  }

  const documentsOf = async (
    hire: NewHire,
    type: 'employee_sign_company_document' | 'hr_sign_company_document',
    caller = hire.portal,
  ) => {
    const { action_key } = await office.action(hire.key, type);
    return caller.call<{
      documents: { title: string; fields: { id: string }[] }[];
      signer: { id: number; status: string } | null;
    }>(getActionDocuments, { params: { action_key } });
  };

  it('are signed by the employee, then for the company, and kept sealed [ONB-014, ONB-045, AHD-010]', async () => {
    const hire = await office.onboard([
      { type: 'company_documents', config: { company_document_templates: [await template()] } },
    ]);
    const ready = await until('documents to sign', async () => {
      const { body } = await documentsOf(hire, 'employee_sign_company_document');
      return body.signer ? body : undefined;
    });
    const size = ready.documents[0]?.fields.find(({ id }) => id.endsWith('size'))?.id ?? '';
    expect((await hire.sign('employee_sign_company_document')).status).toBe(422);
    expect((await hire.sign('employee_sign_company_document', 'Ada Quist', { values: { [size]: 'M' } })).status).toBe(
      200,
    );

    const hr = await office.action(hire.key, 'hr_sign_company_document');
    expect(hr.status).toBe('open');
    expect((await hire.complete('hr_sign_company_document')).body.error_code).toBe(20003);
    const signer = hr.signers.find(({ role }) => role === 'company');
    const sign = (caller = office.admin) =>
      caller.call(signCompanyDocument, {
        params: { action_key: hr.action_key, id: signer?.id ?? 0 },
        body: { status: 'signed' },
      });
    const manager = await office.employees.managerWith(['view_employee']);
    expect((await sign(manager)).body.error_code).toBe(10004);
    const signed = await sign();
    expect(signed.body).toMatchObject({
      employee_onboarding_action: {
        signers: [
          { role: 'applicant', status: 'signed' },
          { role: 'company', status: 'signed' },
        ],
      },
    });
    expect((await hire.complete('hr_sign_company_document')).status).toBe(200);
    expect(await office.view(hire.key)).toMatchObject({ status: 'completed' });
    const kept = await until('the sealed file', async () => {
      const { attachments } = await office.employees.browse(hire.employeeId);
      return attachments.find(({ category }) => category === 'signed_document');
    });
    expect(kept).toMatchObject({ source: 'signed', content_type: 'application/pdf' });
    expect((await hire.tasks()).files).toHaveLength(1);
  });

  it('have no gap where the record has no job yet [ONB-045, OFR-007]', async () => {
    const { id } = await office.employees.hire();
    await office.rows('update employees set position_id = null where id = $1', [id]);
    await office.rows('update employee_informations set job_title = null where employee_id = $1', [id]);
    const config = { company_document_templates: [await template()] };
    await office.start(id, await office.process([{ type: 'company_documents', config }]));
    const [request] = await office.rows<{ tag_values: object }>(
      'select tag_values from signing_requests order by id desc limit 1',
    );
    expect(request?.tag_values).toMatchObject({ position_title: 'team member' });
  });

  it('of the module signing are signed in its order [ONB-005, ONB-045]', async () => {
    const hire = await office.onboard([
      {
        type: 'signing',
        config: { signing_sequences: ['company', 'employee'], company_document_templates: [await template()] },
      },
    ]);
    expect((await office.action(hire.key, 'hr_sign_company_document')).status).toBe('open');
    expect((await office.action(hire.key, 'employee_sign_company_document')).status).toBe('locked');
    expect(await office.view(hire.key)).toMatchObject({ state: 'need_attention' });
  });
});

describe('Payroll', () => {
  beforeEach(() => payroll.clear());

  const READY = [BASICS, { type: 'paychex', config: { default_company_id: '00H1LARKFIELD0000001' } }] as const;

  async function readyToSend(
    modules: readonly { type: 'basic_information' | 'paychex' | 'ADP RUN v2.0' }[],
  ): Promise<NewHire> {
    const hire = await office.onboard(modules);
    await hire.fillBasics();
    await hire.fillEmployment();
    return hire;
  }

  it('asks nothing that the record has, sends once, and completes the action [ONB-047, AHD-016]', async () => {
    await payroll.ready('paychex');
    const hire = await readyToSend([...READY]);
    expect((await office.action(hire.key, 'employee_fill_paychex_form')).status).toBe('completed');
    expect((await hire.save('hr_fill_paychex_form', ANSWERS.employment, {}, office.admin)).status).toBe(200);
    const { id } = await office.action(hire.key, 'review_and_send_to_paychex');
    const send = () => office.admin.call(sendToPaychex, { params: { id } });
    expect((await send()).body).toEqual({ status: 'sent', errors: [] });
    expect(await payroll.people()).toHaveLength(1);
    expect(await office.view(hire.key)).toMatchObject({ status: 'completed' });
    expect((await send()).body.error_code).toBe(20003);
    expect((await office.admin.call(sendToAdp, { params: { id } })).status).toBe(404);
  });

  it('lists each missing field, and a refusal of the provider needs attention until it is fixed [ONB-021, ONB-047]', async () => {
    await payroll.ready('paychex');
    const hire = await office.onboard([{ type: 'paychex', config: { default_company_id: '1' } }]);
    await office.rows(
      `update employee_onboarding_actions set status = 'completed' where action_type like '%fill_paychex_form' and process_id =
      (select id from employee_onboarding_processes where digest_key = $1)`,
      [hire.key],
    );
    await office.rows(
      `update employee_onboarding_actions set status = 'open' where action_type = 'review_and_send_to_paychex' and process_id =
      (select id from employee_onboarding_processes where digest_key = $1)`,
      [hire.key],
    );
    const { id } = await office.action(hire.key, 'review_and_send_to_paychex');
    const missing = await office.admin.call(sendToPaychex, { params: { id } });
    expect([missing.status, missing.body.error_code]).toEqual([422, 20001]);
    expect(Object.keys(missing.body.errors ?? {})).toEqual(
      expect.arrayContaining(['ssn', 'address_line_1', 'pay_rate']),
    );

    const refused = await readyToSend([...READY]);
    await office.employees.save(refused.employeeId, 'basic_information', { legal_last_name: 'Refuse' });
    await refused.save('hr_fill_paychex_form', ANSWERS.employment, {}, office.admin);
    const action = await office.action(refused.key, 'review_and_send_to_paychex');
    const failed = await office.admin.call<{ status: string; errors: { field: string }[] }>(sendToPaychex, {
      params: { id: action.id },
    });
    expect(failed.body).toMatchObject({ status: 'failed', errors: [{ field: 'postal_code' }] });
    expect(await office.view(refused.key)).toMatchObject({ status: 'in_progress', state: 'need_attention' });
    await office.employees.save(refused.employeeId, 'basic_information', { legal_last_name: 'Bell' });
    expect((await office.admin.call(sendToPaychex, { params: { id: action.id } })).body).toMatchObject({
      status: 'sent',
    });
    expect(await office.view(refused.key)).toMatchObject({ status: 'completed' });
  });

  it('of ADP RUN asks for what only it needs [ONB-047]', async () => {
    await payroll.ready('adp_run');
    const hire = await readyToSend([BASICS, { type: 'ADP RUN v2.0' }]);
    expect((await hire.form('employee_fill_adp_form')).context.missing).toEqual(['gender']);
    expect((await hire.save('employee_fill_adp_form', { gender: 'female' })).status).toBe(200);
    await hire.save('hr_fill_adp_form', ANSWERS.employment, {}, office.admin);
    const { id } = await office.action(hire.key, 'review_and_send_to_adp');
    expect((await office.admin.call(sendToAdp, { params: { id } })).body).toMatchObject({ status: 'sent' });
  });
});

describe('Sensitive answers', () => {
  it('hide pay from assignees without the right to it, who can still confirm the rest [EMP-018, ONB-046]', async () => {
    const managerId = await office.staffId('manager@larkfield.test');
    const hire = await office.onboard([{ ...BASICS, staffIds: [managerId, office.adminId] }]);
    await hire.fillBasics();
    await office.employees.save(hire.employeeId, 'compensation', { pay_rate: 19.25, pay_unit: 'hour' });
    const manager = await office.employees.managerWith(['view_employee']);
    const { answers } = await hire.form('hr_fill_basic_information_form', manager);
    expect(answers).toMatchObject({ pay_unit: 'hour' });
    expect(answers).not.toHaveProperty('pay_rate');
    expect((await hire.form('hr_fill_basic_information_form', office.admin)).answers.pay_rate).toBe(19.25);
    const { pay_rate: _rate, ...rest } = ANSWERS.employment;
    expect((await hire.save('hr_fill_basic_information_form', rest, {}, manager)).status).toBe(200);
    const { employee_information } = await office.employees.browse(hire.employeeId);
    expect(employee_information.compensation).toMatchObject({ pay_rate: '*****', pay_unit: 'hour' });
  });

  it('never leave in full: not in forms, lists, events, or the audit log [EMP-018, ONB-041]', async () => {
    const hire = await office.onboard([BASICS, { type: 'direct_deposit' }, { type: 'i9' }]);
    await hire.fillBasics();
    await hire.submit('direct_deposit_form', { pay_method: 'direct_deposit' }, { accounts: [ACCOUNT] });
    const i9 = {
      ...(await hire.form('employee_fill_i9_form')).answers,
      work_status: 'lawful_permanent_resident',
      alien_number: 'A198765432',
    };
    await hire.submit('employee_fill_i9_form', i9);
    const secrets = ['219456789', '219-45-6789', '880012346620', '198765432'];
    const shown = [
      JSON.stringify(await office.view(hire.key)),
      JSON.stringify(await hire.tasks()),
      ...(await Promise.all(
        (['employee_fill_basic_information_form', 'direct_deposit_form', 'employee_fill_i9_form'] as const).flatMap(
          (type) => [hire.portal, office.admin].map(async (caller) => JSON.stringify(await hire.form(type, caller))),
        ),
      )),
      JSON.stringify(await office.rows('select changes from audit_log')),
      JSON.stringify(await office.rows('select details from onboarding_events')),
    ].join('\n');
    for (const secret of secrets) expect(shown).not.toContain(secret);
  });
});
