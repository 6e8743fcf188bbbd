// What the papers of each form say, read back from the PDF.
import { STATE_TAX_FORMS } from '@onward/domain/employees/state-tax-forms';
import { DIRECT_DEPOSIT } from '@onward/domain/onboarding/forms/direct-deposit';
import type { OnboardingForm } from '@onward/domain/onboarding/forms/form-fields';
import { stateTaxForm } from '@onward/domain/onboarding/forms/state-tax';
import { W4 } from '@onward/domain/onboarding/forms/w4';
import { WOTC } from '@onward/domain/onboarding/forms/wotc';
import { describe, expect, it } from 'vitest';
import { translator } from '../../../../platform/i18n/translate.ts';
import { pageTexts, textsOf } from '../../../documents/rendering/pdf-reading.fixture.ts';
import { renderDocuments } from '../../../documents/rendering/render.ts';
import { paperRequest } from '../../../documents/rendering/sample-paper.fixture.ts';
import type { FilledForm } from '../filled-form.ts';
import { paperOf } from './choose-paper.ts';
import { filled } from './filled.fixture.ts';
import { STATE_CERTIFICATES } from './state-certificates.ts';

function paper(form: FilledForm) {
  const chosen = paperOf(translator('en'), form);
  if (!chosen) throw new Error(`${form.form.key} has no paper`);
  return paperRequest(chosen);
}
const render = (form: FilledForm) => renderDocuments(paper(form));
const expectInAll = async (form: FilledForm, expected: readonly (string | RegExp)[]) => {
  for (const found of await textsOf((await render(form)).bytes)) {
    for (const each of expected) expect(found).toMatch(typeof each === 'string' ? new RegExp(literal(each)) : each);
  }
};
const literal = (words: string): string => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const state = (code: string): OnboardingForm => {
  const form = stateTaxForm(code);
  if (!form) throw new Error(`${code} has no form`);
  return form;
};

const ACCOUNT = {
  bank_name: 'Georgia United',
  account_type: 'savings',
  routing_number: '021000021',
  account_number: '880012346620',
  split: 'flat_amount',
  value: 250,
} as const;

describe('The paper of Form W-4', () => {
  const answers = {
    filing_status: 'married_filing_jointly',
    two_jobs: true,
    children: 2,
    other_dependents: 1,
    other_credits: 150,
    other_income: 1200,
    extra_withholding: 25,
  };

  it('names its edition, and has every answer in its box [ONB-043]', async () => {
    await expectInAll(filled(W4, answers), [
      'Department of the Treasury Internal Revenue Service',
      'OMB No. 1545-0074 2026',
      '(a) First name and middle initial Marcus E Last name Bell Address 88 Candler Park Dr, Apt 4',
      '(b) Social security number 219-45-6789',
      'Single or Married filing separately X Married filing jointly',
      'X If there are only two jobs total',
      /3\(a\) \$ 4,400\.00 .*3\(b\) \$ 500\.00 .* 3 \$ 5,050\.00/,
      /4\(a\) \$ 1,200\.00 .*4\(b\) \$ \(c\) .*4\(c\) \$ 25\.00/,
      'Larkfield Group LLC 1180 W Peachtree St NW, Atlanta, GA 30309 First date of employment 12/01/2026',
      '58-2214907',
      'Form W-4 (2026) · Marcus Elijah Bell · page 1 of 1',
    ]);
  });

  it('has the perjury statement directly before the signature, and how it was signed [ONB-043]', async () => {
    await expectInAll(filled(W4, answers), [
      "true, correct, and complete. Marcus Bell Employee's signature (This form is not valid unless you sign it.) 11/18/2026 Date",
      'Signed electronically by Marcus Bell on November 18, 2026 at 3:15 PM, Eastern Time from 203.0.113.7.',
    ]);
  });

  it('leaves everything but person and exemption empty for those who are exempt [ONB-043]', async () => {
    await expectInAll(filled(W4, { exempt: true }), [
      'X I claim exemption from withholding for 2026',
      '(c) Filing status Single or',
      /3\(a\) \$ \(b\) .*4\(c\) \$ Exempt/,
    ]);
  });

  it('says so for nonresident aliens [ONB-043]', async () => {
    await expectInAll(filled(W4, { ...answers, nonresident_alien: true }), ['Nonresident alien (NRA)']);
  });
});

