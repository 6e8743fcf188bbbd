/** For tests about onboarding: processes, started onboardings, and employees in the portal. */
import { createHash } from 'node:crypto';
import type { EmployeeAction, EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import {
  createEmployeeProcess,
  getEmployeeProcess,
  onboardEmployee,
} from '@onward/contract/onboarding/employee-processes';
import { openPortal, requestPortalCode } from '@onward/contract/onboarding/onboarding-portal';
import { type ActionType, type ModuleType, type Requirement, sideOf } from '@onward/domain/onboarding/module-types';
import { actionTypesOf, type ModuleConfig } from '@onward/domain/onboarding/processes';
import type { Question } from '@onward/domain/questions/questions';
import type { ApiCaller } from '../product/api-caller.ts';
import type { InProcessProduct } from '../product/in-process-product.ts';
import { EmployeeOffice } from './employee-office.ts';
import { NewHire } from './new-hire.ts';

export interface ModulePlan {
  type: ModuleType;
  config?: ModuleConfig;
  requirement?: Requirement;
  questions?: readonly Partial<Question>[];
  /** Staff who act for the company; the administrator when omitted. */
  staffIds?: readonly number[];
}

const EMPLOYER: ModuleConfig = {
  employer_name: 'Larkfield Group LLC',
  employer_address: '1180 W Peachtree St NW, Atlanta, GA 30309',
  employer_ein: '582214907',
};

let made = 0;

export class OnboardingOffice {
  readonly employees: EmployeeOffice;
  adminId = 0;

  private constructor(employees: EmployeeOffice) {
    this.employees = employees;
  }

  static async open(options: Parameters<typeof EmployeeOffice.open>[0] = {}): Promise<OnboardingOffice> {
    const office = new OnboardingOffice(await EmployeeOffice.open(options));
    office.adminId = await office.staffId('super.admin@larkfield.test');
    return office;
  }

  static async openAt(product: InProcessProduct): Promise<OnboardingOffice> {
    const office = new OnboardingOffice(await EmployeeOffice.openAt(product));
    office.adminId = await office.staffId('super.admin@larkfield.test');
    return office;
  }

  get product(): InProcessProduct {
    return this.employees.product;
  }

  get admin(): ApiCaller {
    return this.employees.admin;
  }

  rows<Row = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> {
    return this.employees.rows<Row>(text, values);
  }

  async staffId(email: string): Promise<number> {
    const [row] = await this.rows<{ id: number }>('select id from company_staffs where company_id = 1 and email = $1', [
      email,
    ]);
    return row?.id ?? 0;
  }

  /** Stored as the editor of processes stores it. */
  async process(modules: readonly ModulePlan[]): Promise<number> {
    made += 1;
    const [row] = await this.rows<{ id: number }>(
      'insert into company_onboarding_processes (company_id, name) values (1, $1) returning id',
      [`Process ${process.pid}.${made}`],
    );
    for (const [sequence, plan] of modules.entries()) {
      await this.rows(
        `insert into company_onboarding_modules (company_id, process_id, sequence, module_type, name, requirement, config,
           actions) values (1, $1, $2, $3, $4, $5, $6, $7)`,
        [
          row?.id,
          sequence,
          plan.type,
          plan.type,
          plan.requirement ?? 'required',
          JSON.stringify({ ...EMPLOYER, ...plan.config }),
          JSON.stringify(this.#actions(plan)),
        ],
      );
    }
    return row?.id ?? 0;
  }

  #actions({ type, config = {}, questions = [], staffIds = [this.adminId] }: ModulePlan) {
    return actionTypesOf(type, config).map((action_type, sequence) => ({
      action_type,
      name: action_type,
      description: '',
      sequence,
      assignees: sideOf(action_type) === 'hr' ? staffIds.map((id) => ({ kind: 'company_staff', id })) : [],
      form: {
        questions: questions.map((question, place) => ({
          id: place + 1,
          title: `Question ${place + 1}`,
          question_type: 'short_text',
          is_required: true,
          options: [],
          acceptable_answers: [],
          needs: 'any',
          sequence: place,
          ...question,
        })),
      },
    }));
  }

  start(employeeId: number, processId: number, body: Record<string, unknown> = {}, caller = this.admin) {
    return caller.call<{ employee_onboarding_process: EmployeeProcess }>(onboardEmployee, {
      params: { id: employeeId },
      body: { onboarding_process_id: processId, ...body },
    });
  }

  startApplicant(applicationId: number, processId: number, body: Record<string, unknown> = {}) {
    return this.admin.call<{ employee_onboarding_process: EmployeeProcess }>(createEmployeeProcess, {
      body: { application_id: applicationId, company_onboarding_process_id: processId, ...body },
    });
  }

  /** Somebody new whose onboarding has started, signed in to the portal. */
  async onboard(modules: readonly ModulePlan[], values: Record<string, unknown> = {}): Promise<NewHire> {
    const employee = await this.employees.hire({ phone: '4045550142', region_number: '1', ...values });
    const { body, text } = await this.start(employee.id, await this.process(modules));
    if (!body.employee_onboarding_process) throw new Error(`The onboarding was not started: ${text}`);
    const { digest_key } = body.employee_onboarding_process;
    return new NewHire(this, employee, digest_key, await this.enter(digest_key));
  }

  async view(key: string, caller = this.admin): Promise<EmployeeProcess> {
    const { body, text } = await caller.call<{ employee_onboarding_process: EmployeeProcess }>(getEmployeeProcess, {
      params: { process_key: key },
    });
    if (!body.employee_onboarding_process) throw new Error(`There is no such onboarding: ${text}`);
    return body.employee_onboarding_process;
  }

  async action(key: string, type: ActionType): Promise<EmployeeAction> {
    const { modules } = await this.view(key);
    const found = modules.flatMap(({ actions }) => actions).find(({ action_type }) => action_type === type);
    if (!found) throw new Error(`There is no action ${type}.`);
    return found;
  }

  /** The token of the link, known because the test stores its own. */
  async link(key: string): Promise<{ process_key: string; token: string }> {
    const token = `token-of-${key}`;
    await this.rows('update employee_onboarding_processes set token_hash = $2 where digest_key = $1', [
      key,
      createHash('sha256').update(token).digest(),
    ]);
    return { process_key: key, token };
  }

  /** Replaces the code that was sent, which only the employee knows. */
  async setCode(key: string, code: string): Promise<void> {
    await this.rows(
      `update onboarding_portal_codes c set code_hash = $2 from employee_onboarding_processes o
       where o.company_id = c.company_id and o.id = c.process_id and o.digest_key = $1`,
      [key, createHash('sha256').update(`${key}:${code}`).digest()],
    );
  }

  /** Signs in to the portal with link and code. */
  async enter(key: string): Promise<ApiCaller> {
    const link = await this.link(key);
    await this.employees.stranger.call(requestPortalCode, { body: link });
    await this.setCode(key, '123456');
    const { body, text } = await this.employees.stranger.call<{ portal_token: string }>(openPortal, {
      body: { ...link, code: '123456' },
    });
    if (!body.portal_token) throw new Error(`The portal did not open: ${text}`);
    return this.employees.stranger.as({ token: body.portal_token });
  }
}
