// Is onboarding fast at any scale, and on a slow phone? Largest paint of the portal, and costs of the dashboard, one onboarding, and saving an answer for server and database,
// with 500 and with 50,000 running onboardings: within the targets, and within one and a half times of each other.
import { buildPortal } from '../scripts/supervisor/browser-apps.ts';
import { root } from '../scripts/supervisor/programs.ts';
import { launchBrowser } from '../testing/browser/launch-browser.ts';
import { ApiCaller } from '../testing/product/api-caller.ts';
import { bestCostOfCalls, type Cost, whole } from './measuring/call-cost.ts';
import { CostTable } from './measuring/cost-table.ts';
import { MeasuredProduct, machineLoad, type RunningProgram } from './measuring/measured-product.ts';
import { printTable } from './measuring/print-table.ts';
import { largestPaint } from './measuring/slow-phone.ts';

const SIZES = [500, Number(process.env.BENCH_ONBOARDINGS ?? 50_000)] as const;
const READING = { warmUp: 300, calls: 300 };
const WRITING = { warmUp: 100, calls: 150 };
const TARGETS = { list: 3, counts: 3, one: 3, save: 4 } as const;
const FLAT = 1.5;
const PAINT_SECONDS = 1.2;
/** Where the portal keeps the token of a phone, before the key of the onboarding. */
const STORED_TOKEN = 'onward.onboarding.';
const STAFF = 'super.admin@larkfield.test';

/** People in every state, each with three modules; their last action is one of the company. */
const ADD_RUNNING = `with places as (
    select array_agg(id order by id) as ids from locations where company_id = 1 and deleted_at is null
  ), made as (
    insert into employees (company_id, digest_key, employee_number, name, phone, region_number, location_id, hired_date,
      onboarding_state)
    select 1, 'bench-' || n, 'B' || n, 'Person ' || n, (4040000000 + n)::text, '1',
      places.ids[1 + n % cardinality(places.ids)], date '2026-11-01' - (n % 300),
      (array['not_started', 'in_progress', 'need_attention', 'completed', 'action_required'])[1 + n % 5]
    from places, generate_series($1::int, $2::int) n returning id, digest_key, onboarding_state
  ), information as (
    insert into employee_informations (company_id, employee_id, legal_first_name, job_title)
    select 1, id, 'Bench', 'Line cook' from made
  ), runs as (
    insert into employee_onboarding_processes (company_id, digest_key, employee_id, name, status, state, done_actions,
      all_actions, waiting_side, waiting_type, waiting_name, started_at, token, token_hash, language)
    select 1, digest_key, id, 'Restaurant hourly', case onboarding_state when 'not_started' then 'not_started'
        when 'completed' then 'completed' else 'in_progress' end, onboarding_state, 3, 7, 'employee', 'w4_form', 'W-4', now(),
      '', digest_key::bytea, 'en' from made returning id, digest_key
  ), modules as (
    insert into employee_onboarding_modules (company_id, process_id, sequence, module_type, name, requirement)
    select 1, runs.id, m.sequence, m.type, m.type, 'required' from runs,
      (values (0, 'basic_information'), (1, 'w4'), (2, 'direct_deposit')) m (sequence, type)
    returning id, process_id, module_type
  )
  insert into employee_onboarding_actions (company_id, action_key, process_id, module_id, sequence, action_type, side, name,
    status, opened_at)
  select 1, 'a' || modules.id || a.type, process_id, modules.id, a.sequence, a.type, a.side, a.type, a.status, now()
  from modules join (values
    ('basic_information', 0, 'employee_fill_basic_information_form', 'employee', 'completed'),
    ('basic_information', 1, 'hr_fill_basic_information_form', 'hr', 'completed'),
    ('w4', 0, 'w4_form', 'employee', 'open'),
    ('direct_deposit', 0, 'direct_deposit_form', 'employee', 'open')
  ) a (module, sequence, type, side, status) on a.module = modules.module_type`;

/** A device for each of the first few hundred, so that saving is measured as an employee does it. */
const ADD_DEVICES = `insert into onboarding_portal_sessions (company_id, process_id, token_hash, created_at, last_used_at)
  select 1, o.id, sha256(('portal_' || o.digest_key)::bytea), now(), now() from employee_onboarding_processes o
  where o.company_id = 1 and o.state in ('in_progress', 'need_attention', 'action_required') order by o.id limit 300
  on conflict do nothing`;

type Costs = Map<string, { cost: Cost; target: number }>;

