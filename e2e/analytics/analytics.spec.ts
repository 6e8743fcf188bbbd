/** From a chart to the people behind it, to their list, and into a file; and the board of locations. */
import { readFile } from 'node:fs/promises';
import { rateApplication } from '@onward/contract/applicants/application-remarks';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../../testing/browser/browser-page.ts';
import { insertMeetings, insertOffers, spreadApplicants } from '../../testing/database/analytics-crowd.ts';
import { ApiCaller } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { until } from '../../testing/until.ts';
import { inspect, violationsOf } from '../accessibility.ts';
import { enter, routeOf, seeHeading } from '../shell/steps.ts';

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess();
  const { ownerPool } = product.app;
  await ownerPool.query('delete from pop_up_notifications');
  await spreadApplicants(ownerPool);
  await insertMeetings(ownerPool);
  await insertOffers(ownerPool);
});
afterAll(() => product.stop());

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const rail = (page: Page) => page.getByRole('complementary', { name: 'People behind the number' });

async function openAnalytics(page: Page, search = ''): Promise<void> {
  await enter(page.context(), product.url);
  await page.goto(`${product.url}/#/analytics${search}`);
  await panel(page, 'Funnel').getByRole('list', { name: 'Funnel' }).waitFor();
}

/** The number in a text such as `Applied: 1,234 applicants`. */
const numberIn = (text: string | null): number => Number(/: ([\d,]+)/.exec(text ?? '')?.[1]?.replaceAll(',', ''));

