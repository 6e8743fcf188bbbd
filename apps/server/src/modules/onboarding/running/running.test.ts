// Starting, replacing, stopping, and completing onboardings, and who may do it (ONB-018, ONB-023, ONB-030..037).
import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import { terminateEmployee } from '@onward/contract/employees/employees';
import {
  completeModuleManually,
  type EmployeeProcess,
  getEmployeeProcess,
  markModuleIncomplete,
  onboardEmployee,
  replaceProcess,
  sendOnboardingLink,
  stopProcess,
  updateEmployeeModule,
} from '@onward/contract/onboarding/employee-processes';
import { listCandidates } from '@onward/contract/onboarding/onboarding-lists';
import { requestPortalCode } from '@onward/contract/onboarding/onboarding-portal';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertApplicant } from '../../../../../../testing/people/insert-applicant.ts';
import { ANSWERS } from '../../../../../../testing/people/new-hire.ts';
import { OnboardingOffice } from '../../../../../../testing/people/onboarding-office.ts';

let office: OnboardingOffice;

beforeAll(async () => {
  office = await OnboardingOffice.open({ sandbox: true });
});
afterAll(() => office.product.stop());

const BASICS = { type: 'basic_information' } as const;
const W4 = { type: 'w4' } as const;
const DEPOSIT = { type: 'direct_deposit' } as const;

async function hiredApplicant(): Promise<number> {
  const [stage] = await office.rows<{ id: number }>(
    'select s.id from stages s join positions p on p.company_id = s.company_id and p.id = $1 where s.company_id = 1 limit 1',
    [office.employees.positionId],
  );
  const { positionId } = office.employees;
  const id = await insertApplicant(office.product.app.ownerPool, {
    positionId,
    stageId: stage?.id ?? 0,
    status: 'hired',
    firstName: 'Keisha',
    lastName: 'Banks',
    phone: '4045550188',
    email: `keisha.${Date.now()}@mail.test`,
  });
  await office.rows(`update applications set hired_date = '2026-11-09' where id = $1`, [id]);
  return id;
}

