/** Employee records: added, edited group by group, suspended, ended, and started again. */
import { revealSensitiveField } from '@onward/contract/employees/employee-information';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../../testing/browser/browser-page.ts';
import type { EmployeeOffice } from '../../testing/people/employee-office.ts';
import { until } from '../../testing/until.ts';
import { expectAccessibleInLightAndDark } from '../accessibility.ts';
import { FAILED_CALLS, PASSWORD, routeOf, seeHeading, seeToast } from '../shell/steps.ts';
import { choose, dialog, edit, openList, openOffice, openRecord, pick, save, section } from './employees-steps.ts';

test.override('allowedConsoleErrors', [FAILED_CALLS]);

let office: EmployeeOffice;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.product.stop());

describe('Adding an employee', () => {
  test('by hand opens the new record, which leads on to onboarding, and the same email is refused beside its field [EMP-003, EMP-009, ONB-030]', async ({
    page,
  }) => {
    await openList(page, office);
    await page.getByRole('button', { name: 'Add employee' }).click();
    const form = dialog(page, 'Add employee');
    await form.getByRole('button', { name: 'Add employee' }).click();
    await form.getByText('Please fill in this field').first().waitFor();
    await form.getByLabel('Full name').fill('Priya Raman');
    await form.getByLabel('Email').fill('priya@mail.test');
    await pick(form, 'Position', 'Line cook, Decatur');
    await form.getByRole('button', { name: 'Add employee' }).click();
    await seeHeading(page, 'Priya Raman');
    expect(routeOf(page)).toMatch(/^\/employee-records\/profile\/\d+$/);
    const [added] = await office.rows<{ id: number; location_id: number; position_id: number }>(
      `select id, location_id, position_id from employees where email = 'priya@mail.test'`,
    );
    expect(added).toMatchObject({ location_id: office.locationId, position_id: office.positionId });
    await page.getByRole('link', { name: 'Start onboarding' }).click();
    await seeHeading(page, 'Start onboarding');
    await page.getByText('Priya Raman').first().waitFor();

    await openList(page, office, '?add=true');
    await form.getByLabel('Full name').fill('Priya Again');
    await form.getByLabel('Email').fill('priya@mail.test');
    await pick(form, 'Position', 'Line cook, Decatur');
    await form.getByRole('button', { name: 'Add employee' }).click();
    await form.getByText('Another active employee has this email').waitFor();
    expect(await form.getByLabel('Email').evaluate((field) => field === document.activeElement)).toBe(true);
  });
});

describe('The groups of a record', () => {
  test('are edited in place and saved one at a time; cancel restores [EMP-010, EMP-011, EMP-012]', async ({ page }) => {
    const { id } = await office.hire({ name: 'Marcus Bell' });
    await openRecord(page, office, id);
    await edit(page, 'Emergency contact');
    const contact = section(page, 'Emergency contact');
    await contact.getByLabel('Name').fill('Nobody');
    await contact.getByRole('button', { name: 'Cancel' }).click();
    await contact.getByText('Not given').first().waitFor();

    await edit(page, 'Address');
    const address = section(page, 'Address');
    await address.getByLabel('Address line 1').fill('88 Candler Park Dr');
    await address.getByLabel('City').fill('Atlanta');
    await pick(address, 'State', 'Georgia');
    await address.getByLabel('ZIP').fill('abc');
    await edit(page, 'Emergency contact');
    await contact.getByLabel('Name').fill('Yvonne Bell');
    await contact.getByLabel('Phone').fill('(678) 555-0121');
    await save(page, 'Emergency contact');
    await contact.getByText('Yvonne Bell').waitFor();
    // The other group is still open with what was entered.
    await save(page, 'Address');
    await address.getByText('Enter a correct ZIP code').waitFor();
    await address.getByLabel('ZIP').fill('30307');
    await save(page, 'Address');
    await seeToast(page, 'Address saved');
    await address.getByText('Atlanta, GA').waitFor();
    const stored = (await office.browse(id)).employee_information;
    expect(stored).toMatchObject({
      address: { address_line_1: '88 Candler Park Dr', city: 'Atlanta', state: 'GA', postal_code: '30307' },
      emergency_contact: { name: 'Yvonne Bell', phone: '(678) 555-0121' },
      versions: { address: 1, emergency_contact: 1 },
    });
  });

  test('refuse what the server refuses beside the field, and ask before changes are lost [EMP-012, PLT-057]', async ({
    page,
  }) => {
    const { id } = await office.hire();
    await openRecord(page, office, id);
    await edit(page, 'Employment details');
    const details = section(page, 'Employment details');
    await details.getByLabel('Start date').fill('2020-01-01');
    await save(page, 'Employment details');
    await details.getByText('This is before the hire date').waitFor();
    await page.getByRole('link', { name: 'Home' }).first().click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    expect(await details.getByLabel('Start date').inputValue()).toBe('2020-01-01');
    await details.getByRole('button', { name: 'Cancel' }).click();
  });

  test('show both values when two windows edit the same group [AHD-021]', async ({ page, context }) => {
    const { id } = await office.hire();
    await openRecord(page, office, id);
    const other = await context.newPage();
    await openRecord(other, office, id);
    await edit(page, 'Employment details');
    await edit(other, 'Employment details');
    await section(other, 'Employment details').getByLabel('Job title').fill('Shift lead');
    await save(other, 'Employment details');
    await seeToast(other, 'Employment details saved');

    const mine = section(page, 'Employment details');
    await mine.getByLabel('Job title').fill('Kitchen lead');
    await save(page, 'Employment details');
    const conflict = mine.getByRole('alert');
    await conflict.getByText('Shift lead').waitFor();
    await conflict.getByText('Kitchen lead').waitFor();
    await conflict.getByRole('button', { name: 'Keep mine' }).click();
    await mine.getByText('Kitchen lead').waitFor();
    // The other window follows without a reload.
    await section(other, 'Employment details').getByText('Kitchen lead').waitFor();
    await other.close();
  });
});