describe('Analytics', () => {
  test('leads from a bar to its people and on to the list of exactly these people [RPT-021, RPT-022]', async ({
    page,
  }) => {
    await openAnalytics(page);
    const bar = panel(page, 'Funnel').getByRole('link', { name: /^Offer: / });
    const count = numberIn(await bar.getAttribute('aria-label'));
    await bar.click();
    await rail(page)
      .getByRole('heading', { name: `Offer, ${count}` })
      .waitFor();
    await rail(page)
      .getByRole('link', { name: /^Stopped here/ })
      .click();
    const stopped = Number(/Stopped here (\d+)/.exec((await rail(page).textContent()) ?? '')?.[1]);
    await rail(page)
      .getByRole('link', { name: `Open all ${stopped} in the list` })
      .click();
    await seeHeading(page, 'Applicants');
    expect(routeOf(page)).toContain('stopped_stage_type=offer');
    await page.getByText(`of ${stopped}`).first().waitFor();
    await page.getByRole('button', { name: /^Stopped at: Offer/ }).waitFor();
    await page.goBack();
    await rail(page)
      .getByRole('heading', { name: `Offer, ${count}` })
      .waitFor();
    await page.keyboard.press('Escape');
    await until('the people to close', async () => !routeOf(page).includes('people='));
  });

  test('keeps its filters in the URL, and compares with the period before in words [RPT-020]', async ({ page }) => {
    await openAnalytics(page);
    await page.getByRole('button', { name: /– / }).first().click();
    await page.getByRole('button', { name: 'Last 30 days' }).click();
    await until('the days', async () => /from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d/.test(routeOf(page)));
    await page.getByText(/^Compared with /).waitFor();
    const all = numberIn(
      await panel(page, 'Funnel')
        .getByRole('link', { name: /^Applied: / })
        .getAttribute('aria-label'),
    );
    await page.getByRole('button', { name: 'Location', exact: true }).click();
    await page.getByRole('button', { name: 'Decatur', exact: true }).click();
    await until('the location', async () => routeOf(page).includes('location_id='));
    const applied = panel(page, 'Funnel').getByRole('link', { name: /^Applied: / });
    await until('fewer people', async () => numberIn(await applied.getAttribute('aria-label')) < all);
    await page.reload();
    await page.getByRole('button', { name: 'Location: Decatur' }).waitFor();
    await page
      .getByText(/(more|fewer) than the [\d,]+ in the period before|same as before/)
      .first()
      .waitFor({ state: 'attached' });
  });

  test('saves its days and places as a view, with everybody who applied as its count [AHD-003, RPT-020]', async ({
    page,
  }) => {
    await openAnalytics(page, '?from=2026-01-01&to=2027-06-30&people=sources&key=indeed');
    const applied = numberIn(
      await panel(page, 'Funnel')
        .getByRole('link', { name: /^Applied: / })
        .getAttribute('aria-label'),
    );
    await page.getByRole('button', { name: 'Save view' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this view' });
    await dialog.getByLabel('View name').fill('All seasons');
    await dialog.getByRole('button', { name: 'Save view' }).click();
    const views = page.getByRole('navigation', { name: 'Saved views' });
    const view = views.getByRole('link', { name: `All seasons ${applied.toLocaleString('en')}` });
    await view.waitFor();
    await views.getByRole('link', { name: 'All', exact: true }).click();
    await until('all days', async () => !routeOf(page).includes('from='));
    await view.click();
    await until(
      'the days of the view',
      async () => /from=2026-01-01/.test(routeOf(page)) && /to=2027-06-30/.test(routeOf(page)),
    );
  });

  test('is walked through with arrow keys, and shown as a table [RPT-021, PLT-056]', async ({ page }) => {
    await openAnalytics(page);
    const bars = panel(page, 'Funnel').getByRole('list').getByRole('link');
    await bars.first().focus();
    await page.keyboard.press('End');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Hired: /);
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await rail(page).waitFor();
    await page.keyboard.press('Escape');
    const sources = panel(page, 'Sources');
    await page.getByRole('button', { name: 'As a table: Sources' }).click();
    await sources.getByRole('columnheader', { name: 'Period before' }).waitFor();
    const rows = await sources.getByRole('row').count();
    expect(rows).toBeGreaterThan(3);
  });

  test('saves a panel as a file [RPT-021]', async ({ page }) => {
    await openAnalytics(page, '?from=2026-01-01&to=2027-06-30');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export: Why people were rejected' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('rejection-reasons-2026-01-01-2027-06-30.csv');
    expect(await readFile(await file.path(), 'utf8')).toContain('"Not qualified"');
  });

  test('says what is missing when nothing happened [PLT-018]', async ({ page }) => {
    await enter(page.context(), product.url);
    await page.goto(`${product.url}/#/analytics?from=2020-01-01&to=2020-02-01`);
    await page.getByText('Nobody applied in this period.').first().waitFor();
    await page.getByText('There were no interviews in this period.').waitFor();
  });

  test('is accessible, with people and as tables, and fits a phone [RPT-020]', async ({ page }) => {
    await openAnalytics(page, '?people=interview_outcomes&key=no_show');
    await rail(page).getByRole('listitem').first().waitFor();
    for (const toggle of await page.getByRole('button', { name: /^As a table: (Sources|Funnel)/ }).all())
      await toggle.click();
    await inspect(page);
  });
});

describe('The location board', () => {
  test('opens the people behind a number, and everything behind it is listed [AHD-014]', async ({ page }) => {
    await enter(page.context(), product.url);
    await page.goto(`${product.url}/#/company/dashboard`);
    const number = page.getByRole('button', { name: /not contacted at/ }).first();
    const [, count, place] =
      /^(\d+) not contacted at (.*)$/.exec((await number.getAttribute('aria-label')) ?? '') ?? [];
    await number.click();
    await page.getByRole('heading', { name: `${count} not contacted at ${place}` }).waitFor();
    await page.getByRole('button', { name: `Text all ${count}` }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('link', { name: `Open all ${count}` }).click();
    await seeHeading(page, 'Applicants');
    await page.getByText(`of ${count}`).first().waitFor();
    expect(routeOf(page)).toContain('not_contacted=true');
  });

  test('says that it is live, follows changes, and is saved as a file [AHD-014]', async ({ page }) => {
    await enter(page.context(), product.url);
    await page.goto(`${product.url}/#/company/dashboard`);
    await page.getByText(/^Live, \d/).waitFor();
    const waiting = page.getByRole('button', { name: /^\d+ offers? waiting at/ }).first();
    const [, count, place] =
      /^(\d+) offers? waiting at (.*)$/.exec((await waiting.getAttribute('aria-label')) ?? '') ?? [];
    const admin = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');
    const { rows } = await product.app.ownerPool.query(
      `update application_offers o set status = 'declined' from applications a, positions p, locations l
       where o.company_id = 1 and o.status in ('sent', 'signed_by_applicant') and a.company_id = 1 and a.id = o.application_id
         and p.company_id = 1 and p.id = a.position_id and l.company_id = 1 and l.id = p.location_id and l.name = $1
         and a.status = 'in_progress' returning a.id`,
      [place],
    );
    expect(rows.length).toBeGreaterThan(0);
    // Any change of an applicant is an event.
    await admin.call(rateApplication, { params: { id: rows[0].id }, body: { rating: 4 } });
    await until('the new number', async () => {
      const cells = await page
        .getByRole('row')
        .filter({ hasText: place ?? '' })
        .getByRole('button')
        .all();
      const names = await Promise.all(cells.map((cell) => cell.getAttribute('aria-label')));
      return !names.some((name) => name?.startsWith(`${count} offer`));
    });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^location-health-\d{4}-\d\d-\d\d\.csv$/);
    expect(await readFile(await file.path(), 'utf8')).toContain(`"${place}"`);
  });

  test('sorts by each number, and fits a phone [AHD-014]', async ({ page }) => {
    await enter(page.context(), product.url);
    await page.goto(`${product.url}/#/company/dashboard`);
    await page.getByRole('button', { name: 'Offers waiting', exact: true }).click();
    await until('the order', async () => routeOf(page).includes('order=offers_waiting'));
    await page.getByRole('row').nth(1).waitFor();
    await inspect(page);
  });
});
