// The tax credit questionnaire: Form 8850. Answering is voluntary (ONB-048).
import type { FormAnswers, FormField, OnboardingForm } from './form-fields.ts';

/** The boxes of page 1, in the order of the form. */
export const WOTC_BOXES = [
  'conditional_certification',
  'target_group',
  'veteran_unemployed_six_months',
  'veteran_disabled_discharged',
  'veteran_disabled_unemployed',
  'long_term_tanf',
  'long_term_unemployed',
] as const;

const answersQuestions = ({ participates }: FormAnswers): boolean => participates === 'yes';

const box = (key: string): FormField => ({ key, kind: 'flag', why: 'tax_credit', isAsked: answersQuestions });

export const WOTC: OnboardingForm = {
  key: 'wotc',
  signature: 'perjury',
  edition: 'Form 8850 (Rev. March 2016)',
  steps: [
    {
      key: 'choice',
      fields: [
        { key: 'participates', kind: 'choice', options: ['yes', 'declined'], required: true, why: 'tax_credit' },
      ],
    },
    {
      key: 'boxes',
      fields: [
        { key: 'county', kind: 'text', max: 60, why: 'tax_credit', isAsked: answersQuestions },
        ...WOTC_BOXES.map(box),
      ],
    },
  ],
};

export const hasDeclinedWotc = ({ participates }: FormAnswers): boolean => participates === 'declined';
