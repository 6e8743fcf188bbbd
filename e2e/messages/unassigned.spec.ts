/** Messages from unknown senders on the support page. */
import { threadLink } from '@onward/domain/messages/thread-link';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { Employer } from '../../testing/people/employer.ts';
import { MessageOffice } from '../../testing/people/message-office.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { rememberInBrowser } from '../../testing/product/sign-in.ts';
import { violationsOf } from '../accessibility.ts';
import { apiOf, open } from '../positions/positions-steps.ts';
import { enter, seeToast } from '../shell/steps.ts';

let product: InProcessProduct;
let office: MessageOffice;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  office = await MessageOffice.open(product, new Employer(await apiOf(product.url)));
});
afterAll(() => product.stop());

const textFrom = (From: string, Body: string) =>
  office.webhook('/v1/webhooks/sms', { From, To: '+15005550006', Body, MessageSid: `SM${From}` });

const rowOf = (page: Page, body: string) => page.getByRole('listitem').filter({ hasText: body });

async function choose(page: Page, label: string, search: string, option: RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('combobox', { name: label }).fill(search);
  await page.locator('.ant-select-item-option').filter({ hasText: option }).first().click();
}

describe('A message from an unknown sender', () => {
  test('is found by support staff, assigned to an applicant’s conversation, or dismissed [MSG-007]', async ({
    page,
    context,
  }) => {
    const applicant = await office.applicant();
    const name = `${applicant.firstName} ${applicant.lastName}`;
    await textFrom('+442079460001', 'This is my new phone');
    await textFrom('+442079460002', 'You have won');
    await enter(context, product.url, 'support@onward.test');
    await rememberInBrowser(context, { company_id: '1' });
    await page.goto(`${product.url}/#/support`);
    await rowOf(page, 'You have won').getByText('+44 20 7946 0002 to +1 500 555 0006').waitFor();

    await rowOf(page, 'You have won')
      .getByRole('button', { name: /^Dismiss/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Dismiss' }).click();
    await seeToast(page, 'Message dismissed');
    await rowOf(page, 'You have won').waitFor({ state: 'detached' });

    await rowOf(page, 'This is my new phone')
      .getByRole('button', { name: /^Assign/ })
      .click();
    const dialog = page.getByRole('dialog', { name: 'Assign the message from +44 20 7946 0001' });
    await dialog.getByRole('button', { name: 'Assign' }).click();
    await dialog.getByText('Choose a company').waitFor();
    expect(await dialog.getByText('Choose an applicant').count()).toBe(0);
    await dialog.getByRole('combobox', { name: 'Company' }).fill('nobody');
    await page.getByText('No companies found').first().waitFor();
    await choose(page, 'Company', 'Larkfield', /Larkfield/);
    await choose(page, 'Applicant', applicant.lastName, new RegExp(name));
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Assign' }).click();
    await seeToast(page, 'Message assigned');
    await page.getByText('No unassigned messages').waitFor();

    const { rows } = await product.app.ownerPool.query(
      `select c.person_id, c.id from messages m join conversations c on c.id = m.conversation_id where m.body = $1`,
      ['This is my new phone'],
    );
    expect(rows).toMatchObject([{ person_id: applicant.personId }]);
    await open(page, product.url, threadLink(rows[0].id));
    await page.getByRole('log').getByText('This is my new phone').waitFor();
  });
});