describe('The paper of a state certificate', () => {
  it('shows all choices with the chosen one ticked, and numbered amounts [ONB-043, EMP-022]', async () => {
    const answers = { filing_status: 'married_both_working', allowances: 2, additional_withholding: 10.5 };
    await expectInAll(filled(state('GA'), answers), [
      'Form G-4 Georgia Department of Revenue',
      'Single Married, one income X Married, both working Married filing separately Head of household',
      '1 Allowances 1 2 2 Extra state tax from each paycheck 2 $ 10.50',
      'GA G-4 · Marcus Elijah Bell · page 1 of 1',
      '11/18/2026 Date',
    ]);
  });

  it('gives the reason of an exemption [ONB-043, EMP-022]', async () => {
    const exempt = { exempt: true, exemption_reason: 'fort_campbell' };
    await expectInAll(filled(state('KY'), exempt, { workState: 'KY' }), [
      'X I claim exemption from state withholding',
      'X I work at Fort Campbell',
    ]);
  });

  it('is the federal form where the state has none [ONB-043, EMP-022]', async () => {
    await expectInAll(filled(state('NM'), {}, { workState: 'NM' }), ['Form W-4', 'withholding in New Mexico']);
  });

  it('has title and agency for every state with a form of its own, and fits on one page [EMP-022]', async () => {
    const own = Object.keys(STATE_TAX_FORMS).filter((code) => STATE_TAX_FORMS[code]?.form !== null);
    expect(Object.keys(STATE_CERTIFICATES).sort()).toEqual(own.sort());
    for (const code of own) {
      const { pages } = await render(filled(state(code), {}, { workState: code }));
      expect([code, pages]).toEqual([code, 1]);
    }
  });
});

describe('The paper of Form 8850', () => {
  it('has seven statements for the applicant, and four dates for the employer [ONB-048]', async () => {
    const answers = { participates: 'yes', county: 'DeKalb', target_group: true, long_term_unemployed: true };
    const { bytes, pages } = await render(filled(WOTC, answers));
    expect(pages).toBe(2);
    const [applicant = '', employer = ''] = await pageTexts(bytes, pages);
    expect(applicant).toContain('Form 8850 (Rev. March 2016)');
    expect(applicant.match(/\d (X )?Check here if/g)).toEqual([
      '1 Check here if',
      '2 X Check here if',
      ...[3, 4, 5, 6].map((number) => `${number} Check here if`),
      '7 X Check here if',
    ]);
    expect(applicant).toContain('County DeKalb Telephone number +1 404 555 0142');
    expect(applicant).toContain("Marcus Bell Job applicant's signature 11/18/2026");
    expect(employer).toContain(
      'Gave information 11/18/2026 Was offered job 11/10/2026 Was hired 11/16/2026 Started job 12/01/2026',
    );
  });
});

describe('The paper of direct deposit', () => {
  it('has a row for each account, with its type ticked and its share [ONB-043]', async () => {
    const rest = { ...ACCOUNT, account_type: 'checking', split: 'remainder', value: null, account_number: '1234567' };
    const accounts = [ACCOUNT, rest] as const;
    await expectInAll(filled(DIRECT_DEPOSIT, { pay_method: 'direct_deposit', accounts } as FilledForm['answers']), [
      'X To a bank account or pay card By paper check',
      'Bank Georgia United Routing number 021000021 Account number 880012346620 Type of account Checking X Savings Pay card Amount or percent $250.00 of each pay',
      'Account number 1234567 Type of account X Checking Savings Pay card Amount or percent The rest',
      'I authorize my employer',
    ]);
  });

  it('has no accounts for a paper check [ONB-043]', async () => {
    const [found = ''] = await textsOf((await render(filled(DIRECT_DEPOSIT, { pay_method: 'paper_check' }))).bytes);
    expect(found).toContain('X By paper check');
    expect(found).not.toContain('Routing number');
  });
});