describe('Sensitive values', () => {
  const askToReveal = (id: number) =>
    office.admin.call(revealSensitiveField, { params: { id }, body: { field: 'pay_rate' } });

  test('are shown for half a minute after the user confirms who is asking [EMP-018, IDN-042]', async ({ page }) => {
    const { id } = await office.hire();
    await office.save(id, 'basic_information', { ssn: '219-09-4821' });
    await openRecord(page, office, id);
    await office.rows(`update sessions set confirmed_at = now() - interval '1 hour'`);
    await office.rows(`select pg_notify('onward_access', 'company:1')`);
    const basics = section(page, 'Basic information');
    await basics.getByText('***-**-4821').waitFor();
    await until('the old confirmation to count', async () => (await askToReveal(id)).body.error_code === 10007);
    await basics.getByRole('button', { name: 'Reveal Social Security number' }).click();
    const confirmation = dialog(page, "Confirm it's you");
    await confirmation.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await confirmation.getByRole('button', { name: 'Confirm' }).click();
    await basics.getByText('219-09-4821').waitFor();
    await basics.getByText(/Hides in \d+ s/).waitFor();
    await basics.getByRole('button', { name: 'Hide Social Security number' }).click();
    await basics.getByText('***-**-4821').waitFor();
    await page.getByRole('link', { name: 'History' }).click();
    await page.getByRole('row').filter({ hasText: 'Shown for 30 seconds' }).first().waitFor();
  });

  test('are replaced without being seen, and a masked number stays unchanged [EMP-018, EMP-019]', async ({ page }) => {
    const { id } = await office.hire();
    await office.save(id, 'basic_information', { ssn: '219-09-4821', date_of_birth: '2004-05-14' });
    await openRecord(page, office, id);
    await edit(page, 'Basic information');
    const basics = section(page, 'Basic information');
    const ssn = basics.getByLabel('Social Security number');
    await basics.getByLabel('Preferred name').fill('Addie');
    expect(await ssn.inputValue()).toBe('***-**-4821');
    await save(page, 'Basic information');
    await basics.getByText('Addie').waitFor();
    expect((await office.browse(id)).employee_information.basic_information.ssn).toBe('*****4821');

    await edit(page, 'Basic information');
    await ssn.press('End');
    await ssn.pressSequentially('000123456');
    expect(await ssn.inputValue()).toBe('000-12-3456');
    await save(page, 'Basic information');
    await basics.getByText("This isn't a valid Social Security number. Check the card").waitFor();
    await ssn.fill('219099876');
    await save(page, 'Basic information');
    await basics.getByText('***-**-9876').waitFor();
  });
});

