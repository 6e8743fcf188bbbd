/** An application held back as spam is let in by staff. */
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { applyTo } from '../../testing/people/employer.ts';
import { ApiCaller, DEMO_PASSWORD } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { signIn } from '../../testing/product/sign-in.ts';
import { violationsOf } from '../accessibility.ts';
import { ADULT, Hiring } from './careers-steps.ts';

let product: InProcessProduct;
let hiring: Hiring;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  hiring = await Hiring.begin(product);
});
afterAll(() => product.stop());

describe('Suspected spam', () => {
  test('is listed with its answers at its job, let in and deleted there [CAR-010]', async ({ page, context }) => {
    const position = await hiring.employer.publish({ questions: [ADULT] });
    const stranger = new ApiCaller(product.url);
    const bot = { website: 'https://spam.example', answers: [{ question_id: 12, value: 'yes' }] };
    await applyTo(stranger, position, { ...bot, first_name: 'Real', last_name: 'Person' });
    await applyTo(stranger, position, { ...bot, first_name: 'Some', last_name: 'Bot' });

    await signIn(context, product.url, { email: 'super.admin@larkfield.test', password: DEMO_PASSWORD });
    await page.goto(`${product.url}/#/applicants/all/all/${position.digest_key}`);
    await page.getByRole('button', { name: '2 suspected spam' }).click();
    const dialog = page.getByRole('dialog', { name: 'Suspected spam' });
    const entry = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
    await entry('Real Person').getByText(ADULT.title).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await entry('Real Person').getByRole('button', { name: 'Let in' }).click();
    await page.getByText('Real Person is now an applicant').waitFor();
    await entry('Some Bot').getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('dialog', { name: /Delete the application/ })
      .getByRole('button', { name: 'Delete' })
      .click();
    await dialog.getByText('No suspected spam').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Real Person').first().waitFor();
    // The confirmation fades out and names the deleted application meanwhile.
    await page.getByText('Some Bot').waitFor({ state: 'hidden' });
  });
});
