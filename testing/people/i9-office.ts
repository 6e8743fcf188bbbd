/** For tests about Forms I-9: employees whose sections are signed in an onboarding. */
import { correctI9, getEmployeeI9, type I9Form } from '@onward/contract/everify/i9-form';
import type { ApiCaller } from '../product/api-caller.ts';
import { ANSWERS, type NewHire } from './new-hire.ts';
import { type ModulePlan, OnboardingOffice } from './onboarding-office.ts';

export const PASSPORT = {
  papers: 'a',
  a_document: 'us_passport',
  a_issuer: 'U.S. Department of State',
  a_number: '512345678',
  a_expires: '2031-01-01',
} as const;

/** A card of somebody whose permission to work ends. */
export const PERMIT = {
  papers: 'a',
  a_document: 'i766',
  a_issuer: 'USCIS',
  a_number: 'ABC1234567890',
  a_expires: '2099-06-30',
} as const;

export const PERMITTED = {
  work_status: 'alien_authorized_to_work',
  work_until: '2099-05-01',
  identifier: 'alien_number',
  alien_number: 'A123456789',
} as const;

export class I9Office {
  readonly onboarding: OnboardingOffice;

  private constructor(onboarding: OnboardingOffice) {
    this.onboarding = onboarding;
  }

  static async open(options: Parameters<typeof OnboardingOffice.open>[0] = {}): Promise<I9Office> {
    return new I9Office(await OnboardingOffice.open(options));
  }

  get admin(): ApiCaller {
    return this.onboarding.admin;
  }

  /** Somebody who has only the I-9 to do, with the basic information filled in. */
  async hire(values: Record<string, unknown> = {}, plan: Partial<ModulePlan> = {}): Promise<NewHire> {
    const hire = await this.onboarding.onboard([{ type: 'basic_information' }, { type: 'i9', ...plan }], values);
    await hire.fillBasics();
    return hire;
  }

  async signSection1(hire: NewHire, answers: Record<string, unknown> = ANSWERS.i9): Promise<void> {
    const form = await hire.form('employee_fill_i9_form');
    await hire.submit('employee_fill_i9_form', { ...form.answers, ...answers });
  }

  async signSection2(hire: NewHire, papers: Record<string, unknown> = PASSPORT): Promise<void> {
    const answers = { first_day: '2026-12-01', signer_title: 'Manager', examined: 'in_person', ...papers };
    const saved = await hire.save('hr_fill_i9_form', answers, {}, this.admin);
    if (saved.status !== 200) throw new Error(`Section 2 was refused: ${saved.text}`);
    const done = await hire.complete('hr_fill_i9_form', { agreed: true });
    if (done.status !== 200) throw new Error(`Section 2 was not signed: ${done.text}`);
  }

  async form(employeeId: number, caller = this.admin): Promise<I9Form> {
    const { body, text } = await caller.call<{ i9_form: I9Form }>(getEmployeeI9, { params: { id: employeeId } });
    if (!body.i9_form) throw new Error(`The form was not shown: ${text}`);
    return body.i9_form;
  }

  async correct(id: number, answers: Record<string, unknown>, reason: string): Promise<void> {
    const body = { section: 'section2', answers, reason };
    const { status, text } = await this.admin.call(correctI9, { params: { id }, body });
    if (status !== 200) throw new Error(`The correction was refused: ${text}`);
  }
}
