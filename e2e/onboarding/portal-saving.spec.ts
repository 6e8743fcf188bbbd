/** Nothing typed in the onboarding portal is lost: offline, in another language, on another device, or sent back. */
import { returnAction, saveSubmission } from '@onward/contract/onboarding/onboarding-forms';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { ACCOUNT, ANSWERS, type NewHire } from '../../testing/people/new-hire.ts';
import { OnboardingOffice } from '../../testing/people/onboarding-office.ts';
import { until } from '../../testing/until.ts';
import { violationsOf } from '../accessibility.ts';
import { button, choose, enterPortal, field, fillIn, heading, linkOf, stored } from './portal-steps.ts';

test.override('allowedConsoleErrors', [/status of (409|422)/, /ERR_INTERNET_DISCONNECTED/]);

let office: OnboardingOffice;
beforeAll(async () => {
  office = await OnboardingOffice.open();
});
afterAll(() => office.product.stop());

const BASIC = 'employee_fill_basic_information_form';
const saved = (page: Page) => page.locator('.saved-mark-saved').waitFor();

/** What the server has saved of a form. */
const answered = async (hire: NewHire, name: string) => (await hire.form(BASIC)).answers[name];

async function openBasics(page: Page): Promise<NewHire> {
  const hire = await office.onboard([{ type: 'basic_information' }]);
  await enterPortal(page, office, hire);
  await button(page, 'Start').click();
  await heading(page, "What's your legal name?").waitFor();
  return hire;
}

