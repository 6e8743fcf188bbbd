/** The dashboard of onboarding: its list, starting, sending links, and what is done with one onboarding. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../../testing/browser/browser-page.ts';
import type { NewHire } from '../../testing/people/new-hire.ts';
import type { OnboardingOffice } from '../../testing/people/onboarding-office.ts';
import { until } from '../../testing/until.ts';
import { expectAccessibleInLightAndDark, scrollsSideways } from '../accessibility.ts';
import { pick } from '../employees/employees-steps.ts';
import { answer, FAILED_CALLS, refusal, routeOf, seeHeading, seeRoute, seeToast } from '../shell/steps.ts';
import { hiredApplicant, open, openOnboarding, PHONE, renameProcess } from './onboarding-steps.ts';

test.override('allowedConsoleErrors', [FAILED_CALLS]);

let office: OnboardingOffice;
let marcus: NewHire;

beforeAll(async () => {
  office = await openOnboarding();
  marcus = await office.onboard([{ type: 'basic_information' }, { type: 'w4' }], {
    name: 'Marcus Bell',
    hired_date: '2026-11-17',
  });
  await marcus.fillBasics();
  await office.onboard([{ type: 'basic_information' }], { name: 'Chris Yang', hired_date: '2026-11-16' });
  await renameProcess(office, await office.process([{ type: 'basic_information' }]), 'Restaurant hourly');
  await renameProcess(office, await office.process([{ type: 'basic_information' }, { type: 'w4' }]), 'With taxes');
  await renameProcess(office, await office.process([{ type: 'basic_information' }, { type: 'wotc' }]), 'Tax credit');
});
afterAll(() => office.product.stop());

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
const tile = (page: Page, name: string) => page.getByRole('list', { name: 'Onboardings by status' }).getByText(name);

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

describe('The dashboard of onboarding', () => {
  test('shows how far everybody is, and filters by a count, kept in the address [ONB-015, ONB-016]', async ({
    page,
  }) => {
    await open(page, office, '/onboarding');
    await row(page, 'Marcus Bell').getByText('Needs attention').waitFor();
    await row(page, 'Marcus Bell').getByRole('img', { name: '1 of 3 steps done' }).waitFor();
    await row(page, 'Marcus Bell').getByText('HR: hr_fill_basic_information_form').waitFor();
    await row(page, 'Chris Yang').getByText('Link not sent yet').waitFor();
    await row(page, 'Chris Yang').getByRole('button', { name: 'Send link: Chris Yang' }).waitFor();
    await expectAccessibleInLightAndDark(page);
    await tile(page, 'Needs attention').click();
    await row(page, 'Chris Yang').waitFor({ state: 'detached' });
    await seeRoute(page, '/onboarding?status=need_attention');
    await tile(page, 'Needs attention').click();
    await row(page, 'Chris Yang').waitFor();
    await page.getByRole('searchbox', { name: 'Search employees' }).fill('yang');
    await row(page, 'Marcus Bell').waitFor({ state: 'detached' });
    await page.getByRole('searchbox', { name: 'Search employees' }).fill('nobody of that name');
    await page.getByText('No matches').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await row(page, 'Marcus Bell').waitFor();
  });

  test('shows an onboarding in a dialog, for a quick look [ONB-015, ONB-050]', async ({ page }) => {
    await open(page, office, '/onboarding');
    await choose(page, 'Marcus Bell', 'View onboarding');
    const view = dialog(page, 'Onboarding of Marcus Bell');
    await view.getByText('1 of 3 steps, 33%').waitFor();
    await view.getByRole('link', { name: 'Do it now' }).waitFor();
    await expectAccessibleInLightAndDark(page);
    await view.getByRole('button', { name: 'Open page' }).click();
    await seeRoute(page, `/onboarding/view?process=${marcus.key}`);
  });

  test('is worked with by keyboard [ONB-016, AHD-004]', async ({ page }) => {
    await open(page, office, '/onboarding');
    await row(page, 'Marcus Bell').waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.getByText('1 selected').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Enter');
    await seeRoute(page, `/onboarding/view?process=${marcus.key}`);
  });

  test('keeps filters and columns as a view with its count [AHD-003]', async ({ page }) => {
    await open(page, office, '/onboarding?status=need_attention');
    await page.getByRole('button', { name: /Save (as )?view/ }).click();
    await page.getByRole('dialog').getByRole('textbox').first().fill('For HR');
    await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click();
    await page.getByRole('link', { name: /For HR\s*1/ }).waitFor();
  });

  test('updates when somebody works on an onboarding [ONB-016]', async ({ page }) => {
    const hire = await office.onboard([{ type: 'basic_information' }], { name: 'Leila Haddad' });
    await open(page, office, '/onboarding?query=leila');
    await row(page, 'Leila Haddad').getByText('Not started').waitFor();
    await hire.fillBasics();
    await row(page, 'Leila Haddad').getByText('Needs attention').waitFor();
  });

  test('fits a phone [PLT-043]', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await open(page, office, '/onboarding');
    await page.getByRole('link', { name: 'Marcus Bell' }).waitFor();
    expect(await scrollsSideways(page)).toBe(false);
    await open(page, office, `/onboarding/view?process=${marcus.key}`);
    await seeHeading(page, 'Marcus Bell');
    expect(await scrollsSideways(page)).toBe(false);
  });
});

describe('Starting an onboarding', () => {
  test('creates the record of a hired applicant and sends the link [ONB-030, ONB-031, ONB-036]', async ({ page }) => {
    await hiredApplicant(office, 'Keisha', 'Banks');
    await open(page, office, '/onboarding');
    await page.getByRole('button', { name: 'Start onboarding' }).click();
    const start = dialog(page, 'Start onboarding');
    await start.getByRole('button', { name: 'Start and send link' }).click();
    await start.getByText('Choose at least one person').waitFor();
    await start.getByRole('combobox', { name: 'Find a hired person' }).fill('Keisha');
    await page.locator('.ant-select-item-option', { hasText: 'Keisha Banks' }).click();
    await pick(start, 'Process', 'Restaurant hourly');
    await start.getByText('1 chosen, 1 ready').waitFor();
    await start.getByLabel('First day of Keisha Banks').fill('2026-12-01');
    await start.getByRole('checkbox', { name: /Text message/ }).uncheck();
    await expectAccessibleInLightAndDark(page);
    await start.getByRole('button', { name: 'Start and send link' }).click();
    await seeToast(page, 'Onboarding of Keisha Banks started');
    await row(page, 'Keisha Banks').getByText('Not started').waitFor();
    const [found] = await office.rows<{ digest_key: string }>(
      `select o.digest_key from employee_onboarding_processes o join employees e on e.company_id = o.company_id
       and e.id = o.employee_id where e.name = 'Keisha Banks'`,
    );
    const started = await office.view(found?.digest_key ?? '');
    expect(started).toMatchObject({ name: 'Restaurant hourly', employee: { start_date: '2026-12-01' } });
    expect([started.link_channels, started.last_link_sent_at === null]).toEqual([['email'], false]);
  });

  test('is not possible while something blocks it, and says what and where [ONB-032, AHD-017]', async ({ page }) => {
    const id = await hiredApplicant(office, 'Tyrell', 'Jackson');
    await open(page, office, `/start-onboarding?application_id=${id}`);
    await page.getByText('Tyrell Jackson').waitFor();
    await pick(page.getByRole('main'), 'Process', 'Tax credit');
    await page.getByText("1 of 1 can't start yet").waitFor();
    await page.getByRole('complementary').getByRole('link').first().waitFor();
    expect(await page.getByRole('button', { name: 'Start and send link' }).isDisabled()).toBe(true);
    await expectAccessibleInLightAndDark(page);
  });

  test('for several people shows each result and can be undone [ONB-030, EMP-004]', async ({ page }) => {
    await office.employees.hire({ name: 'Nadia Petrov' });
    await office.employees.hire({ name: 'Isaac Mbeki' });
    await open(page, office, '/employee-records/list');
    await page.getByRole('checkbox', { name: 'Select Nadia Petrov' }).check();
    await page.getByRole('checkbox', { name: 'Select Isaac Mbeki' }).check();
    await page.getByRole('button', { name: 'Start onboarding' }).click();
    const start = dialog(page, 'Start onboarding');
    await start.getByText('2 chosen').waitFor();
    await pick(start, 'Process', 'Restaurant hourly');
    await start.getByRole('checkbox', { name: /Text message/ }).uncheck();
    await start.getByRole('button', { name: 'Start 2 and send links' }).click();
    const results = dialog(page, 'Onboarding started for 2 people');
    await results.getByText('Nadia Petrov').waitFor();
    await results.getByRole('button', { name: 'Undo for all 2' }).click();
    await dialog(page, 'Undone').waitFor();
    const running = await office.rows(
      `select 1 from employee_onboarding_processes o join employees e on e.company_id = o.company_id
       and e.id = o.employee_id where e.name in ('Nadia Petrov', 'Isaac Mbeki') and o.ended_at is null`,
    );
    expect(running).toHaveLength(0);
  });

  test('is an action of hired applicants [APP-028]', async ({ page }) => {
    const id = await hiredApplicant(office, 'Dominic', 'Ferro');
    await open(page, office, `/applicant/${id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Start onboarding' }).click();
    await dialog(page, 'Start onboarding').getByText('Dominic Ferro').waitFor();
  });

  test('holds everybody who matches in the list of applicants, in the background [APP-009, APP-028, ONB-030]', async ({
    page,
  }) => {
    for (let at = 1; at <= 12; at += 1) await hiredApplicant(office, 'Crew', `Member-${at}`);
    await open(page, office, '/applicants?query=crew&status=hired');
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: 'Select all 12 matching' }).click();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Start onboarding' }).click();
    const start = dialog(page, 'Start onboarding');
    await start.getByText('12 chosen').waitFor();
    await pick(start, 'Process', 'Restaurant hourly');
    await start.getByRole('checkbox', { name: /Text message/ }).uncheck();
    await start.getByRole('button', { name: 'Start 12 and send links' }).click();
    await dialog(page, 'Onboarding started for 12 people').getByText('Crew Member-12').waitFor();
  });
});

describe('The link of an onboarding', () => {
  test('is sent from the list; a failed send keeps what was entered [ONB-036]', async ({ page }) => {
    await open(page, office, '/onboarding?query=yang');
    await page.getByRole('button', { name: 'Send link: Chris Yang' }).click();
    const link = dialog(page, 'Send Chris Yang the onboarding link');
    await link.getByRole('checkbox', { name: /Text message/ }).uncheck();
    await link.getByRole('checkbox', { name: /Email/ }).uncheck();
    await link.getByRole('button', { name: 'Send link' }).click();
    await link.getByText('Choose text message, email, or both').waitFor();
    await link.getByRole('checkbox', { name: /Email/ }).check();
    await link.getByRole('textbox', { name: 'Message' }).fill('Welcome, Chris.');
    await link.getByRole('button', { name: 'Insert the link' }).click();
    const [run] = await office.rows<{ digest_key: string }>(
      `select o.digest_key from employee_onboarding_processes o join employees e on e.company_id = o.company_id
       and e.id = o.employee_id where e.name = 'Chris Yang'`,
    );
    const path = `/v1/employee_onboarding_processes/${run?.digest_key}/send_onboarding_link`;
    await answer(page, 'POST', path, { status: 502, json: refusal(30001, 'The email service does not respond') });
    await link.getByRole('button', { name: 'Send link' }).click();
    await link.getByText('The email service does not respond').waitFor();
    expect(await link.getByRole('textbox', { name: 'Message' }).inputValue()).toBe('Welcome, Chris. {onboarding_link}');
    await page.unrouteAll();
    await link.getByRole('button', { name: 'Send link' }).click();
    await seeToast(page, 'Link sent to Chris Yang');
    await link.waitFor({ state: 'detached' });
  });

  test('reminds several people at once [ONB-036]', async ({ page }) => {
    await open(page, office, '/onboarding?query=yang');
    await page.getByRole('checkbox', { name: 'Select Chris Yang' }).check();
    await page.getByRole('button', { name: 'Send reminder' }).click();
    const remind = dialog(page, 'Remind 1 person');
    await remind.getByRole('checkbox', { name: /Text message/ }).uncheck();
    await remind.getByRole('button', { name: 'Remind 1 person' }).click();
    await dialog(page, '1 person reminded').getByText('Chris Yang').waitFor();
  });

  test('is sent from the record while the employee has to fill in the basics [EMP-013]', async ({ page }) => {
    const hire = await office.onboard([{ type: 'basic_information' }], { name: 'Tanya Brooks' });
    await open(page, office, `/employee-records/profile/${hire.employeeId}`);
    await page.getByText('Waiting for the employee').waitFor();
    await page.getByRole('button', { name: 'Send link' }).click();
    await dialog(page, 'Send Tanya Brooks the onboarding link').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'View onboarding' }).click();
    await seeRoute(page, `/onboarding/view?process=${hire.key}`);
  });
});

describe('One onboarding', () => {
  test('is completed and opened by hand, with the reason [ONB-023, ONB-050]', async ({ page }) => {
    await open(page, office, `/onboarding/view?process=${marcus.key}`);
    await seeHeading(page, 'Marcus Bell');
    await expectAccessibleInLightAndDark(page);
    await choose(page, 'w4', 'Complete by hand');
    const complete = dialog(page, 'Complete w4 by hand');
    await complete.getByRole('button', { name: 'Complete module' }).click();
    await complete.getByText('Write a reason').waitFor();
    await complete.getByRole('textbox', { name: 'Reason' }).fill('On paper');
    await complete.getByRole('button', { name: 'Complete module' }).click();
    await page.getByText('Completed by hand: Renee Castellano, “On paper”').waitFor();
    await choose(page, 'w4', 'Mark as incomplete');
    await dialog(page, 'Open w4 again').getByRole('button', { name: 'Mark as incomplete' }).click();
    await page.getByText('Completed by hand: Renee Castellano, “On paper”').waitFor({ state: 'detached' });
  });

  test('continues with another process and keeps what was done [ONB-034]', async ({ page }) => {
    const hire = await office.onboard([{ type: 'basic_information' }], { name: 'Caleb Nguyen' });
    await hire.fillBasics();
    await open(page, office, `/onboarding/view?process=${hire.key}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Change process' }).click();
    const replace = dialog(page, 'Change the process of Caleb Nguyen');
    await pick(replace, 'New process', 'With taxes');
    await replace.getByText('Work on these modules is kept: basic_information').waitFor();
    await replace.getByRole('button', { name: 'Change process' }).click();
    await replace.getByText('Confirm that the current process stops').waitFor();
    await replace.getByRole('checkbox', { name: /Stop the current process/ }).check();
    await replace.getByRole('button', { name: 'Change process' }).click();
    await seeToast(page, 'Caleb Nguyen continues with With taxes');
    await until('the new onboarding', async () => !routeOf(page).includes(hire.key));
    await page.getByText('employee_fill_basic_information_form').first().waitFor();
    await page.getByRole('region', { name: 'w4' }).waitFor();
  });

  test('is stopped after a confirmation [ONB-035]', async ({ page }) => {
    const hire = await office.onboard([{ type: 'basic_information' }], { name: 'Josefina Ortiz' });
    await open(page, office, '/onboarding?query=josefina');
    await choose(page, 'Josefina Ortiz', 'Stop onboarding');
    await dialog(page, 'Stop the onboarding of Josefina Ortiz?')
      .getByRole('button', { name: 'Stop onboarding' })
      .click();
    await seeToast(page, 'Onboarding of Josefina Ortiz stopped');
    await page.getByText('No matches').waitFor();
    await page.goto(`${office.product.url}/#/onboarding/view?process=${hire.key}`);
    await page.getByText(/This onboarding ended .* Its links no longer work\./).waitFor();
  });
});
