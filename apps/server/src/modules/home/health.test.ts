// Every number of the location board is as long as the list it opens.
import { listAnalyticsRecords } from '@onward/contract/analytics/analytics';
import { listApplications } from '@onward/contract/applicants/applications';
import { listEmployees } from '@onward/contract/employees/employees';
import type { EndpointShape } from '@onward/contract/endpoint';
import { listI9Forms } from '@onward/contract/everify/i9-forms';
import {
  exportCompanyDashboard,
  getCompanyDashboard,
  LOCATION_HEALTH_ORDER_FIELDS,
  type LocationHealth,
} from '@onward/contract/home/home';
import { listMyPositions } from '@onward/contract/positions/positions';
import { HEALTH_NUMBERS } from '@onward/domain/home/location-health';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  insertMeetings,
  insertOffers,
  insertOnboardings,
  spreadApplicants,
} from '../../../../../testing/database/analytics-crowd.ts';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';

interface Board {
  locations: LocationHealth[];
  today: string;
  since: string;
}

let product: InProcessProduct;
let admin: ApiCaller;

beforeAll(async () => {
  product = await startInProcess();
  const { ownerPool } = product.app;
  await spreadApplicants(ownerPool);
  await insertMeetings(ownerPool);
  await insertOffers(ownerPool);
  await insertOnboardings(ownerPool);
  await ownerPool.query(
    `update meetings set starts_at = now() + (id % 40) * interval '1 minute', ends_at = now() + interval '2 hours'
     where company_id = 1 and id % 5 = 0`,
  );
  await ownerPool.query(`update employees set onboarding_state = 'need_attention' where company_id = 1 and id % 3 = 0`);
  await ownerPool.query(
    `insert into i9_forms (company_id, employee_id, status, first_day, due_what, due_on, created_at, updated_at)
     select 1, id, 'section2_open', hired_date, case when id % 4 = 0 then 'reverification' else 'section2' end,
       current_date + (id % 7)::int - 3 + case when id % 8 = 0 then 200 else 0 end, now(), now()
     from employees where company_id = 1 and id % 2 = 0`,
  );
  admin = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');
});
afterAll(() => product.stop());

const read = async (query: Record<string, string | number> = {}): Promise<Board> =>
  (await admin.call<Board>(getCompanyDashboard, { query: { per_page: 50, ...query } })).body;

const total = async (endpoint: EndpointShape, query: Record<string, string | number | boolean>, params = {}) => {
  const { status, body } = await admin.call<{ total_count: number }>(endpoint, {
    query: { per_page: 1, ...query },
    params,
  });
  expect(status).toBe(200);
  return body.total_count;
};

