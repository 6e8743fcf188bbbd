/** Sharing a posting: its links and QR code, networks, text to apply and job boards. */

import type { PositionRow } from '@onward/contract/positions/position';
import { listMyPositions } from '@onward/contract/positions/positions';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { testOnOnePage as test } from '../../testing/browser/browser-page.ts';
import { ApiCaller, DEMO_PASSWORD } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { signIn } from '../../testing/product/sign-in.ts';
import { until } from '../../testing/until.ts';
import { inspect } from '../accessibility.ts';

test.override('allowedConsoleErrors', [/status of (404|422)/]);

const ADMIN = 'super.admin@larkfield.test';

let product: InProcessProduct;
let position: PositionRow;
beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  const admin = await new ApiCaller(product.url).signIn(ADMIN);
  const query = { query: 'Dishwasher', status: 'published' };
  const { body } = await admin.call<{ positions: PositionRow[] }>(listMyPositions, { query });
  const [found] = body.positions;
  if (!found) throw new Error('The demo has no published dishwasher');
  position = found;
});
afterAll(() => product.stop());

async function open(page: Page, path = `/job-postings/${position.digest_key}?tab=sharing`): Promise<void> {
  await signIn(page.context(), product.url, { email: ADMIN, password: DEMO_PASSWORD });
  await page.goto(`${product.url}/#${path}`);
}

const boards = (page: Page) => page.getByRole('table', { name: 'Job boards' });
const row = (page: Page, name: string) => boards(page).getByRole('row').filter({ hasText: name });

interface PostingAtBoard {
  id: number;
  board: string;
  budget: number;
}

/** The worker sends it a moment after the screen shows it. */
const atBoard = (board: string): Promise<PostingAtBoard> =>
  until(`the posting on ${board}`, async () => {
    const answer = await fetch(`${product.outside.url}/api/job-boards`);
    const { postings } = (await answer.json()) as { postings: PostingAtBoard[] };
    return postings.find((each) => each.board === board);
  });

/** As if the days had passed at the board. */
async function useUp({ id, budget }: PostingAtBoard): Promise<void> {
  const answer = await fetch(`${product.outside.url}/api/job-boards/postings/${id}/spent`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ spent: budget }),
  });
  expect(answer.ok).toBe(true);
}

