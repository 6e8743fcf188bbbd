/** Reports: built, scheduled, run, downloaded, and shared. */
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../../testing/browser/browser-page.ts';
import { phone } from '../../testing/browser/launch-browser.ts';
import { ReportOffice } from '../../testing/people/report-office.ts';
import { until } from '../../testing/until.ts';
import { expectAccessibleInLightAndDark, scrollsSideways } from '../accessibility.ts';
import { pick } from '../employees/employees-steps.ts';
import { FAILED_CALLS, routeOf, seeHeading, seeRoute, seeToast } from '../shell/steps.ts';
import { chooseAction, open, preview, rowOf, saved, seeHeads, seeNames } from './reports-steps.ts';

test.override('allowedConsoleErrors', [FAILED_CALLS]);

let office: ReportOffice;
beforeAll(async () => {
  office = await ReportOffice.open();
  // An announcement in the corner would cover the cards of runs.
  await office.employees.rows('delete from pop_up_notifications');
  for (const name of ['Zoe Quist', 'Ada Quist', 'Bo Quist', 'Cy Marlow']) await office.employees.hire({ name });
});
afterAll(() => office.employees.product.stop());

const MANAGER = 'general.manager';
const CARDS = 'Runs in progress';

describe('A report', () => {
  test('is built beside a collapsed sidebar, which opens again afterwards [RPT-005]', async ({ page }) => {
    await open(page, office, '/reports', MANAGER);
    const help = page.getByRole('link', { name: 'Help and support' });
    const width = async () => (await help.boundingBox())?.width ?? 0;
    await until('the full sidebar', async () => (await width()) > 150);
    await page.getByRole('link', { name: 'New report' }).click();
    await until('the collapsed sidebar', async () => (await width()) < 70);
    await page.goBack();
    await until('the full sidebar', async () => (await width()) > 150);
  });

  test('is built, named, scheduled, and downloaded by a manager [RPT-001, RPT-002, RPT-005, RPT-006, RPT-007, RPT-010, RPT-011]', async ({
    page,
  }) => {
    await office.added({ name: 'Taken name' });
    await open(page, office, '/reports', MANAGER);
    await page.getByRole('link', { name: 'New report' }).click();
    await page.getByRole('link', { name: /^Employees/ }).click();
    await seeRoute(page, '/reports/new?source=employees');
    await seeHeads(page, ['Name', 'Brand', 'Location', 'Job title', 'Hired date', 'Onboarding', 'Source']);

    await page.getByRole('searchbox', { name: 'Find a field' }).fill('phone');
    await page.getByRole('checkbox', { name: 'Phone', exact: true }).check();
    await page.getByRole('searchbox', { name: 'Find a field' }).fill('');
    for (const name of ['Brand', 'Location', 'Onboarding', 'Source']) {
      await page.getByRole('button', { name: `Remove ${name}`, exact: true }).click();
    }
    await seeHeads(page, ['Name', 'Job title', 'Hired date', 'Phone']);
    await moveUp(page, 'Phone');
    await seeHeads(page, ['Name', 'Job title', 'Phone', 'Hired date']);

    await addFilter(page, 'Name');
    await pick(page.locator('.ant-popover:visible'), 'Name', 'contains');
    await page.getByLabel('Value', { exact: true }).fill('quist');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Name contains “quist”' }).waitFor();
    await preview(page).getByRole('button', { name: 'Name' }).click();
    await seeNames(page, ['Ada Quist', 'Bo Quist', 'Zoe Quist']);
    await page.getByText('3 rows', { exact: true }).waitFor();
    await expectAccessibleInLightAndDark(page);

    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const naming = page.getByRole('dialog', { name: 'Name this report' });
    await naming.getByRole('button', { name: 'Save' }).click();
    await naming.getByText('Please fill in this field').waitFor();
    await naming.getByLabel('Name').fill('Taken name');
    await naming.getByRole('button', { name: 'Save' }).click();
    await naming.getByText('A report with this name already exists').waitFor();
    await naming.getByLabel('Name').fill('The Quists');
    await naming.getByRole('button', { name: 'Save' }).click();
    await seeToast(page, 'The Quists saved');
    await seeHeading(page, 'The Quists');

    await page.getByRole('button', { name: 'Schedule' }).click();
    const scheduling = page.getByRole('dialog', { name: 'Schedule The Quists' });
    await pick(scheduling, 'How often', 'Every month');
    await pick(scheduling, 'Day of the month', 'Last day');
    await pick(scheduling, /^Time$/, '6:00 PM');
    await scheduling.getByText(/^Next run: .*(28|29|30|31) at 6:00 PM/).waitFor();
    await expectAccessibleInLightAndDark(page);
    await scheduling.getByRole('button', { name: 'Save schedule' }).click();
    await seeToast(page, 'Scheduled: Last day of every month, 6:00 PM');
    await page.getByText('Last day of every month, 6:00 PM', { exact: true }).waitFor();

    const file = await saved(page, () => page.getByRole('button', { name: 'Export CSV' }).click());
    expect(file.name).toMatch(/^The Quists \d{4}-\d\d-\d\d\.csv$/);
    expect(file.lines.map((line) => line.split(',')[0])).toEqual(
      ['Name', 'Ada Quist', 'Bo Quist', 'Zoe Quist'].map(quoted),
    );
    const card = page.getByRole('region', { name: CARDS });
    await card.getByText('“The Quists” is ready').waitFor();
    await card.getByText('3 rows, CSV, in your downloads').waitFor();
    await expectAccessibleInLightAndDark(page);
    await card.getByRole('button', { name: 'Close the card of The Quists' }).click();

    await page.getByRole('link', { name: 'Recent runs' }).click();
    const run = page.getByRole('table', { name: 'Recent runs' }).getByRole('row').filter({ hasText: 'The Quists' });
    await run.getByText('Completed').waitFor();
    await run.getByText('Grace Kim').waitFor();
    const again = await saved(page, () => run.getByRole('button', { name: 'Download The Quists' }).click());
    expect(again.lines).toEqual(file.lines);
    await page.getByRole('button', { name: 'Rows' }).click();
    await until('the order in the address', async () => routeOf(page).includes('order=rows'));
    await expectAccessibleInLightAndDark(page);
  });

  const quoted = (text: string): string => `"${text}"`;

  async function moveUp(page: Parameters<typeof preview>[0], name: string): Promise<void> {
    const handle = page.getByRole('button', { name: `Move ${name}`, exact: true });
    await handle.focus();
    await page.keyboard.press('Space');
    await page.locator('[id^="DndLiveRegion"]').filter({ hasText: name }).waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowUp');
    await page.locator('[id^="DndLiveRegion"]').filter({ hasText: /3/ }).waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
  }

  async function addFilter(page: Parameters<typeof preview>[0], column: string): Promise<void> {
    await page.getByRole('button', { name: 'Add filter' }).click();
    const list = page.getByRole('list', { name: 'Add filter' });
    await list.getByRole('button', { name: column, exact: true }).click();
  }

  test('names what is wrong with a filter, and asks before changes are lost [RPT-005, PLT-057]', async ({ page }) => {
    const report = await office.added({ name: 'Guarded' });
    await open(page, office, `/reports/${report.id}`, MANAGER);
    await addFilter(page, 'Hired date');
    await page.getByRole('button', { name: 'Hired date: last 30 days' }).waitFor();
    await pick(page.locator('.ant-popover:visible'), 'Value', 'From one day to another');
    await page.getByLabel('From', { exact: true }).fill('2026-11-30');
    await page.getByLabel('To', { exact: true }).fill('2026-11-01');
    await page.getByText('The first value is after the second').first().waitFor();
    await expectAccessibleInLightAndDark(page);
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Reports', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    expect(routeOf(page)).toBe(`/reports/${report.id}`);
    await page.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('button', { name: /^Hired date:/ }).waitFor({ state: 'detached' });
    await page.getByRole('main').getByRole('link', { name: 'Reports', exact: true }).click();
    await seeRoute(page, '/reports');
  });

  test('starts from an example, and is found, duplicated, deleted, and restored [RPT-001, RPT-002]', async ({
    page,
  }) => {
    await open(page, office, '/reports', MANAGER);
    await page.getByRole('button', { name: 'Start from an example' }).first().click();
    const examples = page.getByRole('dialog', { name: 'Start from an example' });
    await expectAccessibleInLightAndDark(page);
    await examples.getByRole('link', { name: /^Phone list with emergency contacts/ }).click();
    await seeRoute(page, '/reports/new?example=contact_list');
    await page.getByRole('button', { name: 'Status is Active' }).waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await seeToast(page, 'Phone list with emergency contacts saved');

    await page.getByRole('main').getByRole('link', { name: 'Reports', exact: true }).click();
    await page.getByRole('searchbox', { name: 'Search reports' }).fill('phone list');
    await seeRoute(page, '/reports?query=phone+list');
    await rowOf(page, 'Phone list').getByText('Grace Kim').waitFor();
    await chooseAction(page, 'Phone list with emergency contacts', 'Duplicate');
    await seeHeading(page, 'Phone list with emergency contacts (copy)');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await seeToast(page, 'Phone list with emergency contacts (copy) saved');

    await open(page, office, '/reports?query=copy', MANAGER);
    await chooseAction(page, 'Phone list with emergency contacts (copy)', 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete report' }).click();
    await page.getByText('No reports match').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await rowOf(page, '(copy)').waitFor();
  });

  test('fits a phone, from the list to the file [RPT-005, PLT-057]', async ({ page }) => {
    const report = await office.added({ name: 'Pocket' });
    await page.setViewportSize(phone);
    await open(page, office, '/reports', MANAGER);
    await page.getByRole('link', { name: 'Pocket' }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await open(page, office, `/reports/${report.id}`, MANAGER);
    await preview(page).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByText('Columns', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Remove Hired date' }).click();
    await page.getByText('Preview', { exact: true }).first().click();
    await seeHeads(page, ['Name']);
    const file = await saved(page, () => page.getByRole('button', { name: 'Save and export CSV' }).click());
    expect(file.lines[0]).toBe('"Name"');
  });
});
