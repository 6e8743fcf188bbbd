/** Entering with a finger, on a slow line, and with fields that the server judges. */
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { Finger } from '../../testing/browser/touch.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { until } from '../../testing/until.ts';
import { awake, fillIn, Offering, SMALL_PHONE } from './offer-steps.ts';

let product: InProcessProduct;
let offering: Offering;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  offering = await Offering.begin(product);
});
afterAll(() => product.stop());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

describe('An offer', () => {
  test('keeps and saves what was typed before its script has loaded [AHD-008, AHD-010]', async ({ page }) => {
    const sent = await offering.letter();
    const gate = Promise.withResolvers<void>();
    const hold = async (route: Route) => {
      await gate.promise;
      await route.continue();
    };
    await page.route((url) => url.pathname.endsWith('.js'), hold);
    await page.goto(sent.link, { waitUntil: 'commit' });
    await page.getByLabel('Legal name').fill('Amara Ngozi Okafor');
    await fillIn(page);
    gate.resolve();
    await awake(page);
    await page.getByText('Saved. You can come back any time.').waitFor();
    expect(await page.getByLabel('Legal name').inputValue()).toBe('Amara Ngozi Okafor');
    expect((await offering.office.read(sent.token)).body.signer.values).toEqual({
      '0_size': 'M',
      '0_badge': 'Amara O.',
      '0_tips': 'AO',
      '0_car': true,
    });
  });

  test('is signed with a finger, which does not scroll the page [AHD-010]', async ({ browser }) => {
    const sent = await offering.note();
    const context = await browser.newContext({ viewport: SMALL_PHONE, hasTouch: true, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(sent.link);
    await awake(page);
    const pad = page.locator('.pad-area');
    await pad.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const before = await page.evaluate(() => scrollY);
    const finger = await Finger.on(page);
    const box = await pad.boundingBox();
    const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
    await finger.swipe({ x: x + 20, y: y + 10 }, { x: x + width / 2, y: y + height - 10 });
    await finger.swipe({ x: x + width / 2, y: y + height - 10 }, { x: x + width - 20, y: y + 10 });
    await page.getByRole('img', { name: 'Signature box, signed' }).waitFor();
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(await pad.locator('path').count()).toBe(2);
    await page.getByRole('checkbox', { name: /I agree to sign/ }).check();
    const request = page.waitForRequest((each) => each.url().endsWith('/sign'));
    await button(page, 'Sign and accept').click();
    const { strokes } = (await request).postDataJSON() as { strokes: [number, number][][] };
    // From the upper left to the lower middle of a box of 1000 × 333, whatever the size of the phone.
    const [first = []] = strokes;
    expect(first.at(-1)?.[0]).toBeGreaterThan(480);
    expect(first.at(-1)?.[0]).toBeLessThan(520);
    expect(first.at(-1)?.[1]).toBeGreaterThan(280);
    await page.getByRole('heading', { level: 1, name: "It's official, Amara!" }).waitFor();
    await context.close();
  });

  test('asks for a consent to each of its documents [AHD-010]', async ({ page }) => {
    const sent = await offering.both();
    await page.goto(sent.link);
    await awake(page);
    await fillIn(page);
    await button(page, /Next/).click();
    await page.getByText('1 of 2').waitFor();
    await page.getByRole('radio', { name: 'Type' }).check();
    await page.getByRole('checkbox', { name: /“Kitchen offer letter”/ }).check();
    await button(page, 'Sign and accept').click();
    await page.getByText('Check this to sign electronically').first().waitFor();
    await page.getByRole('checkbox', { name: /“Kitchen note”/ }).check();
    await page.locator('details.paper').last().locator('summary').click();
    await until('both documents read', async () => (await page.locator('.read-mark').count()) === 2);
    await button(page, 'Sign and accept').click();
    await page.getByRole('heading', { level: 1, name: 'You signed, Amara' }).waitFor();
  });
});
