/** A hired applicant on the way to payroll: checked, fixed, refused, fixed again, and sent. */
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../../testing/browser/browser-page.ts';
import type { PayrollOffice } from '../../testing/people/payroll-office.ts';
import { until } from '../../testing/until.ts';
import { expectAccessibleInLightAndDark, scrollsSideways } from '../accessibility.ts';
import { pick, save, section } from '../employees/employees-steps.ts';
import { FAILED_CALLS, routeOf, seeHeading, seeToast } from '../shell/steps.ts';
import { applicantOf, closeDialog, open, openPayroll, PHONE, sendDialog } from './payroll-steps.ts';

test.override('allowedConsoleErrors', [FAILED_CALLS]);

let office: PayrollOffice;
beforeAll(async () => {
  office = await openPayroll();
});
afterAll(() => office.product.stop());
beforeEach(() => office.clear());

describe('Sending to payroll', () => {
  test('a hire with two gaps is fixed, refused on one field, fixed again, and sent once [EMP-030, EMP-031, EMP-032, AHD-013]', async ({
    page,
  }) => {
    await office.ready('adp');
    const applicant = await applicantOf(office, { firstName: 'Nia', lastName: 'Refuse' });
    await open(page, office, `/applicant/${applicant}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Mark as hired' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as hired' }).click();
    await page.getByRole('button', { name: 'Keep open' }).click();
    await page.getByRole('button', { name: 'Create employee record' }).click();
    const id = await until('the record', async () => Number(/profile\/(\d+)/.exec(routeOf(page))?.[1]) || undefined);
    await office.employees.save(id, 'basic_information', { ssn: '219099012', date_of_birth: '1999-03-22' });
    await office.employees.save(id, 'address', { address_line_1: '412 Church St', city: 'Decatur', state: 'GA' });
    await office.employees.save(id, 'compensation', { pay_rate: 17.35 });

    await page.getByRole('button', { name: 'Send to payroll' }).click();
    const dialog = sendDialog(page);
    await dialog.getByText('2 fields to fix').waitFor();
    expect(await dialog.getByRole('button', { name: 'Send to ADP Workforce Now' }).isDisabled()).toBe(true);
    await dialog.getByText('"*****9012"').waitFor();
    await dialog.getByText('ZIP: missing').waitFor();
    expect(await dialog.textContent()).not.toContain('219099012');
    await expectAccessibleInLightAndDark(page);

    await dialog.getByRole('link', { name: 'Fix ZIP' }).click();
    const zip = section(page, 'Address').getByLabel('ZIP');
    await zip.waitFor();
    await until('the focus', () => zip.evaluate((field) => field === document.activeElement));
    expect(routeOf(page)).toBe(`/employee-records/profile/${id}?section=address`);
    await zip.fill('30030');
    await save(page, 'Address');
    await seeToast(page, 'Address saved');
    await page.getByRole('button', { name: 'Send to payroll' }).click();
    await dialog.getByText('1 field to fix').waitFor();
    await dialog.getByRole('link', { name: 'Fix Pay unit' }).click();
    await pick(section(page, 'Compensation'), 'Per', 'Hour');
    await save(page, 'Compensation');
    await seeToast(page, 'Compensation saved');

    await page.getByRole('button', { name: 'Send to payroll' }).click();
    await dialog.getByRole('button', { name: 'Send to ADP Workforce Now' }).click();
    await dialog.getByText('ADP Workforce Now did not accept Nia Refuse').waitFor();
    await dialog.getByText(/ADP Workforce Now said: “.*30030.*”/).waitFor();
    await dialog.getByText(/^Last try .* failed: “/).waitFor();
    await expectAccessibleInLightAndDark(page);
    expect(await office.people()).toEqual([]);
    await closeDialog(page);

    await page.getByRole('button', { name: 'Edit Basic information' }).click();
    await section(page, 'Basic information').getByLabel('Legal last name').fill('Okafor');
    await save(page, 'Basic information');
    await seeToast(page, 'Basic information saved');
    const payroll = section(page, 'Payroll');
    await payroll.getByRole('button', { name: 'Send Nia Refuse to ADP Workforce Now again' }).click();
    await payroll.getByText('Sent', { exact: true }).waitFor();
    await payroll.getByText('ADP Workforce Now accepted the record').waitFor();
    await payroll.getByText(/sent it again$/).waitFor();
    expect(await office.people()).toHaveLength(1);
    await payroll.scrollIntoViewIfNeeded();
    await expectAccessibleInLightAndDark(page);
  });

  test('somebody who is there already is updated only after a confirmation [EMP-031]', async ({ page }) => {
    await office.ready('adp');
    const { id } = await office.hire({ name: 'Ada Quist' });
    await open(page, office, `/employee-records/profile/${id}?payroll=adp`);
    const dialog = sendDialog(page);
    await dialog.getByRole('button', { name: 'Send to ADP Workforce Now' }).click();
    await dialog.getByText('Ada Quist is in ADP Workforce Now.').waitFor();
    expect(routeOf(page)).toBe(`/employee-records/profile/${id}`);
    await dialog.getByRole('button', { name: 'Update in ADP Workforce Now' }).click();
    const asked = page.getByRole('dialog', { name: 'Update Ada Quist in ADP Workforce Now?' });
    await asked.getByText(/The same record gets the current values/).waitFor();
    await asked.getByRole('button', { name: 'Update in ADP Workforce Now' }).click();
    await asked.waitFor({ state: 'hidden' });
    await until('the update', async () => {
      const { status, events } = await office.transfer(id, 'adp');
      return status === 'sent' && events.filter(({ event }) => event === 'provider_accepts').length === 2;
    });
    await dialog.getByText('Ada Quist is in ADP Workforce Now.').waitFor();
    expect(await office.people()).toHaveLength(1);
  });

  test('an applicant without a record gets one when something has to be fixed [APP-029, EMP-030]', async ({ page }) => {
    await office.ready('adp');
    const applicant = await applicantOf(office, { firstName: 'Omar', lastName: 'Diaz', status: 'hired' });
    await open(page, office, `/applicant/${applicant}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Send to payroll' }).click();
    const dialog = sendDialog(page);
    await dialog.getByText('The employee record is created when you send.').waitFor();
    expect(await office.rows('select from employees where application_id = $1', [applicant])).toEqual([]);
    await dialog.getByRole('button', { name: 'Fix Social Security number' }).click();
    await seeHeading(page, 'Omar Diaz');
    await section(page, 'Basic information').getByLabel('Social Security number').waitFor();
    expect(await office.rows('select from employees where application_id = $1', [applicant])).toHaveLength(1);
  });

  test('several people are sent at once, and those who are not ready are named with the reason [EMP-031]', async ({
    page,
  }) => {
    await office.ready('adp');
    const ready = await office.hire({ name: 'Ready Rosa' });
    const { id } = await office.employees.hire({ name: 'Gap Gina' });
    await open(page, office, '/employee-records/list');
    await page.getByRole('checkbox', { name: /Ready Rosa/ }).check();
    await page.getByRole('checkbox', { name: /Gap Gina/ }).check();
    await page.getByRole('button', { name: 'Send to payroll' }).click();
    await page
      .getByRole('dialog', { name: 'Send 2 people to payroll' })
      .getByRole('button', { name: 'Send to ADP Workforce Now' })
      .click();
    const result = page.getByRole('dialog', { name: "1 person isn't ready" });
    await result.getByText('1 person is being sent to payroll').waitFor();
    await result.getByText(/Social Security number/).waitFor();
    await expectAccessibleInLightAndDark(page);
    await result.getByRole('link', { name: 'Gap Gina' }).click();
    await sendDialog(page)
      .getByText(/fields to fix/)
      .waitFor();
    expect(routeOf(page)).toBe(`/employee-records/profile/${id}`);
    await office.becomes(ready.id, 'adp', 'sent');
    await closeDialog(page);
  });

  test('without a connected provider says so and leads to the integrations; a phone shows it all [EMP-030]', async ({
    page,
  }) => {
    const { id } = await office.employees.hire({ name: 'Phone Pia' });
    await open(page, office, `/employee-records/profile/${id}?payroll=adp`);
    const dialog = sendDialog(page);
    await dialog.getByText('No payroll provider is connected').waitFor();
    await closeDialog(page);
    await office.connect('adp');
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Send to payroll' }).click();
    await dialog.getByRole('link', { name: 'Fix Social Security number' }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await expectAccessibleInLightAndDark(page);
    await dialog.getByRole('link', { name: 'Map Position' }).click();
    await page.getByText('Get the codes from ADP Workforce Now first.').waitFor();
    expect(routeOf(page)).toContain('find=Line');
    expect(await scrollsSideways(page)).toBe(false);
  });
});
