/** The employee list and the ways to a record: tabs, filters, keys, messages, the palette, and hired applicants. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../../testing/browser/browser-page.ts';
import { phone } from '../../testing/browser/launch-browser.ts';
import type { EmployeeOffice } from '../../testing/people/employee-office.ts';
import { insertApplicant } from '../../testing/people/insert-applicant.ts';
import { until } from '../../testing/until.ts';
import { expectAccessibleInLightAndDark, scrollsSideways } from '../accessibility.ts';
import { enter, FAILED_CALLS, routeOf, seeHeading, seeToast } from '../shell/steps.ts';
import { dialog, edit, openList, openOffice, openRecord, save, section } from './employees-steps.ts';

test.override('allowedConsoleErrors', [FAILED_CALLS]);

const NAMES = ['Ana Ortiz', 'Ben Adler', 'Cleo Marsh'];

let office: EmployeeOffice;
const ids: number[] = [];
beforeAll(async () => {
  office = await openOffice();
  for (const [place, name] of NAMES.entries()) {
    const email = name === 'Cleo Marsh' ? null : `${name.split(' ')[0]}@mail.test`;
    ids.push((await office.hire({ name, email, hired_date: `2026-09-0${3 - place}` })).id);
  }
});
afterAll(() => office.product.stop());

/** The demo has employees too; only ours have this position. */
const ours = (search = '?'): string => `${search}position_id=${office.positionId}`;

const seeNames = (page: Page, names: readonly string[]) =>
  until(`the rows ${names.join()}`, async () => {
    const shown = await page.locator('tbody a[data-row]').allTextContents();
    return shown.join() === names.join();
  });

describe('The employee list', () => {
  test('starts with who was hired last, counts everybody, and keeps filters in the URL [EMP-003, EMP-004, PLT-057]', async ({
    page,
  }) => {
    await enter(page.context(), office.product.url);
    await page.goto(`${office.product.url}/employee-records/#/list${ours()}`);
    await seeNames(page, NAMES);
    await page.getByText(/^\d+ active/).waitFor();
    await expectAccessibleInLightAndDark(page);
    await page.getByRole('link', { name: /^Open issues/ }).click();
    await until('the tab in the URL', async () => routeOf(page).includes('has_open_issues=true'));
    await page.getByRole('searchbox').fill('adler');
    await seeNames(page, ['Ben Adler']);
    expect(routeOf(page)).toContain('query=adler');
    await page.getByRole('searchbox').fill('nobody at all');
    await page.getByText('No employees match').waitFor();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await until('the tab without filters', async () => routeOf(page) === '/employee-records/list?has_open_issues=true');
    await openList(page, office, ours());
    await seeNames(page, NAMES);
    await page.getByRole('button', { name: 'Status' }).click();
    await page.getByRole('button', { name: 'Left', exact: true }).click();
    await page.getByText('No employees match').waitFor();
    expect(routeOf(page)).toContain('employee_status=terminated');
  });

  test('is walked with keys, and previous and next follow its order [AHD-004, EMP-008]', async ({ page }) => {
    await openList(page, office, ours('?order=name+asc&'));
    await seeNames(page, NAMES);
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.getByRole('region', { name: 'Selected employees' }).getByText('selected').waitFor();
    expect(await page.getByRole('checkbox', { name: 'Select Ben Adler' }).isChecked()).toBe(true);
    await page.keyboard.press('Enter');
    await seeHeading(page, 'Ben Adler');
    expect(routeOf(page)).toBe(`/employee-records/profile/${ids[1]}${ours('?order=name+asc&')}`);
    const neighbors = page.getByRole('navigation', { name: 'Other records of the list' });
    await neighbors.getByRole('link', { name: 'Previous' }).click();
    await seeHeading(page, 'Ana Ortiz');
    expect(await neighbors.getByRole('link', { name: 'Previous' }).count()).toBe(0);
    await page.keyboard.press('j');
    await seeHeading(page, 'Ben Adler');
    await neighbors.getByRole('link', { name: 'Next' }).click();
    await seeHeading(page, 'Cleo Marsh');
    await until('the last record', async () => (await neighbors.getByRole('link', { name: 'Next' }).count()) === 0);
    await page.getByRole('main').getByRole('link', { name: 'Employee records' }).click();
    await until(
      'the list in its order',
      async () => routeOf(page) === `/employee-records/list${ours('?order=name+asc&')}`,
    );
  });

  test('emails several people and names who was skipped [EMP-004]', async ({ page }) => {
    await openList(page, office, ours());
    await seeNames(page, NAMES);
    await page.getByRole('checkbox', { name: 'Select everyone on this page' }).check();
    const bar = page.getByRole('region', { name: 'Selected employees' });
    await bar.getByRole('button', { name: 'Message' }).click();
    const message = dialog(page, 'Email 3 employees');
    await message.getByLabel(/^Subject/).fill('Holiday hours');
    await message.getByLabel(/^Message/).fill('We close at noon on Friday.');
    await message.getByRole('button', { name: 'Send email' }).click();
    const outcome = dialog(page, 'Email sent to 2 people');
    await outcome.getByText('Cleo Marsh').waitFor();
    await outcome.getByRole('button', { name: 'OK' }).click();
    await bar.waitFor({ state: 'hidden' });
  });

  test('saves a view with its filters [AHD-003]', async ({ page }) => {
    await openList(page, office, '?has_open_issues=true');
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByLabel(/^View name/).fill('To fix');
    await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click();
    await page
      .getByRole('navigation', { name: 'Saved views' })
      .getByRole('link', { name: /^To fix/ })
      .waitFor();
  });
});

