// Publishing, closing, and reviewing postings over HTTP.

import type { EndpointShape } from '@onward/contract/endpoint';
import type { Position } from '@onward/contract/positions/position';
import {
  closePosition,
  createPosition,
  deletePosition,
  getPosition,
  publishPosition,
  updatePosition,
} from '@onward/contract/positions/positions';
import {
  decidePostingReview,
  listPostingReviews,
  type ReviewedPosting,
  resubmitPostingReview,
} from '@onward/contract/positions/posting-reviews';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../../testing/until.ts';

type One = { position: Position };

describe('publishing', () => {
  let product: InProcessProduct;
  let api: ApiCaller;
  let admin: ApiCaller;
  let support: ApiCaller;
  let smyrna: number;
  let made = 0;

  beforeAll(async () => {
    product = await startInProcess();
    api = new ApiCaller(product.url);
    admin = await api.signIn('super.admin@larkfield.test');
    support = await api.signIn('support@onward.test');
    smyrna = await idOf('Smyrna');
  });
  afterAll(() => product.stop());

  const sql = async (statement: string, values: unknown[] = []) =>
    (await product.app.ownerPool.query(statement, values)).rows;
  const idOf = async (location: string): Promise<number> =>
    (await sql('select id from locations where company_id = 1 and name = $1', [location]))[0].id;

  const words = '<p>You welcome guests, keep the place tidy and help where help is needed.</p>';
  const create = async (more: object = {}, caller = admin): Promise<Position> => {
    made += 1;
    const position = { title: `Helper ${made}`, location_id: smyrna, description: words, ...more };
    const { body, text } = await caller.call<One>(createPosition, { body: { position } });
    expect(body.position, text).toBeDefined();
    return body.position;
  };
  const act = (endpoint: EndpointShape, { digest_key }: Position, caller = admin) =>
    caller.call<One>(endpoint, { params: { position_key: digest_key } });
  const put = (position: Position, change: object) =>
    admin.call<One>(updatePosition, { params: { position_key: position.digest_key }, body: { position: change } });
  const published = async (more: object = {}): Promise<Position> =>
    (await act(publishPosition, await create(more))).body.position;
  const decide = (position: Position, body: object, caller = support) =>
    caller.call(decidePostingReview, { params: { id: position.posting_review?.id ?? 0 }, body });

  describe('a posting', () => {
    it('can be published, closed, reopened, and deleted, and nothing else [JOB-002]', async () => {
      const position = await create();
      expect((await act(closePosition, position)).body).toMatchObject({
        error_code: 20003,
        message: 'Only published jobs can be closed',
      });
      const open = (await act(publishPosition, position)).body.position;
      expect(open).toMatchObject({ status: 'published', closed_at: null, posting_review: { status: 'approved' } });
      expect(open.keyword).toBe(`HELPER${open.id}`);
      expect(open.published_at).not.toBeNull();
      expect((await act(publishPosition, position)).body.error_code).toBe(20003);
      const shut = (await act(closePosition, position)).body.position;
      expect(shut).toMatchObject({ status: 'closed', sources: [], keyword: open.keyword });
      expect(shut.closed_at).not.toBeNull();
      expect((await act(publishPosition, position)).body.position).toMatchObject({
        status: 'published',
        closed_at: null,
      });
      expect((await act(deletePosition, position)).status).toBe(204);
      for (const endpoint of [publishPosition, closePosition, deletePosition]) {
        expect((await act(endpoint, position)).body.error_code).toBe(20003);
      }
    });

    it('is published once when many try at the same time [JOB-002]', async () => {
      const position = await create();
      const answers = await Promise.all(Array.from({ length: 5 }, () => act(publishPosition, position)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
    });

    it('stays closed when its location is gone [JOB-002]', async () => {
      const position = await published();
      await act(closePosition, position);
      await sql('update locations set deleted_at = now() where id = $1', [smyrna]);
      const refused = await act(publishPosition, position);
      await sql('update locations set deleted_at = null where id = $1', [smyrna]);
      expect(refused.body).toMatchObject({ error_code: 20003, message: "This job's location has been deleted" });
    });
  });

  describe('the pay range', () => {
    const movedTo = async <R>(state: string, work: () => Promise<R>): Promise<R> => {
      await sql('update locations set state_code = $2 where id = $1', [smyrna, state]);
      try {
        return await work();
      } finally {
        await sql("update locations set state_code = 'GA' where id = $1", [smyrna]);
      }
    };
    const pay = { salary_min: 18, salary_max: 21, salary_unit: 'hour' };

    it.each([
      ['CO', 'A pay range is required in Colorado'],
      ['Colorado', 'A pay range is required in Colorado'],
      ['WA', 'A pay range is required in Washington'],
    ])('is wanted in %s [JOB-012, PLT-049]', async (state, message) => {
      const without = await create();
      const refused = await movedTo(state, () => act(publishPosition, without));
      expect(refused.body).toMatchObject({ error_code: 20001, message, errors: { salary_min: [message] } });
      const paid = await create(pay);
      expect((await movedTo(state, () => act(publishPosition, paid))).status).toBe(200);
    });

    it('cannot be removed from a public posting where it is required, and is optional in other states [JOB-012]', async () => {
      const position = await published(pay);
      const none = { salary_min: null, salary_max: null };
      const refused = await movedTo('CO', () => put(position, none));
      expect(refused.body.error_code).toBe(20001);
      expect((await put(position, none)).status).toBe(200);
    });
  });

  describe('the company’s limit of published jobs', () => {
    const places = async (): Promise<number | null> =>
      (await sql('select available_positions_count from companies where id = 1'))[0].available_positions_count;
    const setPlaces = (count: number | null) =>
      sql('update companies set available_positions_count = $1 where id = 1', [count]);

    it('is used by publishing and freed by closing and deleting [JOB-006]', async () => {
      const [first, second] = [await create(), await create()];
      await setPlaces(1);
      try {
        expect((await act(publishPosition, first)).status).toBe(200);
        expect(await places()).toBe(0);
        expect((await act(publishPosition, second)).body).toMatchObject({
          error_code: 20003,
          message: "You've published every job your plan includes. Close one or upgrade your plan.",
        });
        await act(closePosition, first);
        expect(await places()).toBe(1);
        await act(deletePosition, first);
        expect(await places()).toBe(1);
        expect((await act(publishPosition, second)).status).toBe(200);
        await act(deletePosition, second);
        expect(await places()).toBe(1);
      } finally {
        await setPlaces(null);
      }
    });

    it('gives its last place to one of many concurrent requests [JOB-006]', async () => {
      const candidates = await Promise.all(Array.from({ length: 6 }, () => create()));
      await setPlaces(2);
      try {
        const answers = await Promise.all(candidates.map((position) => act(publishPosition, position)));
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
        expect(await places()).toBe(0);
      } finally {
        await setPlaces(null);
      }
    });
  });

  describe('the review', () => {
    it.each([
      ['empty_description', { description: '<p>Come!</p>' }],
      ['banned_words', { description: `${words}<p>Men only, please.</p>` }],
      ['asks_for_payment', { description: `${words}<p>There is a registration fee.</p>` }],
      ['asks_for_ssn_or_bank', { questions: [{ title: 'What is your SSN?' }] }],
      ['external_apply_link', { description: `${words}<p><a href="https://jobs.elsewhere.test">Apply here</a></p>` }],
    ])('flags a posting for %s [JOB-042, JOB-043]', async (reason, more) => {
      const position = await published(more);
      expect(position).toMatchObject({ status: 'published', posting_review: { status: 'flagged' }, sources: [] });
      expect(position.posting_review?.reasons.map((found) => found.reason)).toEqual([reason]);
    });

    it('flags the second public posting with the same title and location, but not a draft [JOB-042]', async () => {
      const first = await published({ title: 'Twin' });
      expect(first.posting_review?.status).toBe('approved');
      const second = await create({ title: 'TWIN' });
      expect((await put(first, { description: `${words}<p>More.</p>` })).body.position.posting_review?.status).toBe(
        'approved',
      );
      const review = (await act(publishPosition, second)).body.position.posting_review;
      expect(review?.reasons).toEqual([{ reason: 'duplicate_posting', found: ['TWIN'] }]);
      const otherPosting = await published({ title: 'Twin', location_id: await idOf('Roswell') });
      expect(otherPosting.posting_review?.status).toBe('approved');
    });

    it('starts again when the text of a public posting changes, not when something else does [JOB-041]', async () => {
      const position = await published();
      const before = position.posting_review?.updated_at;
      expect((await put(position, { openings: 5 })).body.position.posting_review?.updated_at).toBe(before);
      const changed = (await put(position, { description: `${words}<p>Send a wire transfer first.</p>` })).body
        .position;
      expect(changed.posting_review).toMatchObject({ status: 'flagged', reasons: [{ reason: 'asks_for_payment' }] });
      expect((await put(position, { description: words })).body.position.posting_review?.status).toBe('approved');
    });

    it('of a text changed while closed waits for the next publishing [JOB-041]', async () => {
      const position = await published();
      await act(closePosition, position);
      const changed = (await put(position, { description: '<p>x</p>' })).body.position;
      expect(changed.posting_review).toBeNull();
      expect((await act(publishPosition, position)).body.position.posting_review?.status).toBe('flagged');
    });

    it('can be requested again by the employer once something was rejected [JOB-041, JOB-044]', async () => {
      const flagged = await published({ description: `${words}<p>Pay a deposit.</p>` });
      expect((await act(resubmitPostingReview, flagged)).body.position.posting_review?.status).toBe('flagged');
      const approved = await published();
      expect((await act(resubmitPostingReview, approved)).body).toMatchObject({
        error_code: 20003,
        message: "The current review status doesn't allow this",
      });
    });

    it('is decided only by support staff, with a reason to reject [JOB-044, IDN-002]', async () => {
      const position = await published({ description: `${words}<p>Bring gift cards.</p>` });
      expect((await decide(position, { status: 'approved' }, admin)).body.error_code).toBe(10004);
      for (const reason of [undefined, null, '  ']) {
        const refused = await decide(position, { status: 'rejected', reason });
        expect(refused.body.errors).toEqual({ reason: ['Please fill in this field'] });
      }
      const rejected = await decide(position, { status: 'rejected', reason: 'Never ask for gift cards.' });
      expect(rejected.body.posting_review).toMatchObject({ status: 'rejected', note: 'Never ask for gift cards.' });
      expect((await decide(position, { status: 'approved' })).body.error_code).toBe(20003);
      expect((await act(getPosition, position)).body.position.posting_review?.note).toBe('Never ask for gift cards.');

      const again = (await put(position, { description: words })).body.position;
      expect(again.posting_review).toMatchObject({ status: 'approved', note: null });
      const audit = await sql(
        "select event, changes from audit_log where company_id = 1 and event = 'position_review_decided' and subject_id = $1",
        [position.id],
      );
      expect(audit).toEqual([
        {
          event: 'position_review_decided',
          changes: { status: ['flagged', 'rejected'], note: 'Never ask for gift cards.' },
        },
      ]);
    });

    it('lists pending postings of all companies for support staff, oldest first [JOB-044]', async () => {
      const position = await published({ title: 'Waiting', description: `${words}<p>Buy your kit.</p>` });
      const list = async (query: Record<string, string | number>) =>
        (await support.call<{ posting_reviews: ReviewedPosting[] }>(listPostingReviews, { query })).body
          .posting_reviews;
      const flagged = await list({ status: 'flagged', per_page: 100 });
      expect(flagged.every(({ posting_review }) => posting_review.status === 'flagged')).toBe(true);
      expect(flagged[0]).toMatchObject({ title: 'Host', company_name: 'Larkfield Group', location_name: 'Midtown' });
      expect(flagged.at(-1)).toMatchObject({ title: 'Waiting', kind: 'position' });
      const held = await list({ status: 'pending' });
      expect(held).toMatchObject([{ kind: 'position_template', title: 'Scheduling Coordinator', location_name: null }]);
      await decide(position, { status: 'approved' });
      await until('the notifications for the staff', async () => {
        const notifications = await sql(`select 1 from notifications where link = $1`, [
          `/job-postings/${position.digest_key}`,
        ]);
        return notifications.length > 0;
      });
      expect((await list({ status: 'flagged', per_page: 100 })).map(({ title }) => title)).not.toContain('Waiting');
      expect((await act(getPosition, position)).body.position).toMatchObject({
        posting_review: { status: 'approved' },
        sources: ['indeed', 'career_page'],
      });
    });
  });
});
