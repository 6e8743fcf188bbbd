/** Form I-9 and E-Verify from both sides: a permanent resident with photos, and a mismatch that stays one. */
import { getEverifyCase } from '@onward/contract/everify/everify-cases';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { EverifyOffice, type OneCase } from '../../testing/people/everify-office.ts';
import { ANSWERS, type NewHire } from '../../testing/people/new-hire.ts';
import type { OnboardingOffice } from '../../testing/people/onboarding-office.ts';
import { until } from '../../testing/until.ts';
import { expectAccessibleInLightAndDark } from '../accessibility.ts';
import { pick } from '../employees/employees-steps.ts';
import { open, openOnboarding } from '../onboarding/onboarding-steps.ts';
import { button, choose, enterPortal, fillIn, heading } from '../onboarding/portal-steps.ts';
import { FAILED_CALLS, seeToast } from '../shell/steps.ts';

test.override('allowedConsoleErrors', [FAILED_CALLS]);

let office: OnboardingOffice;
let everify: EverifyOffice;

beforeAll(async () => {
  office = await openOnboarding();
  everify = await EverifyOffice.openAt(office.employees);
  await everify.clear();
  await everify.enroll();
});
afterAll(() => office.product.stop());

/** The last digit of the number decides what the government answers. */
async function hireWith(digit: number, name: string): Promise<NewHire> {
  const config = { has_active_e_verify_client: true };
  const hire = await office.onboard([{ type: 'basic_information' }, { type: 'i9', config }], {
    name,
    hired_date: everify.today(),
  });
  const ssn = `219-45-678${digit}`;
  const basics = { ...ANSWERS.basic_information, ssn };
  expect((await hire.save('employee_fill_basic_information_form', basics)).status).toBe(200);
  await hire.fillEmployment();
  return hire;
}

const next = (phone: Page) => button(phone, /^Continue$/).click();

/** Section 1 of a permanent resident, with a photo of the card. */
async function fillSection1(phone: Page, hire: NewHire): Promise<void> {
  await enterPortal(phone, office, hire);
  await button(phone, /^Start/)
    .first()
    .click();
  await heading(phone, 'Is this you?').waitFor();
  await next(phone);
  await next(phone);
  await choose(phone, 'work_status', 'lawful_permanent_resident');
  await fillIn(phone, { alien_number: 'A208417912' });
  await next(phone);
  await next(phone);
  await heading(phone, /^Photos of your documents/).waitFor();
  const photo = { name: 'card.png', mimeType: 'image/png', buffer: await phone.screenshot() };
  await phone.locator('input[type="file"]').first().setInputFiles(photo);
  await phone.getByRole('status').filter({ hasText: 'Added' }).first().waitFor();
  await next(phone);
  await heading(phone, /sign/i).waitFor();
  await phone.locator('#field-signature_name').fill('Marcus Bell');
  await phone.locator('#field-agreed').check();
  await button(phone, /^Sign/).click();
  await phone.locator('.tab-bar').waitFor();
}

async function openAction(
  page: Page,
  hire: NewHire,
  type: 'hr_fill_i9_form' | 'hr_submit_e_verify_case',
): Promise<void> {
  const { action_key } = await office.action(hire.key, type);
  await open(page, office, `/onboarding-tasks/${hire.key}?action=${action_key}`);
}

async function signSection2(page: Page, hire: NewHire): Promise<void> {
  await openAction(page, hire, 'hr_fill_i9_form');
  await page.getByText('One document from List A').click();
  const list = page.getByRole('region', { name: 'List A' });
  await pick(list, 'List A document', 'Permanent resident card (I-551)');
  await list.getByLabel('Document number').fill('SRC2000000123');
  await list.getByLabel('Expiration date').fill('2031-01-01');
  await list.getByRole('img').first().waitFor();
  await page.getByLabel('Your title').fill('General manager');
  await page.getByRole('radio', { name: /^In person/ }).check();
  await page.getByRole('checkbox', { name: 'This is my signature' }).check();
  await page.getByRole('button', { name: 'Sign Section 2' }).click();
  await seeToast(page, 'is done');
}

