/** A new employee in the onboarding portal, and answers that pass every check. */
import type { EmployeeAction } from '@onward/contract/onboarding/employee-processes';
import {
  completeHrAction,
  type FormSubmission,
  getSubmission,
  saveSubmission,
} from '@onward/contract/onboarding/onboarding-forms';
import { getPortal, type Portal, signPortalAction } from '@onward/contract/onboarding/onboarding-portal';
import type { ActionType } from '@onward/domain/onboarding/module-types';
import type { ApiCaller, RawAnswer } from '../product/api-caller.ts';

/** Answers that pass every check. */
export const ANSWERS = {
  basic_information: {
    legal_first_name: 'Marcus',
    legal_last_name: 'Bell',
    date_of_birth: '2004-05-14',
    ssn: '219-45-6789',
    address_line_1: '88 Candler Park Dr',
    address_line_2: 'Apt 4',
    city: 'Atlanta',
    state: 'GA',
    postal_code: '30307',
    country: 'US',
    phone: '4045550142',
    region_number: '1',
    emergency_name: 'Rosa Bell',
    emergency_phone: '4045550143',
  },
  w4: { filing_status: 'single_or_married_filing_separately', children: 1 },
  state_tax: { filing_status: 'single', allowances: 1 },
  i9: { work_status: 'us_citizen' },
  wotc: { participates: 'yes', county: 'DeKalb', long_term_unemployed: true },
  employment: {
    job_title: 'Line cook',
    employment_type: 'part_time',
    start_date: '2026-12-01',
    pay_rate: 17.5,
    pay_unit: 'hour',
  },
} as const;

export const ACCOUNT = {
  account_type: 'checking',
  routing_number: '021000021',
  account_number: '880012346620',
  account_number_again: '880012346620',
  split: 'remainder',
} as const;

/** Those who look at the onboarding from the company's side. */
interface Office {
  admin: ApiCaller;
  action(key: string, type: ActionType): Promise<EmployeeAction>;
}

export class NewHire {
  readonly office: Office;
  readonly employeeId: number;
  readonly key: string;
  readonly portal: ApiCaller;
  /** As the record names them, then as they have filled it in. */
  #name: string;

  constructor(office: Office, employee: { id: number; name: string }, key: string, portal: ApiCaller) {
    this.office = office;
    this.employeeId = employee.id;
    this.#name = employee.name;
    this.key = key;
    this.portal = portal;
  }

  async tasks(): Promise<Portal> {
    return (await this.portal.call<{ portal: Portal }>(getPortal, { params: { process_key: this.key } })).body.portal;
  }

  async form(type: ActionType, caller = this.portal): Promise<FormSubmission> {
    const { action_key } = await this.office.action(this.key, type);
    const { body } = await caller.call<{ onboarding_form_submission: FormSubmission }>(getSubmission, {
      params: { submission_key: action_key },
    });
    return body.onboarding_form_submission;
  }

  async save(
    type: ActionType,
    answers: Record<string, unknown>,
    more: Record<string, unknown> = {},
    caller = this.portal,
  ): Promise<RawAnswer<{ onboarding_form_submission: FormSubmission }>> {
    const { action_key } = await this.office.action(this.key, type);
    return caller.call(saveSubmission, { params: { submission_key: action_key }, body: { answers, ...more } });
  }

  async sign(type: ActionType, name = this.#name, more: Record<string, unknown> = {}) {
    const { action_key } = await this.office.action(this.key, type);
    return this.portal.call<{ portal: Portal }>(signPortalAction, {
      params: { action_key },
      body: { signature_name: name, agreed: true, ...more },
    });
  }

  async complete(type: ActionType, body: Record<string, unknown> = {}, caller = this.office.admin) {
    const { action_key } = await this.office.action(this.key, type);
    return caller.call<{ employee_onboarding_action: EmployeeAction }>(completeHrAction, {
      params: { action_key },
      body,
    });
  }

  async fillBasics(): Promise<void> {
    const { status, text } = await this.save('employee_fill_basic_information_form', ANSWERS.basic_information);
    if (status !== 200) throw new Error(`The basic information was refused: ${text}`);
    this.#name = 'Marcus Bell';
  }

  async fillEmployment(): Promise<void> {
    const saved = await this.save('hr_fill_basic_information_form', ANSWERS.employment, {}, this.office.admin);
    if (saved.status !== 200) throw new Error(`The employment was refused: ${saved.text}`);
  }

  /** Submits a form and signs it. */
  async submit(type: ActionType, answers: Record<string, unknown>, more: Record<string, unknown> = {}): Promise<void> {
    const saved = await this.save(type, answers, more);
    if (saved.status !== 200) throw new Error(`${type} was refused: ${saved.text}`);
    const signed = await this.sign(type);
    if (signed.status !== 200) throw new Error(`${type} was not signed: ${signed.text}`);
  }
}
