/** The board by touch: cards lifted by a long press, stages swiped through, and moves that came too late. */
import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { test } from '../../testing/browser/browser-page.ts';
import { phone } from '../../testing/browser/launch-browser.ts';
import { Finger } from '../../testing/browser/touch.ts';
import { Employer } from '../../testing/people/employer.ts';
import type { ApiCaller } from '../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../testing/product/in-process-product.ts';
import { until } from '../../testing/until.ts';
import { scrollsSideways, violationsOf } from '../accessibility.ts';
import { apiOf, open } from '../positions/positions-steps.ts';
import { routeOf, seeToast } from '../shell/steps.ts';
import { addPeople, crowd, type Job, type Rows, stageNameOf } from './applicants-steps.ts';

const TABLET = { width: 1024, height: 768 };
let product: InProcessProduct;
let admin: ApiCaller;

beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  // An announcement in the corner would cover where cards are dropped.
  await product.app.ownerPool.query('delete from pop_up_notifications');
  admin = await apiOf(product.url);
});
afterAll(() => product.stop());

const rows: Rows = async (text, values = []) => (await product.app.ownerPool.query(text, values)).rows;

/** A job with more stages than fit on a screen. */
async function job(): Promise<Job> {
  const employer = new Employer(admin);
  const names = ['Review', 'Phone call', 'Trial shift', 'Second shift', 'Papers', 'Last talk'];
  const process = await employer.process(names.map((name, index) => ({ id: -2 - index, name, stage_type: 'custom' })));
  const { id, digest_key: key, title } = await employer.publish({ hiring_process_template_id: process.id });
  const stages = await rows<{ id: number; name: string }>(
    'select id, name from stages where hiring_process_template_id = $1 order by sequence',
    [process.id],
  );
  return { id, key, title, stages };
}

const stageOf = (id: number) => stageNameOf(rows, id);

const boardOf = ({ key }: Job): string => `/applicants/all/all/${key}?view=board`;
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, stage: string, name: string) =>
  column(page, stage).getByRole('listitem').filter({ hasText: name });

async function touchPage(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
  return context.newPage();
}

