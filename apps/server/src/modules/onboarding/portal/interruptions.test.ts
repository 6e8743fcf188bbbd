// Work of an employee that is interrupted: by the company, by a suspension in any state, and by two savers at once.
import { reinstateEmployee, suspendEmployee } from '@onward/contract/employees/employees';
import { completeModuleManually, markModuleIncomplete } from '@onward/contract/onboarding/employee-processes';
import { returnAction } from '@onward/contract/onboarding/onboarding-forms';
import type { OnboardingState } from '@onward/domain/onboarding/states';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANSWERS, type NewHire } from '../../../../../../testing/people/new-hire.ts';
import { OnboardingOffice } from '../../../../../../testing/people/onboarding-office.ts';

let office: OnboardingOffice;

beforeAll(async () => {
  office = await OnboardingOffice.open();
});
afterAll(() => office.product.stop());

const BASIC = 'employee_fill_basic_information_form';
const PLAN = [{ type: 'basic_information' }, { type: 'collect_info', questions: [{}] }] as const;

const answerQuestion = (hire: NewHire) => hire.save('employee_fill_form', { question_1: 'M' });

async function sendBack(hire: NewHire): Promise<void> {
  const { action_key } = await office.action(hire.key, 'employee_fill_form');
  await office.admin.call(returnAction, { params: { action_key }, body: { reason: 'Please check' } });
}

/** How an onboarding gets into each state. */
const WAYS: [OnboardingState, (hire: NewHire) => Promise<unknown>][] = [
  ['not_started', async () => null],
  ['in_progress', (hire) => hire.save(BASIC, { legal_first_name: 'Mar' }, { draft: true, version: 0 })],
  ['need_attention', (hire) => hire.fillBasics()],
  ['action_required', (hire) => answerQuestion(hire).then(() => sendBack(hire))],
];

describe('A suspension', () => {
  it.each(WAYS)(
    'of an onboarding that is %s closes every form and gives back the same state [ONB-020, ONB-021]',
    async (state, arrive) => {
      const hire = await office.onboard([...PLAN]);
      await arrive(hire);
      const before = await office.view(hire.key);
      expect(before.state).toBe(state);
      await office.employees.act(suspendEmployee, hire.employeeId);
      expect(await office.view(hire.key)).toMatchObject({ status: 'suspended', state: 'suspended' });
      expect((await answerQuestion(hire)).body.error_code).toBe(20003);
      expect((await hire.save(BASIC, {}, { draft: true })).body.error_code).toBe(20003);
      await office.employees.act(reinstateEmployee, hire.employeeId);
      const { status, percent, waiting_on } = before;
      expect(await office.view(hire.key)).toMatchObject({ status, state, percent, waiting_on });
    },
  );

  it('leaves a complete onboarding complete [ONB-020]', async () => {
    const hire = await office.onboard([{ type: 'direct_deposit' }]);
    await hire.submit('direct_deposit_form', { pay_method: 'paper_check' });
    await office.employees.act(suspendEmployee, hire.employeeId);
    expect(await office.view(hire.key)).toMatchObject({ status: 'completed', state: 'completed' });
    await office.employees.act(reinstateEmployee, hire.employeeId);
    expect(await office.view(hire.key)).toMatchObject({ status: 'completed', state: 'completed' });
  });
});

describe('A form that the company completes while the employee edits it', () => {
  it('takes nothing more, says why, and keeps what was saved until then [ONB-022, ONB-023, ONB-041]', async () => {
    const hire = await office.onboard([...PLAN]);
    await hire.save(BASIC, { legal_first_name: 'Mar' }, { draft: true, version: 0 });
    const [basics] = (await office.view(hire.key)).modules;
    const params = { id: basics?.id ?? 0 };
    await office.admin.call(completeModuleManually, { params, body: { reason: 'On paper' } });
    const draft = await hire.save(BASIC, { legal_first_name: 'Marcus' }, { draft: true, version: 1 });
    expect(draft.body).toMatchObject({ error_code: 20003, message: 'This task is complete' });
    expect((await hire.save(BASIC, ANSWERS.basic_information)).body.error_code).toBe(20003);
    expect((await hire.tasks()).modules[0]).toMatchObject({ is_done: true });
    expect((await hire.form(BASIC)).answers).toMatchObject({ legal_first_name: 'Mar' });
    // Opened again, the company's part is next, because only the last action of a module is.
    await office.admin.call(markModuleIncomplete, { params, body: {} });
    expect(await office.view(hire.key)).toMatchObject({ state: 'need_attention' });
  });

  it('is completed once when both do it at the same moment [ONB-022]', async () => {
    const hire = await office.onboard([...PLAN]);
    const [, questions] = (await office.view(hire.key)).modules;
    const answers = await Promise.all([
      answerQuestion(hire),
      office.admin.call(completeModuleManually, { params: { id: questions?.id ?? 0 }, body: { reason: 'By phone' } }),
    ]);
    expect(answers[1].status).toBe(200);
    expect([undefined, 20003]).toContain(answers[0].body.error_code);
    const [, after] = (await office.view(hire.key)).modules;
    expect(after).toMatchObject({ status: 'completed', manual_reason: 'By phone' });
  });
});

describe('Two tabs of one device', () => {
  it('that save at the same moment store one and show the other both values [ONB-041, AHD-021]', async () => {
    const hire = await office.onboard([...PLAN]);
    const answers = await Promise.all(
      ['Marcus', 'Marc'].map((name) => hire.save(BASIC, { legal_first_name: name }, { draft: true, version: 0 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.text).toContain('Marcus');
    expect(refused?.text).toContain('"Marc"');
  });

  it('that submit at the same moment complete the form once [ONB-022, ONB-041]', async () => {
    const hire = await office.onboard([...PLAN]);
    const answers = await Promise.all([1, 2].map(() => answerQuestion(hire)));
    expect(answers.map(({ body }) => body.error_code).toSorted()).toEqual([20003, undefined]);
    const { events } = await office.view(hire.key);
    const { id } = await office.action(hire.key, 'employee_fill_form');
    expect(events.filter(({ action_id, event }) => action_id === id && event === 'completed_action')).toHaveLength(1);
  });
});
