// Are employee records fast at any scale? Costs of the list, search, one record, and saving a group for server and
// database, with 1,000 and with 100,000 employees: both within the target, and within one and a half times of each other.
import { ApiCaller } from '../testing/product/api-caller.ts';
import { bestCostOfCalls, type Cost, whole } from './measuring/call-cost.ts';
import { CostTable } from './measuring/cost-table.ts';
import { MeasuredProduct, machineLoad, type RunningProgram } from './measuring/measured-product.ts';

const SIZES = [1_000, Number(process.env.BENCH_EMPLOYEES ?? 100_000)] as const;
const READING = { warmUp: 300, calls: 300 };
const WRITING = { warmUp: 100, calls: 150 };
const TARGETS = { list: 2, search: 4, profile: 3, save: 6 } as const;
const FLAT = 1.5;

const READERS = { 'super admin': 'super.admin@larkfield.test', 'five locations': 'dana.whitfield@larkfield.test' };

const NAMES = `array['Amara', 'Marcus', 'Josefina', 'Chris', 'Priya', 'Caleb', 'Leila', 'Isaac', 'Dominic', 'Tanya']`;

/** Realistic names: every hundredth person shares a last name. */
const ADD_EMPLOYEES = `with places as (
    select array_agg(id order by id) as ids from locations where company_id = 1 and deleted_at is null
  ), made as (
    insert into employees (company_id, digest_key, employee_number, name, email, phone, region_number, location_id,
      hired_date, status, end_date, issues)
    select 1, 'bench-' || n, 'B' || n, (${NAMES})[1 + n % 10] || ' Person' || n % 100 || ' of ' || n,
      'bench.' || n || '@mail.test', (4040000000 + n)::text, '1', places.ids[1 + n % cardinality(places.ids)],
      date '2026-11-01' - (n % 3000), case when n % 7 = 0 then 'terminated' else 'active' end,
      case when n % 7 = 0 then date '2026-11-02' end, case when n % 50 = 0 then array['missing_ssn'] else '{}' end
    from places, generate_series($1::int, $2::int) n returning id
  )
  insert into employee_informations (company_id, employee_id, legal_first_name, legal_last_name, job_title)
  select 1, id, 'Bench', 'Person', 'Line cook' from made`;

const ALLOW_MANAGERS = `update company_roles set permissions = permissions || array['view_employee', 'edit_employee']
  where company_id = 1 and reserved_key is null`;

async function enlarge({ database, number }: Grown, size: number): Promise<void> {
  const present = await number('select count(*) from employees where company_id = 1');
  await database.query(ADD_EMPLOYEES, [present + 1, size]);
  await database.query('vacuum analyze');
}

interface Grown {
  database: MeasuredProduct['database'];
  number: (sql: string) => Promise<number>;
}

type Costs = Map<string, { cost: Cost; target: number }>;

async function measureReader(
  product: MeasuredProduct,
  web: RunningProgram,
  [reader, email]: [string, string],
): Promise<Costs> {
  const { token } = await new ApiCaller(web.url).signIn(email);
  const { rows } = await product.database.query<{ id: number }>(
    `select e.id::int as id from employees e join locations l on l.company_id = 1 and l.id = e.location_id
     where e.company_id = 1 and e.status = 'active' and l.name = 'Decatur' order by e.id limit 200`,
  );
  const costs: Costs = new Map();
  const measure = async (name: string, target: number, pathOf: (number: number) => string) =>
    costs.set(`${name}, ${reader}`, { cost: await product.costOfReading(web, READING, token, pathOf), target });
  const list = '/v1/companies/1/employees?per_page=10';
  await measure('first page', TARGETS.list, () => list);
  await measure('by name', TARGETS.list, () => `${list}&order=name%20asc`);
  await measure('active', TARGETS.list, () => `${list}&employee_status=active`);
  await measure('with open issues', TARGETS.list, () => `${list}&has_open_issues=true`);
  await measure('search, one has it', TARGETS.search, (number) => `${list}&query=${4_040_000_001 + (number % 900)}`);
  await measure('search, every tenth has it', TARGETS.search, () => `${list}&query=amara`);
  await measure('search, two words', TARGETS.search, () => `${list}&query=marcus%20person11`);
  const idAt = (number: number) => rows[number % rows.length]?.id;
  await measure('record', TARGETS.profile, (number) => `/v1/employees/${idAt(number)}/browse?include=open_issues`);
  const caller = new ApiCaller(web.url).as({ token });
  const serving = { pids: [web.program.pid], backend: product.backend };
  const save = await bestCostOfCalls(serving, WRITING, async (number) => {
    const body = { employee_information: { group: 'address', values: { city: `City ${number}` } } };
    const answer = await caller.request('PUT', `/v1/employee_informations/${idAt(number)}`, { body });
    if (answer.status !== 200) throw new Error(answer.text);
  });
  costs.set(`save of a group, ${reader}`, { cost: save, target: TARGETS.save });
  return costs;
}

const product = await MeasuredProduct.prepare();
const table = new CostTable();
const ratios: string[] = [];
try {
  const web = await product.start('web');
  await product.database.query(ALLOW_MANAGERS);
  const bySize: Costs[] = [];
  for (const size of SIZES) {
    await enlarge({ database: product.database, number: (sql) => product.number(sql) }, size);
    const costs: Costs = new Map();
    for (const reader of Object.entries(READERS)) {
      for (const [name, entry] of await measureReader(product, web, reader)) costs.set(name, entry);
    }
    for (const [name, { cost, target }] of costs) table.add(`${name}, ${size.toLocaleString('en')}`, cost, target);
    bySize.push(costs);
  }
  const [small, large] = bySize;
  for (const [name, { cost }] of large ?? []) {
    const ratio = whole(cost) / whole(small?.get(name)?.cost ?? cost);
    ratios.push(`${name.padEnd(44)} ${ratio.toFixed(2)} times ${ratio <= FLAT ? 'flat' : 'NOT FLAT'}`);
  }
} finally {
  table.print();
  console.log(ratios.join('\n'));
  console.log(machineLoad());
  await product.stop();
}
