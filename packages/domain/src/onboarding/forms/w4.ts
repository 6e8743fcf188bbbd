// Form W-4, 2026 edition: fields and rules (ONB-043).
import type { FormAnswers, FormProblems, OnboardingForm } from './form-fields.ts';

export const W4_YEAR = 2026;

/** Dollars per child under 17 and per other dependent, by year of the form. */
const DEPENDENT_AMOUNTS: Readonly<Record<number, { child: number; other: number }>> = {
  2025: { child: 2000, other: 500 },
  2026: { child: 2200, other: 500 },
};

const countIn = (answers: FormAnswers, key: string): number => {
  const value = answers[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
};

/** Step 3 as the form asks for it: dollars for each, for all children and others, and the total with other credits. */
export function dependentCredits(answers: FormAnswers, year: number = W4_YEAR) {
  const each = DEPENDENT_AMOUNTS[year] ?? { child: 0, other: 0 };
  const children = countIn(answers, 'children') * each.child;
  const others = countIn(answers, 'other_dependents') * each.other;
  return { each, children, others, total: children + others + countIn(answers, 'other_credits') };
}

/** Step 3: the total credit for dependents and other credits. */
export const dependentsAmount = (answers: FormAnswers, year: number = W4_YEAR): number =>
  dependentCredits(answers, year).total;

/** Until when an exemption of a year has to be claimed again: February 15, moved past weekends and Presidents' Day. */
export function exemptionEnds(year: number): string {
  const day = new Date(Date.UTC(year + 1, 1, 15));
  const isHoliday = () => day.getUTCDay() === 1 && day.getUTCDate() >= 15 && day.getUTCDate() <= 21;
  while (day.getUTCDay() === 0 || day.getUTCDay() === 6 || isHoliday()) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}

const W4_FILING_STATUSES = [
  'single_or_married_filing_separately',
  'married_filing_jointly',
  'head_of_household',
] as const;

const isTaxed = ({ exempt }: FormAnswers): boolean => exempt !== true;

function rules(answers: FormAnswers): FormProblems {
  if (answers.exempt === true) {
    return countIn(answers, 'extra_withholding') > 0 ? { extra_withholding: 'contradicts_exemption' } : {};
  }
  // Nonresident aliens withhold as single whatever their marital status (Notice 1392).
  const isSingle = answers.filing_status === 'single_or_married_filing_separately';
  return answers.nonresident_alien === true && answers.filing_status && !isSingle
    ? { filing_status: 'single_only' }
    : {};
}

export const W4: OnboardingForm = {
  key: 'w4',
  signature: 'perjury',
  edition: `W-4 (${W4_YEAR})`,
  rules,
  steps: [
    {
      key: 'status',
      fields: [
        { key: 'exempt', kind: 'flag', why: 'federal_tax' },
        {
          key: 'exempt_last_year',
          kind: 'flag',
          mustBeTrue: true,
          why: 'federal_tax',
          isAsked: ({ exempt }) => exempt === true,
        },
        {
          key: 'exempt_this_year',
          kind: 'flag',
          mustBeTrue: true,
          why: 'federal_tax',
          isAsked: ({ exempt }) => exempt === true,
        },
        { key: 'nonresident_alien', kind: 'flag', why: 'federal_tax', isAsked: isTaxed },
        {
          key: 'filing_status',
          kind: 'choice',
          options: W4_FILING_STATUSES,
          required: true,
          why: 'federal_tax',
          isAsked: isTaxed,
        },
        {
          key: 'head_of_household_confirmed',
          kind: 'flag',
          mustBeTrue: true,
          why: 'federal_tax',
          isAsked: (answers) => isTaxed(answers) && answers.filing_status === 'head_of_household',
        },
      ],
    },
    {
      key: 'jobs',
      fields: [{ key: 'two_jobs', kind: 'flag', why: 'federal_tax', isAsked: isTaxed }],
    },
    {
      key: 'dependents',
      fields: [
        { key: 'children', kind: 'count', max: 20, why: 'federal_tax', isAsked: isTaxed },
        { key: 'other_dependents', kind: 'count', max: 20, why: 'federal_tax', isAsked: isTaxed },
        { key: 'other_credits', kind: 'money', why: 'federal_tax', isAsked: isTaxed },
      ],
    },
    {
      key: 'adjustments',
      fields: [
        { key: 'other_income', kind: 'money', why: 'federal_tax', isAsked: isTaxed },
        { key: 'deductions', kind: 'money', why: 'federal_tax', isAsked: isTaxed },
        { key: 'extra_withholding', kind: 'money', why: 'federal_tax', isAsked: isTaxed },
      ],
    },
  ],
};
