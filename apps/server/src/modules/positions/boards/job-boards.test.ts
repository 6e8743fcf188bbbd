// Job board postings over HTTP; the sandbox plays the boards, and the worker calls them.
import {
  createJobBoardPosting,
  deleteJobBoardPosting,
  type JobBoardPosting,
  jobTargetCallback,
  listJobBoardPostings,
  listSourcedPositions,
  predictIndeedCampaign,
  predictIndeedOrganic,
  type SourcedPosition,
  updateJobBoardPosting,
} from '@onward/contract/positions/job-boards';
import type { Position } from '@onward/contract/positions/position';
import { createPosition, publishPosition } from '@onward/contract/positions/positions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyTo } from '../../../../../../testing/people/employer.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../../testing/until.ts';
import { inSystem } from '../../../platform/database/transaction.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { SPEND_TASK } from './job-boards.jobs.ts';

interface One {
  job_board_posting: JobBoardPosting;
}

interface Listed {
  job_board_postings: JobBoardPosting[];
  sources: { source: string | null; count: number }[];
  text_to_apply: { texted: number; applied: number };
}

interface TakenPosting {
  id: number;
  reference: string;
  board: string;
  title: string;
  url: string;
  budget: number;
  state: string;
}

describe('job boards', () => {
  let product: InProcessProduct;
  let admin: ApiCaller;
  let api: ApiCaller;
  let made = 0;

  beforeAll(async () => {
    product = await startInProcess({ sandbox: true });
    api = new ApiCaller(product.url);
    admin = await api.signIn('super.admin@larkfield.test');
  });
  afterAll(() => product.stop());

  const sql = async (statement: string, values: unknown[] = []) =>
    (await product.app.ownerPool.query(statement, values)).rows;

  const words = '<p>You welcome guests, keep the place tidy and help where help is needed.</p>';
  const create = async (): Promise<Position> => {
    made += 1;
    const [{ id }] = await sql("select id from locations where company_id = 1 and name = 'Smyrna'");
    const position = { title: `Server ${made}`, location_id: id, description: words };
    return (await admin.call<{ position: Position }>(createPosition, { body: { position } })).body.position;
  };
  const published = async (): Promise<Position> => {
    const { digest_key } = await create();
    const answer = await admin.call<{ position: Position }>(publishPosition, { params: { position_key: digest_key } });
    return answer.body.position;
  };
  const start = ({ digest_key }: Position, job_board_posting: object) =>
    admin.call<One & { error_code: number; errors: Record<string, string[]> }>(createJobBoardPosting, {
      params: { position_key: digest_key },
      body: { job_board_posting },
    });
  const change = (id: number, job_board_posting: object) =>
    admin.call<One & { error_code: number }>(updateJobBoardPosting, { params: { id }, body: { job_board_posting } });
  const list = async ({ digest_key }: Position): Promise<Listed> =>
    (await admin.call<Listed>(listJobBoardPostings, { params: { position_key: digest_key } })).body;
  const settled = (position: Position, wanted: (posting: JobBoardPosting) => boolean) =>
    until('the board to have answered', async () => (await list(position)).job_board_postings.find(wanted));
  const taken = async (title: string): Promise<TakenPosting | undefined> => {
    const answer = (await (await fetch(`${product.outside.url}/api/job-boards`)).json()) as {
      postings: TakenPosting[];
    };
    return answer.postings.find((posting) => posting.title === title);
  };
  const spend = (id: number | undefined, spent: number) =>
    fetch(`${product.outside.url}/api/job-boards/postings/${id}/spent`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ spent }),
    });
  const declineCards = (board: string, declines: boolean) =>
    fetch(`${product.outside.url}/api/job-boards/${board}/card`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ declines }),
    });

  it('accept a published posting with a tagged link, and report when it runs [JOB-050, JOB-053]', async () => {
    const position = await published();
    const { body } = await start(position, { board: 'indeed' });
    expect(body.job_board_posting).toMatchObject({ board: 'indeed', state: 'active', price: 50, started_at: null });
    const running = await settled(position, ({ started_at }) => started_at !== null);
    expect(running).toMatchObject({ state: 'active', error: null, applicants_count: 0, checkout_url: null });
    const there = await taken(position.title);
    expect(there).toMatchObject({ board: 'indeed', budget: 50, state: 'active' });
    expect(there?.url).toBe(`${position.url}?referer_source=indeed_sponsored`);
    expect((await start(position, { board: 'indeed' })).body.error_code).toBe(20003);
  });

  const ordersOf = async (title: string): Promise<TakenPosting[]> => {
    const answer = await fetch(`${product.outside.url}/api/job-boards`);
    return ((await answer.json()) as { postings: TakenPosting[] }).postings.filter(
      (posting) => posting.title === title,
    );
  };
  const loseAnswers = (board: string, count: number) =>
    fetch(`${product.outside.url}/api/job-boards/${board}/lost_answers`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ count }),
    });

  it('get exactly one order from ten simultaneous requests [JOB-053]', async () => {
    const position = await published();
    const answers = await Promise.all(Array.from({ length: 10 }, () => start(position, { board: 'indeed' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(422)]);
    await settled(position, ({ started_at }) => started_at !== null);
    await until('every request to the board to be done', async () => {
      const [jobs] = await sql(
        `select count(*)::int from graphile_worker.jobs where task_identifier = 'job_board_call' and run_at <= now()`,
      );
      return jobs.count === 0;
    });
    expect(await ordersOf(position.title)).toHaveLength(1);
  });

  it('get one order when their answer is lost once, and one after it was lost for good [JOB-053, INT-016]', async () => {
    const position = await published();
    await loseAnswers('craigslist', 1);
    await start(position, { board: 'craigslist' });
    await settled(position, ({ started_at }) => started_at !== null);
    expect(await ordersOf(position.title)).toHaveLength(1);

    const other = await published();
    await loseAnswers('craigslist', 3);
    const { id } = (await start(other, { board: 'craigslist' })).body.job_board_posting;
    await settled(other, ({ state }) => state === 'error');
    expect((await change(id, { state: 'active', price: 30 })).status).toBe(200);
    await settled(other, ({ started_at }) => started_at !== null);
    expect(await ordersOf(other.title)).toMatchObject([{ budget: 30, state: 'active' }]);
  });

  it('get a new order for a new run [JOB-053]', async () => {
    const position = await published();
    const { id } = (await start(position, { board: 'craigslist' })).body.job_board_posting;
    await settled(position, ({ started_at }) => started_at !== null);
    await admin.call(deleteJobBoardPosting, { params: { id } });
    await until('the board to have removed it', async () => (await taken(position.title))?.state === 'removed');
    await until('it to be forgotten', async () => {
      const [row] = await sql('select external_id from job_board_postings where id = $1', [id]);
      return row.external_id === null;
    });
    expect((await start(position, { board: 'craigslist' })).status).toBe(201);
    await settled(position, ({ started_at }) => started_at !== null);
    expect((await ordersOf(position.title)).map(({ state }) => state).toSorted()).toEqual(['active', 'removed']);
  });

  it('accept only published and approved postings [JOB-053]', async () => {
    expect((await start(await create(), { board: 'indeed' })).body).toMatchObject({
      error_code: 20003,
      message: 'Publish this job and wait for approval before you send it to job boards',
    });
  });

  it.each([
    ['craigslist', 9.99, 10],
    ['craigslist_gigs', 5, 6],
  ])('%s takes no less than it costs [JOB-051]', async (board, price, lowest) => {
    const position = await published();
    const { body } = await start(position, { board, price });
    expect(body).toMatchObject({ error_code: 20001, errors: { price: [`Enter a budget of at least ${lowest}`] } });
    expect((await start(position, { board, price: lowest })).status).toBe(201);
  });

  it('can be paused, resumed with another budget, and stopped [INT-008, JOB-053]', async () => {
    const position = await published();
    const { id } = (await start(position, { board: 'craigslist' })).body.job_board_posting;
    await settled(position, ({ started_at }) => started_at !== null);
    expect((await change(id, { state: 'paused' })).body.job_board_posting.state).toBe('paused');
    await until('the board to have paused', async () => (await taken(position.title))?.state === 'paused');
    expect((await change(id, { state: 'active', price: 25 })).body.job_board_posting).toMatchObject({
      state: 'active',
      price: 25,
    });
    await until('the board to have the budget', async () => (await taken(position.title))?.budget === 25);
    expect((await admin.call(deleteJobBoardPosting, { params: { id } })).status).toBe(204);
    await until('the board to have let go', async () => (await taken(position.title))?.state === 'removed');
    expect((await change(id, { state: 'paused' })).body.error_code).toBe(20003);
    expect((await start(position, { board: 'craigslist' })).status).toBe(201);
  });

  it('report why they refused a posting, and can be retried [INT-008, JOB-050]', async () => {
    const position = await published();
    await declineCards('craigslist_gigs', true);
    const { id } = (await start(position, { board: 'craigslist_gigs' })).body.job_board_posting;
    const refused = await settled(position, ({ state }) => state === 'error');
    expect(refused).toMatchObject({ error: 'Card declined', started_at: null });
    await declineCards('craigslist_gigs', false);
    expect((await change(id, { state: 'active' })).body.job_board_posting).toMatchObject({
      state: 'active',
      error: null,
    });
    await settled(position, ({ started_at }) => started_at !== null);
  });

  describe('the marketplace', () => {
    const orderOf = (posting: JobBoardPosting): string =>
      new URL(posting.checkout_url ?? '').searchParams.get('order_id') ?? '';
    const back = (position: Position, order_id: string, status: string) =>
      api.call<{ state: string; error_code: number }>(jobTargetCallback, {
        body: { position_key: position.digest_key, order_id, status },
      });

    it('takes the order on its own pages, and is trusted only by its signature [JOB-056]', async () => {
      const position = await published();
      const posting = (await start(position, { board: 'job_target', price: 75 })).body.job_board_posting;
      expect(posting.state).toBe('off');
      const order = orderOf(posting);
      expect((await back(position, order, 'cancelled')).body.state).toBe('off');
      expect((await back(position, `${order}x`, 'completed')).body.error_code).toBe(40001);
      expect((await back(await published(), order, 'completed')).body.error_code).toBe(40001);
      expect((await back(position, order, 'completed')).body).toEqual({ state: 'active' });
      expect((await back(position, order, 'completed')).body, 'loaded again').toEqual({ state: 'active' });
      const [running] = (await list(position)).job_board_postings;
      expect(running).toMatchObject({ state: 'active', checkout_url: null });
    });

    it('reports a declined order, and offers another attempt [JOB-056]', async () => {
      const position = await published();
      const posting = (await start(position, { board: 'job_target' })).body.job_board_posting;
      expect((await back(position, orderOf(posting), 'declined')).body).toEqual({ state: 'error' });
      const [failed] = (await list(position)).job_board_postings;
      expect(failed).toMatchObject({ state: 'error', error: 'The job board declined the order' });
      expect((await back(position, orderOf(failed as JobBoardPosting), 'completed')).body.state).toBe('active');
    });
  });

  it('are listed across all published postings [JOB-050]', async () => {
    const position = await published();
    await start(position, { board: 'indeed' });
    const { body } = await admin.call<{ sourced_positions: SourcedPosition[] }>(listSourcedPositions, {
      query: { query: position.title },
    });
    expect(body.sourced_positions).toMatchObject([
      { position: { digest_key: position.digest_key }, boards: [{ board: 'indeed', state: 'active' }] },
    ]);
  });

  it('report spending every hour, and pause automatically when their days are over [JOB-050]', async () => {
    const position = await published();
    const readSpend = () => inSystem(product.app.pool, (tx) => enqueue(tx, SPEND_TASK, {}));
    const dearest = { board: 'craigslist', price: 10_000, duration_days: 1 };
    const { id } = (await start(position, dearest)).body.job_board_posting;
    await settled(position, ({ started_at }) => started_at !== null);
    const spending = await until('the first cents to be spent', async () => {
      await readSpend();
      return (await list(position)).job_board_postings.find(({ spent }) => spent > 0);
    });
    expect(spending).toMatchObject({ id, state: 'active', price: 10_000 });
    await sql("update job_board_postings set ends_at = now() - interval '1 minute' where id = $1", [id]);
    await readSpend();
    const paused = await settled(position, ({ state }) => state === 'paused');
    expect(paused.spent).toBeGreaterThanOrEqual(spending.spent);
  });

  it('pause when their budget is spent, and resume only with a higher one [JOB-050, JOB-053]', async () => {
    const position = await published();
    const readSpend = () => inSystem(product.app.pool, (tx) => enqueue(tx, SPEND_TASK, {}));
    const { id } = (await start(position, { board: 'craigslist', price: 12 })).body.job_board_posting;
    await settled(position, ({ started_at }) => started_at !== null);
    await spend((await taken(position.title))?.id, 12);
    await readSpend();
    expect(await settled(position, ({ state }) => state === 'paused')).toMatchObject({ spent: 12, error: null });

    await change(id, { state: 'active' });
    const refused = await settled(position, ({ state }) => state === 'error');
    expect(refused).toMatchObject({ error: 'Budget used up', spent: 12, price: 12 });

    await change(id, { state: 'active', price: 20 });
    await until('the board to run it again', async () => (await taken(position.title))?.state === 'active');
    expect(await settled(position, ({ state }) => state === 'active')).toMatchObject({ error: null, price: 20 });
  });

  describe('predict applicants', () => {
    interface Predicted {
      predicted_applicants: { min: number | null; max: number | null };
      period_days: number;
    }
    const organic = async ({ digest_key }: Position): Promise<Predicted> =>
      (await admin.call<Predicted>(predictIndeedOrganic, { params: { position_key: digest_key } })).body;
    const campaign = async ({ digest_key }: Position, query: { price?: number } = {}): Promise<Predicted> =>
      (await admin.call<Predicted>(predictIndeedCampaign, { params: { position_key: digest_key }, query })).body;
    const nothing: Predicted = { predicted_applicants: { min: null, max: null }, period_days: 7 };

    /** The only posting that was ever public, for two weeks now. */
    const onlyPosting = async (): Promise<Position> => {
      const position = await published();
      await sql('update applications set referer_source = null where company_id = 1');
      await sql("update job_board_postings set spent = 0 where company_id = 1 and board = 'indeed'");
      await sql('update positions set published_at = null where company_id = 1');
      await sql("update positions set published_at = now() - interval '14 days' where digest_key = $1", [
        position.digest_key,
      ]);
      return position;
    };
    const applyFrom = async (position: Position, referer_source: string, times: number): Promise<void> => {
      for (let time = 0; time < times; time += 1) {
        expect((await applyTo(api, position, { referer_source })).status).toBe(201);
      }
    };

    it('only from past results [JOB-052]', async () => {
      const position = await onlyPosting();
      await applyFrom(position, 'indeed', 2);
      expect(await organic(position)).toEqual(nothing);
      expect(await campaign(position)).toEqual(nothing);
    });

    it('from what free postings brought and what the price bought before [JOB-052]', async () => {
      const position = await onlyPosting();
      await applyFrom(position, 'indeed', 6);
      // Six in two weeks are three in one, plus or minus a third.
      expect(await organic(position)).toEqual({
        predicted_applicants: { min: 2, max: 4 },
        period_days: 7,
      });
      expect(await campaign(position), 'without money spent').toEqual(nothing);
      const { id } = (await start(position, { board: 'indeed' })).body.job_board_posting;
      await sql('update job_board_postings set spent = 100 where id = $1', [id]);
      await applyFrom(position, 'indeed_sponsored', 4);
      // Four for 100 are two for the usual 50, in addition to the three.
      expect((await campaign(position)).predicted_applicants).toEqual({ min: 3, max: 7 });
      expect((await campaign(position, { price: 200 })).predicted_applicants).toEqual({ min: 7, max: 15 });
    });
  });
});