describe('The location board', () => {
  it('shows numbers that equal their lists, at every location [AHD-014]', async () => {
    const { locations, today, since } = await read();
    expect(locations.length).toBeGreaterThan(5);
    for (const row of locations) {
      const { id, name } = row.location;
      const at = { location_id: id };
      const interviews = (key: string, from: string) =>
        total(listAnalyticsRecords, { ...at, key, from, to: today }, { panel: 'interview_outcomes' });
      const noShows = await interviews('no_show', since);
      const expected = noShows + (await interviews('completed', since));
      const every = 'in_progress,hired,rejected,inactive';
      expect({ name, ...row }).toMatchObject({
        name,
        open_positions: await total(listMyPositions, { location: String(id), status: 'published' }),
        not_contacted: await total(listApplications, { ...at, not_contacted: true }),
        interviews_today: await interviews('planned', today),
        no_shows: noShows,
        no_show_rate: expected === 0 ? null : Math.round((1000 * noShows) / expected) / 10,
        offers_waiting: await total(listApplications, { ...at, has_open_offer: true, status: every }),
        onboarding_blocked: await total(listEmployees, { ...at, status: 'need_attention' }, { id: 1 }),
        i9_due: await total(listI9Forms, at),
        i9_urgent:
          (await total(listI9Forms, { ...at, urgency: 'late' })) +
          (await total(listI9Forms, { ...at, urgency: 'today' })),
      });
    }
  });

  it('has something to show in every column, and sorts by each of them [AHD-014]', async () => {
    for (const field of LOCATION_HEALTH_ORDER_FIELDS) {
      const { locations } = await read({ order: `${field} desc` });
      if (field === 'name') continue;
      const values = locations.map((row) => row[field] ?? -1);
      expect([field, values]).toEqual([field, values.toSorted((one, other) => other - one)]);
      expect([field, values[0] ?? 0]).toEqual([field, expect.any(Number)]);
      expect(values[0]).toBeGreaterThan(0);
    }
  });

  it('pages through sorted locations without losing or repeating one [AHD-014, PLT-017]', async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => read({ order: 'not_contacted desc', per_page: 3, page })),
    );
    const ids = pages.flatMap(({ locations }) => locations.map(({ location }) => location.id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual((await read({ order: 'not_contacted desc' })).locations.map(({ location }) => location.id));
  });

  it('no longer counts an applicant once somebody has written to them or met them [AHD-014]', async () => {
    const { locations } = await read({ order: 'not_contacted desc' });
    const place = locations[0]?.location.id ?? 0;
    const waiting = async () =>
      (await read()).locations.find(({ location }) => location.id === place)?.not_contacted ?? 0;
    const list = async () =>
      (
        await admin.call<{ applications: { id: number; person_id: number }[] }>(listApplications, {
          query: { location_id: place, not_contacted: true },
        })
      ).body.applications;
    const before = await waiting();
    const [first, second] = await list();
    const write = (application: { id: number; person_id: number } | undefined, automated: boolean) =>
      product.app.ownerPool.query(
        `with thread as (
           insert into conversations (company_id, person_id, application_id, position_id)
           select 1, person_id, id, position_id from applications where id = $1
           on conflict (company_id, person_id) do update set updated_at = now() returning id
         )
         insert into messages (company_id, conversation_id, application_id, channel, direction, automated, body, status)
         select 1, thread.id, $1, 'sms', 'outbound', $2, 'Hello', 'sent' from thread`,
        [application?.id, automated],
      );
    await write(first, true);
    expect(await waiting()).toBe(before);
    await write(first, false);
    expect(await waiting()).toBe(before - 1);
    expect((await list()).map(({ id }) => id)).not.toContain(first?.id);
    await product.app.ownerPool.query('update applications set applied_at = now() where id = $1', [second?.id]);
    expect(await waiting()).toBe(before - 2);
  });
});

describe('The file of the location board', () => {
  it('has every location that the filters leave, in the order of the board, with its numbers [AHD-014]', async () => {
    const file = async (query: Record<string, string | number>) => {
      const { status, text } = await admin.call(exportCompanyDashboard, { query });
      expect(status).toBe(200);
      return text
        .replace('\uFEFF', '')
        .trim()
        .split('\r\n')
        .map((line) => line.slice(1, -1).split('","'));
    };
    const query = { order: 'offers_waiting desc' };
    const [titles, ...rows] = await file(query);
    expect(titles?.slice(0, 4)).toEqual(['Location', 'Brand', 'Open jobs', 'Applicants not contacted for 24 hours']);
    const { locations } = await read(query);
    const shown = locations.map((row) =>
      [
        row.location.name,
        ...HEALTH_NUMBERS.map((number) => row[number]),
        row.applicants_30_days,
        row.hires_30_days,
        row.days_to_hire,
      ].map((cell) => String(cell ?? '')),
    );
    expect(rows.map(([name, _brand, ...numbers]) => [name, ...numbers])).toEqual(shown);
    const one = locations[0]?.location;
    const found = await file({ query: one?.name ?? '', brand_id: one?.brand_id ?? 0 });
    expect(found.slice(1).map(([name]) => name)).toContain(one?.name);
    expect(found.length).toBeLessThan(rows.length);
  });

  it('is only for super admins [CMP-062]', async () => {
    const manager = await new ApiCaller(product.url).signIn('general.manager@larkfield.test');
    expect((await manager.call(exportCompanyDashboard, {})).status).toBe(403);
  });
});
