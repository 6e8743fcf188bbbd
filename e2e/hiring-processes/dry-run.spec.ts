/** A hiring process tried out in its editor before it is used: on an example, on an applicant, saved or not. */
import type { HiringProcessTemplate } from '@onward/contract/hiring-processes/hiring-processes';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { phone } from '../../testing/browser/launch-browser.ts';
import { applyTo, Employer } from '../../testing/people/employer.ts';
import { ApiCaller, DEMO_PASSWORD } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { rememberInBrowser, signIn } from '../../testing/product/sign-in.ts';
import { inspect } from '../accessibility.ts';

const ADMIN = 'super.admin@larkfield.test';

let product: InProcessProduct;
let process: HiringProcessTemplate;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  const stranger = new ApiCaller(product.url);
  const admin = await stranger.signIn(ADMIN);
  const employer = new Employer(admin);
  const form = await employer.form([{ id: 1, title: 'When can you start?', question_type: 'date' }]);
  process = await employer.process(
    [
      { id: -2, name: 'Availability', stage_type: 'online_form', config: { form_id: form.id } },
      { id: -3, name: 'Decision', stage_type: 'custom' },
    ],
    [
      { kind: 'application_advance', stage_id: -1 },
      {
        kind: 'form_reminder',
        stage_id: -2,
        delay_seconds: 86_400,
        channel: 'both',
        message_template: { subject: 'Your form', body: 'Hi {{applicant_first_name}}, {{position_title}}: {{link}}' },
      },
      { kind: 'form_advance', stage_id: -2, enabled: false },
    ],
  );
  const position = await employer.publish({ title: 'Night baker', hiring_process_template_id: process.id });
  await applyTo(stranger, position, { first_name: 'Ines', last_name: 'Laurent', email: 'ines@mail.test' });
});
afterAll(() => product.stop());

async function open(page: Page): Promise<void> {
  await signIn(page.context(), product.url, { email: ADMIN, password: DEMO_PASSWORD });
  await page.goto(`${product.url}/#/edit-hiring-process-template/${process.id}/stages`);
}

const drawer = (page: Page, name = 'Try it out') => page.getByRole('dialog', { name });
const stage = (page: Page, name: string) =>
  drawer(page)
    .getByRole('list', { name: 'Stages' })
    .locator(':scope > li')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

async function choose(page: Page, field: string, option: RegExp): Promise<void> {
  await drawer(page).getByRole('combobox', { name: field }).click();
  await page.locator('.ant-select-dropdown:visible').getByTitle(option).first().click();
}

describe('Trying out a process', () => {
  test('shows what an example applicant would be sent, with text and time, and why not [JOB-025, JOB-029, MSG-014]', async ({
    page,
  }) => {
    await open(page);
    await page.getByRole('button', { name: 'Try it out' }).click();
    await choose(page, 'Job', /^Night baker/);
    await drawer(page).getByLabel('Applies on').fill('2027-01-13T04:30');
    await stage(page, 'Applied').getByText('Moves to Availability').first().waitFor();
    const availability = stage(page, 'Availability');
    await availability.getByText("If they don't finish, after 1 day in this stage").waitFor();
    await availability.getByText('Hi Alex, Night baker: ').first().waitFor();
    await availability.getByText('after quiet hours').first().waitFor();
    await availability.getByText("Won't run: this rule is off.").waitFor();
    await availability.getByText('Then moves to Decision when someone on your team moves them').waitFor();
    await inspect(page);
  });

  test('uses an applicant’s reachable channels and unsaved changes [MSG-006, JOB-027]', async ({ page }) => {
    await open(page);
    await page
      .getByRole('button', { name: 'Automation' })
      .or(page.getByRole('link', { name: 'Automation' }))
      .click();
    await page.getByRole('switch', { name: 'Move after form is on' }).click();
    await page.getByRole('button', { name: 'Try it out' }).click();
    await drawer(page).getByRole('combobox', { name: 'Applicant' }).fill('Ines');
    await page.locator('.ant-select-dropdown:visible').getByTitle('Ines Laurent, Night baker').click();
    const availability = stage(page, 'Availability');
    await availability.getByText('Hi Ines, Night baker: ').first().waitFor();
    await availability.getByText("Not sent: Hasn't agreed to text messages").first().waitFor();
    await availability.getByText(/(?<!Then )Moves to Decision/).waitFor();
    expect(await drawer(page).getByText("Won't run").count()).toBe(0);
  });

  test('fits a phone and works in French [PLT-039, PLT-057]', async ({ page }) => {
    await page.setViewportSize(phone);
    await rememberInBrowser(page.context(), { locale: 'fr' });
    await open(page);
    await page.getByRole('button', { name: 'Essayer' }).click();
    await drawer(page, 'Essayer').getByText('Passe à Availability').waitFor();
    await inspect(page);
  });
});
