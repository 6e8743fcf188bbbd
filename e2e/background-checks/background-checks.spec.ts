/** A manager orders a check, the report needs a person to look at it, and the manager decides. */
import { refuseCheck } from '@onward/contract/background-checks/check-tasks';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { CheckOffice } from '../../testing/people/check-office.ts';
import { DEMO_PASSWORD } from '../../testing/product/api-caller.ts';
import { signIn } from '../../testing/product/sign-in.ts';
import { until } from '../../testing/until.ts';
import { scrollsSideways, violationsOf } from '../accessibility.ts';

const ADMIN = { email: 'super.admin@larkfield.test', password: DEMO_PASSWORD };

let office: CheckOffice;
let url = '';
beforeAll(async () => {
  office = await CheckOffice.open();
  url = office.product.url;
  // An announcement in the corner would cover the buttons used here.
  await office.rows('delete from pop_up_notifications');
});
afterAll(() => office.product.stop());

/** Ends the time in which the order can be undone. */
async function release(applicationId: number): Promise<void> {
  const { id } = await office.newest(applicationId);
  await office.hurry(`checks:1:${id}:send`);
  await until('the applicant is asked', async () => (await office.newest(applicationId)).sent_at !== null);
}

const dialog = (page: Page, name: RegExp) => page.getByRole('dialog', { name });

