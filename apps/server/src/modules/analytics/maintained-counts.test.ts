// The counts that changes keep up equal those counted from the beginning, after any mix of changes (RPT-022).

import { type AnalyticsAnswer, getAnalyticsPanel } from '@onward/contract/analytics/analytics';
import { performApplicationAction, undoApplicationAction } from '@onward/contract/applicants/application-actions';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertMeetings, insertOffers, spreadApplicants } from '../../../../../testing/database/analytics-crowd.ts';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../testing/until.ts';
import { roomJobs } from '../rooms.ts';

let product: InProcessProduct;
let admin: ApiCaller;

beforeAll(async () => {
  // Without a worker, which would count anew before the test does.
  product = await startInProcess({ env: { ROLE: 'web' } });
  await spreadApplicants(product.app.ownerPool);
  await insertMeetings(product.app.ownerPool);
  await insertOffers(product.app.ownerPool);
  admin = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;
const SHOWN = `select edition from analytics_editions where company_id = 1 and state = 'shown'`;
const countMore = async (most: number): Promise<string> =>
  (await rows('select onward.count_more_analytics(1, $1) as state', [most]))[0].state;

/** To the end, in batches; returns how many there were. */
async function countAnew(most = 500): Promise<number> {
  let batches = 1;
  while ((await countMore(most)) !== 'done') batches += 1;
  return batches;
}

const fold = (most: number) => rows('select onward.fold_analytics($1)', [most]);

/** What readers of an edition see: the counts, with what is not added up yet, for every place and grain. */
const seenIn = async (edition: number) =>
  (
    await rows(
      `select metric, place_kind, place_id, grain, starts_on::text, key, sum(count)::int as count from (
         select metric, place_kind, place_id, grain, starts_on, key, count from analytics_counts
         where company_id = 1 and edition = $1
         union all
         select s.metric, place.kind, place.id, grain.name, date_trunc(grain.name, s.day::timestamp)::date, s.key, s.step
         from analytics_steps s
         cross join lateral (values ('company', 0::bigint), ('location', s.location_id), ('position', s.position_id))
           place (kind, id)
         cross join lateral unnest(case when s.metric = 'hire' then '{day,week}'
           when place.kind = 'position' then '{day,month}' else '{day,month,quarter}' end::text[])
           grain (name)
         where s.company_id = 1 and edition = $1
       ) every group by 1, 2, 3, 4, 5, 6 having sum(count) <> 0 order by 1, 2, 3, 4, 5, 6`,
      [edition],
    )
  ).map((row) => Object.values(row).join(' '));

const shownEdition = async (): Promise<number> => (await rows(SHOWN))[0].edition;

/** Both as of the moment when the new counts were shown. */
async function expectRebuiltEqual(): Promise<void> {
  const before = await shownEdition();
  await rows('select onward.recount_analytics(1)');
  await countAnew();
  const rebuilt = await seenIn(await shownEdition());
  expect(rebuilt.length).toBeGreaterThan(1000);
  expect(rebuilt).toEqual(await seenIn(before));
}

/** Each takes a number that picks whom it concerns. */
const CHANGES: readonly ((seed: number) => Promise<unknown>)[] = [
  (seed) =>
    rows(
      `update applications set status = 'rejected', rejection = '{"reason": "withdrew"}' where company_id = 1 and id % 13 = $1`,
      [seed % 13],
    ),
  (seed) =>
    rows(
      `update applications set status = 'hired', hired_date = current_date - $1::int where company_id = 1 and id % 41 = $1`,
      [seed % 41],
    ),
  (seed) =>
    rows(
      `update applications set status = 'in_progress', hired_date = null, rejection = null where company_id = 1 and id % 43 = $1 and status <> 'inactive'`,
      [seed % 43],
    ),
  (seed) =>
    rows(
      `update applications a set stage_id = (select s.id from stages s where s.company_id = 1 order by (s.id * $1) % 17 limit 1)
       where company_id = 1 and id % 11 = $2`,
      [seed, seed % 11],
    ),
  (seed) =>
    rows(
      `update applications set referer_source = case when $1::int % 2 = 0 then null else 'fair ' || $1::int end where company_id = 1 and id % 19 = $1::int % 19`,
      [seed],
    ),
  (seed) =>
    rows(
      `update applications set applied_at = applied_at - interval '9 hours', seen_at = now() where company_id = 1 and id % 23 = $1`,
      [seed % 23],
    ),
  (seed) =>
    rows(
      `update positions set location_id = (select id from locations where company_id = 1 order by (id * $1) % 7 limit 1)
       where id = (select id from positions where company_id = 1 order by (id * $1) % 13 limit 1)`,
      [seed],
    ),
  (seed) =>
    rows(
      `with gone as (select id from applications where company_id = 1 and id % 97 = $1 and not exists (
         select from application_histories h where h.application_id = applications.id) and not exists (
         select from meetings m where m.application_id = applications.id) and not exists (
         select from application_offers o where o.application_id = applications.id) limit 3)
       delete from applications where id in (select id from gone)`,
      [seed % 97],
    ),
  (seed) =>
    rows(
      `update applications a set position_id = (select id from positions where company_id = 1 order by (id * $1) % 19 limit 1)
       where company_id = 1 and id % 29 = $2 and not exists (
         select from applications o where o.company_id = 1 and o.person_id = a.person_id and o.id <> a.id)`,
      [seed, seed % 29],
    ),
  (seed) =>
    rows(
      `update meetings set status = 'no_show', starts_at = starts_at - $1 * interval '1 hour', ends_at = ends_at - $1 * interval '1 hour'
       where company_id = 1 and id % 17 = $2`,
      [seed % 50, seed % 17],
    ),
  (seed) =>
    rows(`update application_offers set status = 'voided', sent_at = null where company_id = 1 and id % 31 = $1`, [
      seed % 31,
    ]),
  (seed) =>
    rows(
      `update application_offers set sent_at = now() - $1 * interval '1 day' where company_id = 1 and id % 37 = $2`,
      [seed % 300, seed % 37],
    ),
  (seed) => rows(`delete from meetings where company_id = 1 and id % 211 = $1`, [seed % 211]),
  (seed) => fold(1 + (seed % 900)),
];

describe('The counts of analytics', () => {
  it('equal those counted anew, after sixty random changes, moves to other jobs and locations, and foldings [RPT-022]', async () => {
    let seed = 20_261_119;
    for (let round = 0; round < 60; round += 1) {
      seed = (seed * 48_271) % 2_147_483_647;
      await CHANGES[seed % CHANGES.length]?.(seed % 10_007);
    }
    await expectRebuiltEqual();
  });

  it('follow a posting that moves while one of its applicants is being rejected [RPT-022]', async () => {
    const [{ id, position_id }] = await rows(
      `select id, position_id from applications where company_id = 1 and status = 'in_progress' order by id limit 1`,
    );
    const other = await product.app.ownerPool.connect();
    try {
      await other.query('begin');
      await other.query(
        `update applications set status = 'rejected', rejection = '{"reason": "withdrew"}' where id = $1`,
        [id],
      );
      const moving = rows(
        `update positions set location_id = (select id from locations where company_id = 1 and id <> location_id limit 1)
         where id = $1`,
        [position_id],
      );
      await until(
        'the move to wait',
        async () => (await rows(`select from pg_locks where locktype = 'advisory' and not granted`)).length > 0,
      );
      await other.query('commit');
      await moving;
    } finally {
      other.release();
    }
    await expectRebuiltEqual();
  });

  it('follow an action and its undo, added up or not [RPT-022, AHD-001]', async () => {
    const applied = async () =>
      (await admin.call<AnalyticsAnswer>(getAnalyticsPanel, { params: { panel: 'rejection_reasons' } })).body.totals
        .count;
    const [{ ids }] = await rows(
      `select array_agg(id) as ids from (select id from applications where company_id = 1 and status = 'in_progress'
         and applied_at > now() - interval '60 days' order by id limit 5) chosen`,
    );
    const before = await applied();
    const act = (action_type: number, params: object) =>
      admin.call<{ undo: { id: number } }>(performApplicationAction, {
        body: { action_type, application_ids: ids, params },
      });
    const rejected = await act(ACTION_CODES.reject, { reason: 'no_response', notify: false });
    expect(rejected.status).toBe(200);
    expect(await applied()).toBe(before + 5);
    await admin.call(undoApplicationAction, { params: { id: rejected.body.undo.id } });
    expect(await applied()).toBe(before);
    await fold(1_000_000);
    expect(await applied()).toBe(before);
    await expectRebuiltEqual();
  });
});

describe('A changed time zone', () => {
  const setZone = (zone: string) => rows('update companies set time_zone = $1 where id = 1', [zone]);
  const editions = async () =>
    (await rows(`select state, time_zone from analytics_editions where company_id = 1 order by edition`)).map(
      ({ state, time_zone }) => `${state} ${time_zone}`,
    );
  const jobs = () => rows(`select key from graphile_worker.jobs where task_identifier = 'analytics.recount'`);
  const funnel = async () =>
    (await admin.call<AnalyticsAnswer>(getAnalyticsPanel, { params: { panel: 'funnel' } })).body;
  const runJob = () => roomJobs(product.app).handlers['analytics.recount']?.({ company_id: 1 }, {} as never);

  beforeEach(async () => {
    await setZone('America/New_York');
    await countAnew(100_000);
    await rows(`delete from analytics_editions where state = 'ended'`);
    await rows('delete from graphile_worker._private_jobs');
  });

  it('is counted by a job, and changes meanwhile are in both counts [RPT-022]', async () => {
    await setZone('Pacific/Auckland');
    expect(await jobs()).toHaveLength(1);
    let seed = 77_711;
    for (let round = 0; round < 60; round += 1) {
      seed = (seed * 48_271) % 2_147_483_647;
      await CHANGES[seed % CHANGES.length]?.(seed % 10_007);
      if ((await countMore(40)) === 'done') break;
      if (round < 40) expect((await funnel()).time_zone).toBe('America/New_York');
    }
    await countAnew();
    expect((await funnel()).time_zone).toBe('Pacific/Auckland');
    await expectRebuiltEqual();
  });

  it('leaves readers the old numbers until all is counted, and then shows the new ones at once [RPT-022]', async () => {
    const before = await funnel();
    await setZone('Asia/Tokyo');
    while ((await countMore(50)) !== 'done') {
      const { series, time_zone, totals } = await funnel();
      expect({ series, time_zone, totals }).toMatchObject({ series: before.series, totals: before.totals });
      expect(time_zone).toBe('America/New_York');
    }
    expect((await funnel()).time_zone).toBe('Asia/Tokyo');
  });

  it('that changes again and back is counted once or not at all [RPT-022]', async () => {
    await setZone('Asia/Tokyo');
    await countMore(50);
    await setZone('Europe/Paris');
    expect(await editions()).toEqual(['shown America/New_York', 'ended Asia/Tokyo', 'counting Europe/Paris']);
    expect(await jobs()).toHaveLength(1);
    await setZone('America/New_York');
    expect(await editions()).toEqual(['shown America/New_York', 'ended Asia/Tokyo', 'ended Europe/Paris']);
    await runJob();
    expect((await funnel()).time_zone).toBe('America/New_York');
  });

  it('is counted by a job that may run twice, and the counts before are removed a minute later [RPT-022]', async () => {
    await setZone('Asia/Tokyo');
    await Promise.all([runJob(), runJob()]);
    await runJob();
    expect(await editions()).toEqual(['ended America/New_York', 'shown Asia/Tokyo']);
    const forget = async () => (await rows('select onward.forget_analytics(1000000) as gone'))[0].gone;
    expect(await forget()).toBe(0);
    await rows(`update analytics_editions set ended_at = now() - interval '2 minutes' where state = 'ended'`);
    expect(await forget()).toBeGreaterThan(1000);
    expect(await editions()).toEqual(['shown Asia/Tokyo']);
    await expectRebuiltEqual();
  });

  it('is not counted past somebody who is changing applications, but later [RPT-022]', async () => {
    await setZone('Asia/Tokyo');
    const other = await product.app.ownerPool.connect();
    try {
      await other.query('begin');
      await other.query(`update applications set referer_source = 'fair 1' where company_id = 1 and id % 3 = 0`);
      expect(await countMore(50)).toBe('busy');
      await other.query('commit');
    } finally {
      other.release();
    }
    await countAnew();
    await expectRebuiltEqual();
  });
});
