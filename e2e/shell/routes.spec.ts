/** Every URL of the app opens from a cold load, and old ones redirect to the new. */
import { listPermittedBrands } from '@onward/contract/company/brands';
import { addEmployee } from '@onward/contract/employees/employees';
import { listHiringProcessTemplates } from '@onward/contract/hiring-processes/hiring-processes';
import { listPositionTemplates } from '@onward/contract/positions/position-templates';
import { listMyPositions } from '@onward/contract/positions/positions';
import { listStaff } from '@onward/contract/staff/staff';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../../testing/browser/browser-page.ts';
import { Employer } from '../../testing/people/employer.ts';
import { ApiCaller } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { NARROWEST, scrollsSideways } from '../accessibility.ts';
import { at, enter, FAILED_CALLS, PASSWORD, routeOf, seeHeading, seeHome, seeRoute } from './steps.ts';

// Made-up tokens in public URLs are rejected, which is part of these journeys.
test.override('allowedConsoleErrors', [FAILED_CALLS]);

let product: InProcessProduct;
let brand: string;
let staffId: number;
let posting: string;
let templateId: number;
let processId: number;
let employeeId: number;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  const admin = await new ApiCaller(product.url).signIn(at('super.admin'));
  const { body: brands } = await admin.call<{ brands: { nickname: string }[] }>(listPermittedBrands);
  const { body: staff } = await admin.call<{ company_staffs: { id: number; email: string }[] }>(listStaff, {
    query: { per_page: 100 },
  });
  const { body: postings } = await admin.call<{ positions: { digest_key: string }[] }>(listMyPositions);
  const { body: templates } = await admin.call<{ position_templates: { id: number }[] }>(listPositionTemplates);
  const { body: processes } = await admin.call<{ hiring_process_templates: { id: number }[] }>(
    listHiringProcessTemplates,
  );
  const { body: added } = await admin.call<{ employee: { id: number } }>(addEmployee, {
    body: {
      employee: { name: 'Ada Quist', hired_date: '2026-11-02', location_id: await new Employer(admin).locationId() },
    },
  });
  employeeId = added.employee.id;
  processId = processes.hiring_process_templates[0]?.id ?? 0;
  posting = postings.positions[0]?.digest_key ?? '';
  templateId = templates.position_templates[0]?.id ?? 0;
  brand = brands.brands[0]?.nickname ?? '';
  staffId = staff.company_staffs.find(({ email }) => email === at('manager'))?.id ?? 0;
});
afterAll(() => product.stop());

/** A finished screen has a heading; a loader, a blank page and the not-found page don't count. */
async function seeFinishedScreen(page: Page): Promise<string> {
  const title = page.locator('main h1, main h2, [role="main"] h1').first();
  await title.waitFor();
  await page.getByRole('status', { name: 'Loading' }).first().waitFor({ state: 'detached' });
  const text = (await title.textContent()) ?? '';
  expect(text.trim()).not.toBe('');
  expect(text).not.toBe('Page not found');
  return text;
}

const SIGNED_IN = [
  '/dashboard',
  '/dashboard/{brand}',
  '/new-home',
  '/job-posting-templates',
  '/job-posting-template/{template}',
  '/job-postings',
  '/job-postings/{posting}',
  '/create-hiring-process-template/stages',
  '/edit-hiring-process-template/{process}/stages',
  '/applicants/decatur/cook/k3Yx9a2b',
  '/applicants/cluckwell/all/all',
  '/applicants',
  '/applicants/all-applicants',
  '/applicants/inactive-applicants',
  '/applicant/7',
  '/messages',
  '/my-profile',
  '/account',
  '/account/password',
  '/account/{staff}',
  '/company',
  '/company/dashboard',
  '/referral',
  '/support',
  '/payroll-paywall',
  '/hiring-paywall',
  '/analytics',
  '/integration/checkr',
  '/integration/adp',
  '/integration/paychex?tab=settings',
  '/schedule',
  '/schedule/availability',
  '/onboarding',
  '/onboarding/progress',
  '/onboarding/view?process=k3Yx9a2b',
  '/admin/onboarding',
  '/admin/onboarding/processes',
  '/onboarding-tasks/k3Yx9a2b',
  '/start-onboarding',
  '/change-onboarding-process',
  '/adp/callback',
  '/sourcing-tools',
  '/reports?action=downloadReport&reportId=4',
  '/employee-records/list',
  '/employee-records/profile/{employee}?include=open_issues',
  '/error',
];

const PUBLIC = [
  '/login',
  '/forgot-password',
  '/set-password/some-token',
  '/reset-password/some-token',
  '/job-target-callback',
];

