/** An offer on a phone: fill in, read, sign or decline, and everything that can happen meanwhile. */
import { gzipSync } from 'node:zlib';
import { voidApplicationOffer } from '@onward/contract/offers/application-offers';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { Locator, Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { until } from '../../testing/until.ts';
import { scrollsSideways, violationsOf } from '../accessibility.ts';
import { awake, draw, fillIn, Offering, SMALL_PHONE, SMALLEST_PHONE, signTyped } from './offer-steps.ts';

test.override('allowedConsoleErrors', [/status of (409|410|422|400)/, /ERR_INTERNET_DISCONNECTED/]);

let product: InProcessProduct;
let offering: Offering;
let secondsLater = 0;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true, clock: () => addSeconds(new Date(), secondsLater) });
  offering = await Offering.begin(product);
});
afterAll(() => product.stop());

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const saved = (page: Page) => page.getByRole('status').filter({ hasText: 'Saved. You can come back any time.' });
const isFocused = (place: Locator) => place.evaluate((element) => element === document.activeElement);
const offerOf = async (id: number) => (await offering.office.offers(id))[0];

async function open(page: Page, link: string): Promise<void> {
  await page.setViewportSize(SMALL_PHONE);
  await page.goto(link);
  await awake(page);
}

describe('Signing an offer on a phone', () => {
  test('is begun on one device and finished on another, then the company signs and the copy is sealed [CAR-018, OFR-010, OFR-012, AHD-010]', async ({
    page,
    browser,
  }) => {
    const sent = await offering.letter({ message: 'So glad to have you.' });
    await open(page, sent.link);
    await heading(page, 'First, fill in 5 things').waitFor();
    await page.getByText('$17.50 per hour').waitFor();
    await page.getByText('7 days left').waitFor();
    await page.getByText('So glad to have you.').waitFor();
    expect(await page.getByLabel('Initials').inputValue()).toBe('AO');
    await fillIn(page);
    await saved(page).waitFor();
    expect(await violationsOf(page)).toEqual([]);

    const other = await browser.newContext({ viewport: SMALL_PHONE, reducedMotion: 'reduce' });
    const second = await other.newPage();
    await second.goto(sent.link);
    await awake(second);
    expect(await second.getByRole('radio', { name: 'M', exact: true }).isChecked()).toBe(true);
    expect(await second.getByLabel('Name on your badge').inputValue()).toBe('Amara O.');
    await button(second, /Next: read your offer/).click();
    await until('the focus on the heading', () => isFocused(heading(second, 'Read your letter, then sign')));
    await second.locator('.letter').getByText('Amara O.').waitFor();
    await second.getByText('Renee Castellano signs after you').waitFor();
    await draw(second);
    await second.getByRole('checkbox', { name: /I agree to sign this document electronically/ }).check();
    expect(await violationsOf(second)).toEqual([]);
    await button(second, 'Sign and accept').click();
    await heading(second, 'You signed, Amara').waitFor();
    await second.getByText(/Renee Castellano signs for \S.* \(Larkfield Group\)/).waitFor();
    expect(await violationsOf(second)).toEqual([]);

    // The first device still shows the form.
    await page.getByLabel('Name on your badge').fill('Too late');
    await page.getByText('This offer changed while you had the page open.').waitFor();
    await heading(page, 'You signed, Amara').waitFor();

    const offer = await offerOf(sent.id);
    expect(offer?.viewed_at).not.toBeNull();
    if (offer) await offering.office.countersign(offering.office.admin, offer);
    await offering.office.sealed(sent.id);
    await second.reload();
    await heading(second, "It's official, Amara!").waitFor();
    const address = await second.getByRole('link', { name: 'Download the sealed copy' }).getAttribute('href');
    const file = Buffer.from(await (await fetch(product.url + address)).arrayBuffer());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    await other.close();
  });

  test('works by keyboard alone, and the sealed copy appears without a reload [AHD-010, CAR-018]', async ({ page }) => {
    const sent = await offering.note();
    await open(page, sent.link);
    await heading(page, 'Welcome to the team, Amara!').waitFor();
    const tabTo = (place: Locator) =>
      until('the focus', async () => {
        if (await isFocused(place)) return true;
        await page.keyboard.press('Tab');
        return isFocused(place);
      });
    await tabTo(page.getByRole('radio', { name: 'Draw' }));
    await page.keyboard.press('ArrowRight');
    await tabTo(page.getByLabel('Type your full name to sign'));
    await page.keyboard.press('End');
    await page.keyboard.type('x');
    await tabTo(page.getByRole('checkbox', { name: /I agree to sign/ }));
    await page.keyboard.press('Space');
    await tabTo(button(page, 'Sign and accept'));
    await page.keyboard.press('Enter');
    await page.getByText('Sign with your name: Amara Okafor').first().waitFor();
    await page.getByLabel('Type your full name to sign').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await page.keyboard.type(' Jr.');
    await tabTo(button(page, 'Sign and accept'));
    await page.keyboard.press('Enter');
    const title = heading(page, "It's official, Amara!");
    await title.waitFor();
    await until('the focus on the heading', () => isFocused(title));
    await page.getByRole('link', { name: 'Download the sealed copy' }).waitFor();
    const { rows } = await product.app.ownerPool.query(
      `select s.name, s.signed_name from signers s join application_offers o on o.company_id = s.company_id
         and o.signing_request_id = s.signing_request_id where o.application_id = $1`,
      [sent.id],
    );
    expect(rows).toEqual([{ name: 'Amara Okafor', signed_name: 'Amara Okafor Jr.' }]);
  });

  test('shows what is missing at its field and moves the focus there; nothing is lost, by the phone’s Back button neither [AHD-010, CAR-008]', async ({
    page,
  }) => {
    const sent = await offering.letter();
    await open(page, sent.link);
    await page.getByLabel('Initials').fill('A');
    await button(page, /Next/).click();
    await page.getByRole('alert').getByText('3 answers to fix').waitFor();
    await page.getByRole('link', { name: 'Initials: Enter 2 or 3 letters, like AO' }).click();
    expect(await isFocused(page.getByLabel('Initials'))).toBe(true);
    expect(await page.getByLabel('Initials').getAttribute('aria-invalid')).toBe('true');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('Initials').fill('AO');
    await fillIn(page);
    await button(page, /Next/).click();
    await heading(page, 'Read your letter, then sign').waitFor();
    await page.goBack();
    await heading(page, /First, fill in/).waitFor();
    expect(await page.getByLabel('Initials').inputValue()).toBe('AO');
    await button(page, /Next/).click();
    await button(page, 'Sign and accept').click();
    await page.getByRole('alert').getByText('2 answers to fix').waitFor();
    await page.getByText('Draw your signature, or choose Type').first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await draw(page);
    await button(page, 'Clear').click();
    await page.getByRole('img', { name: 'Signature box, empty' }).waitFor();
    await page.context().setOffline(true);
    await signTyped(page);
    await page.getByText('Nothing you entered is lost').waitFor();
    await page.context().setOffline(false);
    await button(page, 'Sign and accept').click();
    await heading(page, 'You signed, Amara').waitFor();
  });

  test('keeps entries, the drawing and the step when the language changes [PLT-039, AHD-010]', async ({ page }) => {
    const sent = await offering.letter();
    await open(page, sent.link);
    await page.getByLabel('Legal name').fill('Amara N. Okafor');
    await fillIn(page);
    await button(page, /Next/).click();
    await draw(page);
    await page.locator('.languages summary').click();
    await page.getByRole('link', { name: 'Français' }).click();
    await heading(page, 'Lisez votre lettre, puis signez').waitFor();
    await page.getByRole('img', { name: 'Zone de signature, signée' }).waitFor();
    await page.getByText('Amara N. Okafor ·').waitFor();
    expect(await page.getByRole('checkbox', { name: /accepte de signer/ }).isChecked()).toBe(false);
    await button(page, 'Retour').first().click();
    expect(await page.getByLabel('Nom officiel').inputValue()).toBe('Amara N. Okafor');
    expect(await page.getByLabel('Name on your badge').inputValue()).toBe('Amara O.');
  });

  test('shows an uploaded PDF page by page with its values and its text [AHD-010, OFR-010]', async ({ page }) => {
    const sent = await offering.pdf();
    await open(page, sent.link);
    await page.getByRole('img', { name: /Paper letter .*, page 1/ }).waitFor();
    const first = page.getByRole('region', { name: 'Page 1 of 2' });
    await until('the text of the page', async () =>
      (await first.textContent())?.includes('Welcome to the kitchen crew'),
    );
    expect(await first.textContent()).toContain('$17.50');
    await page.getByRole('region', { name: 'Page 2 of 2' }).scrollIntoViewIfNeeded();
    await page.getByText('Tips are shared every Friday').waitFor({ state: 'attached' });
    await page.locator('.read-mark').waitFor();
    await button(page, 'Larger').click();
    expect(await violationsOf(page)).toEqual([]);
    await draw(page);
    await page.getByRole('checkbox', { name: /I agree to sign/ }).check();
    await button(page, 'Sign and accept').click();
    await heading(page, "It's official, Amara!").waitFor();
  });
});

