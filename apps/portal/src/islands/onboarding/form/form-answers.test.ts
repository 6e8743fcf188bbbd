import type { FormSubmission } from '@onward/contract/onboarding/onboarding-forms';
import { BASIC_INFORMATION } from '@onward/domain/onboarding/forms/basic-information';
import { DIRECT_DEPOSIT } from '@onward/domain/onboarding/forms/direct-deposit';
import { fieldsOf } from '@onward/domain/onboarding/forms/form-fields';
import { i9Section1 } from '@onward/domain/onboarding/forms/i9-section1';
import { describe, expect, it } from 'vitest';
import { answersOf, draftAnswers, isRequired, problemsOf, sentAnswers } from './form-answers.ts';

const TODAY = '2026-11-18';
const MASKED = {
  bank_name: null,
  account_type: 'checking',
  routing_number: '••••0104',
  account_number: '••••6620',
  split: 'remainder',
  value: null,
} as const;

describe('The answers of a form', () => {
  it('accept masked values, which the server has [ONB-041]', () => {
    const paid = { pay_method: 'direct_deposit', accounts: [MASKED] };
    expect(problemsOf(DIRECT_DEPOSIT, paid, TODAY)).toEqual({});
    const other = { ...paid, accounts: [{ ...MASKED, routing_number: '123' }] };
    expect(problemsOf(DIRECT_DEPOSIT, other, TODAY)).toEqual({ 'accounts.0.routing_number': 'routing_invalid' });
    const resident = { work_status: 'lawful_permanent_resident', alien_number: '*****4179' };
    expect(problemsOf(i9Section1(false), resident, TODAY)).not.toHaveProperty('alien_number');
  });

  it('send accounts in their own place [ONB-043]', () => {
    expect(sentAnswers({ pay_method: 'direct_deposit', accounts: [MASKED] })).toEqual({
      answers: { pay_method: 'direct_deposit' },
      accounts: [MASKED],
    });
    expect(sentAnswers({ city: 'Atlanta' })).toEqual({ answers: { city: 'Atlanta' } });
  });

  it('save an account number only once it was typed twice [ONB-043]', () => {
    const typing = { ...MASKED, account_number: '8800', account_number_again: '' };
    const numberIn = (account: object) =>
      draftAnswers({ accounts: [{ ...typing, ...account }] }).accounts?.[0]?.account_number;
    expect([numberIn({}), numberIn({ account_number_again: '8800' }), numberIn(MASKED)]).toEqual([
      '',
      '8800',
      '••••6620',
    ]);
  });

  it('begin with the usual country, unless another is known [ONB-042]', () => {
    const given = { answers: { legal_first_name: 'Amara', city: null }, accounts: [] } as unknown as FormSubmission;
    expect(answersOf(BASIC_INFORMATION, given)).toEqual({
      country: 'US',
      region_number: '1',
      legal_first_name: 'Amara',
    });
  });

  it('are required when the rules of the form say so [ONB-044]', () => {
    const form = i9Section1(false);
    const until = fieldsOf(form).find(({ key }) => key === 'work_until');
    if (!until) throw new Error('The field is missing.');
    const limited = { work_status: 'alien_authorized_to_work' };
    expect(isRequired(form, until, limited, TODAY)).toBe(true);
    expect(isRequired(form, until, { ...limited, work_until_unlimited: true }, TODAY)).toBe(false);
  });
});
