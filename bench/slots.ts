// Are free times found quickly? A stage with eight busy interviewers in four time zones, thirty days ahead, after more
// than a year of meetings: the cost of the search for server and database, next to a bare route and the bare
// statements.

import { Employer } from '../testing/people/employer.ts';
import { ApiCaller } from '../testing/product/api-caller.ts';
import { CostTable } from './measuring/cost-table.ts';
import { MeasuredProduct, machineLoad, type RunningProgram } from './measuring/measured-product.ts';

const INTERVIEWERS = 8;
const DAYS_AHEAD = 30;
const DAYS_BEHIND = 400;
const TIMES = { warmUp: 150, calls: 400 };
const TARGET_MS = 15;
const COMPANY = 1;
const ZONES = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'];

/** Open on weekdays with a lunch break, off on some days, like real calendars. */
const OPEN_CALENDARS = `insert into calendars (company_id, staff_id, time_zone, availabilities, exceptions, buffer_minutes,
    min_notice_hours, max_days_ahead)
  select $1, staff.id, ($3::text[])[(staff.place - 1) % cardinality($3::text[]) + 1],
    (select jsonb_agg(jsonb_build_object('weekday', day, 'start', half.start, 'end', half.end))
      from generate_series(1, 5) day,
        (values ('08:00', '12:00'), ('12:45', '18:30')) as half (start, "end")),
    (select coalesce(jsonb_agg(jsonb_build_object('date', (current_date + 3 * n)::text, 'note', 'Away', 'ranges',
        case n % 2 when 0 then '[]'::jsonb else '[{"start": "10:00", "end": "16:00"}]' end)), '[]')
      from generate_series(1, 8) n where n % 8 = staff.place % 8),
    15, 12, $4
  from unnest($2::bigint[]) with ordinality as staff (id, place)
  on conflict (company_id, staff_id) do update set time_zone = excluded.time_zone,
    availabilities = excluded.availabilities, exceptions = excluded.exceptions, max_days_ahead = excluded.max_days_ahead`;

/** Four per day, each with two interviewers. */
const ADD_MEETINGS = `with people as (
    select id, stage_id, row_number() over (order by id) - 1 as place, count(*) over () as count
    from applications where company_id = $1
  ), times as (
    select day, hour, row_number() over () - 1 as place, current_date + day + make_interval(hours => hour) as starts_at
    from generate_series(-$3::int, $4::int) day, unnest(array[14, 15, 19, 21]) hour
  ), made as (
    insert into meetings (company_id, application_id, stage_id, stage_entry, meeting_type, status, starts_at, ends_at, time_zone)
    select $1, p.id, p.stage_id, 1000 + t.place, 'onsite_interview', case when t.day < 0 then 'completed' else 'confirmed' end,
      t.starts_at, t.starts_at + interval '30 minutes', 'America/New_York'
    from times t join people p on p.place = t.place % p.count
    returning company_id, id, starts_at, ends_at
  )
  insert into meeting_interviewers (company_id, meeting_id, staff_id, starts_at, ends_at, holds)
  select m.company_id, m.id, staff.id, m.starts_at, m.ends_at, true
  from made m join unnest($2::bigint[]) with ordinality as staff (id, place) on staff.place % 4 = m.id % 4`;

const ADD_LINKS = `insert into calendar_links (company_id, staff_id, provider, account, access_token, refresh_token, expires_at)
  select $1, id, 'google', 'bench', '', '', now() + interval '1 day' from unnest($2::bigint[]) as staff (id)
  on conflict do nothing`;

/** Five busy times per day from external calendars. */
const ADD_BUSY_TIMES = `insert into busy_times (company_id, link_id, staff_id, starts_at, ends_at)
  select k.company_id, k.id, k.staff_id, at, at + make_interval(mins => 15 + (minute * 7 % 45))
  from calendar_links k, generate_series(-$3::int, $4::int) day, unnest(array[13, 14, 16, 18, 19]) hour,
    lateral (select (abs(k.staff_id * 31 + day * 17 + hour * 13) % 4 * 15)::int as minute) m,
    lateral (select current_date + day + make_interval(hours => hour, mins => minute) as at) t
  where k.company_id = $1 and k.staff_id = any($2::bigint[])`;

const FLOOR = `select c.availabilities, (select array_agg(starts_at) from meeting_interviewers m
      where m.company_id = c.company_id and m.staff_id = c.staff_id and m.holds and m.ends_at > now()
        and m.starts_at < now() + interval '${DAYS_AHEAD} days'),
    (select array_agg(starts_at) from busy_times b where b.company_id = c.company_id and b.staff_id = c.staff_id
      and b.ends_at > now() and b.starts_at < now() + interval '${DAYS_AHEAD} days')
  from calendars c where c.company_id = $1 and c.staff_id = any($2::bigint[])`;

async function fillCalendars({ database }: MeasuredProduct): Promise<number[]> {
  const { rows } = await database.query<{ id: string }>(
    `select id from company_staffs where company_id = $1 and status = 'active' order by id limit $2`,
    [COMPANY, INTERVIEWERS],
  );
  const staff = rows.map(({ id }) => Number(id));
  await database.query(OPEN_CALENDARS, [COMPANY, staff, ZONES, DAYS_AHEAD]);
  await database.query(ADD_MEETINGS, [COMPANY, staff, DAYS_BEHIND, DAYS_AHEAD]);
  await database.query(ADD_LINKS, [COMPANY, staff]);
  await database.query(ADD_BUSY_TIMES, [COMPANY, staff, DAYS_BEHIND, DAYS_AHEAD]);
  await database.query('vacuum analyze');
  return staff;
}

async function addStage(caller: ApiCaller, interviewers: number[], capacity: number): Promise<number> {
  const config = { meeting_type: 'onsite_interview', duration_minutes: 30, interviewer_ids: interviewers, capacity };
  const process = await new Employer(caller).process([{ id: -2, name: 'Interview', stage_type: 'scheduling', config }]);
  return process.stages[1]?.id ?? 0;
}

async function measure(product: MeasuredProduct, web: RunningProgram, table: CostTable): Promise<void> {
  const caller = await new ApiCaller(web.url).signIn('super.admin@larkfield.test');
  const staff = await fillCalendars(product);
  const bare = await product.startBareRoute();
  table.show('bare route', await product.costOfReading(bare, TIMES, null, () => '/'));
  const database = await product.costOfStatement('floor', FLOOR, [COMPANY, staff], TIMES.calls);
  table.show('bare statement', { app: 0, database });
  const until = new Date(Date.now() + DAYS_AHEAD * 86_400_000).toISOString();
  for (const [name, interviewers, capacity] of [
    ['one interviewer', staff.slice(0, 1), 1],
    [`${INTERVIEWERS} interviewers`, staff, 1],
    [`${INTERVIEWERS} interviewers, groups of four`, staff, 4],
  ] as const) {
    const path = `/v1/stages/${await addStage(caller, [...interviewers], capacity)}/slots?to=${encodeURIComponent(until)}`;
    const { body } = await caller.request<{ slots: string[] }>('GET', path);
    if (body.slots.length === 0) throw new Error(`${name} have no time left: ${JSON.stringify(body)}`);
    const cost = await product.costOfReading(web, TIMES, caller.token, () => path);
    table.add(`${name}, ${DAYS_AHEAD} days, ${body.slots.length} times found`, cost, TARGET_MS);
  }
}

const product = await MeasuredProduct.prepare();
const table = new CostTable();
try {
  await measure(product, await product.start('web'), table);
} finally {
  table.print();
  console.log(machineLoad());
  await product.stop();
}
