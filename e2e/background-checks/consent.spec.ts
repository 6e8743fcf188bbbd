/** A background check on a phone: the notice, the permission, and what applicants see afterwards. */
import { gzipSync } from 'node:zlib';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { Locator, Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { CheckOffice } from '../../testing/people/check-office.ts';
import { until } from '../../testing/until.ts';
import { scrollsSideways, violationsOf } from '../accessibility.ts';

test.override('allowedConsoleErrors', [/status of (400|409|410|422)/, /ERR_INTERNET_DISCONNECTED/]);

const PHONE = { width: 390, height: 844 };
const SMALLEST_PHONE = { width: 320, height: 640 };
const SSN = '132-45-6789';

/** Longer than any test, so that a report completes only when the test says so. */
const NEVER_MS = 3_600_000;

let office: CheckOffice;
let secondsLater = 0;
beforeAll(async () => {
  office = await CheckOffice.open([], { clock: () => addSeconds(new Date(), secondsLater) });
  await office.checkr.control('PUT', 'settings', { complete_after_ms: NEVER_MS });
});
afterAll(() => office.product.stop());

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const isFocused = (place: Locator) => place.evaluate((element) => element === document.activeElement);
const ssnField = (page: Page) => page.getByLabel('Social Security number');

const pageOf = (token: string): string => `${office.product.url}/background-check/${token}`;

/** A check that waits for the applicant. */
async function askAmara(): Promise<{ id: number; link: string }> {
  const { id, token } = await office.asked({ firstName: 'Amara', lastName: 'Okafor' });
  return { id, link: pageOf(token) };
}

/** The island is hydrated. */
const awake = (page: Page): Promise<void> => page.locator('form[aria-busy="false"]').first().waitFor();

async function open(page: Page, link: string, language = 'en'): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(`${link}?lang=${language}`);
  await awake(page);
}

async function toPermission(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'I have read this notice' }).check();
  await button(page, 'Continue').click();
  await heading(page, 'May we order the report?').waitFor();
}

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Birth date').fill('1999-03-22');
  await ssnField(page).fill(SSN);
  await page.getByLabel('ZIP code').fill('30030');
  await page.getByLabel('Type your full legal name to sign').fill('Amara Okafor');
}

/** Everything the browser would keep. */
const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]));

