/** Job postings: found by link and filter, posted to many locations, and handled one by one or together. */

import type { PositionRow } from '@onward/contract/positions/position';
import { closePosition, listMyPositions } from '@onward/contract/positions/positions';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test, test as testOnFreshPage } from '../../testing/browser/browser-page.ts';
import { phone } from '../../testing/browser/launch-browser.ts';
import type { ApiCaller } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { rememberInBrowser } from '../../testing/product/sign-in.ts';
import { until } from '../../testing/until.ts';
import { inspect, violationsOf } from '../accessibility.ts';
import { FAILED_CALLS, routeOf, seeHeading, seeRoute, seeToast, toasts } from '../shell/steps.ts';
import {
  addBoulder,
  apiOf,
  choose,
  dialog,
  find,
  open,
  row,
  seeTitles,
  shownTitles,
  table,
} from './positions-steps.ts';

test.override('allowedConsoleErrors', [FAILED_CALLS]);

let product: InProcessProduct;
let api: ApiCaller;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  api = await apiOf(product.url);
});
afterAll(() => product.stop());

describe('The list of job postings', () => {
  test('opens from a cold link with -1 for those that have no department [JOB-008, PLT-035, PLT-036]', async ({
    page,
  }) => {
    await open(page, product.url, '/positions?department_id=-1&order=title+asc');
    await seeTitles(page, ['Café Supervisor', 'Companion Caregiver']);
    expect(routeOf(page)).toMatch(/^\/job-postings\?/);
    await page.getByRole('button', { name: 'Department: Unsorted' }).waitFor();
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await row(page, 'Assistant Store Manager').first().waitFor();
  });

  test('reads every other filter of a link [JOB-008, JOB-009, PLT-036]', async ({ page }) => {
    await open(page, product.url, '/job-postings?access_with_status_code=1');
    await seeTitles(page, ['Weekend Cashier']);
    await page.getByRole('button', { name: 'Visibility: Published, unlisted' }).waitFor();

    const host = await find(api, 'Host');
    await page.goto(`${product.url}/#/job-postings?location_id=${host.location_id}&order=title+asc`);
    await seeTitles(page, ['Assistant Store Manager', 'Host']);
    await page.goto(`${product.url}/#/job-postings?location_id=${host.location_id}&order=url+desc`);
    await seeTitles(page, ['Host', 'Assistant Store Manager']);

    const cook = await find(api, 'Line Cook');
    await page.goto(`${product.url}/#/job-postings?position_template_id=${cook.position_template_id}`);
    await until('three cooks', async () => (await shownTitles(page)).join() === 'Line Cook,Line Cook,Line Cook');
  });

  test('is searched and split by status, all of it in the URL [JOB-003, PLT-057]', async ({ page }) => {
    await open(page, product.url, '/job-postings?order=title+asc');
    const tabs = page.getByRole('navigation', { name: 'Jobs by status' });
    await tabs.getByRole('link', { name: 'Draft 3' }).click();
    await seeTitles(page, ['Catering Assistant', 'Night Caregiver', 'Scheduling Coordinator']);
    await page.getByRole('searchbox').fill('care');
    await seeTitles(page, ['Night Caregiver', 'Scheduling Coordinator']);
    await tabs.getByRole('link', { name: 'Draft 2' }).waitFor();
    await page.reload();
    await seeTitles(page, ['Night Caregiver', 'Scheduling Coordinator']);
    await page.getByRole('searchbox').fill('zzz');
    await page.getByText('No matches').waitFor();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await row(page, 'Assistant Store Manager').first().waitFor();
  });

  test('drops a search typed just before leaving for a page that is still loading [PLT-036, PLT-057]', async ({
    browser,
  }) => {
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      await page.clock.install();
      let wanted = () => {};
      let arrive = () => {};
      const asked = new Promise<void>((resolve) => {
        wanted = resolve;
      });
      const arrival = new Promise<void>((resolve) => {
        arrive = resolve;
      });
      await page.route(/\/assets\/CompanyPage-/, async (route) => {
        wanted();
        await arrival;
        await route.continue();
      });
      await open(page, product.url, '/job-postings');
      await row(page, 'Prep Cook').waitFor();
      await page.getByRole('searchbox').fill('cook');
      await page.evaluate(() => {
        window.location.hash = '#/company?currentPanel=departments&query=home';
      });
      await asked;
      await page.clock.runFor(2000);
      expect(routeOf(page)).toBe('/company?currentPanel=departments&query=home');
      arrive();
      await page.getByRole('table', { name: 'Departments' }).waitFor();
      expect(await page.getByRole('searchbox').inputValue()).toBe('home');
    } finally {
      await context.close();
    }
  });

  test('saves a view with its filters and counts it [AHD-003]', async ({ page }) => {
    await open(page, product.url, '/job-postings?department_id=-1');
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByLabel('View name').fill('Homeless jobs');
    await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
    await page.getByRole('link', { name: /Homeless jobs\s*2/ }).waitFor();
    await page.goto(`${product.url}/#/job-postings`);
    await row(page, 'Prep Cook').waitFor();
    await page.getByRole('link', { name: /Homeless jobs/ }).click();
    await seeRoute(page, '/job-postings?department_id=-1');
  });

  test('updates a row in place when someone else changes the posting [JOB-007, NTF-022]', async ({ page }) => {
    await open(page, product.url, '/job-postings?query=Dishwasher');
    await row(page, 'Dishwasher').getByText('Published').waitFor();
    const { digest_key } = await find(api, 'Dishwasher');
    await api.call(closePosition, { params: { position_key: digest_key } });
    await row(page, 'Dishwasher').getByText('Closed').first().waitFor();
  });
});