describe('What was typed in the onboarding portal', () => {
  test('is kept without a connection except sensitive values, and sent when it is back [AHD-016]', async ({
    page,
    context,
  }) => {
    const hire = await openBasics(page);
    await button(page, 'Continue').click();
    await heading(page, 'Date of birth and Social Security number').waitFor();
    await context.setOffline(true);
    await fillIn(page, { date_of_birth: '2004-05-14', ssn: '219456789' });
    await page.getByText("You're offline.").waitFor();
    await page.getByText("these aren't stored").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    // The form continues without a connection.
    await button(page, 'Continue').click();
    await fillIn(page, { city: 'Decatur' });
    await until('the draft', async () => (await stored(page)).includes('Decatur') || undefined);
    expect(await stored(page)).not.toMatch(/6789|2004-05-14/);
    await context.setOffline(false);
    await saved(page);
    expect([await answered(hire, 'city'), await answered(hire, 'ssn')]).toEqual(['Decatur', '*****6789']);
    expect(await stored(page)).not.toContain('Decatur');
  });

  test('is kept for an hour without a connection, and sent when it is back [AHD-016]', async ({ page, context }) => {
    await page.clock.install();
    const hire = await openBasics(page);
    await context.setOffline(true);
    await fillIn(page, { preferred_name: 'Marc' });
    await until('the draft', async () => (await stored(page)).includes('Marc') || undefined);
    await page.clock.fastForward('01:00:00');
    await fillIn(page, { legal_middle_name: 'Dee' });
    await until('both', async () => /Marc.*Dee|Dee.*Marc/s.test(await stored(page)) || undefined);
    await context.setOffline(false);
    await until('the answers', async () => {
      const { answers } = await hire.form(BASIC);
      return (answers.preferred_name === 'Marc' && answers.legal_middle_name === 'Dee') || undefined;
    });
  });

  test('holds a refused file until it is removed [AHD-016, PLT-053]', async ({ page }) => {
    const questions = [{ title: 'Bank letter', question_type: 'file' as const, is_required: false }];
    const hire = await office.onboard([{ type: 'collect_info', questions }]);
    await enterPortal(page, office, hire);
    await button(page, 'Start').click();
    const picker = page.locator('input[type="file"]');
    await picker.setInputFiles({
      name: 'walk.mov',
      mimeType: 'video/quicktime',
      buffer: Buffer.from('not readable here'),
    });
    const refusal = page.getByRole('alert').getByText('PDF, Word, text, JPG, or PNG file up to 10 MB');
    await refusal.waitFor();
    await page.locator('form button[type="submit"]').click();
    expect(await picker.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await refusal.isVisible()).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await button(page, 'Remove walk.mov').click();
    await page.getByText('PDF, Word, text, or image, up to 10 MB').waitFor();
    expect(await refusal.count()).toBe(0);
  });

  test('in two tabs is put together, whichever saves last [AHD-016, AHD-021]', async ({ page, context }) => {
    const hire = await openBasics(page);
    const other = await context.newPage();
    await other.goto(await linkOf(office, hire));
    await button(other, 'Start').or(button(other, 'Continue')).first().click();
    await heading(other, "What's your legal name?").waitFor();
    await fillIn(page, { legal_middle_name: 'Dee' });
    await until('the first tab', async () => (await answered(hire, 'legal_middle_name')) === 'Dee' || undefined);
    await fillIn(other, { preferred_name: 'Marc' });
    await until('the second tab', async () => (await answered(hire, 'preferred_name')) === 'Marc' || undefined);
    expect(await answered(hire, 'legal_middle_name')).toBe('Dee');
    await other.close();
  });

  test('is there again after the page was closed without a connection [AHD-016]', async ({ page, context }) => {
    const hire = await openBasics(page);
    await context.setOffline(true);
    await fillIn(page, { preferred_name: 'Marc' });
    await until('the draft', async () => (await stored(page)).includes('Marc') || undefined);
    await page.goto('about:blank');
    await context.setOffline(false);
    await page.goBack();
    await field(page, 'preferred_name').waitFor();
    expect(await field(page, 'preferred_name').inputValue()).toBe('Marc');
    await until('the answer', async () => (await answered(hire, 'preferred_name')) === 'Marc' || undefined);
  });

  test('is sent from the checklist, without opening the form again [AHD-016]', async ({ page, context }) => {
    const hire = await openBasics(page);
    await context.setOffline(true);
    await fillIn(page, { preferred_name: 'Marc' });
    await until('the draft', async () => (await stored(page)).includes('Marc') || undefined);
    await page.goto('about:blank');
    await context.setOffline(false);
    await page.goto(await linkOf(office, hire));
    await page.getByText('0 of 1 done').waitFor();
    await until('the answer', async () => (await answered(hire, 'preferred_name')) === 'Marc' || undefined);
    await until('the draft to be gone', async () => !(await stored(page)).includes('Marc') || undefined);
  });

  test('waits for the connection in a portal that opens without one [AHD-016]', async ({ page, context }) => {
    const hire = await office.onboard([{ type: 'basic_information' }]);
    await enterPortal(page, office, hire);
    expect(await page.locator('link[rel=manifest]').count()).toBe(1);
    const keeps = () =>
      page.evaluate(async () =>
        (await (await caches.open('onward-onboarding-1')).keys()).map(({ url }) => url).join(' '),
      );
    await until(
      'the page',
      async () => /onboarding-portal.*assets|assets.*onboarding-portal/.test(await keeps()) || undefined,
    );
    await context.setOffline(true);
    await page.reload();
    await page.getByText("We couldn't load your tasks").waitFor();
    await context.setOffline(false);
    await page.getByText('0 of 1 done').waitFor();
    // Data of the employee is never kept by the worker.
    expect(await keeps()).not.toContain('/v1/');
  });

  test('stays when the language changes, with the browser’s Back, and after a reload [AHD-016, PLT-039]', async ({
    page,
  }) => {
    await openBasics(page);
    await fillIn(page, { legal_first_name: 'Marcus' });
    await button(page, 'Continue').click();
    await fillIn(page, { ssn: '219456789' });
    await button(page, 'Continue').click();
    await page.getByText('Fill this in.').last().waitFor();
    await page.locator('.languages summary').click();
    await page.getByRole('link', { name: 'Français' }).click();
    await heading(page, 'Date de naissance et numéro de sécurité sociale').waitFor();
    // What is wrong is said in the new language too.
    await page.getByText('Remplissez ce champ.').last().waitFor();
    expect(await field(page, 'ssn').inputValue()).toBe('219-45-6789');
    await page.goBack();
    await heading(page, /nom légal/).waitFor();
    expect(await field(page, 'legal_first_name').inputValue()).toBe('Marcus');
    await page.goForward();
    expect(await field(page, 'ssn').inputValue()).toBe('219-45-6789');
    await saved(page);
    await page.reload();
    await heading(page, 'Date de naissance et numéro de sécurité sociale').waitFor();
    // The server has it, and never sends it back in full.
    expect(await field(page, 'ssn').inputValue()).toBe('•••••6789');
  });

  test('is there after a reload when only a part of an account was typed [ONB-043, AHD-016]', async ({ page }) => {
    const hire = await office.onboard([{ type: 'basic_information' }, { type: 'direct_deposit' }]);
    await enterPortal(page, office, hire);
    await button(page, /Direct deposit/).click();
    await choose(page, 'pay_method', 'direct_deposit');
    await fillIn(page, { 'accounts-0-routing_number': '021000021' });
    await page.getByText('This routing number is valid.').waitFor();
    await saved(page);
    await page.reload();
    await field(page, 'accounts-0-routing_number').waitFor();
    expect(await field(page, 'accounts-0-routing_number').inputValue()).toBe('021000021');
    expect(await field(page, 'accounts-0-account_number').inputValue()).toBe('');
    expect(await field(page, 'accounts-0-account_number_again').count()).toBe(1);
  });

  test('is merged with what another device saved, and asked about where both differ [AHD-016]', async ({ page }) => {
    const hire = await openBasics(page);
    const { action_key } = await office.action(hire.key, BASIC);
    const { version } = await hire.form(BASIC);
    const other = await hire.portal.call(saveSubmission, {
      params: { submission_key: action_key },
      body: { answers: { legal_first_name: 'Mark', legal_middle_name: 'Dee' }, draft: true, version },
    });
    expect(other.status).toBe(200);
    await fillIn(page, { legal_first_name: 'Marcus', preferred_name: 'Marc' });
    await heading(page, 'This form changed on another device').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByText('On the other device: Mark', { exact: true }).waitFor();
    await page.getByText('On this device: Marcus').click();
    await button(page, 'Keep these values').click();
    expect(await field(page, 'legal_middle_name').inputValue()).toBe('Dee');
    await until('the answers', async () => {
      const { answers } = await hire.form(BASIC);
      return (answers.legal_first_name === 'Marcus' && answers.preferred_name === 'Marc') || undefined;
    });
  });

  test('is fixed field by field when the company sends it back [ONB-046, AHD-016]', async ({ page }) => {
    const hire = await office.onboard([{ type: 'basic_information' }, { type: 'w4' }, { type: 'direct_deposit' }]);
    await hire.fillBasics();
    await hire.submit('direct_deposit_form', { pay_method: 'direct_deposit' }, { accounts: [ACCOUNT] });
    await hire.submit('w4_form', ANSWERS.w4);
    const { action_key } = await office.action(hire.key, 'w4_form');
    await office.admin.call(returnAction, {
      params: { action_key },
      body: { reason: 'You said you have two children.', fields: [{ field: 'children', reason: 'Please check' }] },
    });
    await enterPortal(page, office, hire);
    await button(page, 'Fix it now').click();
    await heading(page, 'Almost there, Marcus').waitFor();
    await page.getByText('You said you have two children.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    // Only this field can be changed.
    expect(await page.locator('main input, main select').count()).toBe(0);
    await button(page, 'One more: Children under 17').click();
    await button(page, 'Continue').click();
    await field(page, 'signature_name').fill('Marcus Bell');
    await field(page, 'agreed').check();
    await button(page, 'Sign and send').click();
    await heading(page, "You're all set, Marcus!").waitFor();
    expect((await hire.form('w4_form')).answers).toMatchObject({
      children: 2,
      filing_status: ANSWERS.w4.filing_status,
    });
  });

  test('is a photo when the form asks for one, checked before it is sent [AHD-016]', async ({ page }) => {
    // A camera that sees a sheet with fine print.
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = async () => {
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: 640, height: 480 });
        const pen = canvas.getContext('2d');
        const draw = () => {
          if (!pen) return;
          pen.fillStyle = '#999';
          pen.fillRect(0, 0, 640, 480);
          pen.fillStyle = '#fff';
          pen.fillRect(40, 125, 560, 230);
          pen.fillStyle = '#111';
          for (let x = 48; x < 590; x += 8) pen.fillRect(x, 135, 4, 210);
        };
        draw();
        setInterval(draw, 50);
        return canvas.captureStream(20);
      };
    });
    const hire = await office.onboard([{ type: 'basic_information' }, { type: 'direct_deposit' }]);
    await enterPortal(page, office, hire);
    await button(page, /Direct deposit/).click();
    await choose(page, 'pay_method', 'direct_deposit');
    await button(page, 'Take a photo').click();
    await page.getByText('Sharp. Hold still.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await button(page, 'Take the photo').click();
    await button(page, 'Use this photo').click();
    await page.getByText('Photo of a check or bank letter.jpg').waitFor();
    await until('the file', async () => {
      const { files } = await hire.form('direct_deposit_form');
      return files.some(({ field: name, sharpness }) => name === 'bank_letter' && sharpness === 100) || undefined;
    });
  });
});