/** The action of the selected people, in the bar or behind its menu. */
async function startOrder(page: Page): Promise<void> {
  const bar = page.getByRole('region', { name: 'Selected applicants' });
  const direct = bar.getByRole('button', { name: 'Order background check' });
  await bar.waitFor();
  if (await direct.isVisible()) await direct.press('Enter');
  else {
    await bar.getByRole('button', { name: 'More' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Order background check' }).press('Enter');
  }
}

/** On the applicant's phone. */
async function agree(phone: Page, token: string): Promise<void> {
  await phone.setViewportSize({ width: 390, height: 844 });
  await phone.goto(`${url}/background-check/${token}?lang=en`);
  await phone.locator('form[aria-busy="false"]').first().waitFor();
  await phone.getByRole('checkbox', { name: 'I have read this notice' }).check();
  await phone.getByRole('button', { name: 'Continue' }).click();
  await phone.getByLabel('Birth date').fill('1999-03-22');
  await phone.getByLabel('Social Security number').fill('219-08-9999');
  await phone.getByLabel('ZIP code').fill('30030');
  await phone.getByLabel('Type your full legal name to sign').fill('Peter Consider');
  await phone.getByRole('button', { name: 'I agree' }).click();
  await phone.getByRole('heading', { level: 1, name: /Thank/ }).waitFor();
}

async function dispute(phone: Page, statement: string): Promise<void> {
  await phone.reload();
  await phone.locator('form[aria-busy="false"]').first().waitFor();
  await phone.getByLabel('What is wrong?').fill(statement);
  await phone.getByRole('button', { name: 'Send' }).click();
  await phone.getByRole('heading', { level: 1, name: 'You said the report is wrong' }).waitFor();
}

const openTab = (page: Page, id: number) => page.goto(`${url}/#/applicant/${id}?tab=check`);

describe('A background check', () => {
  test('is ordered from the list, needs a decision, and is accepted after a dispute [CHK-004, CHK-005, CHK-006, CHK-012, AHD-012]', async ({
    page,
    context,
  }) => {
    const peter = await office.applicant({ firstName: 'Peter', lastName: 'Consider' });
    await signIn(context, url, ADMIN);

    // Ordered with the keyboard, not before the purpose is confirmed.
    const [job] = await office.rows('select digest_key from positions where id = $1', [office.positionId]);
    await page.goto(`${url}/#/applicants/all/all/${job?.digest_key}`);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).press('Space');
    await startOrder(page);
    const order = dialog(page, /Order a background check for Peter Consider/);
    await order.waitFor();
    await order.getByText('Pricing is per applicant, additional fees may apply.').waitFor();
    const usual = order.getByRole('radio', { name: /Standard\+ Usual for this job/ });
    expect(await usual.isChecked()).toBe(true);
    const confirmed = order.getByRole('checkbox', { name: /only for a hiring decision/ });
    expect(await confirmed.isChecked()).toBe(false);
    await usual.press('ArrowUp');
    const submit = order.getByRole('button', { name: /^Order Basic\+, \$29\.99/ });
    await submit.press('Enter');
    await order.getByText('Confirm what the check is for before you order').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await confirmed.press('Space');
    await submit.press('Enter');
    await order.waitFor({ state: 'hidden' });
    await page.getByText(/^Background check ordered for /).waitFor();

    // The tab follows what happens without a reload.
    await openTab(page, peter);
    await page.getByRole('heading', { name: 'Basic+ check' }).waitFor();
    await release(peter);
    await page.getByText(/Waiting for Peter to read the notice/).waitFor();
    const phone = await context.newPage();
    await agree(phone, await office.token(peter));
    await page.getByText('“Consider” means a person needs to look at it. It is not a no.').waitFor({ timeout: 30_000 });
    await page.getByText('Before you decide, think about').waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await page.getByLabel('Your decision note').fill('Seven years old, references are good.');
    await page.getByLabel('Your decision note').blur();
    await page.getByText('Saved', { exact: true }).waitFor();

    // Not rejected for the report before the notice.
    const locked = page.getByRole('region', { name: /can't reject Peter for the report yet/ });
    await locked.getByText('By law, a first notice has to be sent before that.').waitFor();
    await locked.getByRole('button', { name: 'record that reason' }).click();
    const reject = dialog(page, /Reject Peter/);
    await reject.getByText(/Reject only for a reason that has nothing to do with it/).waitFor();
    await reject.getByText('Not qualified').click();
    await reject.getByRole('button', { name: /^Reject/ }).click();
    await reject.getByText('Write down the reason that has nothing to do with the check').waitFor();
    await reject.getByRole('button', { name: 'Cancel' }).click();
    const leave = page.getByRole('button', { name: /Discard|Leave/ });
    if (await leave.isVisible()) await leave.click();
    await reject.waitFor({ state: 'hidden' });

    await page.getByRole('button', { name: 'Start adverse action' }).click();
    const notice = dialog(page, /Start adverse action for Peter/);
    await notice.getByText(/The waiting time is 5 business days/).waitFor();
    const records = notice.getByRole('checkbox');
    if ((await records.count()) > 0) await records.first().check();
    expect(await violationsOf(page)).toEqual([]);
    await notice.getByRole('button', { name: 'Send first notice' }).click();
    await notice.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: 'If the answer is no' }).waitFor();
    await locked.getByText(/The law gives Peter time to answer/).waitFor();

    await until('the first notice', async () => (await office.newest(peter)).adverse_action?.pre_at ?? undefined);
    await dispute(phone, 'That was not me.');
    await page.getByText('That was not me.').waitFor();
    await page.getByText(/The final notice can be sent after/).waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await page.getByRole('button', { name: 'Accept and move on' }).click();
    await dialog(page, /Accept Peter/)
      .getByRole('button', { name: 'Accept and move on' })
      .click();
    await page.getByText('The report had records. Peter was accepted with them.').waitFor();
    await locked.waitFor({ state: 'hidden' });
    expect((await office.newest(peter)).status).toBe('clear');
  });

  test('shows its state without findings and decisions to those who may not order checks [CHK-007, CHK-008, CHK-013]', async ({
    page,
    context,
  }) => {
    const { id } = await office.warned();
    const untouched = await office.applicant({ firstName: 'Uma', lastName: 'Reyes' });
    await signIn(context, url, { email: 'manager@larkfield.test', password: DEMO_PASSWORD });
    await openTab(page, id);
    const card = page.getByRole('region', { name: 'Basic+' });
    await card.getByText(/got the first notice with the report/).waitFor();
    await card.getByText('Only people who may order background checks see the report and decide.').waitFor();
    expect(await card.getByRole('button').count()).toBe(0);
    expect(await card.getByText(/misdemeanor/).count()).toBe(0);
    expect(await card.getByLabel('Your decision note').count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
    await openTab(page, untouched);
    await page.getByText('Only people who may order background checks can order one.').waitFor();
  });

  test('that the applicant refuses is shown as such [CHK-006, CHK-010]', async ({ page, context }) => {
    const { id, token } = await office.asked({ firstName: 'Rosa', lastName: 'Lind' });
    await office.checkr.stranger.call(refuseCheck, { params: { token } });
    await signIn(context, url, ADMIN);
    await openTab(page, id);
    await page.getByText(/Rosa did not agree, and nothing was searched/).waitFor();
    await page.getByText('Did not agree', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Order again' }).waitFor();
  });

  test('is ordered in French on a phone, and can be canceled free of charge [CHK-005, CHK-006, PLT-039]', async ({
    page,
    context,
  }) => {
    const cleo = await office.applicant({ firstName: 'Cleo', lastName: 'Marsh' });
    await signIn(context, url, ADMIN);
    await page.addInitScript(() => localStorage.setItem('locale', 'fr'));
    await page.setViewportSize({ width: 390, height: 844 });
    await openTab(page, cleo);
    await page.getByRole('radio', { name: /Basic\+/ }).check();
    expect(await scrollsSideways(page)).toBe(false);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'Commander la vérification' }).click();
    const order = dialog(page, /Commander une vérification des antécédents pour Cleo Marsh/);
    await order.getByRole('checkbox', { name: /décision d’embauche/ }).check();
    expect(await scrollsSideways(page)).toBe(false);
    await order.getByRole('button', { name: /^Commander Basic\+/ }).click();
    await order.waitFor({ state: 'hidden' });
    await page.getByRole('heading', { name: 'Vérification Basic+' }).waitFor();
    await release(cleo);
    await page.getByText('Valable jusqu’au').waitFor();
    await page.getByRole('button', { name: 'Annuler la vérification' }).click();
    const cancel = dialog(page, /Annuler cette vérification/);
    await cancel.getByText(/rien n’est facturé/).waitFor();
    await cancel.getByRole('button', { name: 'Annuler la vérification' }).click();
    await page.getByRole('button', { name: 'Commander à nouveau' }).waitFor();
    expect((await office.newest(cleo)).status).toBe('canceled');
  });
});
