/** Enrolling a company in E-Verify: the five steps, drafts, and the review. */
import { listEverifyCompanies } from '@onward/contract/everify/everify-companies';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { EverifyOffice } from '../../testing/people/everify-office.ts';
import type { OnboardingOffice } from '../../testing/people/onboarding-office.ts';
import { expectAccessibleInLightAndDark } from '../accessibility.ts';
import { pick } from '../employees/employees-steps.ts';
import { open, openOnboarding } from '../onboarding/onboarding-steps.ts';
import { seeRoute, seeToast } from '../shell/steps.ts';

let office: OnboardingOffice;

beforeAll(async () => {
  office = await openOnboarding();
  await (await EverifyOffice.openAt(office.employees)).clear();
});
afterAll(() => office.product.stop());

const LIST = '/company?currentPanel=everify';
const main = (page: Page) => page.locator('main');
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name }).waitFor();
const next = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();

async function fillCompany(page: Page): Promise<void> {
  await page.getByLabel('Legal company name').fill('Larkfield Group LLC');
  await page.getByLabel('Employer ID number (EIN)').fill('58-2214907');
  await pick(main(page), 'Number of employees', '100 to 499');
  await page.getByRole('textbox', { name: 'Physical address' }).fill('1180 W Peachtree St NW');
  await page.getByLabel('City').fill('Atlanta');
  await pick(main(page), 'State', 'Georgia');
  await page.getByLabel('ZIP').fill('30309');
}

/** The first step, with nothing entered. */
async function seeEmptyWizard(page: Page): Promise<void> {
  await page.goto(`${office.product.url}/#/company/everify/new`);
  await step(page, 'Company info');
  expect(await page.getByLabel('Legal company name').inputValue()).toBe('');
}

describe('Enrolling in E-Verify', () => {
  test('starts again with an empty first step after a draft is saved and after it is submitted [EVF-002, EVF-007, EVF-009, EVF-010, EVF-011]', async ({
    page,
  }) => {
    await open(page, office, '/company/everify/new');
    await fillCompany(page);
    await page.getByRole('button', { name: 'Save draft' }).click();
    await seeToast(page, 'Draft saved');
    await seeRoute(page, LIST);
    await page.getByRole('link', { name: 'Continue Larkfield Group LLC' }).waitFor();
    await seeEmptyWizard(page);

    await page.goto(`${office.product.url}/#${LIST}`);
    await page.getByRole('link', { name: 'Continue Larkfield Group LLC' }).click();
    await step(page, 'Company info');
    await next(page);
    await page.getByRole('radio', { name: 'None of these' }).check();
    await page.getByRole('radio', { name: 'Several locations' }).check();
    await page.getByRole('radio', { name: 'All new hires' }).check();
    await next(page);
    await page.getByRole('button', { name: 'Add state' }).click();
    await pick(main(page), 'State', 'Georgia');
    await next(page);
    await page.getByLabel('Full name').fill('Renee Castellano');
    await page.getByLabel('Job title').fill('HR Director');
    await page.getByRole('textbox', { name: 'Phone' }).fill('(404) 555-0177');
    await page.getByRole('textbox', { name: 'Email' }).fill('renee@larkfield.test');
    await next(page);
    await step(page, 'Preview');
    await expectAccessibleInLightAndDark(page);
    await page.getByRole('checkbox', { name: /^I may bind the company/ }).check();
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await seeToast(page, 'was submitted for review');
    await seeRoute(page, LIST);
    await page.getByText('In review').first().waitFor();
    await seeEmptyWizard(page);
    const { body } = await office.admin.call<{ formi9_compliance_companies: { status: string }[] }>(
      listEverifyCompanies,
    );
    expect(body.formi9_compliance_companies.map(({ status }) => status)).toEqual(['pending_review']);
  });
});
