/** Staff give an applicant more time for a quiz. */
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { DEMO_PASSWORD } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { signIn } from '../../testing/product/sign-in.ts';
import { violationsOf } from '../accessibility.ts';
import { Hiring, SMALL_PHONE } from './careers-steps.ts';

let product: InProcessProduct;
let hiring: Hiring;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  hiring = await Hiring.begin(product);
});
afterAll(() => product.stop());

const newestApplicant = async (): Promise<number> => {
  const { rows } = await product.app.ownerPool.query('select max(id)::int as id from applications');
  return rows[0].id;
};

describe('More time for a quiz', () => {
  test('is given on the profile, and the applicant has it at the next load [CAR-016]', async ({
    page,
    context,
    browser,
  }) => {
    const link = await hiring.quizLink();
    const applicant = await newestApplicant();
    const other = await browser.newContext({ viewport: SMALL_PHONE, reducedMotion: 'reduce' });
    const phone = await other.newPage();
    await phone.goto(link);
    await phone.getByRole('button', { name: 'Start quiz' }).click();
    await phone.getByText('of 10 minutes').waitFor();

    await signIn(context, product.url, { email: 'super.admin@larkfield.test', password: DEMO_PASSWORD });
    await page.goto(`${product.url}/#/applicant/${applicant}`);
    const card = page.getByRole('region', { name: 'Timed quiz' });
    await card.getByText('10 minutes').waitFor();
    await card.getByRole('button', { name: 'Give more time' }).click();
    const dialog = page.getByRole('dialog', { name: 'Give more time' });
    await dialog.getByRole('radio', { name: 'Twice the time' }).check();
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Give time' }).click();
    await card.getByText('20 minutes').waitFor();
    await page.getByText('More time for the quiz').first().waitFor();

    // Saving an answer brings the new limit to the open page too.
    await phone.getByRole('radio', { name: 'On the bottom shelf' }).check();
    await phone.getByText('of 20 minutes').waitFor();
    await phone.reload();
    await phone
      .getByRole('timer')
      .getByText(/^(20:00|19:\d\d) left$/)
      .waitFor();
    await other.close();
  });
});
