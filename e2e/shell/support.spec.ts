/** Help and support: finding shortcuts, contacting support, and the jobs that support staff monitor. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest';
import { testOnOnePage as test, test as testOnFreshPage } from '../../testing/browser/browser-page.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { rememberInBrowser } from '../../testing/product/sign-in.ts';
import { answer, enter, FAILED_CALLS, refusal, routeOf, seeHeading, seeToast, userMenu } from './steps.ts';

test.override('allowedConsoleErrors', [FAILED_CALLS]);
testOnFreshPage.override('allowedConsoleErrors', [FAILED_CALLS]);

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess();
});
afterAll(() => product.stop());

const SUPPORT = 'support@onward.test';

const subject = (page: Page) => page.getByLabel('Subject');
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

async function openSupport(page: Page): Promise<void> {
  await page.goto(`${product.url}/#/support`);
  await seeHeading(page, 'Contact us');
}

describe('Writing to support', () => {
  beforeEach(async () => {
    await product.app.ownerPool.query('delete from support_tickets');
  });

  testOnFreshPage(
    'opens a ticket and shows its number, ready to copy [CMP-064, CMP-066, PLT-041]',
    async ({ page, context }) => {
      await enter(context, product.url);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.clock.install();
      await openSupport(page);
      await subject(page).fill('Where are my jobs?');
      await message(page).fill('The list has been empty since this morning.');
      await send(page);
      await page.getByText('We got your message').waitFor();
      const { rows } = await product.app.ownerPool.query<{ id: number; subject: string; body: string }>(
        'select id, subject, body from support_tickets',
      );
      expect(rows).toEqual([
        {
          id: rows[0]?.id,
          subject: 'Where are my jobs?',
          body: 'The list has been empty since this morning.',
        },
      ]);
      const number = page.getByLabel('Ticket number');
      expect(await number.inputValue()).toBe(`#${rows[0]?.id}`);
      await page.getByRole('button', { name: 'Copy' }).click();
      const lit = page.locator('[data-copied="true"]');
      await lit.waitFor();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`#${rows[0]?.id}`);
      await page.clock.runFor(2000);
      await lit.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Send another message' }).click();
      expect(await subject(page).inputValue()).toBe('');
    },
  );

  testOnFreshPage('says so when copying is not possible [PLT-041]', async ({ page, context }) => {
    await enter(context, product.url);
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    });
    await openSupport(page);
    await subject(page).fill('Question');
    await message(page).fill('How?');
    await send(page);
    await page.getByRole('button', { name: 'Copy' }).click();
    await seeToast(page, 'Copy failed, please copy manually');
  });

  test('shows what is missing at the field, and keeps the text [CMP-066, PLT-057]', async ({ page, context }) => {
    await enter(context, product.url);
    await openSupport(page);
    await message(page).fill('I have no subject');
    await send(page);
    await page.getByText('Fill in this field').waitFor();
    expect(await subject(page).and(page.locator(':focus')).count()).toBe(1);
    expect(await message(page).inputValue()).toBe('I have no subject');
    await answer(page, 'POST', '/v1/support_tickets', {
      status: 422,
      json: { ...refusal(20001, 'Check the fields'), errors: { subject: ['No shouting, please'] } },
    });
    await subject(page).fill('HELP');
    await send(page);
    await page.getByText('No shouting, please').waitFor();
    expect(await subject(page).inputValue()).toBe('HELP');
  });

  test('keeps the text when the server fails, and asks before leaving [CMP-066, PLT-057]', async ({
    page,
    context,
  }) => {
    await enter(context, product.url);
    await openSupport(page);
    await answer(page, 'POST', '/v1/support_tickets', { status: 500, json: refusal(-1, 'Not now', 'ref-3') });
    await subject(page).fill('Question');
    await message(page).fill('How?');
    await send(page);
    await seeToast(page, 'Not now');
    expect([await subject(page).inputValue(), await message(page).inputValue()]).toEqual(['Question', 'How?']);
    await page.getByRole('link', { name: 'Schedule' }).click();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    expect(routeOf(page)).toBe('/support');
  });
});

describe('Help', () => {
  test('links to the shortcuts [CMP-064]', async ({ page, context }) => {
    await enter(context, product.url);
    await openSupport(page);
    await page.getByRole('button', { name: /^Keyboard shortcuts/ }).click();
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByText('Failed background jobs').count()).toBe(0);
    await userMenu(page).waitFor();
  });
});

describe('Failed jobs', () => {
  /** Support staff belong to no company; they choose the one to visit. */
  const visit = async (context: BrowserContext) => {
    await enter(context, product.url, SUPPORT);
    await rememberInBrowser(context, { company_id: '1' });
  };

  const giveUp = (count: number) =>
    product.app.ownerPool.query(
      `with added as (
         select (graphile_worker.add_job('broken_task', json_build_object('n', n), max_attempts => 5, run_at => now() + interval '1 day')).id
         from generate_series(1, $1::int) n)
       select count(*) from added`,
      [count],
    );
  const exhaust = () =>
    product.app.ownerPool.query(
      `select graphile_worker.permanently_fail_jobs(array_agg(id), 'The provider refused') from graphile_worker.jobs`,
    );

  test('are listed for support staff, page by page, and retried [PLT-058]', async ({ page, context }) => {
    await giveUp(12);
    await exhaust();
    await visit(context);
    await openSupport(page);
    const rows = page.getByRole('listitem').filter({ hasText: 'broken_task' });
    await rows.first().waitFor();
    expect(await rows.count()).toBe(10);
    await page.getByText('The provider refused').first().waitFor();
    await page.getByRole('listitem', { name: '2' }).click();
    await page.waitForURL(/page=2/);
    await rows.nth(1).waitFor();
    await rows
      .first()
      .getByRole('button', { name: /^Try broken_task again/ })
      .click();
    await seeToast(page, 'Trying broken_task again');
    const { rows: left } = await product.app.ownerPool.query<{ count: number }>(
      'select count(*)::int as count from graphile_worker.jobs where attempts >= max_attempts',
    );
    expect(left[0]?.count).toBe(11);
  });

  testOnFreshPage('are shown above the undelivered messages, with the reason [PLT-058]', async ({ page, context }) => {
    await product.app.ownerPool.query(
      `insert into outbox_messages (channel, recipient, subject, state, last_error)
       values ('email', 'gone@example.test', 'Your interview', 'failed', 'mailbox unknown')`,
    );
    await visit(context);
    await openSupport(page);
    const row = page.getByRole('listitem').filter({ hasText: 'gone@example.test · Your interview' });
    await row.getByText('mailbox unknown').waitFor();
    await row.getByText(/^Email · Not sent/).waitFor();
  });

  testOnFreshPage(
    'show an empty state when there are none, and an error with a retry when they do not load [PLT-057]',
    async ({ page, context }) => {
      await visit(context);
      const none = { failed_jobs: [], current_page: 1, total_pages: 0, total_count: 0 };
      await answer(page, 'GET', '/v1/support/failed_jobs', { status: 500, json: refusal(-1, 'Out of order', 'ref-5') });
      await openSupport(page);
      await page.getByText("We couldn't load the background jobs").waitFor();
      await page.unrouteAll();
      await answer(page, 'GET', '/v1/support/failed_jobs', { status: 200, json: none });
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByText('No failed background jobs').waitFor();
    },
  );
});