describe('An offer that ends otherwise', () => {
  test('is declined with a reason, after a confirmation [CAR-018, OFR-015]', async ({ page }) => {
    const sent = await offering.note();
    await open(page, sent.link);
    await button(page, 'I have a question or want to decline').click();
    await page.getByText(/Renee Castellano at \S.* \(Larkfield Group\) will get back to you/).waitFor();
    await page.getByLabel('Reason').fill('I found something closer.');
    await button(page, 'Decline offer').click();
    expect(await violationsOf(page)).toEqual([]);
    await button(page, 'Keep the offer').click();
    expect((await offerOf(sent.id))?.status).toBe('sent');
    await button(page, 'Decline offer').click();
    await button(page, 'Yes, decline').click();
    await heading(page, 'You declined this offer').waitFor();
    await page.getByText('I found something closer.').waitFor();
    expect((await offerOf(sent.id))?.status).toBe('declined');
    await page.getByRole('link', { name: /^Write to \S.* \(Larkfield Group\)$/ }).click();
    await page.waitForURL(/\/conversation\//);
  });

  test('was withdrawn while it was being signed [CAR-018, OFR-014]', async ({ page }) => {
    const sent = await offering.note();
    await open(page, sent.link);
    const offer = await offerOf(sent.id);
    await offering.office.admin.call(voidApplicationOffer, {
      params: { id: offer?.id ?? 0 },
      body: { reason: 'Wrong pay' },
    });
    await signTyped(page);
    await page.getByText('This offer changed while you had the page open.').waitFor();
    await heading(page, 'This offer was withdrawn').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  test('has expired, or its link is no longer valid [CAR-014, CAR-018]', async ({ page }) => {
    const sent = await offering.note({ expires_in_days: 1 });
    secondsLater = 3 * SECONDS.day;
    try {
      await page.goto(sent.link);
      await heading(page, 'This offer expired').waitFor();
      expect(await page.getByRole('button', { name: 'Sign and accept' }).count()).toBe(0);
    } finally {
      secondsLater = 0;
    }
    await page.goto(`${product.url}/offer/${'x'.repeat(40)}`);
    await heading(page, 'This link is no longer valid').waitFor();
  });
});

describe('The page of an offer', () => {
  test('counts as viewed only when a person opens it [CAR-018]', async ({ page }) => {
    const sent = await offering.note();
    const response = await fetch(sent.link, { headers: { accept: 'text/html' } });
    expect([response.status, (await response.text()).includes('Welcome to the team')]).toEqual([200, true]);
    expect((await offerOf(sent.id))?.viewed_at).toBeNull();
    await open(page, sent.link);
    await until('the view', async () => (await offerOf(sent.id))?.viewed_at);
  });

  test('can be read without a script [CAR-018]', async ({ browser }) => {
    const sent = await offering.letter();
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(sent.link);
    await page.getByText('$17.50 per hour').waitFor();
    const address = await page.getByRole('link', { name: 'Read your offer as a PDF' }).getAttribute('href');
    const file = await fetch(product.url + address);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    await context.close();
  });

  test('fits the smallest phone in every language, and loads less than 60 kB of scripts and styles [AHD-008, PLT-039]', async ({
    page,
  }) => {
    const sent = await offering.letter();
    const loaded: Response[] = [];
    page.on('response', (response) => {
      if (['script', 'stylesheet'].includes(response.request().resourceType())) loaded.push(response);
    });
    await page.setViewportSize(SMALLEST_PHONE);
    for (const language of ['en', 'fr', 'es', 'zh']) {
      await page.goto(`${sent.link}?lang=${language}`, { waitUntil: 'networkidle' });
      expect(await scrollsSideways(page), language).toBe(false);
    }
    const files = new Map(loaded.map((response) => [response.url(), response]));
    const bodies = await Promise.all([...files.values()].map((response) => response.body()));
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThan(60_000);
    expect(await violationsOf(page)).toEqual([]);
  });
});
