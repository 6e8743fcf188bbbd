// Does the board keep up with the user? A board of 2,000 cards in Chromium: the longest frame while a column is
// scrolled, and while a card is dragged across the stages. Target: no frame over 50 ms; the first row is the baseline
// of the idle machine.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Page } from 'playwright-core';
import { startPostgres } from '../apps/server/src/platform/database/embedded/start-postgres.ts';
import { buildBrowserApps } from '../scripts/supervisor/browser-apps.ts';
import { root } from '../scripts/supervisor/programs.ts';
import { desktop, launchBrowser } from '../testing/browser/launch-browser.ts';
import { Employer } from '../testing/people/employer.ts';
import { ApiCaller, DEMO_PASSWORD } from '../testing/product/api-caller.ts';
import { startProduct } from '../testing/product/product.ts';
import { openSession, rememberInBrowser } from '../testing/product/sign-in.ts';
import { printTable } from './measuring/print-table.ts';

const CARDS = 2_000;
const STAGES = ['Review', 'Phone call', 'Trial shift', 'Papers'];
/** Twenty cards each; further cards are not loaded in the browser. */
const PAGES_LOADED = 10;
const TARGET_MS = 50;
const EMAIL = 'super.admin@larkfield.test';

/** A job whose stages each have a fifth of the cards. */
async function fillBoard(url: string, databaseUrl: string): Promise<string> {
  const employer = new Employer(await new ApiCaller(url).signIn(EMAIL));
  const process = await employer.process(STAGES.map((name, at) => ({ id: -2 - at, name, stage_type: 'custom' })));
  const { id, digest_key } = await employer.publish({ hiring_process_template_id: process.id });
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query(
    `with stage as (
       select id, row_number() over (order by sequence) - 1 as place, count(*) over () as stages
       from stages where hiring_process_template_id = $2
     ), person as (
       insert into persons (company_id, first_name, last_name)
       select 1, 'Person' || n, 'Sample' from generate_series(1, $3::int) n returning id
     )
     insert into applications (company_id, digest_key, person_id, position_id, stage_id, first_name, last_name,
       applied_at, stage_entered_at, last_activity_at, seen_at)
     select 1, 'bench-' || person.id, person.id, $1, stage.id, 'Person' || person.id, 'Sample', now(), now(), now(), now()
     from person join stage on stage.place = person.id % stage.stages`,
    [id, process.id, CARDS],
  );
  await database.end();
  return digest_key;
}

/** Frames are counted in the page, from one animation frame to the next. */
async function longestFrame(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const frames = globalThis as unknown as {
      longest: number;
      counting: boolean;
      requestAnimationFrame(step: (now: number) => void): void;
    };
    frames.longest = 0;
    frames.counting = true;
    let last = performance.now();
    const count = (now: number) => {
      frames.longest = Math.max(frames.longest, now - last);
      last = now;
      if (frames.counting) frames.requestAnimationFrame(count);
    };
    frames.requestAnimationFrame(count);
  });
  await work();
  return page.evaluate(() => {
    const frames = globalThis as unknown as { longest: number; counting: boolean };
    frames.counting = false;
    return frames.longest;
  });
}

const IDLE_MS = 2_000;
const idle = (page: Page): Promise<void> => page.waitForTimeout(IDLE_MS);

async function scroll(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Applied', exact: true }).hover();
  for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(0, turn < 40 ? 400 : -700);
}

async function carry(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Applied', exact: true }).getByRole('listitem').first().hover();
  await page.mouse.down();
  for (const x of [500, 800, 1100, 1350, 700, 300]) await page.mouse.move(x, 420, { steps: 20 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
}

await buildBrowserApps(root).finished;
const folder = await mkdtemp(join(tmpdir(), 'onward-bench-'));
const postgres = await startPostgres({ folder: join(folder, 'postgres'), durable: false });
const product = await startProduct({ database: postgres });
const browser = await launchBrowser();
try {
  const key = await fillBoard(product.url, postgres.ownerUrl);
  const context = await browser.newContext({ viewport: desktop });
  await rememberInBrowser(context, await openSession(product.url, { email: EMAIL, password: DEMO_PASSWORD }));
  const page = await context.newPage();
  await page.goto(`${product.url}/#/applicants/all/all/${key}?view=board`);
  const first = page.getByRole('region', { name: 'Applied', exact: true });
  for (let loaded = 1; loaded < PAGES_LOADED; loaded += 1) {
    await first.getByRole('button', { name: /^Show \d+ more/ }).click();
    await first.locator(`ul[style*="${(loaded + 1) * 20 * 96}px"]`).waitFor({ state: 'attached' });
  }
  const alone = await longestFrame(page, () => idle(page));
  const rows: string[][] = [['nothing is done', alone.toFixed(1), '']];
  for (const [name, work] of Object.entries({ 'a column is scrolled': scroll, 'a card is carried': carry })) {
    const milliseconds = await longestFrame(page, () => work(page));
    const reached = milliseconds <= TARGET_MS;
    rows.push([name, milliseconds.toFixed(1), `${TARGET_MS} ${reached ? 'reached' : 'MISSED'}`]);
    if (!reached) process.exitCode = 1;
  }
  printTable([`${CARDS} cards, while`, 'longest frame, ms', 'at most'], rows);
} finally {
  await browser.close();
  await product.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
