// The counts that changes keep up equal those counted from the beginning, after any mix of changes (RPT-022).

import { type AnalyticsAnswer, getAnalyticsPanel } from '@onward/contract/analytics/analytics';
import { performApplicationAction, undoApplicationAction } from '@onward/contract/applicants/application-actions';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spreadApplicants } from '../../../../../testing/database/analytics-crowd.ts';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';

let product: InProcessProduct;
let admin: ApiCaller;

beforeAll(async () => {
  product = await startInProcess();
  await spreadApplicants(product.app.ownerPool);
  admin = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;
const fold = (most: number) => rows('select onward.fold_analytics($1)', [most]);

/** What readers see: the counts, with what is not added up yet, for every place and grain. */
const seen = async () =>
  (
    await rows(
      `select metric, place_kind, place_id, grain, starts_on::text, key, sum(count)::int as count from (
         select metric, place_kind, place_id, grain, starts_on, key, count from analytics_counts where company_id = 1
         union all
         select s.metric, place.kind, place.id, grain.name, grain.starts_on, s.key, s.step from analytics_steps s
         cross join lateral (values ('company', 0::bigint), ('location', s.location_id), ('position', s.position_id))
           place (kind, id)
         cross join lateral (values ('day', s.day), (case s.metric when 'hire' then 'week' else 'month' end,
           date_trunc(case s.metric when 'hire' then 'week' else 'month' end, s.day::timestamp)::date)) grain (name, starts_on)
         where s.company_id = 1
       ) every group by 1, 2, 3, 4, 5, 6 having sum(count) <> 0 order by 1, 2, 3, 4, 5, 6`,
    )
  ).map((row) => Object.values(row).join(' '));

async function expectRebuiltEqual(): Promise<void> {
  const maintained = await seen();
  expect(maintained.length).toBeGreaterThan(1000);
  await rows('select onward.rebuild_analytics(1)');
  expect(await rows('select from analytics_steps where company_id = 1')).toHaveLength(0);
  expect(await seen()).toEqual(maintained);
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
         select from application_histories h where h.application_id = applications.id) limit 3)
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

  it('are counted anew when days begin at other moments [RPT-022]', async () => {
    await rows(`update companies set time_zone = 'Pacific/Auckland' where id = 1`);
    await expectRebuiltEqual();
    await rows(`update companies set time_zone = 'America/New_York' where id = 1`);
  });
});
