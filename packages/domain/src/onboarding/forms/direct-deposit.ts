// Where the pay goes: up to three accounts, or a paper check (ONB-043).
import type { OnboardingForm } from './form-fields.ts';

/** No employer may insist on a bank account. */
const PAY_METHODS = ['direct_deposit', 'paper_check'] as const;

export const DIRECT_DEPOSIT: OnboardingForm = {
  key: 'direct_deposit',
  signature: 'authorization',
  edition: null,
  isOfRecord: true,
  steps: [
    {
      key: 'accounts',
      fields: [
        { key: 'pay_method', kind: 'choice', options: PAY_METHODS, required: true, why: 'bank' },
        {
          key: 'accounts',
          kind: 'accounts',
          required: true,
          sensitive: true,
          why: 'bank',
          isAsked: ({ pay_method }) => pay_method === 'direct_deposit',
        },
        {
          key: 'bank_letter',
          kind: 'file',
          why: 'bank',
          isAsked: ({ pay_method }) => pay_method === 'direct_deposit',
        },
      ],
    },
  ],
};