describe('Starting', () => {
  it('gives an employee the modules of the process that are not off, and refuses a second one [ONB-003, ONB-030, ONB-037]', async () => {
    const processId = await office.process([BASICS, W4, { ...DEPOSIT, requirement: 'off' }]);
    const { id } = await office.employees.hire();
    const { status, body } = await office.start(id, processId, { start_date: '2026-12-07' });
    expect(status).toBe(201);
    expect(body.employee_onboarding_process).toMatchObject({
      employee_id: id,
      status: 'not_started',
      state: 'not_started',
      percent: 0,
      company_onboarding_process_id: processId,
      employee: { start_date: '2026-12-07' },
    });
    expect(body.employee_onboarding_process.modules.map(({ module_type }) => module_type)).toEqual([
      'basic_information',
      'w4',
    ]);
    expect(await office.start(id, processId)).toMatchObject({ status: 409, body: { error_code: 20002 } });
    const { body: list } = await office.employees.list({ status: 'not_started,in_progress,completed,suspended' });
    expect(list.employees.find((row) => row.id === id)?.onboarding).toMatchObject({
      status: 'not_started',
      all_actions: 3,
      waiting_on: { side: 'employee', action_type: 'employee_fill_basic_information_form' },
    });
  });

  it('makes the record of a hired applicant, links both, and sends the link [ONB-031, APP-028]', async () => {
    const applicationId = await hiredApplicant();
    const processId = await office.process([BASICS]);
    const { body } = await office.startApplicant(applicationId, processId, {
      send_sms: true,
      message: 'Hi {first_name}!',
    });
    const process = body.employee_onboarding_process;
    expect(process).toMatchObject({
      employee: { name: 'Keisha Banks', hired_date: '2026-11-09' },
      link_channels: ['sms'],
    });
    const { body: text } = await office.product.outside.text('+14045550188');
    expect(text).toMatch(/^Hi Keisha! http.*onboarding-portal/);
    expect((await office.employees.browse(process.employee_id)).employee.application_id).toBe(applicationId);
    // Again, it is the same record.
    expect((await office.startApplicant(applicationId, processId)).body.error_code).toBe(20002);
  });

  it('is an action on applicants, which skips those who have a record [APP-028]', async () => {
    const [one, other] = [await hiredApplicant(), await hiredApplicant()];
    await office.rows(`update applications set phone = '4045550189' where id = $1`, [other]);
    const processId = await office.process([BASICS]);
    await office.startApplicant(one, processId);
    const { body } = await office.admin.call<{ results: { application_id: number; ok: boolean }[] }>(
      performApplicationAction,
      {
        body: {
          action_type: ACTION_CODES.start_onboarding,
          application_ids: [one, other],
          params: { onboarding_process_id: processId, start_date: '2026-12-01', send_link: true },
        },
      },
    );
    expect(body.results.map(({ ok }) => ok)).toEqual([false, true]);
    const [run] = await office.rows<{ state: string; start_date: string }>(
      `select o.state, e.start_date::text from employee_onboarding_processes o join employees e on e.id = o.employee_id
       where e.application_id = $1`,
      [other],
    );
    expect(run).toEqual({ state: 'not_started', start_date: '2026-12-01' });
  });

  it('refuses what cannot be: unknown process, suspended employee, no way to send the link [ONB-030, ONB-036]', async () => {
    const processId = await office.process([BASICS]);
    const { id } = await office.employees.hire({ phone: null, email: null });
    expect((await office.start(id, 987_654_321)).body.errors).toHaveProperty('onboarding_process_id');
    expect((await office.start(id, processId, { send_sms: true })).body.errors).toHaveProperty('send_sms');
    expect((await office.rows('select from employee_onboarding_processes where employee_id = $1', [id])).length).toBe(
      0,
    );
    await office.rows(`update employees set status = 'suspended' where id = $1`, [id]);
    expect((await office.start(id, processId)).body.error_code).toBe(20003);
  });

  it('happens once when it is asked for twice at the same moment [ONB-030]', async () => {
    const processId = await office.process([BASICS]);
    const { id } = await office.employees.hire();
    const answers = await Promise.all([1, 2, 3].map(() => office.start(id, processId)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it('lists hired people who wait for it [ONB-030]', async () => {
    const applicationId = await hiredApplicant();
    const { body } = await office.admin.call<{ candidates: { application_id: number; name: string }[] }>(
      listCandidates,
      {
        query: { application_ids: String(applicationId) },
      },
    );
    expect(body.candidates).toMatchObject([{ application_id: applicationId, name: 'Keisha Banks', employee_id: null }]);
  });
});

describe('The link', () => {
  it('needs a channel that reaches the person, and is appended to the message [ONB-036]', async () => {
    const hire = await office.onboard([BASICS], { phone: '4045550166', email: `linked.${process.pid}@mail.test` });
    const send = (body: object) => office.admin.call(sendOnboardingLink, { params: { process_key: hire.key }, body });
    expect((await send({})).body.errors).toHaveProperty('send_sms');
    expect((await send({ send_sms: true, message: 'x'.repeat(1601) })).status).toBe(422);
    expect((await send({ send_sms: true, send_email: true, message: 'See you Monday.' })).status).toBe(200);
    expect((await office.product.outside.text('+14045550166', 2)).body).toMatch(/^See you Monday\. http/);
    const { text } = await office.product.outside.email(`linked.${process.pid}@mail.test`);
    expect(text).toContain('See you Monday.');
    expect(text).toContain('/onboarding-portal/');
    const { link_channels, last_link_sent_at } = await office.view(hire.key);
    expect([link_channels, last_link_sent_at === null]).toEqual([['sms', 'email'], false]);
  });
});

describe('Replacing', () => {
  it('keeps what was done for the same modules, ends the old link, and refuses the same process [ONB-034]', async () => {
    const hire = await office.onboard([BASICS, W4, DEPOSIT]);
    await hire.fillBasics();
    await hire.submit('w4_form', ANSWERS.w4);
    await hire.save('direct_deposit_form', { pay_method: 'direct_deposit' }, { draft: true });
    const before = await office.view(hire.key);
    const link = await office.link(hire.key);
    const replace = (id: number) =>
      office.admin.call<{ employee_onboarding_process: EmployeeProcess }>(replaceProcess, {
        params: { id: hire.employeeId },
        body: { onboarding_process_id: id },
      });
    expect((await replace(before.company_onboarding_process_id ?? 0)).body.error_code).toBe(20003);
    const { body } = await replace(await office.process([BASICS, DEPOSIT, { type: 'us_state_tax' }, W4]));
    const after = body.employee_onboarding_process;
    expect(after.modules.map(({ module_type, actions }) => [module_type, actions[0]?.status])).toEqual([
      ['basic_information', 'completed'],
      ['direct_deposit', 'open'],
      ['us_state_tax', 'open'],
      ['w4', 'completed'],
    ]);
    expect(after.digest_key).not.toBe(hire.key);
    const device = await office.enter(after.digest_key);
    const form = await hire.office.action(after.digest_key, 'direct_deposit_form');
    const { text } = await device.request('GET', `/v1/onboarding_form_submissions/${form.action_key}`);
    expect(text).toContain('"pay_method":"direct_deposit"');
    expect((await office.employees.stranger.call(requestPortalCode, { body: link })).body.error_code).toBe(20007);
    expect((await hire.portal.request('GET', `/v1/onboarding/employee/processes/${hire.key}`)).status).toBe(401);
    expect((await office.view(hire.key)).ended_at).not.toBeNull();
  });
});

describe('A record', () => {
  it('waits for the employee until they have sent what is theirs, though HR has to complete it [EMP-002, EMP-013]', async () => {
    const hire = await office.onboard([BASICS]);
    const waits = async () =>
      (await office.employees.browse(hire.employeeId)).basic_information_module?.waits_for_employee;
    expect(await waits()).toBe(true);
    await hire.fillBasics();
    expect(await waits()).toBe(false);
  });
});

describe('Stopping', () => {
  it('ends links, keeps the record, and makes room for another [ONB-035]', async () => {
    const hire = await office.onboard([BASICS]);
    await hire.fillBasics();
    const stop = () => office.admin.call(stopProcess, { params: { process_key: hire.key } });
    expect((await stop()).status).toBe(204);
    expect((await stop()).body.error_code).toBe(20003);
    const profile = await office.employees.browse(hire.employeeId);
    expect(profile.employee_information.basic_information.legal_first_name).toBe('Marcus');
    expect(profile.basic_information_module).toBeNull();
    const { status } = await office.start(hire.employeeId, await office.process([BASICS]));
    expect(status).toBe(201);
  });

  it('follows somebody who leaves [ONB-020, EMP-027]', async () => {
    const hire = await office.onboard([BASICS]);
    await office.employees.act(terminateEmployee, hire.employeeId, { query: { end_date: '2026-11-10' } });
    expect((await office.view(hire.key)).ended_at).not.toBeNull();
    expect((await hire.portal.request('GET', `/v1/onboarding/employee/processes/${hire.key}`)).status).toBe(401);
  });
});

describe('A module', () => {
  it('is completed by hand with a reason, and opened again with its answers [ONB-023]', async () => {
    const hire = await office.onboard([BASICS, W4]);
    await hire.fillBasics();
    await hire.save('w4_form', { children: 2 }, { draft: true });
    const [, w4] = (await office.view(hire.key)).modules;
    const params = { id: w4?.id ?? 0 };
    expect((await office.admin.call(completeModuleManually, { params, body: {} })).status).toBe(422);
    expect((await office.admin.call(markModuleIncomplete, { params, body: {} })).body.error_code).toBe(20003);
    const completed = await office.admin.call(completeModuleManually, { params, body: { reason: 'On paper' } });
    expect(completed.body).toMatchObject({
      employee_onboarding_module: {
        status: 'completed',
        manual_reason: 'On paper',
        manually_completed_by: { id: office.adminId },
      },
    });
    expect(
      (await office.admin.call(completeModuleManually, { params, body: { reason: 'Again' } })).body.error_code,
    ).toBe(20003);
    expect((await office.admin.call(updateEmployeeModule, { params, body: { config: {} } })).body.error_code).toBe(
      20003,
    );
    await office.admin.call(markModuleIncomplete, { params, body: {} });
    expect((await hire.form('w4_form')).answers).toMatchObject({ children: 2 });
    const changed = await office.admin.call(updateEmployeeModule, {
      params,
      body: { config: { employer_name: 'Tidewater LLC', employer_ein: '58-2214907', wotc_company: 'ignored' } },
    });
    expect(changed.body).toMatchObject({
      employee_onboarding_module: { config: { employer_name: 'Tidewater LLC', employer_ein: '582214907' } },
    });
    expect(changed.text).not.toContain('ignored');
  });

  it('marked incomplete returns a complete onboarding to work [ONB-020, ONB-023]', async () => {
    const hire = await office.onboard([DEPOSIT]);
    await hire.submit('direct_deposit_form', { pay_method: 'paper_check' });
    const { modules, status } = await office.view(hire.key);
    expect(status).toBe('completed');
    await office.admin.call(markModuleIncomplete, { params: { id: modules[0]?.id ?? 0 }, body: { reason: 'Wrong' } });
    expect(await office.view(hire.key)).toMatchObject({ status: 'in_progress', completed_at: null });
  });
});

describe('Permissions', () => {
  it.each([
    ['onboard_employee', onboardEmployee],
    ['onboard_employee', stopProcess],
    ['manually_complete_module', completeModuleManually],
  ] as const)('without %s %# answers 10004 [ONB-018]', async (_permission, endpoint) => {
    const hire = await office.onboard([BASICS]);
    const manager = await office.employees.managerWith(['manage_onboarding', 'view_employee']);
    const params = { id: hire.employeeId, process_key: hire.key };
    const body = { onboarding_process_id: 1, reason: 'x' };
    const { body: answer } = await manager.call(endpoint, { params, ...(endpoint.method !== 'DELETE' && { body }) });
    expect(answer.error_code).toBe(10004);
  });

  it('an onboarding at another location is not found, and one without a task of one’s own is closed [ONB-018, CMP-024]', async () => {
    const hire = await office.onboard([BASICS]);
    const params = { process_key: hire.key };
    const manager = await office.employees.managerWith(['view_employee']);
    expect((await manager.call(getEmployeeProcess, { params })).body.error_code).toBe(10004);
    const managerId = await office.staffId('manager@larkfield.test');
    await office.rows(
      `update employee_onboarding_actions set assignees = $2 where side = 'hr' and process_id =
         (select id from employee_onboarding_processes where digest_key = $1)`,
      [hire.key, JSON.stringify([{ kind: 'company_staff', id: managerId }])],
    );
    expect((await manager.call(getEmployeeProcess, { params })).status).toBe(200);
    const [away] = await office.rows<{ id: number }>(
      `select id from locations where company_id = 1 and name ilike '%midtown%' limit 1`,
    );
    await office.rows('update employees set location_id = $2 where id = $1', [hire.employeeId, away?.id]);
    expect((await manager.call(getEmployeeProcess, { params })).status).toBe(404);
  });
});
