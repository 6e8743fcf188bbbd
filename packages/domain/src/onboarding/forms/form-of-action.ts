// Which form an action has, and about how long it takes (ONB-041, AHD-016).
import type { WorkStatus } from '../../everify/work-statuses.ts';
import type { Question } from '../../questions/questions.ts';
import type { ActionType } from '../module-types.ts';
import { BASIC_INFORMATION, EMPLOYMENT, payrollForm } from './basic-information.ts';
import { DIRECT_DEPOSIT } from './direct-deposit.ts';
import type { FormAnswers, OnboardingForm } from './form-fields.ts';
import { i9Section1 } from './i9-section1.ts';
import { i9Section2 } from './i9-section2.ts';
import { stateTaxForm } from './state-tax.ts';
import { W4 } from './w4.ts';
import { hasDeclinedWotc, WOTC } from './wotc.ts';

/** What a form depends on beyond its own answers. */
export interface FormContext {
  /** Two letters; null while the place of work is unknown. */
  work_state: string | null;
  questions: readonly Question[];
  uses_everify: boolean;
  is_minor: boolean;
  /** What Section 1 of the I-9 attests; null before it is signed. */
  work_status: WorkStatus | null;
  /** Fields of the record without a value, for forms that ask only for those. */
  missing: readonly string[];
}

export const questionKey = (id: number): string => `question_${id}`;

const questionsForm = (questions: readonly Question[]): OnboardingForm => ({
  key: 'questions',
  signature: null,
  edition: null,
  steps: [
    {
      key: 'questions',
      fields: questions.map((question) => ({
        key: questionKey(question.id),
        kind: 'question',
        question,
        required: question.is_required,
        why: 'company',
      })),
    },
  ],
});

/** Null for actions that need no form: signing documents, reviewing, and sending. */
export function formOf(type: ActionType, context: FormContext): OnboardingForm | null {
  switch (type) {
    case 'employee_fill_basic_information_form':
      return BASIC_INFORMATION;
    case 'hr_fill_basic_information_form':
    case 'hr_fill_adp_form':
    case 'hr_fill_paychex_form':
      return EMPLOYMENT;
    case 'w4_form':
      return W4;
    case 'employee_fill_us_state_tax_form':
      return stateTaxForm(context.work_state);
    case 'direct_deposit_form':
      return DIRECT_DEPOSIT;
    case 'employee_fill_i9_form':
    case 'formi9_section1':
      return i9Section1(context.uses_everify);
    case 'hr_fill_i9_form':
    case 'formi9_section2':
      return i9Section2({
        isMinor: context.is_minor,
        usesEverify: context.uses_everify,
        workStatus: context.work_status,
      });
    case 'employee_fill_wotc_form':
    case 'ehx_wotc_employee_form':
      return WOTC;
    case 'employee_fill_form':
      return questionsForm(context.questions);
    case 'employee_fill_adp_form':
    case 'employee_fill_paychex_form':
      return payrollForm(context.missing);
    default:
      return null;
  }
}

/** Nothing is asked: there is no state income tax, or the record has everything. */
export const isCompleteFromStart = (type: ActionType, context: FormContext): boolean => {
  if (type === 'employee_fill_us_state_tax_form') {
    return context.work_state !== null && stateTaxForm(context.work_state) === null;
  }
  const asksPayroll = type === 'employee_fill_adp_form' || type === 'employee_fill_paychex_form';
  return asksPayroll && payrollForm(context.missing).steps.every(({ fields }) => fields.length === 0);
};

/** Somebody who declines the tax credit has nothing to swear to. */
export const needsSignature = (form: OnboardingForm, answers: FormAnswers): boolean =>
  form.signature !== null && !(form.key === 'wotc' && hasDeclinedWotc(answers));

const MINUTES: Partial<Record<ActionType, number>> = {
  employee_fill_basic_information_form: 4,
  w4_form: 4,
  employee_fill_i9_form: 5,
  formi9_section1: 5,
  employee_fill_us_state_tax_form: 3,
  direct_deposit_form: 3,
  employee_fill_form: 3,
  employee_sign_company_document: 3,
  employee_fill_wotc_form: 3,
  ehx_wotc_employee_form: 3,
  employee_fill_adp_form: 1,
  employee_fill_paychex_form: 1,
};

export const minutesOf = (type: ActionType): number => MINUTES[type] ?? 0;