async function sendCase(page: Page, hire: NewHire): Promise<number> {
  await openAction(page, hire, 'hr_submit_e_verify_case');
  await page.getByRole('button', { name: 'Open E-Verify case' }).click();
  await page.getByRole('button', { name: 'Send case' }).click();
  await seeToast(page, 'The case was sent');
  const [row] = await office.rows<{ id: number }>('select id from everify_cases where employee_id = $1', [
    hire.employeeId,
  ]);
  return row?.id ?? 0;
}

const statusOf = async (id: number): Promise<string> =>
  (await office.admin.call<OneCase>(getEverifyCase, { params: { id } })).body.everify_case.status;

/** The product asks every few minutes; a person can ask at once. */
async function askNow(page: Page, id: number, status: string): Promise<void> {
  await until(`the case is ${status}`, async () => {
    if ((await statusOf(id)) === status) return true;
    await everify.refresh(id);
    return undefined;
  });
  await page.goto(`${office.product.url}/#/onboarding/case/${id}`);
}

describe('E-Verify', () => {
  test('authorizes somebody whose Section 1 came from a phone, and whose photos match [ONB-044, EVF-016, EVF-019, EVF-020, AHD-011]', async ({
    page,
    context,
  }) => {
    const hire = await hireWith(7, 'Marcus Bell');
    await fillSection1(await context.newPage(), hire);
    await page.bringToFront();
    await signSection2(page, hire);
    const id = await sendCase(page, hire);
    await askNow(page, id, 'PHOTO_MATCH');
    await page.getByRole('heading', { name: 'Is it the same photo?' }).waitFor();
    await page.getByRole('region', { name: 'From E-Verify' }).getByRole('img').waitFor();
    await page.getByRole('region', { name: 'From the document' }).getByRole('img').waitFor();
    await page
      .getByText(/keeps working while the case is open/)
      .first()
      .waitFor();
    await expectAccessibleInLightAndDark(page);
    await page.getByRole('button', { name: 'Yes, same photo' }).click();
    await seeToast(page, 'Your answer was sent');
    await until('the case is closed', async () => (await statusOf(id)) === 'CLOSED');
    await until('the onboarding is complete', async () => (await office.view(hire.key)).status === 'completed');
  });

  test('keeps a mismatch private, refers it, and closes it when it is final [EVF-016, EVF-018, EVF-019]', async ({
    page,
  }) => {
    const hired = await everify.hire(8);
    await open(page, office, `/employee-records/profile/${hired.id}`);
    const { body } = await everify.open(hired.id);
    const { id } = body.everify_case;
    await page.goto(`${office.product.url}/#/onboarding/case/${id}`);
    await page.getByRole('button', { name: 'Send case' }).click();
    await seeToast(page, 'The case was sent');
    await askNow(page, id, 'PENDING_REFERRAL');
    await page.getByRole('heading', { name: 'The data does not match' }).waitFor();
    await page.getByRole('button', { name: 'I gave the notice in private' }).click();
    await page.getByText('Open the notice and go through it with the employee first').waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Open the notice' }).click();
    await saved;
    await page.getByRole('button', { name: 'I gave the notice in private' }).click();
    await seeToast(page, 'The notice is on record');
    await page.getByRole('radio', { name: /^Contest the mismatch/ }).check();
    await page.getByRole('checkbox', { name: /signed the notice/ }).check();
    await expectAccessibleInLightAndDark(page);
    await page.getByRole('button', { name: 'Record the decision' }).click();
    await seeToast(page, 'The decision is on record');
    await until('the case is referred', async () => (await statusOf(id)) === 'REFERRED');
    const { case_number } = await everify.show(id);
    await everify.decide(case_number, 'FINAL_NONCONFIRMATION');
    await askNow(page, id, 'FINAL_NONCONFIRMATION');
    await page.getByRole('radio', { name: 'The employment ended because it was not confirmed' }).check();
    await page.getByRole('button', { name: 'Close case' }).click();
    await seeToast(page, 'The case is closed');
    expect(await everify.show(id)).toMatchObject({ status: 'CLOSED', closed_result: 'nonconfirmation' });
  });
});