describe('One posting', () => {
  test('is closed from its menu, and reopened by Undo [JOB-002, JOB-007]', async ({ page }) => {
    await open(page, product.url, '/job-postings?query=Kitchen+Lead');
    await choose(page, 'Kitchen Lead', 'Close job');
    await seeToast(page, 'Kitchen Lead closed');
    await row(page, 'Kitchen Lead').getByText('Closed').first().waitFor();
    await toasts(page).getByRole('button', { name: 'Undo' }).click();
    await row(page, 'Kitchen Lead').getByText('Published').waitFor();
  });

  test('shows the paywall when the plan allows no more published jobs [JOB-006, CMP-046]', async ({ page }) => {
    const placesLeft = (count: number | null) =>
      product.app.ownerPool.query('update companies set available_positions_count = $1 where id = 1', [count]);
    await placesLeft(0);
    try {
      await open(page, product.url, '/job-postings?query=Catering+A');
      await choose(page, 'Catering Assistant', 'Publish');
      await seeToast(page, "You've published every job your plan includes. Close one or upgrade your plan.");
      const wall = dialog(page, 'Add Hiring to your plan');
      await wall.getByRole('button', { name: 'Not now' }).click();
      await row(page, 'Catering Assistant').getByText('Draft').waitFor();
    } finally {
      await placesLeft(null);
    }
  });

  test('shows locked actions with the server’s reason, and no dialog to post jobs [AHD-005, JOB-007, JOB-010]', async ({
    page,
  }) => {
    await open(page, product.url, '/job-postings?query=Shift+Leader', 'manager@larkfield.test');
    const manager = await apiOf(product.url, 'manager@larkfield.test');
    const { digest_key } = await find(manager, 'Shift Leader');
    const refused = await manager.call<{ message: string }>(closePosition, { params: { position_key: digest_key } });
    await page.getByRole('button', { name: 'Actions for Shift Leader' }).click();
    const locked = page.getByRole('menuitem', { name: `Close job ${refused.body.message}` });
    await locked.hover();
    await locked.click({ force: true });
    expect(await locked.isVisible(), 'it can be read on').toBe(true);
    expect(await page.getByRole('menuitem').count()).toBe(5);
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await locked.waitFor({ state: 'hidden' });

    expect(await page.getByRole('button', { name: 'Post a job' }).count()).toBe(0);
    await page.goto(`${product.url}/#/company?create_position_modal_visible=true`);
    await seeHeading(page, 'Company');
    await page.getByRole('navigation', { name: 'Company sections' }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  test('is deleted after a confirmation [JOB-002, PLT-057]', async ({ page }) => {
    await open(page, product.url, '/job-postings?query=Catering+A');
    await choose(page, 'Catering Assistant', 'Delete');
    await dialog(page, 'Delete Catering Assistant?').getByRole('button', { name: 'Delete job' }).click();
    await seeToast(page, 'Catering Assistant deleted');
    await page.getByText('No matches').waitFor();
  });
});

describe('Several postings', () => {
  test('are closed together, with the reason for the one that cannot be [JOB-005]', async ({ page }) => {
    await open(page, product.url, '/job-postings?query=Caregiver&order=title+asc');
    await seeTitles(page, ['Caregiver (CNA)', 'Companion Caregiver', 'Night Caregiver']);
    await page.getByRole('checkbox', { name: 'Select Caregiver (CNA)' }).check();
    await page.getByRole('checkbox', { name: 'Select Night Caregiver' }).click({ modifiers: ['Shift'] });
    const bar = page.getByRole('region', { name: 'Selected jobs' });
    await bar.getByText('3 selected').waitFor();
    await page.getByRole('checkbox', { name: 'Select Companion Caregiver' }).uncheck();
    await bar.getByText('2 selected').waitFor();
    await bar.getByRole('button', { name: 'Close jobs', exact: true }).click();
    const results = dialog(page, '1 of 2 done');
    await results.getByText('Only published jobs can be closed').waitFor();
    await results.getByRole('button', { name: 'OK' }).click();
    await row(page, 'Caregiver (CNA)').getByText('Closed').first().waitFor();
    await bar.waitFor({ state: 'detached' });
  });

  test('show actions that fit none of them as locked, with the reason [JOB-005, AHD-005]', async ({ page }) => {
    await open(page, product.url, '/job-postings?status=published&query=Barista');
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    const publish = page.getByRole('region', { name: 'Selected jobs' }).getByRole('button', { name: 'Publish' });
    expect(await publish.getAttribute('aria-disabled')).toBe('true');
    await publish.focus();
    await page.getByText('Only pending and closed jobs can be published').waitFor();
    await page.keyboard.press('Escape');
  });

  test('get another hiring process, and Esc clears the selection [JOB-005]', async ({ page }) => {
    await open(page, product.url, '/job-postings?query=Barista&order=title+asc');
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    const bar = page.getByRole('region', { name: 'Selected jobs' });
    await bar.getByText('2 selected').waitFor();
    await page.keyboard.press('Escape');
    await bar.waitFor({ state: 'detached' });
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await bar.getByRole('button', { name: 'Change hiring process' }).click();
    await page.getByRole('dialog').getByRole('combobox', { name: 'Hiring process' }).click();
    await page.locator('.ant-select-dropdown:visible').getByTitle('Kitchen crew').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Change hiring process' }).click();
    await seeToast(page, 'Hiring process changed for 2 jobs');
  });
});

describe('Posting a job', () => {
  test('creates one posting for each of twelve locations and publishes them right there [JOB-005, JOB-007, JOB-010]', async ({
    page,
  }) => {
    await addBoulder(api);
    await open(page, product.url, '/job-postings');
    await page.getByRole('button', { name: 'Post a job' }).click();
    const form = dialog(page, 'Post a job');
    const first = form.getByRole('combobox', { name: 'Template' });
    await until('the focus in the first field', () => first.evaluate((field) => field === document.activeElement));
    await form.getByRole('button', { name: 'Create job' }).click();
    await form.getByText('Enter a job title').waitFor();
    await form.getByText('Choose at least one location').waitFor();
    await form.getByRole('textbox', { name: /Job title/ }).fill('Greeter');
    await form.getByRole('button', { name: 'Add all 12' }).click();
    await form.getByRole('button', { name: 'Create 12 jobs' }).click();
    const results = dialog(page, '12 of 12 jobs created');
    await results.getByText('Boulder, CO').waitFor();
    expect(await results.getByRole('link', { name: 'Share' }).count()).toBe(12);
    expect(await results.getByText('Draft', { exact: true }).count()).toBe(12);
    // Boulder asks for a pay range first, so its job stays a draft.
    await results.getByRole('button', { name: 'Publish 12 jobs' }).click();
    await results
      .getByText(/^Published/)
      .nth(10)
      .waitFor();
    expect(await results.getByText('Draft', { exact: true }).count()).toBe(1);
    expect(await results.getByRole('link', { name: 'Share' }).count()).toBe(12);
    await results.getByRole('button', { name: 'OK' }).click();
    const { body } = await api.call<{ positions: PositionRow[] }>(listMyPositions, {
      query: { query: 'Greeter', per_page: 50 },
    });
    expect(body.positions.filter(({ status }) => status === 'published')).toHaveLength(11);
    expect(body.positions.filter(({ status }) => status === 'pending')).toHaveLength(1);
  });

  test('shows what was created when the connection breaks midway [JOB-005, PLT-019]', async ({ page }) => {
    await open(page, product.url, '/job-postings');
    let calls = 0;
    await page.route('**/v1/positions/bulk_create', (route) => (++calls === 2 ? route.abort() : route.continue()));
    await page.getByRole('button', { name: 'Post a job' }).click();
    const form = dialog(page, 'Post a job');
    await form.getByRole('textbox', { name: /Job title/ }).fill('Door Greeter');
    await form.getByRole('button', { name: 'Add all 12' }).click();
    await form.getByRole('button', { name: 'Create 12 jobs' }).click();
    const results = dialog(page, '10 of 12 jobs created');
    await results.getByText('Check your connection').first().waitFor();
    expect(await results.getByText('Check your connection').count()).toBe(2);
    await results.getByRole('button', { name: 'OK' }).click();
    await page.unroute('**/v1/positions/bulk_create');
  });

  test('starts from home too [JOB-010, CMP-060]', async ({ page }) => {
    await open(page, product.url, '/new-home');
    await page.getByRole('button', { name: 'Post a job' }).click();
    await dialog(page, 'Post a job').waitFor();
    await page.keyboard.press('Escape');
    await dialog(page, 'Post a job').waitFor({ state: 'hidden' });
    await seeRoute(page, '/new-home');
  });

  test('starts on the company page by its link, from a template, and continues in the editor [CMP-061, JOB-010, PLT-036]', async ({
    page,
  }) => {
    await open(page, product.url, '/company?create_position_modal_visible=true');
    const form = dialog(page, 'Post a job');
    await form.getByRole('combobox', { name: 'Template' }).click();
    await page.locator('.ant-select-dropdown:visible').getByTitle('Kitchen crew').click();
    expect(await form.getByRole('textbox', { name: /Job title/ }).inputValue()).toBe('Line Cook');
    await form.getByRole('combobox', { name: /Locations/ }).click();
    await page.locator('.ant-select-dropdown:visible').getByTitle('Buckhead, GA').click();
    await form.getByRole('combobox', { name: /Locations/ }).press('Escape');
    await form.getByRole('button', { name: 'Create job' }).click();
    await seeHeading(page, 'Line Cook');
    expect(routeOf(page)).toMatch(/^\/job-postings\/\w+$/);
  });
});

describe('Everyone', () => {
  test('finds the phone filters behind one button, which shows how many are set [JOB-003, PLT-057]', async ({
    page,
  }) => {
    const before = page.viewportSize();
    await page.setViewportSize(phone);
    await open(page, product.url, '/job-postings');
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('button', { name: 'Brand', exact: true }).click();
    await page.getByRole('list', { name: 'Brand' }).getByRole('button', { name: 'Tidewater' }).click();
    await inspect(page);
    await sheet.getByRole('button', { name: 'Done' }).click();
    const button = page.getByRole('button', { name: 'Filters (1)' });
    expect(routeOf(page)).toContain('brand_id=');
    await button.click();
    await sheet.getByRole('button', { name: 'Clear', exact: true }).click();
    await sheet.getByRole('button', { name: 'Done' }).click();
    expect(routeOf(page)).not.toContain('brand_id=');
    if (before) await page.setViewportSize(before);
  });

  test('can read the list in light, dark and on a narrow phone [PLT-057]', async ({ page }) => {
    await open(page, product.url, '/job-postings');
    await row(page, 'Prep Cook').or(table(page)).first().waitFor();
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    // High enough for the bar of the selection to lie below all rows, whose links it would cover in part.
    await page.setViewportSize({ width: 1280, height: 1600 });
    await inspect(page);
    await page.setViewportSize(phone);
    await page.getByRole('list', { name: 'Jobs' }).waitFor();
  });

  testOnFreshPage('reads it in French [PLT-039]', async ({ page, context }) => {
    await rememberInBrowser(context, { locale: 'fr' });
    await open(page, product.url, '/job-postings');
    await page.getByRole('button', { name: 'Publier une offre' }).waitFor();
  });
});
