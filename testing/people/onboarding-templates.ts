/** For tests about onboarding: processes of the company, and modules that have everything they need. */
import {
  type CompanyProcess,
  createOnboardingProcess,
  type DefaultModule,
  getDefaultModule,
} from '@onward/contract/onboarding/onboarding-processes';
import { sideOf } from '@onward/domain/onboarding/module-types';
import type { ApiCaller } from '../product/api-caller.ts';

let made = 0;

const EMPLOYER = {
  employer_name: 'Larkfield Group LLC',
  employer_address: '1180 W Peachtree St NW, Atlanta, GA 30309',
  employer_ein: '58-2214907',
};

/** The default of a type, with an assignee for each action of the company and values for its settings. */
export async function completeModule(
  admin: ApiCaller,
  type: string,
  assignee: { kind: string; id: number },
  config: Record<string, unknown> = {},
) {
  const { body } = await admin.call<{ onboarding_module: DefaultModule }>(getDefaultModule, { params: { type } });
  const { actions, config: usual, ...module } = body.onboarding_module;
  const isEmployers = 'employer_name' in usual;
  return {
    ...module,
    config: { ...usual, ...(isEmployers && EMPLOYER), ...config },
    actions: actions.map(({ action_type, name, description }) => ({
      action_type,
      name,
      description,
      assignees: sideOf(action_type) === 'hr' ? [assignee] : [],
      form: { questions: action_type === 'employee_fill_form' ? [{ title: 'Shirt size?' }] : [] },
    })),
  };
}

export async function createProcess(
  admin: ApiCaller,
  modules?: readonly object[],
  name = `Process ${process.pid} ${++made}`,
): Promise<CompanyProcess> {
  const { body, text } = await admin.call<{ company_onboarding_process: CompanyProcess }>(createOnboardingProcess, {
    body: { company_onboarding_process: { name, ...(modules && { modules }) } },
  });
  if (!body.company_onboarding_process) throw new Error(`No process was created: ${text}`);
  return body.company_onboarding_process;
}