async function measure(product: MeasuredProduct, web: RunningProgram): Promise<Costs> {
  const { token } = await new ApiCaller(web.url).signIn(STAFF);
  const costs: Costs = new Map();
  const read = async (name: string, target: number, pathOf: (number: number) => string) =>
    costs.set(name, { cost: await product.costOfReading(web, READING, token, pathOf), target });
  const list = '/v1/companies/1/employees?per_page=10';
  await read('dashboard list', TARGETS.list, () => `${list}&status=not_started,in_progress,completed,suspended`);
  await read('needs attention', TARGETS.list, () => `${list}&status=need_attention`);
  await read('counts', TARGETS.counts, () => '/v1/company_onboarding_processes/summary');
  await product.database.query(ADD_DEVICES);
  const { rows } = await product.database.query<{ digest_key: string; action_key: string }>(
    `select o.digest_key, a.action_key from onboarding_portal_sessions s
     join employee_onboarding_processes o on o.company_id = 1 and o.id = s.process_id
     join employee_onboarding_actions a on a.company_id = 1 and a.process_id = o.id and a.action_type = 'w4_form'
     where o.digest_key like 'bench-%' order by o.id limit 300`,
  );
  const at = (number: number) => rows[number % rows.length] ?? { digest_key: '', action_key: '' };
  await read('one onboarding', TARGETS.one, (number) => `/v1/employee_onboarding_processes/${at(number).digest_key}`);
  const serving = { pids: [web.program.pid], backend: product.backend };
  const save = await bestCostOfCalls(serving, WRITING, async (number) => {
    const { digest_key, action_key } = at(number);
    const device = new ApiCaller(web.url).as({ token: `portal_${digest_key}` });
    const body = { answers: { filing_status: 'married_filing_jointly', children: number % 5 }, draft: true };
    const answer = await device.request('PUT', `/v1/onboarding_form_submissions/${action_key}`, { body });
    if (answer.status !== 200) throw new Error(answer.text);
  });
  costs.set('saving an answer', { cost: save, target: TARGETS.save });
  return costs;
}

/** As a first visit sees it, and as the phone does that has given its code. */
async function measurePaint(product: MeasuredProduct, { url }: RunningProgram): Promise<string[][]> {
  const { rows } = await product.database.query<{ digest_key: string }>(
    `update employee_onboarding_processes o set token_hash = sha256('link-of-bench'::bytea) from onboarding_portal_sessions s
     where o.company_id = 1 and o.id = (select min(process_id) from onboarding_portal_sessions) and s.process_id = o.id
     returning o.digest_key`,
  );
  const key = rows[0]?.digest_key ?? '';
  const address = `${url}/onboarding-portal/${key}?token=link-of-bench`;
  const browser = await launchBrowser();
  try {
    const visits = [
      ['first visit', await largestPaint(browser, address)],
      [
        'known phone',
        await largestPaint(browser, address, (context) =>
          context.addInitScript(`localStorage.setItem('${STORED_TOKEN}${key}', 'portal_${key}')`),
        ),
      ],
    ] as const;
    return visits.map(([name, seconds]) => [
      name,
      seconds.toFixed(2),
      `${PAINT_SECONDS} ${seconds <= PAINT_SECONDS ? 'reached' : 'MISSED'}`,
    ]);
  } finally {
    await browser.close();
  }
}

await buildPortal(root).finished;
const product = await MeasuredProduct.prepare();
const table = new CostTable();
const ratios: string[] = [];
let paints: string[][] = [];
try {
  const web = await product.start('web');
  const bySize: Costs[] = [];
  let present = 0;
  for (const size of SIZES) {
    await product.database.query(ADD_RUNNING, [present + 1, size]);
    await product.database.query('vacuum analyze');
    present = size;
    const costs = await measure(product, web);
    for (const [name, { cost, target }] of costs) table.add(`${name}, ${size.toLocaleString('en')}`, cost, target);
    bySize.push(costs);
  }
  paints = await measurePaint(product, web);
  const [small, large] = bySize;
  for (const [name, { cost }] of large ?? []) {
    const ratio = whole(cost) / whole(small?.get(name)?.cost ?? cost);
    ratios.push(`${name.padEnd(44)} ${ratio.toFixed(2)} times ${ratio <= FLAT ? 'flat' : 'NOT FLAT'}`);
  }
} finally {
  table.print();
  console.log(ratios.join('\n'));
  printTable(['largest paint of the portal', 'seconds', 'at most'], paints);
  console.log(machineLoad());
  await product.stop();
}
