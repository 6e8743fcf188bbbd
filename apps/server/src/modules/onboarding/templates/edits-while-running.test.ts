// Editing a process while people are in it: they continue with the old version, and later starts get the new one (ONB-012).
import {
  type CompanyProcess,
  getOnboardingProcess,
  updateOnboardingProcess,
} from '@onward/contract/onboarding/onboarding-processes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OnboardingOffice } from '../../../../../../testing/people/onboarding-office.ts';
import { completeModule, createProcess } from '../../../../../../testing/people/onboarding-templates.ts';

let office: OnboardingOffice;
beforeAll(async () => {
  office = await OnboardingOffice.open();
});
afterAll(() => office.product.stop());

const assignee = () => ({ kind: 'company_staff', id: office.adminId });
const written = (types: string[]) => Promise.all(types.map((type) => completeModule(office.admin, type, assignee())));

async function edit(id: number, changes: object): Promise<CompanyProcess> {
  const { body, text } = await office.admin.call<{ company_onboarding_process: CompanyProcess }>(
    updateOnboardingProcess,
    { params: { id }, body: { company_onboarding_process: changes } },
  );
  if (!body.company_onboarding_process) throw new Error(`The process was not changed: ${text}`);
  return body.company_onboarding_process;
}

async function begin(processId: number): Promise<string> {
  const { id } = await office.employees.hire({ phone: '4045550142', region_number: '1' });
  return (await office.start(id, processId)).body.employee_onboarding_process.digest_key;
}

const outline = async (key: string) => {
  const { name, modules } = await office.view(key);
  return { name, modules: modules.map(({ module_type, requirement }) => `${module_type} ${requirement}`) };
};

describe('A process that people are in', () => {
  it('is edited for those who start later only [ONB-012]', async () => {
    const { id, name } = await createProcess(office.admin, await written(['basic_information', 'w4', 'collect_info']));
    const first = await begin(id);
    const before = await outline(first);
    const [basics, w4, questions] = await written(['basic_information', 'w4', 'collect_info']);
    await edit(id, {
      name: `${name} 2`,
      modules: [
        basics,
        { ...questions, requirement: 'optional', name: 'About you' },
        ...(await written(['direct_deposit'])),
      ],
    });
    expect(w4?.module_type).toBe('w4');
    expect(await outline(first)).toEqual(before);
    const second = await begin(id);
    expect(await outline(second)).toEqual({
      name: `${name} 2`,
      modules: ['basic_information required', 'collect_info optional', 'direct_deposit required'],
    });
    const found = await office.admin.call<{ company_onboarding_process: CompanyProcess }>(getOnboardingProcess, {
      params: { id },
    });
    expect(found.body.company_onboarding_process.in_use_count).toBe(2);
  });

  it('keeps asking the questions that somebody has begun to answer [ONB-012, ONB-041]', async () => {
    const { id, name } = await createProcess(office.admin, await written(['basic_information', 'collect_info']));
    const key = await begin(id);
    const { submission_key } = await office.action(key, 'employee_fill_form');
    const portal = await office.enter(key);
    const form = () => portal.request('GET', `/v1/onboarding_form_submissions/${submission_key}`);
    expect((await form()).text).toContain('Shirt size?');
    const [basics, questions] = await written(['basic_information', 'collect_info']);
    const actions = questions?.actions.map((action) => ({
      ...action,
      name: `${action.name} again`,
      form: { questions: action.action_type === 'employee_fill_form' ? [{ title: 'Shoe size?' }] : [] },
    }));
    await edit(id, { name, modules: [basics, { ...questions, actions }] });
    expect((await form()).text).toContain('Shirt size?');
    expect((await form()).text).not.toContain('Shoe size?');
    const later = await office.action(await begin(id), 'employee_fill_form');
    expect(later.name).toContain('again');
  });
});
