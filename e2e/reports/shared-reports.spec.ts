/** Reports for those they are shared with, and links to files. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../../testing/browser/browser-page.ts';
import { ReportOffice } from '../../testing/people/report-office.ts';
import { expectAccessibleInLightAndDark } from '../accessibility.ts';
import { at, FAILED_CALLS, routeOf, seeRoute, seeToast } from '../shell/steps.ts';
import { chooseAction, open, rowOf, saved } from './reports-steps.ts';

test.override('allowedConsoleErrors', [FAILED_CALLS]);

let office: ReportOffice;
beforeAll(async () => {
  office = await ReportOffice.open();
  await office.employees.rows('delete from pop_up_notifications');
});
afterAll(() => office.employees.product.stop());

const EDITOR = 'general.manager';
const READER = 'manager';

describe('A shared report', () => {
  test('is run and downloaded with masked cells, and not changed [RPT-001, RPT-004]', async ({ page }) => {
    const [own] = await office.employees.rows<{ id: number }>(
      `select id::int from locations where company_id = 1 and name = 'Decatur'`,
    );
    const { id } = await office.employees.hire({
      name: 'Maya Masked',
      ...(own && { location_id: own.id, position_id: null }),
    });
    await office.employees.save(id, 'basic_information', {
      legal_first_name: 'Maya',
      legal_last_name: 'Masked',
      ssn: '219-08-9999',
    });
    await office.employees.managerWith(['view_employee']);
    const columns = [{ key: 'name' }, { key: 'ssn' }];
    const filters = [{ key: 'name', operator: 'contains', value: ['maya'] }];
    await office.added({ name: 'Numbers', columns, filters });

    await open(page, office, '/reports', EDITOR);
    await chooseAction(page, 'Numbers', 'Share');
    const sharing = page.getByRole('dialog', { name: 'Share Numbers' });
    // A click in a dialog isn't a click on the row it was opened from.
    await sharing.getByLabel('People who can run it').click();
    await sharing.getByLabel('People who can run it').fill('Darnell');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expectAccessibleInLightAndDark(page);
    await sharing.getByRole('button', { name: 'Share', exact: true }).click();
    await seeToast(page, 'Sharing of Numbers saved');
    await rowOf(page, 'Numbers').getByText('Shared with 1 person').waitFor();

    await open(page, office, '/reports', READER);
    await rowOf(page, 'Numbers').waitFor();
    expect(await page.getByRole('link', { name: 'New report' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Actions for Numbers' }).click();
    expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Run as CSV', 'Run as Excel', 'Recent runs']);
    await page.keyboard.press('Escape');
    const file = await saved(page, () => page.getByRole('button', { name: 'Run Numbers' }).click());
    expect(file.lines).toEqual(['"Name","Social Security number"', '"Maya Masked","•••••"']);
    await page.getByRole('link', { name: 'Numbers' }).click();
    await page.getByRole('table', { name: 'Recent runs' }).getByText('Completed').waitFor();
    expect(await page.getByRole('link', { name: 'Edit' }).count()).toBe(0);
    await expectAccessibleInLightAndDark(page);
  });
});

describe('A link to a report', () => {
  const started = async (email: string): Promise<number> => {
    const caller = await office.employees.stranger.signIn(at(email));
    const report = await office.added();
    const { body } = await office.start(report.id, { caller });
    await office.ended(body.custom_data_export.id, caller);
    return body.custom_data_export.id;
  };

  test('downloads it after startup, on any page, and leaves the address [RPT-017]', async ({ page }) => {
    const id = await started(EDITOR);
    await open(page, office, '/job-postings', EDITOR);
    await page.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor();
    const link = `${office.employees.product.url}/#/job-postings?status=closed&action=downloadReport&reportId=${id}`;
    const file = await saved(page, () => page.goto(link));
    expect(file.name).toMatch(/\.csv$/);
    await seeRoute(page, '/job-postings?status=closed');
    await seeToast(page, 'is in your downloads');
  });

  const seeRefusal = async (page: Page, id: number | string): Promise<void> => {
    await open(page, office, `/reports?action=downloadReport&reportId=${id}`, EDITOR);
    await seeToast(page, "You don't have access to this.");
    expect(routeOf(page)).toBe('/reports');
  };

  test('to a file of somebody else is refused in words [RPT-017, CMP-024]', async ({ page }) => {
    await seeRefusal(page, await started('hr.admin'));
  });

  test('to a report that takes longer than ten minutes promises an email, and stops asking [RPT-011]', async ({
    page,
  }) => {
    const [waiting] = await office.employees.rows<{ id: number }>(
      `insert into custom_data_exports (company_id, name, definition, export_type, created_by, language, time_zone, created_at)
       values (1, 'Slow', '{}', 'csv', $1, 'en', 'UTC', now()) returning id::int`,
      [await office.staffId(at(EDITOR))],
    );
    await page.clock.install();
    await open(page, office, `/reports?action=downloadReport&reportId=${waiting?.id}`, EDITOR);
    const card = page.getByRole('region', { name: 'Runs in progress' });
    await card.getByText('Preparing Slow').waitFor();
    await expectAccessibleInLightAndDark(page);
    await page.clock.fastForward('10:01');
    await seeToast(page, 'The report is still being prepared. You will get an email when it is ready.');
    await card.getByText('Preparing Slow').waitFor({ state: 'detached' });
  });

  test('to something that is no report is refused in words [RPT-017]', async ({ page }) => {
    await seeRefusal(page, 'abc');
  });
});
