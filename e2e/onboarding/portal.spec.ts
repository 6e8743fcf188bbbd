/** The onboarding portal on a phone: all forms, in Spanish, from the code to the last page. */
import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { OnboardingOffice } from '../../testing/people/onboarding-office.ts';
import { until } from '../../testing/until.ts';
import { scrollsSideways, violationsOf } from '../accessibility.ts';
import {
  awaitCode,
  button,
  CODE,
  choose,
  enterPortal,
  field,
  fillIn,
  heading,
  linkOf,
  PHONE,
  SMALLEST_PHONE,
} from './portal-steps.ts';
import { fillBasics, next, signAndSend } from './spanish-forms.ts';

test.override('allowedConsoleErrors', [/status of (401|409|410|422)/]);

let office: OnboardingOffice;
beforeAll(async () => {
  office = await OnboardingOffice.open();
});
afterAll(() => office.product.stop());

describe('The onboarding portal', () => {
  test('takes a new employee through all forms in Spanish on a phone [ONB-040..044, ONB-048, AHD-016, PLT-039]', async ({
    page,
  }) => {
    const hire = await office.onboard([
      { type: 'basic_information' },
      { type: 'w4' },
      { type: 'us_state_tax' },
      { type: 'direct_deposit' },
      { type: 'i9' },
      { type: 'wotc', config: { wotc_company: 'Credit Partners' } },
      { type: 'collect_info', questions: [{ question_type: 'yes_no', title: 'Do you own black shoes?' }] },
    ]);
    // As processes made in English name it.
    await office.rows(
      `update employee_onboarding_actions set name = 'Answer questions' where action_type = 'employee_fill_form'`,
    );
    await enterPortal(page, office, hire, 'es');
    await page.getByText('0 de 7 listas').waitFor();
    await page.getByText('Responder preguntas').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await button(page, 'Empezar').click();
    await fillBasics(page);

    await button(page, 'Empezar').click();
    // What is known is shown instead of asked.
    await page.getByText('88 Candler Park Dr, Atlanta, GA 30307').waitFor();
    await choose(page, 'filing_status', 'head_of_household');
    await next(page);
    await page.getByText('Márcalo para continuar.').last().waitFor();
    await field(page, 'head_of_household_confirmed').check();
    await next(page);
    await next(page);
    await button(page, 'Uno más: Hijos menores de 17 años').click();
    await button(page, 'Uno más: Hijos menores de 17 años').click();
    await page.getByText('$4,400').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await next(page);
    await next(page);
    await signAndSend(page);

    await button(page, 'Empezar').click();
    await heading(page, 'Tu impuesto estatal').waitFor();
    await choose(page, 'filing_status', 'single');
    await next(page);
    await next(page);
    await signAndSend(page);

    await button(page, 'Empezar').click();
    await choose(page, 'pay_method', 'direct_deposit');
    await fillIn(page, { 'accounts-0-routing_number': '021000022', 'accounts-0-account_number': '880012346620' });
    await page.getByText('Este número de ruta no es válido').waitFor();
    await fillIn(page, { 'accounts-0-routing_number': '021000021', 'accounts-0-account_number_again': '880012346602' });
    await page.getByText('Este número de ruta es válido.').waitFor();
    await next(page);
    await page.getByText('Los dos números no son iguales').first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await fillIn(page, { 'accounts-0-account_number_again': '880012346620' });
    await page.locator('.problem').waitFor({ state: 'detached' });
    await next(page);
    await signAndSend(page);

    await button(page, 'Empezar').click();
    await heading(page, '¿Eres tú?').waitFor();
    expect(await field(page, 'first_name').inputValue()).toBe('Marcus');
    expect(await field(page, 'ssn').inputValue()).toBe('•••••6789');
    await next(page);
    await next(page);
    await choose(page, 'work_status', 'lawful_permanent_resident');
    await fillIn(page, { alien_number: 'A208417912' });
    await next(page);
    await next(page);
    // Photos of papers are welcome, but nobody has to send them.
    await heading(page, 'Fotos de tus documentos, si quieres').waitFor();
    await next(page);
    await signAndSend(page);

    await button(page, 'Empezar').click();
    await choose(page, 'participates', 'declined');
    await button(page, 'Enviar').click();
    await page.getByText('Enviado. Gracias.').waitFor();

    await button(page, 'Empezar').click();
    await page.getByText('Do you own black shoes?').waitFor();
    await page.locator('input[value="yes"]').check();
    await button(page, 'Enviar').click();
    await heading(page, '¡Todo listo, Marcus!').waitFor();
    await page.getByText('Trae estos documentos').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const record = await office.employees.browse(hire.employeeId);
    expect(record.employee_information).toMatchObject({
      basic_information: { legal_first_name: 'Marcus', ssn: '*****6789' },
      address: { city: 'Atlanta', state: 'GA' },
    });
    expect((await hire.tasks()).language).toBe('es');
  });

  test('accepts no code after five wrong ones, and opens with a new one [ONB-040]', async ({ page }) => {
    const hire = await office.onboard([{ type: 'basic_information' }]);
    await page.setViewportSize(PHONE);
    await page.goto(await linkOf(office, hire));
    await awaitCode(page, office, hire);
    expect(await violationsOf(page)).toEqual([]);
    for (const left of [4, 3, 2, 1]) {
      await field(page, 'code').fill('000000');
      await page.getByText(`That is not the code. ${left} tr`).waitFor();
    }
    await field(page, 'code').fill('000000');
    await page.getByText('This code no longer works after 5 wrong tries').waitFor();
    expect(await field(page, 'code').isDisabled()).toBe(true);
    // The right code is of no use either.
    const { process_key, token } = await office.link(hire.key);
    const late = await fetch(`${office.product.url}/v1/onboarding/employee/sessions`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ process_key, token, code: CODE }),
    });
    expect(late.status).toBe(422);
    await button(page, 'Send it by email instead').click();
    await page.getByText('Enter the code we emailed you').waitFor();
    await awaitCode(page, office, hire);
    // As it is pasted from a message.
    await field(page, 'code').fill('Your code is 407 293.');
    await page.getByText('0 of 1 done').waitFor();
    await page.reload();
    await page.getByText('0 of 1 done').waitFor();
  });

  test('reveals nothing behind a wrong link, and ends calmly when the onboarding was stopped [ONB-035, ONB-040]', async ({
    page,
  }) => {
    const hire = await office.onboard([{ type: 'basic_information' }], { name: 'Philippa Zimmer' });
    const link = await linkOf(office, hire);
    const right = await fetch(link);
    const wrong = await fetch(link.replace(/token=.*/, 'token=guess'));
    const other = await fetch(link.replace(/portal\/\w+/, 'portal/AAAAAAAAAAAA'));
    expect([right.status, wrong.status, other.status]).toEqual([200, 410, 410]);
    expect(right.headers.get('permissions-policy')).toContain('camera=(self)');
    expect(right.headers.get('referrer-policy')).toBe('no-referrer');
    for (const answer of [wrong, other]) expect(await answer.text()).not.toMatch(/Philippa|Cluckwell/);
    await enterPortal(page, office, hire);
    await office.rows(
      'update employee_onboarding_processes set ended_at = now(), ended_as = $2 where digest_key = $1',
      [hire.key, 'stopped'],
    );
    await button(page, 'Start').click();
    await page.locator('#field-code, h1:has-text("This link no longer works")').first().waitFor();
    await heading(page, 'This link no longer works').waitFor();
  });

  test('fits the smallest phone in every language, and loads at most 70 kB at first [ONB-040, PLT-039]', async ({
    page,
  }) => {
    const hire = await office.onboard([{ type: 'basic_information' }, { type: 'direct_deposit' }]);
    const loaded: Response[] = [];
    page.on('response', (response) => {
      if (['script', 'stylesheet'].includes(response.request().resourceType())) loaded.push(response);
    });
    await enterPortal(page, office, hire);
    const files = new Map(loaded.map((response) => [response.url(), response]));
    const bodies = await Promise.all([...files.values()].map((response) => response.body()));
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(70_000);
    await page.setViewportSize(SMALLEST_PHONE);
    const link = await linkOf(office, hire);
    for (const language of ['en', 'fr', 'es', 'zh']) {
      await page.goto(`${link}&lang=${language}`);
      await page.locator('.tab-bar').waitFor();
      expect(await scrollsSideways(page), language).toBe(false);
      await page.locator('.next-task .button').click();
      await field(page, 'legal_first_name').waitFor();
      expect(await scrollsSideways(page), language).toBe(false);
    }
    await page.goBack();
    await page.locator('.rows button.row').first().click();
    await choose(page, 'pay_method', 'direct_deposit');
    await page.locator('.check-picture').waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await until('the language', async () => (await hire.tasks()).language === 'zh' || undefined);
  });
});
