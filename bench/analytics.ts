// Does a panel of analytics cost the same however many have applied? Processor time of server and database for each panel,
// over two years and over twelve weeks, for the whole company and for half of its locations, with 10,000 and with 1,000,000
// applicants: within the target, and within one and a half times of each other. And how long does counting a company anew
// take, all of it and its longest transaction, for which changes of applications have to wait?
import { ANALYTICS_PANELS } from '@onward/domain/analytics/panels';
import { enlargeDemo } from '../apps/server/src/demo/enlarge.ts';
import { ApiCaller } from '../testing/product/api-caller.ts';
import { type Cost, whole } from './measuring/call-cost.ts';
import { CostTable } from './measuring/cost-table.ts';
import { MeasuredProduct, machineLoad, type RunningProgram } from './measuring/measured-product.ts';

const SIZES = [10_000, Number(process.env.BENCH_APPLICANTS ?? 1_000_000)] as const;
const CALLS = { warmUp: 20, calls: 40 };
const TARGET_MS = 15;
const FLAT = 1.5;
const PLACES = { locations: 300, positions: 3_000 };

/** Over two years in the order of their ids, with hires, rejections, and interviews in the shares of a busy company. */
const ADD = [
  `insert into persons (company_id, first_name, last_name)
   select 1, 'Bench', n::text from generate_series($1::int, $2::int) n`,
  `with postings as (
     select array_agg(p.id order by p.id) as ids, array_agg(coalesce(p.hiring_process_template_id, h.id) order by p.id) as processes
     from positions p join hiring_process_templates h on h.company_id = 1 and h.is_default and h.deleted_at is null
     where p.company_id = 1
   ), stages_of as (
     select hiring_process_template_id as process, array_agg(id order by sequence) as ids
     from stages where company_id = 1 and deleted_at is null group by 1
   )
   insert into applications (company_id, digest_key, person_id, position_id, status, stage_id, first_name, last_name,
     referer_source, rejection, hired_date, applied_at, stage_entered_at, last_activity_at, seen_at)
   select 1, 'bench-' || p.last_name, p.id, postings.ids[1 + n % cardinality(postings.ids)],
     (array['in_progress', 'rejected', 'rejected', 'hired', 'inactive', 'rejected'])[1 + n % 6],
     s.ids[1 + (n / 7) % cardinality(s.ids)], p.first_name, p.last_name,
     (array['indeed', 'career_page', 'text_to_apply', 'whatsapp', 'linkedin', null])[1 + (n / 3) % 6],
     case when n % 6 in (1, 2, 5) then jsonb_build_object('reason',
       (array['no_response', 'not_qualified', 'position_filled', 'withdrew'])[1 + n % 4], 'note', null, 'at', now()) end,
     case when n % 6 = 3 then moment::date + (n % 21) end, moment, moment, moment, moment
   from persons p
   cross join lateral (select p.last_name::int as n) number
   cross join lateral (select now() - (1 - n::float8 / $3) * interval '728 days' as moment) day
   cross join postings
   join stages_of s on s.process = postings.processes[1 + n % cardinality(postings.processes)]
   where p.company_id = 1 and p.first_name = 'Bench' and p.last_name::int between $1 and $2`,
  `insert into meetings (company_id, application_id, stage_id, stage_entry, meeting_type, status, starts_at, ends_at, time_zone)
   select company_id, id, stage_id, stage_entry, 'phone_call',
     (array['completed', 'completed', 'no_show', 'cancelled'])[1 + id % 4], applied_at + interval '2 days',
     applied_at + interval '2 days 30 minutes', 'America/New_York'
   from applications where company_id = 1 and digest_key like 'bench-%' and last_name::int between $1 and $2 and id % 3 = 0`,
  `with asked as (
     insert into signing_requests (company_id, title, issuer, language, time_zone, tag_values, letterhead)
     select 1, 'Offer', 'Larkfield Group', 'en', 'America/New_York', '{}', jsonb_build_object('application', id)
     from applications where company_id = 1 and digest_key like 'bench-%' and last_name::int between $1 and $2 and id % 5 = 0
     returning id, (letterhead ->> 'application')::bigint as application_id
   )
   insert into application_offers (company_id, application_id, stage_entry, signing_request_id, offer_template_ids, status,
     sent_at, expires_at)
   select 1, a.id, 1, asked.id, '{}', (array['signed', 'signed', 'declined', 'expired'])[1 + a.id % 4],
     a.applied_at + interval '3 days', a.applied_at + interval '10 days'
   from asked join applications a on a.company_id = 1 and a.id = asked.application_id`,
];
/** Their counters and search words are not measured here; analytics is counted anew afterwards. */
const QUICKLY = ['persons', 'applications', 'meetings', 'application_offers'];