/** Reloading the app for each URL would prove nothing more, because startup is the same. */
async function visit(page: Page, path: string): Promise<void> {
  const route = path
    .replace('{brand}', brand)
    .replace('{staff}', String(staffId))
    .replace('{posting}', posting)
    .replace('{template}', String(templateId))
    .replace('{process}', String(processId))
    .replace('{employee}', String(employeeId));
  await page.goto(`${product.url}/#${route}`);
  await seeRoute(page, route);
  await seeFinishedScreen(page);
  expect(await scrollsSideways(page), route).toBe(false);
}

describe('Signed out', () => {
  test('every public URL opens, an unknown one says so, and the others lead through sign-in [PLT-031, PLT-034, PLT-038]', async ({
    page,
  }) => {
    for (const path of PUBLIC) {
      await page.goto(`${product.url}/#${path}`);
      await page.getByRole('heading').first().waitFor();
      expect(routeOf(page)).toBe(path);
    }
    await page.goto(`${product.url}/#/no/such/page`);
    await seeHeading(page, 'Page not found');
    await page.getByRole('link', { name: 'Go home' }).click();
    await page.getByLabel('Work email').waitFor();

    await page.goto(`${product.url}/#/redirect?to=%2Fmessages`);
    await seeRoute(page, '/login?to=%2Fmessages');
    await page.goto(`${product.url}/#/company?currentPanel=departments`);
    await page.getByLabel('Work email').fill(at('general.manager'));
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await seeHeading(page, 'Company');
    expect(routeOf(page)).toBe('/company?currentPanel=departments');
  });
});

describe('Every address', () => {
  const parts = ['first', 'second', 'last'].map((part, nth) => ({
    part,
    paths: SIGNED_IN.filter((_, index) => index % 3 === nth),
  }));

  test.for(parts)(
    'of the $part third opens, and fits the narrowest phone [PLT-002, PLT-032, PLT-035, PLT-037, PLT-057]',
    async ({ paths }, { page, context }) => {
      await enter(context, product.url);
      await page.setViewportSize(NARROWEST);
      for (const path of paths) await visit(page, path);
    },
  );
});

describe('URLs that redirect', () => {
  test.for([
    ['/positions?location_id=3', '/job-postings?location_id=3'],
    ['/onboarding/processes?tab=2', '/admin/onboarding/processes?tab=2'],
    ['/employee-onboarding?x=1', '/onboarding?x=1'],
    ['/employee-onboarding/progress?x=1', '/onboarding/progress?x=1'],
    ['/adp/redirect', '/company?currentPanel=integrations'],
    ['/login', '/new-home'],
    ['/success-login', '/new-home'],
    ['/redirect', '/new-home'],
    ['/user-onboarding', '/new-home'],
  ] as const)('%s is %s, with its query [PLT-033]', async ([from, to], { page, context }) => {
    await enter(context, product.url);
    await page.goto(`${product.url}/#${from}`);
    await seeRoute(page, to);
    await seeFinishedScreen(page);
  });

  test('a link of the company page opens its panel, an unknown one the first [PLT-036]', async ({ page, context }) => {
    await enter(context, product.url);
    const panel = page.getByRole('navigation', { name: 'Company sections' }).locator('[aria-current="page"]');
    await page.goto(`${product.url}/#/company?currentPanel=integrations&create_position_modal_visible=true`);
    await panel.waitFor();
    expect(await panel.textContent()).toBe('Integrations');
    await page.goto(`${product.url}/#/company?currentPanel=nonsense`);
    await panel.filter({ hasText: 'Profile' }).waitFor();
  });
});

describe('An unknown path', () => {
  test('says so with the navigation to people signed in [PLT-034]', async ({ page, context }) => {
    await enter(context, product.url);
    await page.goto(`${product.url}/#/no/such/page`);
    await seeHeading(page, 'Page not found');
    expect(await page.getByRole('navigation', { name: 'Main navigation' }).count()).toBe(1);
    await page.getByRole('link', { name: 'Go home' }).click();
    await seeHome(page);
  });
});

describe('Other addresses', () => {
  test('linking with ADP leaves for ADP [PLT-032, PLT-037]', async ({ page, context }) => {
    await enter(context, product.url);
    const outside = page.waitForRequest((request) => request.url().startsWith(product.outside.url));
    await page.goto(`${product.url}/#/sso/adp`);
    expect((await outside).isNavigationRequest()).toBe(true);
  });

  test('the choice of company opens for people with several [PLT-031]', async ({ page, context }) => {
    await enter(context, product.url, at('two.companies'));
    await page.goto(`${product.url}/#/select-company`);
    await seeHeading(page, 'Choose a company');
  });
});
