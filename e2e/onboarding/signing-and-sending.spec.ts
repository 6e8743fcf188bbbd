/** The last steps of the company: signing documents after the employee, and sending to payroll. */
import { createCompanyDocument } from '@onward/contract/onboarding/company-documents';
import { getActionDocuments } from '@onward/contract/onboarding/onboarding-forms';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../../testing/browser/browser-page.ts';
import { ANSWERS, type NewHire } from '../../testing/people/new-hire.ts';
import type { OnboardingOffice } from '../../testing/people/onboarding-office.ts';
import { PayrollOffice } from '../../testing/people/payroll-office.ts';
import { until } from '../../testing/until.ts';
import { expectAccessibleInLightAndDark } from '../accessibility.ts';
import { FAILED_CALLS, seeToast } from '../shell/steps.ts';
import { open, openOnboarding } from './onboarding-steps.ts';

test.override('allowedConsoleErrors', [FAILED_CALLS]);

let office: OnboardingOffice;
let payroll: PayrollOffice;

beforeAll(async () => {
  office = await openOnboarding();
  payroll = new PayrollOffice(office.employees);
});
afterAll(() => office.product.stop());
beforeEach(() => payroll.clear());

const size = { id: 'size', kind: 'text', role: 'applicant', label: 'Shirt size', required: true };
const signature = (role: 'applicant' | 'company') => ({
  id: `sign_${role}`,
  kind: 'signature',
  role,
  label: `Signature ${role}`,
  required: true,
});
const HANDBOOK = {
  blocks: [
    { type: 'paragraph', inlines: [{ type: 'text', text: 'Be kind to guests and to each other.' }] },
    ...[size, signature('applicant'), signature('company')].map((field) => ({
      type: 'paragraph',
      inlines: [{ type: 'field', field }],
    })),
  ],
};

async function handbook(): Promise<number> {
  const { body, text } = await office.admin.call<{ company_document_template: { id: number } }>(createCompanyDocument, {
    body: { company_document_template: { name: 'Employee handbook', body: HANDBOOK } },
  });
  if (!body.company_document_template) throw new Error(`The document was refused: ${text}`);
  return body.company_document_template.id;
}

async function signByEmployee(hire: NewHire): Promise<void> {
  const { action_key } = await office.action(hire.key, 'employee_sign_company_document');
  const ready = await until('documents to sign', async () => {
    const { body } = await hire.portal.call<{
      documents: { fields: { id: string; label: string }[] }[];
      signer: object | null;
    }>(getActionDocuments, { params: { action_key } });
    return body.signer ? body : undefined;
  });
  const field = ready.documents[0]?.fields.find(({ label }) => label === 'Shirt size')?.id ?? '';
  const signed = await hire.sign('employee_sign_company_document', 'Marcus Bell', { values: { [field]: 'Large' } });
  expect(signed.status, signed.text).toBe(200);
}

describe('Documents of the company', () => {
  test('are signed after the employee, with what they filled in [ONB-045]', async ({ page }) => {
    const hire = await office.onboard(
      [{ type: 'company_documents', config: { company_document_templates: [await handbook()] } }],
      { name: 'Marcus Bell' },
    );
    await signByEmployee(hire);
    await open(page, office, `/onboarding-tasks/${hire.key}`);
    await page.getByText('Be kind to guests and to each other.').waitFor();
    await page.getByText('Large').waitFor();
    await expectAccessibleInLightAndDark(page);
    const sign = page.getByRole('button', { name: 'Sign', exact: true });
    await sign.click();
    await page.getByRole('alert').first().waitFor();
    await page.getByRole('checkbox', { name: /^I agree to sign electronically/ }).check();
    await sign.click();
    await seeToast(page, 'Documents of Marcus Bell signed');
    expect(await office.view(hire.key)).toMatchObject({ status: 'completed' });
    await page.goto(`${office.product.url}/#/onboarding/view?process=${hire.key}`);
    await page
      .getByText(/Signed by Marcus Bell, Renee Castellano/)
      .first()
      .waitFor();
  });
});

describe('Sending to payroll', () => {
  const MODULES = [
    { type: 'basic_information' },
    { type: 'paychex', config: { default_company_id: '00H1LARKFIELD0000001' } },
  ] as const;

  test('names what the provider refuses, and completes the onboarding when it is fixed [ONB-047]', async ({ page }) => {
    await payroll.ready('paychex');
    const hire = await office.onboard(MODULES, { name: 'Priya Raman' });
    await hire.fillBasics();
    await hire.fillEmployment();
    await office.employees.save(hire.employeeId, 'basic_information', { legal_last_name: 'Refuse' });
    await hire.save('hr_fill_paychex_form', ANSWERS.employment, {}, office.admin);
    const { action_key } = await office.action(hire.key, 'review_and_send_to_paychex');
    await open(page, office, `/onboarding-tasks/${hire.key}?action=${action_key}`);
    await page.getByRole('button', { name: 'Send to payroll' }).click();
    await page.getByRole('alert').getByText('Not sent').waitFor();
    await expectAccessibleInLightAndDark(page);
    expect(await office.view(hire.key)).toMatchObject({ state: 'need_attention' });
    await office.employees.save(hire.employeeId, 'basic_information', { legal_last_name: 'Raman' });
    await page.getByRole('button', { name: 'Send again' }).click();
    await until('the onboarding to be completed', async () => (await office.view(hire.key)).status === 'completed');
    await page
      .getByText(/This task is done|Everything is done/)
      .first()
      .waitFor();
  });
});