describe('The board by touch', () => {
  test('lifts a card by a long press, scrolls at the edge and drops it in a far stage; a quick swipe only scrolls [APP-010]', async ({
    browser,
  }) => {
    const page = await touchPage(browser, TABLET);
    const cook = await job();
    const [ada = 0] = await addPeople(rows, cook, ['Ada', ...crowd(12)]);
    await open(page, product.url, boardOf(cook));
    await card(page, 'Applied', 'Ada').waitFor();
    const finger = await Finger.on(page);

    await finger.down(card(page, 'Applied', 'Person2'));
    await finger.moveBy(0, -160);
    await finger.up();
    expect(await page.locator('[data-dragging="true"]').count()).toBe(0);
    await until('the column to be scrolled', async () =>
      column(page, 'Applied').evaluate((section) => (section.querySelector('div')?.scrollTop ?? 0) > 0),
    );

    await page.reload();
    await card(page, 'Applied', 'Ada').waitFor();
    await finger.down(card(page, 'Applied', 'Ada'));
    await page.locator('[data-dragging="true"]').waitFor();
    await finger.moveTo(TABLET.width - 12, 420);
    const far = column(page, 'Last talk');
    await until('the last stage to come in', async () => ((await far.boundingBox())?.x ?? 9999) < TABLET.width - 200);
    await until('the card to be over it', async () => {
      await finger.moveTo(((await far.boundingBox())?.x ?? 0) + 80, 420);
      return (await page.locator('section[data-over="true"]', { hasText: 'Last talk' }).count()) > 0;
    });
    await finger.up();
    await card(page, 'Last talk', 'Ada').waitFor();
    await seeToast(page, 'Ada Sample moved to Last talk');
    await until('the server to know', async () => (await stageOf(ada)) === 'Last talk');
    await page.context().close();
  });

  test('moves a card forward or back by a swipe, shows the target before it is released, and keeps it when swiped back [APP-010, AHD-001]', async ({
    browser,
  }) => {
    const page = await touchPage(browser, phone);
    const cook = await job();
    const [ada = 0] = await addPeople(rows, cook, ['Ada', 'Ben']);
    await open(page, product.url, boardOf(cook));
    await card(page, 'Applied', 'Ada').waitFor();
    const finger = await Finger.on(page);

    await finger.down(card(page, 'Applied', 'Ada'));
    await finger.moveBy(60, 0);
    await page.getByText('Keep swiping to move Ada to Review').waitFor();
    await finger.moveBy(100, 0);
    await page.getByText('Release to move Ada, or swipe back').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await finger.moveBy(-150, 0);
    await finger.up();
    await page.getByText(/Ada, or swipe back|Keep swiping/).waitFor({ state: 'detached' });
    expect(await stageOf(ada)).toBe('Applied');

    await finger.down(card(page, 'Applied', 'Ada'));
    await finger.moveBy(180, 0);
    await finger.up();
    await seeToast(page, 'Ada Sample moved to Review');
    await until('the server to know', async () => (await stageOf(ada)) === 'Review');
    await page.getByRole('button', { name: 'Next stage' }).click();
    await finger.down(card(page, 'Review', 'Ada'));
    await finger.moveBy(-180, 0);
    await finger.up();
    await until('the server to know', async () => (await stageOf(ada)) === 'Applied');
    await page.context().close();
  });

  test('is swiped stage by stage on a phone, with its name and count above, and keeps the stage in the URL [APP-010, AHD-004]', async ({
    browser,
  }) => {
    const page = await touchPage(browser, phone);
    const cook = await job();
    const [ada = 0] = await addPeople(rows, cook, ['Ada', 'Ben']);
    await open(page, product.url, boardOf(cook));
    await page.getByRole('heading', { name: 'Applied 2' }).waitFor();
    await card(page, 'Applied', 'Ada').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const finger = await Finger.on(page);

    const pager = await page.getByRole('navigation', { name: 'Stages' }).boundingBox();
    const above = (pager?.y ?? 0) + 20;
    await finger.swipe({ x: 300, y: above }, { x: 120, y: above });
    await page.getByRole('heading', { name: 'Review 0' }).waitFor();
    await until('the address to say so', async () => routeOf(page).includes(`column=${cook.stages[1]?.id}`));
    await page.reload();
    await page.getByRole('heading', { name: 'Review 0' }).waitFor();
    await finger.swipe({ x: 120, y: above }, { x: 300, y: above });
    await page.getByRole('heading', { name: 'Applied 2' }).waitFor();

    await finger.down(card(page, 'Applied', 'Ada'));
    await page.locator('[data-dragging="true"]').waitFor();
    await finger.moveTo(phone.width - 8, 500);
    await page.getByRole('heading', { name: 'Review 0' }).waitFor();
    await finger.moveTo(phone.width / 2, 500);
    await finger.up();
    await until('the server to know', async () => (await stageOf(ada)) === 'Review');
    expect(await scrollsSideways(page)).toBe(false);
    await page.context().close();
  });

  test('reverts a move that the server rejects, and says why [APP-010, APP-037, AHD-005]', async ({ page }) => {
    const cook = await job();
    const [ada = 0, ben = 0] = await addPeople(rows, cook, ['Ada', 'Ben']);
    await open(page, product.url, boardOf(cook));
    await card(page, 'Applied', 'Ada').hover();
    await page.mouse.down();
    const review = await column(page, 'Review').boundingBox();
    await page.mouse.move((review?.x ?? 0) + 80, (review?.y ?? 0) + 120, { steps: 6 });
    const body = { action_type: ACTION_CODES.mark_inactive, application_ids: [ada], params: {} };
    await admin.call(performApplicationAction, { body });
    await page.mouse.up();
    const outcome = page.getByRole('region', { name: 'Background tasks' });
    await outcome.getByText('Ada Sample').waitFor();
    await outcome.getByText(/inactive/i).waitFor();
    await card(page, 'Review', 'Ada').waitFor({ state: 'detached' });
    expect([await stageOf(ada), await stageOf(ben)]).toEqual(['Applied', 'Applied']);
  });
});
