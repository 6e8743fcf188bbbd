// What the history of an employee and the activity of the applicant they were tell about an onboarding.
import { listApplicationHistories } from '@onward/contract/applicants/applications';
import { type EmployeeChangeEntry, listEmployeeChanges } from '@onward/contract/employees/employee-information';
import { completeModuleManually, replaceProcess, stopProcess } from '@onward/contract/onboarding/employee-processes';
import { returnAction } from '@onward/contract/onboarding/onboarding-forms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertApplicant } from '../../../../../testing/people/insert-applicant.ts';
import { ANSWERS, NewHire } from '../../../../../testing/people/new-hire.ts';
import { OnboardingOffice } from '../../../../../testing/people/onboarding-office.ts';

let office: OnboardingOffice;
let adminName: string;

beforeAll(async () => {
  office = await OnboardingOffice.open({ sandbox: true });
  const [admin] = await office.rows<{ name: string }>('select name from company_staffs where id = $1', [
    office.adminId,
  ]);
  adminName = admin?.name ?? '';
});
afterAll(() => office.product.stop());

const changesOf = async (id: number): Promise<EmployeeChangeEntry[]> => {
  const { body } = await office.admin.call<{ changes: EmployeeChangeEntry[] }>(listEmployeeChanges, {
    params: { id },
    query: { part: 'onboarding' },
  });
  return body.changes.toReversed();
};

const linesOf = async (id: number) =>
  (await changesOf(id)).map(({ event, staff, field, before, after }) => [
    event,
    staff?.name ?? null,
    field,
    before,
    after,
  ]);

async function hiredApplicant(): Promise<number> {
  const { positionId } = office.employees;
  const [stage] = await office.rows<{ id: number }>(
    'select s.id from stages s join positions p on p.company_id = s.company_id and p.id = $1 where s.company_id = 1 limit 1',
    [positionId],
  );
  const applicant = { positionId, stageId: stage?.id ?? 0, status: 'hired', phone: '4045550177' } as const;
  const id = await insertApplicant(office.product.app.ownerPool, applicant);
  await office.rows(`update applications set hired_date = '2026-11-09' where id = $1`, [id]);
  return id;
}

describe('The history of an employee', () => {
  it('tells who started, sent, finished, returned, and completed what, without any answer [EMP-014, ONB-050]', async () => {
    const hire = await office.onboard([{ type: 'collect_info', questions: [{ title: 'Shirt size?' }] }]);
    const { name } = await office.view(hire.key);
    await hire.save('employee_fill_form', { question_1: 'Enormous' });
    const { action_key } = await office.action(hire.key, 'employee_fill_form');
    await office.admin.call(returnAction, { params: { action_key }, body: { reason: ' Please choose again ' } });
    await hire.save('employee_fill_form', { question_1: 'Enormous' });
    await hire.complete('review_form');
    expect(await linesOf(hire.employeeId)).toEqual([
      ['onboarding_started', adminName, null, null, name],
      ['onboarding_form_finished', null, 'collect_info', null, null],
      ['onboarding_returned', adminName, 'collect_info', null, 'Please choose again'],
      ['onboarding_form_finished', null, 'collect_info', null, null],
      ['onboarding_form_finished', adminName, 'collect_info', null, null],
      ['onboarding_completed', null, null, null, name],
    ]);
    expect(JSON.stringify(await changesOf(hire.employeeId))).not.toContain('Enormous');
  });

  it('names both processes of a change, the reason of what was done by hand, and who stopped it [EMP-014, ONB-023, ONB-034, ONB-035]', async () => {
    const hire = await office.onboard([{ type: 'w4' }, { type: 'basic_information' }]);
    const before = await office.view(hire.key);
    await office.admin.call(completeModuleManually, {
      params: { id: before.modules[0]?.id ?? 0 },
      body: { reason: 'On paper' },
    });
    await office.admin.call(replaceProcess, {
      params: { id: hire.employeeId },
      body: { onboarding_process_id: await office.process([{ type: 'basic_information' }]) },
    });
    const { body } = await office.employees.list({});
    const key = body.employees.find(({ id }) => id === hire.employeeId)?.onboarding?.digest_key ?? '';
    const { name } = await office.view(key);
    await office.admin.call(stopProcess, { params: { process_key: key } });
    expect((await linesOf(hire.employeeId)).slice(1)).toEqual([
      ['onboarding_form_finished', adminName, 'w4', null, 'On paper'],
      ['onboarding_replaced', adminName, null, before.name, name],
      ['onboarding_stopped', adminName, null, null, name],
    ]);
  });
});

describe('The activity of an applicant', () => {
  it('continues with the onboarding of the employee they became [APP-013, ONB-031, ONB-036]', async () => {
    const applicationId = await hiredApplicant();
    const processId = await office.process([{ type: 'basic_information' }]);
    const { body } = await office.startApplicant(applicationId, processId, { send_sms: true });
    const { digest_key, employee_id, name } = body.employee_onboarding_process;
    const hire = new NewHire(
      office,
      { id: employee_id, name: 'Marcus Bell' },
      digest_key,
      await office.enter(digest_key),
    );
    await hire.fillBasics();
    const answer = await office.admin.call<{ histories: { action: string; actor: string; detail: object }[] }>(
      listApplicationHistories,
      { params: { id: applicationId } },
    );
    const lines = answer.body.histories.filter(({ action }) => action.startsWith('onboarding_'));
    expect(lines.map(({ action, actor, detail }) => [action, actor, detail]).toReversed()).toEqual([
      ['onboarding_started', 'staff', { text: name }],
      ['onboarding_link_sent', 'staff', {}],
      ['onboarding_form_finished', 'applicant', { module: 'basic_information' }],
    ]);
    expect(answer.text).not.toContain(ANSWERS.basic_information.ssn);
    expect((await changesOf(employee_id)).map(({ event }) => event)).toEqual(
      lines.map(({ action }) => action).toReversed(),
    );
  });
});