describe('A record', () => {
  test('is found in the command palette, which also adds one [AHD-004]', async ({ page }) => {
    await openList(page, office, ours());
    await seeNames(page, NAMES);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { expanded: true }).fill('cleo');
    await page.getByRole('option', { name: /Cleo Marsh/ }).waitFor();
    await page.keyboard.press('Enter');
    await seeHeading(page, 'Cleo Marsh');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { expanded: true }).fill('add employee');
    await page.getByRole('option', { name: 'Add employee' }).click();
    await dialog(page, 'Add employee')
      .getByLabel(/^Full name/)
      .waitFor();
    expect(routeOf(page)).toBe('/employee-records/list');
  });

  test('is created from a hired applicant and opened from there afterwards [EMP-009]', async ({ page }) => {
    const [stage] = await office.rows<{ id: number }>('select id from stages where company_id = 1 order by id limit 1');
    const id = await insertApplicant(office.product.app.ownerPool, {
      positionId: office.positionId,
      stageId: stage?.id ?? 0,
      status: 'hired',
      firstName: 'Hugo',
      lastName: 'Lang',
      email: 'hugo@mail.test',
    });
    await enter(page.context(), office.product.url);
    await page.goto(`${office.product.url}/#/applicant/${id}`);
    await page.getByRole('button', { name: 'Create employee record' }).click();
    await seeToast(page, 'Hugo Lang added');
    await page.getByRole('link', { name: /^Line cook/ }).click();
    await page.getByRole('link', { name: 'Employee record', exact: true }).click();
    await until('the record', async () => routeOf(page).startsWith('/employee-records/profile/'));
  });

  test('works on a phone: cards, sections, editing, and history [EMP-003, EMP-014]', async ({ page }) => {
    await page.setViewportSize(phone);
    await openList(page, office, ours());
    const cards = page.getByRole('list', { name: 'Employee records' });
    await cards.getByRole('link', { name: 'Ana Ortiz' }).click();
    await seeHeading(page, 'Ana Ortiz');
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('link', { name: 'Emergency contact' }).click();
    await edit(page, 'Emergency contact');
    await section(page, 'Emergency contact').getByLabel('Name').fill('Rosa Ortiz');
    await save(page, 'Emergency contact');
    await section(page, 'Emergency contact').getByText('Rosa Ortiz').waitFor();
    await page.getByRole('link', { name: 'History' }).click();
    await section(page, 'History').getByText('Rosa Ortiz').waitFor();
    expect(await scrollsSideways(page)).toBe(false);
  });

  test('keeps pay and numbers from people without the permission [EMP-012, EMP-018]', async ({ page }) => {
    const id = ids[0] ?? 0;
    await office.save(id, 'basic_information', { ssn: '219-09-4821' });
    await office.managerWith(['view_employee', 'edit_employee']);
    await openRecord(page, office, id, '', 'manager@larkfield.test');
    await section(page, 'Basic information').getByText('***-**-4821').waitFor();
    expect(await page.getByRole('button', { name: /^Reveal/ }).count()).toBe(0);
    await section(page, 'Compensation').getByText('permission to see sensitive data').waitFor();
    expect(await page.getByRole('button', { name: 'Edit Compensation' }).count()).toBe(0);
  });
});
