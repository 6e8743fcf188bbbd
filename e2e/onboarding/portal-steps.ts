/** Steps of journeys through the onboarding portal. */
import type { Page } from 'playwright-core';
import type { NewHire } from '../../testing/people/new-hire.ts';
import type { OnboardingOffice } from '../../testing/people/onboarding-office.ts';

export const PHONE = { width: 390, height: 844 };
export const SMALLEST_PHONE = { width: 320, height: 640 };

export const CODE = '407293';

export const field = (page: Page, name: string) => page.locator(`#field-${name}`);
export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

export async function linkOf(office: OnboardingOffice, hire: NewHire): Promise<string> {
  const { process_key, token } = await office.link(hire.key);
  return `${office.product.url}/onboarding-portal/${process_key}?token=${token}`;
}

/** The code was asked for by the page; the test replaces it with one it knows. */
export async function awaitCode(page: Page, office: OnboardingOffice, hire: NewHire): Promise<void> {
  await page.locator('#field-code:enabled').waitFor();
  await office.setCode(hire.key, CODE);
}

/** Opens the portal on a new device and enters the code. */
export async function enterPortal(page: Page, office: OnboardingOffice, hire: NewHire, language = 'en'): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(`${await linkOf(office, hire)}&lang=${language}`);
  await awaitCode(page, office, hire);
  await field(page, 'code').fill(CODE);
  await page.locator('.tab-bar').waitFor();
}

/** Fills in what is visible, by the key of the field. */
export async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

export async function choose(page: Page, name: string, option: string): Promise<void> {
  await page.locator(`input[name="field-${name}"][value="${option}"]`).check();
}

/** Everything the browser would keep. */
export const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
