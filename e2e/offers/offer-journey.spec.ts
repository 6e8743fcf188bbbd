/** A manager offers a job to three people: one signs in Spanish on a phone, one declines, and one lets it expire. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { OfferOffice } from '../../testing/people/offer-office.ts';
import { ApiCaller, DEMO_PASSWORD } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { signIn } from '../../testing/product/sign-in.ts';
import { until } from '../../testing/until.ts';
import { violationsOf } from '../accessibility.ts';
import { awake, draw, SMALL_PHONE } from './offer-steps.ts';

const ADMIN = 'super.admin@larkfield.test';
const NAMES = ['Ana', 'Ben', 'Cara'] as const;

let product: InProcessProduct;
let office: OfferOffice;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  // An announcement in the corner would cover the buttons used here.
  await product.app.ownerPool.query('delete from pop_up_notifications');
  const stranger = new ApiCaller(product.url);
  office = new OfferOffice(product, stranger, await stranger.signIn(ADMIN));
  await office.open();
});
afterAll(() => product.stop());

const dialog = (page: Page, name: RegExp) => page.getByRole('dialog', { name });

/** In the dialog: the letter, one pay and one start date for everybody, and who signs. */
async function sendFromTheList(page: Page, letter: string): Promise<void> {
  const [{ digest_key }] = (await office.rows('select digest_key from positions where id = $1', [
    office.positionId,
  ])) as [{ digest_key: string }];
  await page.goto(`${product.url}/#/applicants/all/all/${digest_key}`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.getByRole('region', { name: 'Selected applicants' });
  await bar.getByText('3 selected').waitFor();
  const direct = bar.getByRole('button', { name: 'Send offer' });
  if (await direct.isVisible()) await direct.click();
  else {
    await bar.getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Send offer' }).click();
  }
  const sending = dialog(page, /Send offers to 3 people/);
  await sending.waitFor();
  // The letter of the stage is chosen already.
  await sending.locator(`.ant-select-selection-item[title="${letter}"]`).waitFor();
  await sending.getByRole('button', { name: 'Send 3 offers' }).click();
  await sending.getByText('3 pay amounts are missing.').waitFor();
  // The reason is also at the field that lacks it.
  const reason = sending.locator('[data-error="true"]', { hasText: 'Choose who signs for the company.' });
  await reason.waitFor();
  await sending
    .getByLabel(/^Pay of/)
    .first()
    .fill('17.50');
  await sending.getByRole('button', { name: /^Fill down: Pay/ }).click();
  await sending
    .getByLabel(/^Start date of/)
    .first()
    .fill('2030-01-07');
  await sending.getByRole('button', { name: /^Fill down: Start date/ }).click();
  // With the keyboard: Tab moves to the next field and keeps the choice.
  const signers = sending.getByLabel('Who signs for the company');
  await signers.fill('Renee Castel');
  await page.locator('.ant-select-item-option[title="Renee Castellano (you)"]').waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await sending.locator('.ant-select-selection-item[title="Renee Castellano (you)"]').waitFor();
  expect(await signers.evaluate((input) => input === document.activeElement)).toBe(false);
  await reason.waitFor({ state: 'detached' });
  await sending.getByText('$17.50 per hour').first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await sending.getByRole('button', { name: 'Send 3 offers' }).click();
  await sending.waitFor({ state: 'hidden' });
  await page.getByText('3 updated').waitFor();
}

describe('An offer to three people', () => {
  test('is signed by one in Spanish on a phone and countersigned, declined by one, and expires for one [OFR-003, OFR-004, OFR-012, OFR-013, OFR-015, CAR-018, AHD-010, AHD-015]', async ({
    page,
    context,
    browser,
  }) => {
    const ids = new Map<string, number>();
    for (const firstName of NAMES) ids.set(firstName, await office.applicant({ firstName, lastName: 'Sample' }));
    const idOf = (name: string) => ids.get(name) ?? 0;
    await office.rows(`update applications set language = 'es' where id = $1`, [idOf('Ana')]);
    const [letter] = await office.rows(
      'select t.name from document_templates t join stages s on s.id = $1 where t.id = (s.config ->> $2)::bigint',
      [office.stageId, 'offer_template_id'],
    );
    await signIn(context, product.url, { email: ADMIN, password: DEMO_PASSWORD });
    await sendFromTheList(page, String(letter?.name));
    const links = new Map<string, string>();
    for (const name of NAMES) links.set(name, `${product.url}/offer/${await office.release(idOf(name))}`);

    const phone = await browser.newContext({ viewport: SMALL_PHONE, reducedMotion: 'reduce', locale: 'es-US' });
    const small = await phone.newPage();
    await small.goto(links.get('Ana') ?? '');
    await awake(small);
    await small.getByRole('radio', { name: 'M', exact: true }).check();
    await small.getByRole('button', { name: /Siguiente/ }).click();
    await small.getByText('7 de enero de 2030').first().waitFor();
    await small.locator('input[type="radio"][value="type"]').check({ force: true });
    await small.getByRole('checkbox').last().check();
    await small.locator('button[type="submit"]').last().click();
    await until('Ana has signed', async () => (await office.offers(idOf('Ana')))[0]?.status === 'signed_by_applicant');

    await phone.clearCookies();
    await small.goto(`${links.get('Ben')}?lang=en`);
    await awake(small);
    await small.getByRole('button', { name: 'I have a question or want to decline' }).click();
    await small.getByLabel(/reason/i).fill('I found a job closer to home.');
    await small.getByRole('button', { name: 'Decline offer' }).click();
    await small.getByRole('button', { name: 'Yes, decline' }).click();
    await small.getByRole('heading', { name: 'You declined this offer' }).waitFor();
    await until('Ben has declined', async () => (await office.offers(idOf('Ben')))[0]?.status === 'declined');

    const [cara] = await office.offers(idOf('Cara'));
    await office.rows(`update application_offers set expires_at = now() - interval '1 minute' where id = $1`, [
      cara?.id,
    ]);
    await office.rows(
      `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs where key = $1`,
      [`offers:1:${cara?.id}:expire`],
    );
    await until(
      'the offer to Cara has expired',
      async () => (await office.offers(idOf('Cara')))[0]?.status === 'expired',
    );

    await page.goto(`${product.url}/#/new-home?waiting=sign_offer`);
    const task = page.getByRole('listitem').filter({ hasText: 'Ana Sample' }).filter({ hasText: 'your turn' });
    await task.getByRole('link', { name: 'Sign' }).click();
    await page.getByRole('heading', { name: 'Offer to Ana Sample' }).waitFor();
    // What Ana filled in and signed is in the letter.
    await page.getByText('Shirt size: M').waitFor();
    await page.locator('mark', { hasText: 'Ana Sample' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
    await page.getByText('Please agree before signing').waitFor();
    await page.getByRole('checkbox', { name: /I agree to sign electronically/ }).check();
    await page.getByText('Draw', { exact: true }).click();
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
    await page.getByText('Draw your signature, or choose Type').waitFor();
    await draw(page, page.getByRole('img', { name: 'Signature box, empty' }));
    await page.getByRole('button', { name: 'Sign', exact: true }).click();
    await page.getByText('You have signed the offer').waitFor();
    await page.getByRole('img', { name: 'company: Renee Castellano' }).waitFor();
    await office.sealed(idOf('Ana'));

    await page.goto(`${product.url}/#/applicant/${idOf('Ana')}?tab=offer`);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Signed PDF' }).click(),
    ]);
    await small.goto(`${product.url}/verify?lang=en`);
    await small.locator('input[type="file"]:enabled').waitFor({ state: 'attached' });
    await small.locator('input[type="file"]').setInputFiles(await file.path());
    await small.getByRole('heading', { name: 'Genuine' }).waitFor();
    await small.getByText('Renee Castellano').waitFor();
    await phone.close();
  });
});
