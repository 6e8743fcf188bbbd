import { describe, expect, it } from 'vitest';
import {
  missingTerms,
  type OfferTerms,
  payWarning,
  type RuleOffer,
  ruleOfferProblems,
  termProblems,
  termsUsed,
  usualHireDate,
} from './terms.ts';

const NOTHING: OfferTerms = { salary: null, salary_unit: null, start_date: null };
const ALL: OfferTerms = { salary: 17.5, salary_unit: 'hour', start_date: '2026-11-23' };

describe('The terms of an offer', () => {
  it.each([
    [['position_title'], NOTHING, []],
    [['salary'], NOTHING, ['salary', 'salary_unit']],
    [['salary', 'salary_unit', 'start_date'], NOTHING, ['salary', 'salary_unit', 'start_date']],
    [['salary_unit'], { ...NOTHING, salary: 17.5 }, ['salary_unit']],
    [['salary', 'start_date'], ALL, []],
  ] as const)('documents with %j and %j miss %j [OFR-004, OFR-011]', (tags, terms, missing) => {
    expect(missingTerms(tags, terms)).toEqual(missing);
  });

  it('are asked for only when a document mentions them [OFR-004]', () => {
    expect(termsUsed(['applicant_first_name', 'start_date'])).toEqual(['start_date']);
  });

  it.each([
    [ALL, {}],
    [NOTHING, {}],
    [{ ...ALL, salary: 0 }, { salary: 'pay_out_of_range' }],
    [{ ...ALL, salary: 10_000_000 }, { salary: 'pay_out_of_range' }],
    [{ ...ALL, start_date: '2026-11-09' }, { start_date: 'start_date_past' }],
    [{ ...ALL, start_date: '2026-11-10' }, {}],
  ] as const)('%j on November 10 have the problems %j [OFR-004]', (terms, problems) => {
    expect(termProblems(terms, '2026-11-10')).toEqual(problems);
  });
});

describe('The pay of an offer', () => {
  const range = { min: 15, max: 20, unit: 'hour' } as const;
  const pay = (salary: number | null, salary_unit: OfferTerms['salary_unit'] = 'hour') => ({
    ...NOTHING,
    salary,
    salary_unit,
  });
  it.each([
    [pay(17.5), range, null],
    [pay(1750), range, 'far_above_range'],
    [pay(1.75), range, 'far_below_range'],
    [pay(36_400, 'year'), range, null],
    [pay(1750), null, 'unusually_high'],
    [pay(17.5), null, null],
    [pay(null), range, null],
  ] as const)('%j for a job that pays %j: %s [OFR-004]', (terms, known, warning) => {
    expect(payWarning(terms, known)).toBe(warning);
  });
});

describe('The hire date', () => {
  it.each([
    [{ status: 'signed', start_date: '2026-12-01' }, '2026-12-01'],
    [{ status: 'signed', start_date: '2026-11-01' }, '2026-11-10'],
    [{ status: 'signed', start_date: null }, '2026-11-10'],
    [{ status: 'sent', start_date: '2026-12-01' }, '2026-11-10'],
    [null, '2026-11-10'],
  ] as const)('of an applicant with the offer %j is usually %s on November 10 [APP-027]', (offer, day) => {
    expect(usualHireDate(offer, '2026-11-10')).toBe(day);
  });
});

describe('An offer sent by a rule', () => {
  const RULE: RuleOffer = {
    offer_template_ids: [1],
    salary: null,
    salary_unit: null,
    start_days: null,
    signer_ids: [],
    expires_in_days: 7,
  };
  it.each([
    [null, [], ['offer_required']],
    [{ ...RULE, offer_template_ids: [] }, ['salary'], ['offer_required']],
    [RULE, ['salary', 'start_date'], ['salary_required', 'salary_unit_required', 'start_date_required']],
    [{ ...RULE, salary: 17.5 }, ['salary'], ['salary_unit_required']],
    [{ ...RULE, start_days: 0 }, ['start_date'], []],
    [RULE, ['position_title'], []],
  ] as const)('%j with the tags %j: %j [OFR-011, JOB-028]', (offer, tags, problems) => {
    expect(ruleOfferProblems(offer, tags)).toEqual(problems);
  });
});
