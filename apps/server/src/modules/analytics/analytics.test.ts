// Panels over HTTP: who may read them, their periods, and what they contain.
import {
  type AnalyticsAnswer,
  exportAnalyticsPanel,
  getAnalyticsPanel,
  listAnalyticsRecords,
} from '@onward/contract/analytics/analytics';
import { ANALYTICS_PANELS, type AnalyticsPanel } from '@onward/domain/analytics/panels';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import { dayAfter } from '@onward/domain/platform/time/zoned-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertMeetings, insertOffers, spreadApplicants } from '../../../../../testing/database/analytics-crowd.ts';
import { insertApplicant } from '../../../../../testing/people/insert-applicant.ts';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';

let product: InProcessProduct;
let stranger: ApiCaller;
let admin: ApiCaller;
const ZONE = 'America/New_York';

beforeAll(async () => {
  product = await startInProcess();
  await spreadApplicants(product.app.ownerPool);
  await insertMeetings(product.app.ownerPool);
  await insertOffers(product.app.ownerPool);
  stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;
const show = (panel: AnalyticsPanel, query: Record<string, string | number> = {}, caller = admin) =>
  caller.call<AnalyticsAnswer>(getAnalyticsPanel, { params: { panel }, query });

describe('The panels of analytics', () => {
  it.each(ANALYTICS_PANELS)(
    '%s has a series, totals, and the totals of the period before [RPT-021, RPT-022]',
    async (panel) => {
      const { status, body } = await show(panel, { from: '2026-01-01', to: '2026-01-31' });
      expect([status, body.panel, body.time_zone]).toEqual([200, panel, ZONE]);
      expect(body.period).toEqual({ from: '2026-01-01', to: '2026-01-31' });
      expect(body.previous_period).toEqual({ from: '2025-12-01', to: '2025-12-31' });
      expect(Object.keys(body.totals)).toEqual(['count', 'rate', 'median_days']);
      expect(Object.keys(body.previous_totals)).toEqual(['count', 'rate', 'median_days']);
    },
  );

  it('add up: a funnel begins with everybody and ends with the hired, as the sources do [RPT-021]', async () => {
    const { body: funnel } = await show('funnel');
    const { body: sources } = await show('sources');
    const sum = (numbers: (number | null)[]) => numbers.reduce<number>((all, number) => all + (number ?? 0), 0);
    expect(funnel.totals.count).toBeGreaterThan(100);
    expect(funnel.series[0]?.count).toBe(funnel.totals.count);
    expect(sum(sources.series.map(({ count }) => count))).toBe(funnel.totals.count);
    const hired = funnel.series.at(-1);
    expect([hired?.key, hired?.count]).toEqual(['hired', sum(sources.series.map((entry) => entry.hired))]);
    expect(sources.series.map(({ key }) => key)).toContain('');
    expect(funnel.totals.rate).toBe(sources.totals.rate);
  });

  it('count a day in the zone of the company, not of the server [RPT-022]', async () => {
    const [place] = await rows(
      `select p.id, p.digest_key, (select min(s.id) from stages s where s.company_id = 1) as stage
       from positions p where p.company_id = 1 order by p.id limit 1`,
    );
    const onThatDay = async () =>
      (await show('funnel', { from: '2026-03-07', to: '2026-03-07', position_key: place.digest_key })).body.totals
        .count;
    const before = await onThatDay();
    // Ten at night in New York is the next day in UTC, and two in the morning is the day before in Los Angeles.
    for (const moment of [
      '2026-03-08T03:30:00Z',
      '2026-03-07T05:00:00Z',
      '2026-03-08T05:00:00Z',
      '2026-03-07T04:59:59Z',
    ]) {
      const id = await insertApplicant(product.app.ownerPool, { positionId: place.id, stageId: place.stage });
      await rows('update applications set applied_at = $2 where id = $1', [id, moment]);
    }
    expect(await onThatDay()).toBe(before + 2);
  });

  it('show the median days to hire, by week and in all [RPT-021]', async () => {
    const today = dayIn(new Date(), ZONE);
    const period = { from: dayAfter(today, -300), to: today };
    const hires = await rows(
      `select hired_date - (applied_at at time zone $1)::date as days from applications
       where company_id = 1 and status = 'hired' and hired_date between $2 and $3 order by 1`,
      [ZONE, period.from, period.to],
    );
    const { body } = await show('time_to_hire', period);
    const middle = [...body.series].filter(({ count }) => count > 0);
    expect(middle.length).toBeGreaterThan(3);
    expect(middle.every(({ median_days }) => median_days !== null)).toBe(true);
    expect(body.totals.count).toBe(hires.length);
    const [lower, upper] = [hires[Math.floor((hires.length - 1) / 2)], hires[Math.floor(hires.length / 2)]];
    expect(body.totals.median_days).toBe((lower.days + upper.days) / 2);
  });

  it('say how many offers were accepted of those not withdrawn, and who did not show up [RPT-021]', async () => {
    const { body: offers } = await show('offer_acceptance');
    const countOf = ({ series }: AnalyticsAnswer, key: string) => series.find((entry) => entry.key === key)?.count ?? 0;
    const valid = offers.totals.count - countOf(offers, 'withdrawn');
    expect(offers.totals.rate).toBeCloseTo((100 * countOf(offers, 'accepted')) / valid, 1);
    const { body: interviews } = await show('interview_outcomes');
    const expected = countOf(interviews, 'completed') + countOf(interviews, 'no_show');
    expect(interviews.totals.rate).toBeCloseTo((100 * countOf(interviews, 'no_show')) / expected, 1);
  });
});

describe('Analytics', () => {
  it.each([
    [{ from: '2026-02-02', to: '2026-02-01' }, 'to'],
    [{ from: '2023-01-01', to: '2026-01-01' }, 'to'],
    [{ from: '2026-02-30' }, 'from'],
    [{ location_id: 'all' }, 'location_id'],
  ])('refuses %j, naming %s [RPT-022]', async (query, field) => {
    const { status, body } = await show('funnel', query);
    expect([status, body.error_code]).toEqual([422, 20001]);
    expect(Object.keys(body.errors ?? {})).toContain(field);
  });

  it('needs the permission, and an open plan [RPT-020, CMP-045]', async () => {
    const manager = await stranger.signIn('manager@larkfield.test');
    expect((await show('funnel', {}, manager)).status).toBe(403);
    const lite = await stranger.signIn('lite.owner@pebblecafe.test');
    expect((await show('funnel', {}, lite)).status).toBe(403);
    expect((await show('funnel', {}, stranger)).status).toBe(401);
  });

  it('covers the locations of its reader only, whatever the filters ask for [RPT-020, CMP-024]', async () => {
    await rows(`update company_roles set permissions = permissions || '{view_analytics}' where name = 'Manager'`);
    const manager = await stranger.signIn('manager@larkfield.test');
    const [decatur] = await rows(`select id from locations where company_id = 1 and name = 'Decatur'`);
    const [other] = await rows(`select id from locations where company_id = 1 and name <> 'Decatur' limit 1`);
    for (const panel of ANALYTICS_PANELS) {
      const [mine, all, same, foreign] = await Promise.all([
        show(panel, {}, manager),
        show(panel),
        show(panel, { location_id: decatur.id }),
        show(panel, { location_id: other.id }, manager),
      ]);
      expect(mine.body.totals).toEqual(same.body.totals);
      expect(mine.body.totals.count).toBeLessThanOrEqual(all.body.totals.count);
      expect(foreign.body.totals.count).toBe(0);
    }
    const records = await manager.call<{ total_count: number }>(listAnalyticsRecords, {
      params: { panel: 'interview_outcomes' },
      query: { location_id: other.id },
    });
    expect(records.body.total_count).toBe(0);
  });

  it('lists the interviews behind a number, newest first, and knows its keys [RPT-022]', async () => {
    const list = (query: Record<string, string | number>) =>
      admin.call<{ records: { status: string; at: string; name: string }[]; total_count: number }>(
        listAnalyticsRecords,
        {
          params: { panel: 'interview_outcomes' },
          query,
        },
      );
    const { body } = await list({ key: 'no_show', per_page: 50 });
    expect(new Set(body.records.map(({ status }) => status))).toEqual(new Set(['no_show']));
    const times = body.records.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    const next = await list({ key: 'no_show', per_page: 5, page: 2 });
    expect(next.body.records).toEqual(body.records.slice(5, 10));
    expect((await list({ key: 'accepted' })).status).toBe(422);
  });

  it('exports a panel as CSV in the language of the reader, with sources that cannot run as formulas [RPT-021, RPT-013]', async () => {
    await rows(`update applications set referer_source = '=cmd|x' where company_id = 1 and id % 19 = 0`);
    const file = await admin.call(exportAnalyticsPanel, {
      params: { panel: 'sources' },
      headers: { 'accept-language': 'es', locale: 'es' },
    });
    expect(file.status).toBe(200);
    expect(file.headers.get('content-disposition')).toMatch(/filename="sources-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv"/);
    const [head, ...lines] = file.text.trim().split('\r\n');
    expect(head?.split(',')).toHaveLength(4);
    expect(lines.some((line) => line.startsWith(`"'=cmd|x"`))).toBe(true);
    const { body } = await show('sources');
    expect(lines).toHaveLength(body.series.length);
  });
});