describe('Agreeing to a background check', () => {
  test('works in Spanish on a phone by keyboard alone, from the notice to what happens next [CAR-019, CHK-006, CHK-010, PLT-039]', async ({
    page,
  }) => {
    const asked = await askAmara();
    await open(page, asked.link, 'es');
    const tabTo = (place: Locator) =>
      until('the focus', async () => {
        if (await isFocused(place)) return true;
        await page.keyboard.press('Tab');
        return isFocused(place);
      });
    await heading(page, 'Aviso sobre tu reporte de antecedentes').waitFor();
    // Nothing on the notice asks for data, and nothing is checked beforehand.
    expect(await page.locator('input, select, textarea').count()).toBe(1);
    const read = page.getByRole('checkbox', { name: 'He leído este aviso' });
    expect(await read.isChecked()).toBe(false);
    await tabTo(page.locator('summary', { hasText: 'Tus derechos, en palabras sencillas' }));
    await page.keyboard.press('Enter');
    await page.getByText('por lo general en un plazo de 30 días').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const notice = await page.getByRole('link', { name: 'Guardar este aviso' }).getAttribute('href');
    const file = await fetch(office.product.url + notice);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    await tabTo(read);
    await page.keyboard.press('Space');
    await tabTo(button(page, 'Continuar'));
    await page.keyboard.press('Enter');
    await until('the focus on the heading', () => isFocused(heading(page, '¿Podemos pedir el reporte?')));
    expect(await violationsOf(page)).toEqual([]);

    await tabTo(page.getByLabel('Fecha de nacimiento'));
    await page.keyboard.type('03221999');
    const ssn = page.getByLabel('Número de Seguro Social');
    await tabTo(ssn);
    await page.keyboard.type('132456789');
    expect(await ssn.inputValue()).toBe(SSN);
    const mask = () => ssn.evaluate((input) => getComputedStyle(input).getPropertyValue('-webkit-text-security'));
    expect(await mask()).toBe('disc');
    await tabTo(button(page, 'Mostrar el número'));
    await page.keyboard.press('Enter');
    expect(await mask()).toBe('none');
    await tabTo(page.getByLabel('Código postal'));
    await page.keyboard.type('30030');
    await tabTo(page.getByRole('checkbox', { name: /copia gratis del reporte/ }));
    await page.keyboard.press('Space');
    await tabTo(page.getByLabel('Escribe tu nombre legal completo para firmar'));
    await page.keyboard.type('Amara Okafor');
    await tabTo(button(page, /^Acepto$/));
    await page.keyboard.press('Enter');

    const title = heading(page, 'Gracias, Amara');
    await title.waitFor();
    await until('the focus on the heading', () => isFocused(title));
    await page.getByText('tarda 1 día hábil').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect((await page.content()) + (await stored(page))).not.toMatch(/132-?45-?6789/);
    expect(await office.newest(asked.id)).toMatchObject({ status: 'pending' });
    await page.reload();
    await heading(page, 'Gracias, Amara').waitFor();
    const address = await page.getByRole('link', { name: 'Lo que aceptaste (PDF)' }).getAttribute('href');
    await until('the consent as a PDF', async () => {
      const consent = await fetch(office.product.url + address);
      return consent.status === 200 && consent.headers.get('content-type') === 'application/pdf';
    });
  });

  test('names each wrong answer, moves the focus to the first, and loses nothing, by the phone’s Back button neither [CAR-008, CAR-019, CHK-010]', async ({
    page,
  }) => {
    const asked = await askAmara();
    await open(page, asked.link);
    await button(page, 'Continue').click();
    await page.getByText('Check this after you have read the notice').waitFor();
    expect(await isFocused(page.getByRole('checkbox', { name: 'I have read this notice' }))).toBe(true);
    await toPermission(page);
    await page.goBack();
    await heading(page, 'Notice about your background report').waitFor();
    await page.goForward();
    await heading(page, 'May we order the report?').waitFor();
    await page.getByLabel('Birth date').fill('2020-03-22');
    await ssnField(page).fill('000-45-6789');
    await page.getByLabel('ZIP code').fill('3003');
    await page.getByLabel('Type your full legal name to sign').fill('Amara');
    await button(page, 'I agree').click();
    await page.getByRole('alert').getByText('4 answers to fix').waitFor();
    expect(await isFocused(page.getByLabel('Birth date'))).toBe(true);
    for (const [label, problem] of [
      ['Birth date', 'You must be at least 16 years old'],
      ['Social Security number', "This isn't a valid Social Security number. Check your card"],
      ['ZIP code', 'Enter a valid ZIP or postal code'],
      ['Type your full legal name to sign', 'Enter your first and last name'],
    ] as const) {
      expect(await page.getByLabel(label).getAttribute('aria-invalid'), label).toBe('true');
      await page.getByRole('link', { name: `${label}: ${problem}` }).waitFor();
    }
    expect(await violationsOf(page)).toEqual([]);
    await fillIn(page);
    await page.context().setOffline(true);
    await button(page, 'I agree').click();
    await page.getByText('Nothing you entered is lost').waitFor();
    await page.context().setOffline(false);
    expect(await ssnField(page).inputValue()).toBe(SSN);
    await button(page, 'I agree').dblclick();
    await heading(page, 'Thank you, Amara').waitFor();
    expect(await office.newest(asked.id)).toMatchObject({ status: 'pending' });
  });

  test('asks about a name with another last name, and leads to the field to correct it [CHK-010]', async ({ page }) => {
    const asked = await askAmara();
    await open(page, asked.link);
    await toPermission(page);
    await fillIn(page);
    const name = page.getByLabel('Type your full legal name to sign');
    await name.fill('Amara Smith');
    await button(page, 'I agree').click();
    const question = page.getByRole('dialog', { name: 'Is this your legal name?' });
    await question.getByText('You applied as Amara Okafor. Is Amara Smith your legal name?').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await question.getByRole('button', { name: 'Correct the name' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await isFocused(name)).toBe(true);
    await button(page, 'I agree').click();
    await question.getByRole('button', { name: 'Yes, it is' }).click();
    await heading(page, 'Thank you, Amara').waitFor();
    expect(await office.newest(asked.id)).toMatchObject({ status: 'pending' });
  });

  test('keeps what was typed when the language changes, and stores none of it [PLT-039, CHK-010]', async ({ page }) => {
    const asked = await askAmara();
    await open(page, asked.link);
    await toPermission(page);
    await fillIn(page);
    await page.locator('.languages summary').click();
    await page.getByRole('link', { name: 'Français' }).click();
    await heading(page, 'Avis sur votre rapport d’antécédents').waitFor();
    const read = page.getByRole('checkbox', { name: 'J’ai lu cet avis' });
    expect(await read.isChecked()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
    await read.check();
    await button(page, 'Continuer').click();
    expect(await page.getByLabel('Numéro de sécurité sociale').inputValue()).toBe(SSN);
    expect(await page.getByLabel('Date de naissance').inputValue()).toBe('1999-03-22');
    expect(await page.getByLabel('Saisissez votre nom légal complet').inputValue()).toBe('Amara Okafor');
    expect(await stored(page)).not.toMatch(/132-?45-?6789|1999-03-22|Okafor/);
    await page.reload();
    await awake(page);
    await heading(page, 'Avis sur votre rapport d’antécédents').waitFor();
  });

  test('can be refused, after a confirmation [CHK-006, CHK-010]', async ({ page }) => {
    const asked = await askAmara();
    await open(page, asked.link);
    await toPermission(page);
    await button(page, 'I do not agree').click();
    expect(await violationsOf(page)).toEqual([]);
    await button(page, 'Go back').click();
    expect(await office.newest(asked.id)).toMatchObject({ status: 'invitation_sent' });
    await button(page, 'I do not agree').click();
    await button(page, 'Yes, I do not agree').click();
    await heading(page, 'You did not agree').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await office.newest(asked.id)).toMatchObject({ status: 'canceled' });
    await page.reload();
    await heading(page, 'You did not agree').waitFor();
  });
});

describe('The page of a background check', () => {
  test('says that its link has expired, or is no longer valid [CAR-014, CHK-006]', async ({ page }) => {
    const asked = await askAmara();
    secondsLater = 8 * SECONDS.day;
    try {
      await page.goto(asked.link);
      await heading(page, 'This link has expired').waitFor();
      await page.getByText(/ask \S.* \(Larkfield Group\) for a new link/).waitFor();
      expect(await violationsOf(page)).toEqual([]);
    } finally {
      secondsLater = 0;
    }
    await page.goto(pageOf('x'.repeat(40)));
    await heading(page, 'This link is no longer valid').waitFor();
  });

  test('shows the first notice, and takes what is wrong in the report [CHK-006, CHK-013]', async ({ page }) => {
    const { id, token } = await office.warned();
    await open(page, pageOf(token));
    await heading(page, 'Something in your report needs your attention').waitFor();
    await page.getByText('Please tell us more.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await button(page, 'Send').click();
    await page.getByText('Say what is wrong in the report').waitFor();
    await page.getByLabel('What is wrong?').fill('That was my sister.');
    await button(page, 'Send').click();
    await heading(page, 'You said the report is wrong').waitFor();
    await page.getByText('That was my sister.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await office.newest(id)).toMatchObject({ status: 'dispute' });
  });

  test('is not indexed, fits the smallest phone in every language, and loads less than 60 kB of scripts and styles [AHD-008, CAR-023, PLT-039]', async ({
    page,
  }) => {
    const asked = await askAmara();
    const html = await fetch(asked.link, { headers: { accept: 'text/html' } });
    expect(html.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await html.text()).toContain('<meta name="robots" content="noindex">');
    const loaded: Response[] = [];
    page.on('response', (response) => {
      if (['script', 'stylesheet'].includes(response.request().resourceType())) loaded.push(response);
    });
    await page.setViewportSize(SMALLEST_PHONE);
    for (const language of ['en', 'fr', 'es', 'zh']) {
      await page.goto(`${asked.link}?lang=${language}`, { waitUntil: 'networkidle' });
      expect(await scrollsSideways(page), language).toBe(false);
    }
    const files = new Map(loaded.map((response) => [response.url(), response]));
    const bodies = await Promise.all([...files.values()].map((response) => response.body()));
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(60_000);
  });
});
