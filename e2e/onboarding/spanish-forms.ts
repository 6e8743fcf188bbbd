/** Filling in forms of the onboarding portal in Spanish. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { button, field, fillIn, heading } from './portal-steps.ts';

export const next = (page: Page) => button(page, /^Continuar$/).click();

export async function signAndSend(page: Page): Promise<void> {
  await heading(page, 'Lee y firma').waitFor();
  expect(await field(page, 'agreed').isChecked()).toBe(false);
  await field(page, 'signature_name').fill('Marcus Bell');
  await field(page, 'agreed').check();
  await button(page, 'Firmar y enviar').click();
  await page.locator('.tab-bar').waitFor();
}

export async function fillBasics(page: Page): Promise<void> {
  await heading(page, '¿Cuál es tu nombre legal?').waitFor();
  await fillIn(page, { legal_first_name: 'Marcus', legal_last_name: 'Bell' });
  await next(page);
  await fillIn(page, { date_of_birth: '2004-05-14', ssn: '219456789' });
  await next(page);
  await fillIn(page, { address_line_1: '88 Candler Park Dr', city: 'Atlanta', postal_code: '30307' });
  await field(page, 'state').selectOption('GA');
  await next(page);
  await fillIn(page, { phone: '4045550142' });
  await next(page);
  await fillIn(page, { emergency_name: 'Rosa Bell', emergency_phone: '4045550143' });
  await button(page, 'Enviar').click();
  await page.getByText('Enviado. Gracias.').waitFor();
}
