/** The sign-up page behind a referral link, and what support sees of it. */
import { listReferrals } from '@onward/contract/company/referrals';
import { createSupportedCompany } from '@onward/contract/staff/new-company';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { ApiCaller } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { expectAccessibleInLightAndDark } from '../accessibility.ts';
import { enter } from '../shell/steps.ts';

let product: InProcessProduct;
let owner: ApiCaller;
beforeAll(async () => {
  product = await startInProcess();
  owner = await new ApiCaller(product.url).signIn('owner@harborpine.test');
});
afterAll(() => product.stop());

describe('Signing up', () => {
  test('through a referral link asks for the company, and support pays the reward and erases the request [CMP-053, CMP-063]', async ({
    page,
  }) => {
    const { body } = await owner.call<{ referral_url: string }>(listReferrals);
    await page.goto(body.referral_url);
    await page.getByRole('button', { name: 'Request access' }).click();
    await page.getByText('Please fill in this field').first().waitFor();
    await expectAccessibleInLightAndDark(page);
    await page.getByLabel('Your name').fill('Bo Bright');
    await page.getByLabel('Work email').fill('bo@bagels.test');
    await page.getByLabel('Company').fill('Bo’s Bagels');
    await page.getByRole('button', { name: 'Request access' }).click();
    await page.getByRole('status').getByText('Thanks, we have your request.').waitFor();
    const { rows } = await product.app.ownerPool.query('select count(*)::int as visits from sign_up_visits');
    expect(rows[0].visits).toBe(1);

    await enter(page.context(), product.url, 'support@onward.test');
    await page.goto(`${product.url}/#/support/companies`);
    const asked = page.getByRole('region', { name: 'Sign-up requests' });
    await asked.getByText('Bo’s Bagels').waitFor();
    await asked.getByText('Referred').waitFor();
    await expectAccessibleInLightAndDark(page);

    await createBagels();
    await page.reload();
    await asked.getByText('Company created').waitFor();
    const referrals = page.getByRole('region', { name: 'Referrals' });
    await referrals.getByRole('button', { name: 'Reward for Bo’s Bagels paid' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reward paid' }).click();
    await referrals.getByText('Rewarded').waitFor();
    await asked.getByRole('button', { name: 'Erase the request of Bo’s Bagels' }).click();
    await page.getByRole('dialog').getByText('bo@bagels.test', { exact: false }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Erase request' }).click();
    await asked.getByText('No sign-up requests yet').waitFor();
  });
});

async function createBagels(): Promise<void> {
  const support = await new ApiCaller(product.url).signIn('support@onward.test');
  const { status } = await support.call(createSupportedCompany, {
    body: {
      company: { name: 'Bo’s Bagels', time_zone: 'America/New_York', language: 'en' },
      location: {
        name: 'Athens',
        address_line_1: '1 College Ave',
        city: 'Athens',
        state: 'GA',
        postal_code: '30601',
      },
      admin: { name: 'Bo Bright', email: 'bo@bagels.test' },
    },
  });
  expect(status).toBe(201);
}