async function addApplicants(product: MeasuredProduct, from: number, to: number): Promise<string> {
  const { database } = product;
  await database.query('set statement_timeout = 0');
  for (const table of QUICKLY) await database.query(`alter table ${table} disable trigger user`);
  for (const statement of ADD) await database.query(statement, statement.includes('$3') ? [from, to, to] : [from, to]);
  for (const table of QUICKLY) await database.query(`alter table ${table} enable trigger user`);
  const counted = await countAnew(product);
  await database.query('vacuum analyze');
  return counted;
}

/** As the job does after a change of the time zone. */
async function countAnew(product: MeasuredProduct): Promise<string> {
  await product.database.query('select onward.recount_analytics(1)');
  const seconds: number[] = [];
  for (let state = ''; state !== 'done'; ) {
    const started = performance.now();
    ({ state } = await product.row<{ state: string }>('select onward.count_more_analytics(1, 1000) as state'));
    seconds.push((performance.now() - started) / 1000);
  }
  const forgotten = performance.now();
  await product.database.query(
    `update analytics_editions set ended_at = now() - interval '1 hour' where state = 'ended'`,
  );
  while ((await product.number('select onward.forget_analytics(20000)')) > 0);
  const all = seconds.reduce((sum, each) => sum + each, 0);
  return [
    `counted anew in ${all.toFixed(1)} s, ${seconds.length} transactions, the longest ${Math.max(...seconds).toFixed(2)} s`,
    `the counts before removed in ${((performance.now() - forgotten) / 1000).toFixed(1)} s`,
    `${(await product.number("select pg_total_relation_size('analytics_counts') / 1048576")).toFixed(0)} MB of counts`,
  ].join(', ');
}

type Costs = Map<string, Cost>;

async function measure(product: MeasuredProduct, web: RunningProgram): Promise<Costs> {
  const { token } = await new ApiCaller(web.url).signIn('super.admin@larkfield.test');
  const half = await product.row<{ ids: string }>(
    `select string_agg(id::text, ',') as ids from (select id from locations where company_id = 1 and deleted_at is null
       and id % 2 = 0 order by id limit 150) l`,
  );
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const shapes = {
    'two years': `from=${day(728)}&to=${day(0)}`,
    'twelve weeks': `from=${day(83)}&to=${day(0)}`,
    'two years, half of the locations': `from=${day(728)}&to=${day(0)}&location_id=${half.ids}`,
  };
  const costs: Costs = new Map();
  for (const panel of ANALYTICS_PANELS) {
    for (const [name, query] of Object.entries(shapes)) {
      const cost = await product.costOfReading(web, CALLS, token, () => `/v1/analytics/${panel}?${query}`);
      costs.set(`${panel}, ${name}`, cost);
    }
  }
  return costs;
}

const product = await MeasuredProduct.prepare();
const table = new CostTable();
const verdicts: string[] = [];
try {
  const web = await product.start('web');
  await enlargeDemo(product.databaseUrl, PLACES);
  const bySize: Costs[] = [];
  let present = 0;
  for (const size of SIZES) {
    const counted = await addApplicants(product, present + 1, size);
    verdicts.push(`${size.toLocaleString('en')} applicants: ${counted}`);
    present = size;
    const costs = await measure(product, web);
    for (const [name, cost] of costs) table.add(`${name}, ${size.toLocaleString('en')}`, cost, TARGET_MS);
    bySize.push(costs);
  }
  const [small, large] = bySize;
  for (const [name, cost] of large ?? []) {
    const ratio = whole(cost) / whole(small?.get(name) ?? cost);
    verdicts.push(`${name.padEnd(56)} ${ratio.toFixed(2)} times ${ratio <= FLAT ? 'flat' : 'NOT FLAT'}`);
  }
} finally {
  table.print();
  console.log(verdicts.join('\n'));
  console.log(machineLoad());
  await product.stop();
}
