// Every number of every panel is as long as the list it links to, for random filters and readers.
import { type AnalyticsAnswer, getAnalyticsPanel, listAnalyticsRecords } from '@onward/contract/analytics/analytics';
import { listApplications } from '@onward/contract/applicants/applications';
import { listEmployees } from '@onward/contract/employees/employees';
import { ANALYTICS_PANELS, type AnalyticsPanel } from '@onward/domain/analytics/panels';
import { hiredOfSource, partOfStep, peopleBehind } from '@onward/domain/analytics/people-behind';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import { dayAfter } from '@onward/domain/platform/time/zoned-time';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  insertMeetings,
  insertOffers,
  insertOnboardings,
  spreadApplicants,
} from '../../../../../testing/database/analytics-crowd.ts';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';

const ROUNDS = 200;
const TODAY = dayIn(new Date(), 'America/New_York');

let product: InProcessProduct;
let readers: ApiCaller[];
let ids: { brands: number[]; locations: number[]; departments: number[]; positions: { id: number; key: string }[] };

beforeAll(async () => {
  product = await startInProcess();
  const { ownerPool } = product.app;
  await spreadApplicants(ownerPool);
  // Most is added up already; the rest is not.
  await ownerPool.query('select onward.fold_analytics(100000)');
  await ownerPool.query(
    "update applications set applied_at = applied_at - interval '1 day' where company_id = 1 and id % 4 = 0",
  );
  await insertMeetings(ownerPool);
  await insertOffers(ownerPool);
  await insertOnboardings(ownerPool);
  await ownerPool.query(
    `update company_roles set permissions = permissions || '{view_analytics,view_employee}' where name = 'Manager'`,
  );
  const stranger = new ApiCaller(product.url);
  readers = [await stranger.signIn('super.admin@larkfield.test'), await stranger.signIn('manager@larkfield.test')];
  const of = async (table: string) =>
    (await ownerPool.query(`select id from ${table} where company_id = 1 order by id`)).rows.map(({ id }) => id);
  const { rows } = await ownerPool.query(
    'select id, digest_key as key from positions where company_id = 1 order by id',
  );
  ids = {
    brands: await of('brands'),
    locations: await of('locations'),
    departments: await of('departments'),
    positions: rows,
  };
});
afterAll(() => product.stop());

interface Asked {
  panel: AnalyticsPanel;
  reader: number;
  from: string;
  to: string;
  places: Record<string, string>;
  position: { id: number; key: string } | null;
}

const someOf = (from: readonly number[]) =>
  fc.option(fc.subarray([...from], { minLength: 1, maxLength: 3 }), { nil: undefined, freq: 3 });

const asked = (): fc.Arbitrary<Asked> =>
  fc
    .record({
      panel: fc.constantFrom(...ANALYTICS_PANELS),
      reader: fc.constantFrom(0, 0, 1),
      ago: fc.integer({ min: 0, max: 150 }),
      days: fc.integer({ min: 1, max: 300 }),
      brand: someOf(ids.brands),
      location_id: someOf(ids.locations),
      department_id: someOf(ids.departments),
      position: fc.option(fc.constantFrom(...ids.positions), { nil: null, freq: 2 }),
    })
    .map(({ ago, days, panel, reader, position, ...places }) => {
      const to = dayAfter(TODAY, -ago);
      const chosen = Object.entries(places).flatMap(([key, value]) => (value ? [[key, value.join(',')]] : []));
      return { panel, reader, position, from: dayAfter(to, 1 - days), to, places: Object.fromEntries(chosen) };
    });

interface Listed {
  total_count: number;
  total_is_exact?: boolean;
}

async function lengthOf({ reader, places, position }: Asked, query: Record<string, string | number | boolean>) {
  const { body, status } = await (readers[reader] as ApiCaller).call<Listed>(listApplications, {
    query: { per_page: 1, ...places, ...(position && { position_key: position.key }), ...query },
  });
  expect(status).toBe(200);
  return body.total_is_exact ? body.total_count : Number.POSITIVE_INFINITY;
}

async function employeesOf({ reader, places, position }: Asked, filters: Record<string, string>) {
  const { body } = await (readers[reader] as ApiCaller).call<Listed>(listEmployees, {
    params: { id: 1 },
    query: { per_page: 1, ...places, ...(position && { position_id: position.id }), ...filters },
  });
  return body.total_is_exact ? body.total_count : Number.POSITIVE_INFINITY;
}

async function recordsOf(one: Asked, key: string) {
  const { panel, reader, places, position, from, to } = one;
  const { body } = await (readers[reader] as ApiCaller).call<Listed>(listAnalyticsRecords, {
    params: { panel },
    query: { per_page: 1, from, to, key, ...places, ...(position && { position_key: position.key }) },
  });
  return body.total_count;
}

/** The length of the list behind each entry of a panel. */
function listBehind(one: Asked, entry: AnalyticsAnswer['series'][number]): Promise<number> {
  const behind = peopleBehind(one.panel, entry, one);
  if (behind.list === 'records') return recordsOf(one, behind.key);
  return behind.list === 'employees' ? employeesOf(one, behind.filters) : lengthOf(one, behind.filters);
}

/** A search stops counting at 1000. */
const asListed = (count: number): number => (count > 1000 ? Number.POSITIVE_INFINITY : count);

/** Who stopped at a step and who went on are together who reached it. */
async function partsAddUp(one: Asked, { series }: AnalyticsAnswer): Promise<void> {
  for (const [at, step] of series.slice(0, -1).entries()) {
    const parts = await Promise.all(
      (['stopped', 'went_on'] as const).map((part) => {
        const list = partOfStep(step, series[at + 1], part, one);
        return list.list === 'applications' ? lengthOf(one, list.filters) : Number.NaN;
      }),
    );
    if (parts.every(Number.isFinite))
      expect([step.name, (parts[0] ?? 0) + (parts[1] ?? 0)]).toEqual([step.name, step.count]);
  }
}

async function hiredAgree(one: Asked, { series }: AnalyticsAnswer): Promise<void> {
  for (const entry of series) {
    const list = hiredOfSource(entry, one);
    const listed = list.list === 'applications' ? await lengthOf(one, list.filters) : Number.NaN;
    expect([entry.key, listed]).toEqual([entry.key, entry.hired]);
  }
}

it('every number equals its list, for 200 random filters [RPT-022]', async () => {
  const behind = new Map<AnalyticsPanel, number>();
  await fc.assert(
    fc.asyncProperty(asked(), async (one) => {
      const { panel, reader, from, to, places, position } = one;
      const { body } = await (readers[reader] as ApiCaller).call<AnalyticsAnswer>(getAnalyticsPanel, {
        params: { panel },
        query: { from, to, ...places, ...(position && { position_key: position.key }) },
      });
      const weeks = body.series.length > 12 ? body.series.filter(({ count }) => count > 0) : body.series;
      for (const entry of weeks) {
        expect([panel, entry.key, await listBehind(one, entry)]).toEqual([panel, entry.key, asListed(entry.count)]);
      }
      if (panel === 'funnel') await partsAddUp(one, body);
      if (panel === 'sources') await hiredAgree(one, body);
      behind.set(panel, (behind.get(panel) ?? 0) + body.totals.count);
    }),
    { numRuns: ROUNDS, seed: 20_261_118 },
  );
  // Numbers that are always nothing would prove nothing.
  expect([...behind].filter(([, count]) => count === 0)).toEqual([]);
  expect(behind.size).toBe(ANALYTICS_PANELS.length);
});