describe('The link', () => {
  test('is copied level by level, with its code to download and to print [JOB-048, JOB-049]', async ({ page }) => {
    await open(page);
    const link = page.getByRole('textbox', { name: 'Share the link' });
    expect(await link.inputValue()).toBe(position.url);
    await page.getByText('Cluckwell', { exact: true }).last().click();
    expect(position.url.startsWith(`${await link.inputValue()}/`)).toBe(true);
    await page.getByRole('img', { name: `QR code for ${await link.inputValue()}` }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download QR code (PNG)' }).click();
    expect((await download).suggestedFilename()).toBe(`${position.digest_key}-brand.png`);
    await page.getByRole('button', { name: 'Print a poster' }).click();
    await page.getByRole('dialog', { name: 'Poster' }).getByText('Scan to apply').waitFor();
  });

  test('is shared to networks in a small window with its tag; a closed one says so [JOB-049]', async ({
    page,
    context,
  }) => {
    await context.route(/linkedin\.com/, (route) => route.fulfill({ body: 'LinkedIn' }));
    await open(page);
    const popUp = context.waitForEvent('page');
    await page.getByRole('button', { name: 'LinkedIn' }).click();
    const address = decodeURIComponent((await popUp).url());
    expect(address).toContain(`${position.url}?referer_source=linkedin`);
    await page.getByRole('button', { name: 'Google plus' }).click();
    await page.getByText('Google plus has shut down and no longer accepts posts.').waitFor();
    await page.getByRole('button', { name: 'Messenger' }).click();
    await page.getByText("Sharing to Messenger isn't set up here. Copy the link instead.").waitFor();
  });

  test('is texted in reply to a keyword [JOB-054]', async ({ page }) => {
    await open(page);
    await page
      .getByRole('region', { name: 'Text to apply' })
      .getByText(/^DISHWASHER\d+$/)
      .waitFor();
    await page.getByRole('button', { name: 'Change keyword' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change keyword' });
    const keyword = dialog.getByRole('textbox', { name: /Keyword/ });
    await keyword.fill('stop');
    await dialog.getByRole('button', { name: 'Save keyword' }).click();
    await dialog.getByText('Phone carriers reserve this word. Choose another one.').waitFor();
    await keyword.fill('wash up!');
    expect(await keyword.inputValue()).toBe('WASHUP');
    await dialog.getByRole('button', { name: 'Save keyword' }).click();
    await page.getByRole('region', { name: 'Text to apply' }).getByText('WASHUP').waitFor();
  });
});

describe('Job boards', () => {
  test('accept the job for at least their minimum price, are paused and stopped [JOB-050, JOB-051, JOB-053]', async ({
    page,
  }) => {
    await open(page);
    await page.getByRole('button', { name: 'Add job board' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Job board' }).click();
    await page.locator('.ant-select-dropdown:visible').getByTitle('Craigslist', { exact: true }).click();
    expect(await dialog.getByRole('spinbutton', { name: 'Budget' }).inputValue()).toBe('10.00');
    await dialog.getByRole('spinbutton', { name: 'Budget' }).fill('4');
    await dialog.getByRole('button', { name: 'Start' }).click();
    await dialog.getByText('At least $10.00').waitFor();
    await dialog.getByRole('spinbutton', { name: 'Budget' }).fill('12');
    await dialog.getByRole('button', { name: 'Start' }).click();
    await row(page, 'Craigslist').getByText('Active').waitFor();
    await row(page, 'Craigslist').getByText('$0.00 of $12.00').waitFor();
    await page.getByRole('button', { name: 'Actions for Craigslist' }).click();
    await page.getByRole('menuitem', { name: 'Pause' }).click();
    await row(page, 'Craigslist').getByText('Paused').waitFor();
    await page.getByRole('button', { name: 'Actions for Craigslist' }).click();
    await page.getByRole('menuitem', { name: 'Stop' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click();
    await row(page, 'Craigslist').getByText('Off').waitFor();
  });

  test('say that the budget is used up when they cannot resume [JOB-050]', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Add job board' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Job board' }).click();
    await page.locator('.ant-select-dropdown:visible').getByTitle('Craigslist gigs', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Start' }).click();
    const gigs = row(page, 'Craigslist gigs');
    await gigs.getByText('Active').waitFor();
    const posting = await atBoard('craigslist_gigs');
    await page.getByRole('button', { name: 'Actions for Craigslist gigs' }).click();
    await page.getByRole('menuitem', { name: 'Pause' }).click();
    await gigs.getByText('Paused').waitFor();
    await useUp(posting);
    await page.getByRole('button', { name: 'Actions for Craigslist gigs' }).click();
    await page.getByRole('menuitem', { name: 'Resume' }).click();
    await gigs.getByText('Budget used up').waitFor();
  });

  test('sponsor the job on Indeed from its card, with what to expect [JOB-051, JOB-052]', async ({ page }) => {
    await open(page);
    const card = page.getByRole('region', { name: 'Sponsor on Indeed' });
    const budget = card.getByRole('spinbutton', { name: 'Budget' });
    expect(await budget.inputValue()).toBe('50.00');
    await card.getByText(/^(Not enough data|\d+ to \d+ in \d+ days)$/).waitFor();
    await budget.fill('60');
    await card.getByRole('button', { name: 'Sponsor this job' }).click();
    await row(page, 'Indeed sponsored').getByText('$0.00 of $60.00').waitFor();
    await card.getByRole('button', { name: 'Pause' }).click();
    await row(page, 'Indeed sponsored').getByText('Paused').waitFor();
    await card.getByRole('button', { name: 'Resume' }).waitFor();
  });

  test('are ordered at the marketplace, which returns to the result [JOB-056]', async ({ page, context }) => {
    await open(page);
    await page.getByRole('button', { name: 'Add job board' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Job board' }).click();
    await page.locator('.ant-select-dropdown:visible').getByTitle('JobTarget', { exact: true }).click();
    const marketplace = context.waitForEvent('page');
    await dialog.getByRole('button', { name: 'Start' }).click();
    const shop = await marketplace;
    await shop.getByRole('link', { name: 'Place the order' }).click();
    await shop.getByRole('heading', { name: 'Order placed' }).waitFor();
    await page.reload();
    await row(page, 'JobTarget').getByText('Active').waitFor();
    await shop.goto(`${product.url}/#/job-target-callback?position_key=a&order_id=b&status=completed`);
    await shop.getByRole('heading', { name: "We couldn't find this order" }).waitFor();
  });

  test('are listed over all published jobs [JOB-050]', async ({ page }) => {
    await open(page, '/sourcing-tools');
    await page.getByRole('searchbox', { name: 'Search published jobs' }).fill('dish');
    await page.waitForURL(/query=dish/);
    await page.getByRole('row').filter({ hasText: 'Dishwasher' }).waitFor();
    await page.getByRole('link', { name: 'Dishwasher' }).click();
    await boards(page).waitFor();
  });

  test('show on the sourcing page why one failed, and are tried again there [INT-008, JOB-050]', async ({ page }) => {
    // Of a job that no other test puts on a board.
    const { rows } = await product.app.ownerPool.query<{ title: string }>(
      `with other as (
         select p.id, p.title from positions p where p.company_id = 1 and p.status = 'published'
           and p.review_status is not distinct from (select review_status from positions where digest_key = $1)
           and not exists (select from job_board_postings b where b.company_id = 1 and b.position_id = p.id)
           and (select count(*) from positions s where s.company_id = 1 and s.title = p.title) = 1
         order by p.id limit 1
       ), failed as (
         insert into job_board_postings (company_id, position_id, board, state, price, duration_days, last_error)
         select 1, id, 'craigslist', 'error', 50, 30, 'Card declined' from other
       )
       select title from other`,
      [position.digest_key],
    );
    const title = rows[0]?.title ?? '';
    await open(page, `/sourcing-tools?query=${encodeURIComponent(title)}`);
    const job = page.getByRole('row').filter({ hasText: title });
    await job.getByText('Craigslist: Card declined').waitFor();
    await job.getByRole('button', { name: 'Try again, Craigslist' }).click();
    await job.getByText('Card declined').waitFor({ state: 'detached' });
  });
});

describe('The screens', () => {
  test('are accessible in light, dark and at the narrowest width [PLT-057]', async ({ page }) => {
    await open(page);
    await boards(page).waitFor();
    await inspect(page);
  });

  test('of sourcing are accessible too [PLT-057]', async ({ page }) => {
    await open(page, '/sourcing-tools');
    await page.getByRole('table', { name: 'Sourcing tools' }).waitFor();
    await inspect(page);
  });
});
