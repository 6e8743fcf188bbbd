// The demo's applicants: at least one in every state, each explained by their history.
import { STAGE_STATUSES } from '@onward/domain/applicants/stages/stage-statuses';
import { APPLICANT_STATUSES } from '@onward/domain/applicants/statuses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';

let product: InProcessProduct;
beforeAll(async () => {
  product = await startInProcess({ env: { ROLE: 'web' } });
});
afterAll(() => product.stop());

const rows = async (text: string) => (await product.app.ownerPool.query(text)).rows;

describe('The applicants of the demo', () => {
  it('cover every status, every stage type and every state in it [APP-003, APP-004]', async () => {
    const found = await rows(
      `select distinct a.status, s.stage_type, a.stage_status from applications a join stages s on s.id = a.stage_id`,
    );
    const statuses = new Set(found.map(({ status }) => status));
    const states = new Set(found.map(({ stage_type, stage_status }) => `${stage_type} ${stage_status}`));
    expect([...statuses].sort()).toEqual([...APPLICANT_STATUSES].sort());
    // Offers are made by the product itself afterwards.
    const ready = { ...STAGE_STATUSES, offer: STAGE_STATUSES.offer.slice(0, 1) };
    const expected = Object.entries(ready).flatMap(([type, words]) =>
      (words.length === 0 ? [null] : words).map((word) => `${type} ${word}`),
    );
    expect([...states].sort()).toEqual(expected.sort());
  });

  it('are not hired beyond the openings, and match the totals [APP-027]', async () => {
    expect(
      await rows(`select id from positions join position_totals on position_id = id where hired > openings`),
    ).toEqual([]);
    expect(
      await rows(`select position_id from position_totals t where t.applicants <>
        (select count(*) from applications a where a.position_id = t.position_id)`),
    ).toEqual([]);
    const [{ count }] = await rows('select count(*)::int as count from applications where company_id = 1');
    expect(count).toBe(1_200);
  });

  it('texted the keyword before they applied by text, and some only texted [JOB-054]', async () => {
    const found = await rows(
      `select p.id, count(distinct t.phone)::int as texted,
         (select count(*)::int from applications a where a.position_id = p.id and a.referer_source = 'text_to_apply')
           as applied
       from positions p join text_to_apply_texts t on t.position_id = p.id group by p.id`,
    );
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ texted, applied }) => texted < applied)).toEqual([]);
    expect(found.some(({ texted, applied }) => texted > applied)).toBe(true);
  });

  it('have a history that leads to their current state, in order [APP-013]', async () => {
    expect(
      await rows(`select id from (
        select id, created_at, lag(created_at) over (partition by application_id order by id) as before
        from application_histories) h where created_at < before`),
    ).toEqual([]);
    expect(
      await rows(`select a.id from applications a left join lateral (
          select (h.detail ->> 'to')::bigint as stage from application_histories h
          where h.application_id = a.id and h.action = 'moved_stage' order by h.id desc limit 1) moved on true
        where a.stage_entry > 1 and moved.stage is distinct from a.stage_id`),
    ).toEqual([]);
  });
});
