/** One hire from both sides: started at noon, done on a phone in Spanish, one field sent back, signed, and in payroll. */
import { createCompanyDocument } from '@onward/contract/onboarding/company-documents';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { NewHire } from '../../testing/people/new-hire.ts';
import { NOTE } from '../../testing/people/offer-office.ts';
import type { OnboardingOffice } from '../../testing/people/onboarding-office.ts';
import { PayrollOffice } from '../../testing/people/payroll-office.ts';
import { until } from '../../testing/until.ts';
import { pick } from '../employees/employees-steps.ts';
import { FAILED_CALLS, seeToast } from '../shell/steps.ts';
import { hiredApplicant, open, openOnboarding, renameProcess } from './onboarding-steps.ts';
import { button, choose, enterPortal, field, heading } from './portal-steps.ts';
import { fillBasics, next, signAndSend } from './spanish-forms.ts';

test.override('allowedConsoleErrors', [FAILED_CALLS]);

let office: OnboardingOffice;
let payroll: PayrollOffice;

beforeAll(async () => {
  office = await openOnboarding();
  payroll = new PayrollOffice(office.employees);
  await payroll.ready('paychex');
});
afterAll(() => office.product.stop());

async function process(): Promise<void> {
  const { body } = await office.admin.call<{ company_document_template: { id: number } }>(createCompanyDocument, {
    body: { company_document_template: { name: 'Employee handbook', body: NOTE } },
  });
  const id = await office.process([
    { type: 'basic_information' },
    { type: 'w4' },
    { type: 'company_documents', config: { company_document_templates: [body.company_document_template.id] } },
    { type: 'paychex', config: { default_company_id: '00H1LARKFIELD0000001' } },
  ]);
  await renameProcess(office, id, 'Restaurant hourly');
}

/** Staff start it from the applicant; the record is made, and the link is sent. */
async function start(page: Page): Promise<NewHire> {
  const id = await hiredApplicant(office, 'Marcus', 'Bell');
  await open(page, office, `/start-onboarding?application_id=${id}`);
  await page.getByText('Marcus Bell').first().waitFor();
  await pick(page.getByRole('main'), 'Process', 'Restaurant hourly');
  await page.getByLabel('First day of Marcus Bell').fill('2026-12-01');
  await page.getByRole('checkbox', { name: /Text message/ }).uncheck();
  await page.getByRole('button', { name: 'Start and send link' }).click();
  await seeToast(page, 'Onboarding of Marcus Bell started');
  const [found] = await office.rows<{ digest_key: string; employee_id: number }>(
    `select o.digest_key, o.employee_id from employee_onboarding_processes o
     join employees e on e.company_id = o.company_id and e.id = o.employee_id where e.application_id = $1`,
    [id],
  );
  const key = found?.digest_key ?? '';
  return new NewHire(office, { id: found?.employee_id ?? 0, name: 'Marcus Bell' }, key, await office.enter(key));
}

async function fillOnPhone(phone: Page, hire: NewHire): Promise<void> {
  await enterPortal(phone, office, hire, 'es');
  await button(phone, 'Empezar').click();
  await fillBasics(phone);
  await button(phone, 'Empezar').click();
  await choose(phone, 'filing_status', 'single_or_married_filing_separately');
  for (let step = 0; step < 4; step += 1) await next(phone);
  await signAndSend(phone);
  await until(
    'documents to sign',
    async () => (await office.action(hire.key, 'employee_sign_company_document')).signers.length > 0,
  );
  await button(phone, 'Empezar').click();
  await phone.getByRole('radio', { name: 'Escribir' }).check();
  await field(phone, 'signature_name').fill('Marcus Bell');
  for (const consent of await phone.locator('.consent input').all()) await consent.check();
  await button(phone, 'Firmar y enviar').click();
  await heading(phone, /¡Todo listo/).waitFor();
}

describe('A new employee', () => {
  test('is hired at noon, done on a phone in Spanish before one, corrected, signed, and in payroll [ONB-030, ONB-031, ONB-040, ONB-042, ONB-043, ONB-045, ONB-046, ONB-047, AHD-016]', async ({
    page,
    context,
  }) => {
    await process();
    const hire = await start(page);
    const phone = await context.newPage();
    await fillOnPhone(phone, hire);

    // One field is sent back, and nothing else opens.
    const { action_key } = await office.action(hire.key, 'w4_form');
    const back = await office.admin.request(
      'PUT',
      `/v1/onboarding/hr/employee_onboarding_actions/${action_key}/returned`,
      {
        body: { reason: 'Dijiste que tienes un hijo.', fields: [{ field: 'children', reason: 'Revísalo' }] },
      },
    );
    expect(back.status, back.text).toBe(200);
    await phone.reload();
    await button(phone, 'Corregir ahora').click();
    await phone.getByText('Dijiste que tienes un hijo.').waitFor();
    await button(phone, 'Uno más: Hijos menores de 17 años').click();
    await next(phone);
    await signAndSend(phone);
    await heading(phone, /¡Todo listo/).waitFor();

    // The company adds job and pay, signs, and sends to payroll.
    await hire.fillEmployment();
    const sign = await office.action(hire.key, 'hr_sign_company_document');
    await page.goto(`${office.product.url}/#/onboarding-tasks/${hire.key}?action=${sign.action_key}`);
    await page.getByRole('checkbox', { name: /^I agree to sign electronically/ }).check();
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
    await seeToast(page, 'Documents of Marcus Bell signed');
    const job = await office.action(hire.key, 'hr_fill_paychex_form');
    await page.goto(`${office.product.url}/#/onboarding-tasks/${hire.key}?action=${job.action_key}`);
    await page.getByRole('button', { name: 'Complete task' }).click();
    await until(
      'the job confirmed',
      async () => (await office.action(hire.key, 'hr_fill_paychex_form')).status === 'completed',
    );
    const send = await office.action(hire.key, 'review_and_send_to_paychex');
    await page.goto(`${office.product.url}/#/onboarding-tasks/${hire.key}?action=${send.action_key}`);
    await page.getByRole('button', { name: 'Send to payroll' }).click();
    await until('the end', async () => (await office.view(hire.key)).status === 'completed');
    expect(await payroll.people()).toHaveLength(1);
    const files = await until('the forms as files', async () => {
      const { attachments } = await office.employees.browse(hire.employeeId);
      return attachments.length >= 3 ? attachments.map(({ name }) => name) : undefined;
    });
    expect(files.some((name) => name.startsWith('W-4 (2026)'))).toBe(true);
  });
});