describe('The status of an employee', () => {
  test('gives the focus back to the menu when its dialog is left [EMP-023, AHD-004]', async ({ page }) => {
    const { id } = await office.hire({ name: 'Ivo Reyes', email: 'ivo@mail.test' });
    await openRecord(page, office, id);
    await choose(page, 'Suspend');
    await dialog(page, 'Suspend Ivo Reyes?').getByRole('button', { name: 'Cancel' }).press('Enter');
    await page.locator('button[aria-label="More actions"]:focus').waitFor();
  });

  test('changes with a reason; an ended employment is read only and can be started again [EMP-023, EMP-027]', async ({
    page,
  }) => {
    const { id } = await office.hire({ name: 'Dominic Ferro', email: 'dominic@mail.test' });
    await openRecord(page, office, id);
    await choose(page, 'Suspend');
    await dialog(page, 'Suspend Dominic Ferro?').getByLabel('Reason (optional)').fill('Leave of absence');
    await dialog(page, 'Suspend Dominic Ferro?').getByRole('button', { name: 'Suspend' }).click();
    await page.getByText('Suspended', { exact: true }).waitFor();
    await choose(page, 'Reinstate');
    await dialog(page, /^Reinstate/)
      .getByRole('button', { name: 'Reinstate' })
      .click();
    await page.locator('h1 + *').getByText('Active').waitFor();

    await choose(page, 'End employment');
    const ending = dialog(page, /^End the employment/);
    await ending.getByLabel('Last day').fill('2026-11-10');
    await ending.getByText('Form I-9 is kept until Nov 2, 2029').waitFor();
    await ending.getByRole('button', { name: 'End employment' }).click();
    await page.getByRole('note').getByText('Employment ended on Nov 10, 2026').waitFor();
    expect(await page.getByRole('button', { name: /^Edit / }).count()).toBe(0);

    await page.getByRole('button', { name: 'Rehire' }).click();
    const rehiring = dialog(page, 'Rehire Dominic Ferro?');
    await rehiring.getByLabel('Hire date').fill('2026-11-16');
    await rehiring.getByRole('button', { name: 'Rehire' }).click();
    await seeToast(page, 'Dominic Ferro has a new record');
    await page.getByText('Hired Nov 16, 2026').waitFor();
    await page.getByRole('link', { name: 'Earlier record' }).click();
    await page.getByRole('link', { name: 'Later record' }).waitFor();
    expect(routeOf(page)).toBe(`/employee-records/profile/${id}`);
  });
});

describe('Documents', () => {
  test('are added with an expiry date that is marked, changed, and deleted [EMP-024, AHD-024]', async ({ page }) => {
    const { id } = await office.hire({ name: 'Leila Haddad' });
    await openRecord(page, office, id);
    await page.getByRole('button', { name: 'Add document' }).click();
    const form = dialog(page, 'Add document');
    await form.locator('input[type=file]').setInputFiles({
      name: 'card.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
    });
    await form.getByLabel(/^Name/).fill('Food handler card');
    await pick(form, /Category/, 'Certification');
    await form.getByLabel('Expires on (optional)').fill('2026-11-01');
    await form.getByRole('button', { name: 'Add document' }).click();
    const documents = section(page, 'Documents');
    await documents.getByText('Expired Nov 1, 2026').waitFor();
    await page.getByRole('button', { name: 'Fix: A document has expired' }).waitFor();
    await page.getByRole('button', { name: 'Actions for Food handler card' }).click();
    await page.getByRole('menuitem', { name: 'Edit details' }).click();
    await dialog(page, 'Edit document').getByLabel('Expires on (optional)').fill('2030-06-30');
    await dialog(page, 'Edit document').getByRole('button', { name: 'Save' }).click();
    await documents.getByText('Valid until Jun 30, 2030').waitFor();
    await page.getByRole('button', { name: 'Download files' }).waitFor();
    await page.getByRole('button', { name: 'Actions for Food handler card' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await dialog(page, 'Delete Food handler card?').getByRole('button', { name: 'Delete' }).click();
    await documents.getByText('No documents yet').waitFor();
  });
});

describe('Open issues', () => {
  test('open from a cold link, lead to their field, and stay as fixed [EMP-003, EMP-007, PLT-036]', async ({
    page,
  }) => {
    const { id } = await office.hire({ name: 'Caleb Nguyen' });
    await page.goto('about:blank');
    await openRecord(page, office, id, '?include=open_issues&issue_modal_visible=true');
    const issues = dialog(page, '3 open issues for Caleb Nguyen');
    await expectAccessibleInLightAndDark(page);
    await issues.getByRole('button', { name: 'Fix: Home address is incomplete' }).click();
    await issues.waitFor({ state: 'hidden' });
    const address = section(page, 'Address');
    await until('the field to have the focus', () =>
      address.getByLabel('Address line 1').evaluate((field) => field === document.activeElement),
    );
    await address.getByLabel('Address line 1').fill('1 Main St');
    await address.getByLabel('City').fill('Atlanta');
    await pick(address, 'State', 'Georgia');
    await address.getByLabel('ZIP').fill('30307');
    await save(page, 'Address');
    await page.getByRole('link', { name: '2 open issues' }).click();
    await dialog(page, '2 open issues for Caleb Nguyen')
      .getByText('Fixed just now: Home address is incomplete')
      .waitFor();
  });

  test('a record without location says that essential data is missing [PLT-048, EMP-007]', async ({ page }) => {
    const { id } = await office.hire();
    await office.rows('update employees set location_id = null where id = $1', [id]);
    await openRecord(page, office, id);
    const warning = dialog(page, 'Essential data is missing');
    await warning.getByText('This employee has no work location').waitFor();
    await warning.getByRole('button', { name: 'OK' }).click();
    await warning.waitFor({ state: 'hidden' });
    expect(routeOf(page)).toBe(`/employee-records/profile/${id}`);
  });
});
