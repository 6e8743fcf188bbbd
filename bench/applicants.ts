// Is working with applicants fast at any scale? Costs of lists, search, profile and moves for server and database with
// 10,000 and 100,000 applicants (`-- --million`: 1,000,000), for a user who sees everything and for a manager of five
// locations, next to the bare statement that every response needs.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import pg from 'pg';
import { enlargeDemo } from '../apps/server/src/demo/enlarge.ts';
import { startPostgres } from '../apps/server/src/platform/database/embedded/start-postgres.ts';
import { type ChildProgram, runProgram } from '../scripts/supervisor/child-program.ts';
import { embedded } from '../scripts/supervisor/database.ts';
import { programs } from '../scripts/supervisor/programs.ts';
import { ApiCaller } from '../testing/product/api-caller.ts';
import { freePort } from '../testing/product/in-process-product.ts';
import { until } from '../testing/until.ts';
import { BARE_MOVE, FLOORS } from './measuring/applicant-floors.ts';
import { bestCostOfCalls, type Cost, costOf, whole } from './measuring/call-cost.ts';
import { closeConnections, send } from './measuring/http-load.ts';
import { printTable } from './measuring/print-table.ts';

const SIZES = process.argv.includes('--million') ? [10_000, 100_000, 1_000_000] : [10_000, 100_000];
/** Each connection plans a statement five times before it caches the plan, and V8 optimizes hot code. */
const READING = { warmUp: 600, calls: 600 };
const SEARCHING = { warmUp: 600, calls: 400 };
const MOVING = { warmUp: 400, calls: 600 };
/** For operations slow enough to be measured by a few calls. */
const FEW = 40;
const BULK = 1_000;
/** Compression costs the same for every response of a size and is not measured here. */
const PLAIN = { 'accept-encoding': 'identity' };

/** Budgets in CPU milliseconds of server and database together; within them the simpler code wins. */
const TARGETS = {
  list: 3,
  stage: 3,
  rare: 4,
  common: 10,
  fullName: 4,
  profile: 2.5,
  move: 5,
  bulk: 0.8,
  paletteWall: 100,
};

const READERS = { 'super admin': 'super.admin@larkfield.test', 'five locations': 'dana.whitfield@larkfield.test' };

const rows: string[][] = [];
function report(name: string, cost: Cost, floor: number | null, target: number): void {
  const reached = whole(cost) <= target;
  const cells = [cost.app, cost.database, whole(cost)].map((milliseconds) => milliseconds.toFixed(2));
  rows.push([name, ...cells, floor?.toFixed(2) ?? '', `${target} ${reached ? 'reached' : 'MISSED'}`]);
  if (!reached) process.exitCode = 1;
}

const folder = await mkdtemp(join(tmpdir(), 'onward-bench-'));
const postgres = await startPostgres({ folder: join(folder, 'postgres'), durable: false });
const database = new pg.Client({ connectionString: postgres.ownerUrl });
await database.connect();
const backend = (await database.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;
const running: ChildProgram[] = [];

async function start(role: 'web' | 'worker'): Promise<{ url: string; program: ChildProgram }> {
  const env = {
    ...process.env,
    PORT: String(await freePort()),
    ...embedded(postgres),
    DATA_DIR: folder,
    ROLE: role,
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'on',
    RATE_LIMIT_STAFF: '100000000/60',
  };
  const program = runProgram({ name: role, file: programs.server.file, env });
  running.push(program);
  const { url } = await program.ready;
  return { url, program };
}

const number = async (text: string, values: unknown[] = []): Promise<number> =>
  Number(Object.values((await database.query(text, values)).rows[0] ?? { none: 0 })[0]);

/** A busy job in Decatur that both users see, with two of its stages and some applicants. */
async function findPlace() {
  const { rows: found } = await database.query<{ id: number; digest_key: string }>(
    `select p.id, p.digest_key from positions p join locations l on l.id = p.location_id
     where p.company_id = 1 and l.name = 'Decatur' and p.status = 'published' order by p.id limit 1`,
  );
  const { id = 0, digest_key: key = '' } = found[0] ?? {};
  const { rows: stages } = await database.query<{ id: number }>(
    `select s.id from stages s join positions p on p.hiring_process_template_id = s.hiring_process_template_id
     where p.id = $1 and s.stage_type in ('application', 'background_check') order by s.sequence`,
    [id],
  );
  const { rows: people } = await database.query<{ id: number }>(
    `select id from applications where position_id = $1 and status = 'in_progress' order by id limit 2000`,
    [id],
  );
  return { id, key, stages: stages.map((stage) => stage.id), people: people.map((person) => person.id) };
}

type Place = Awaited<ReturnType<typeof findPlace>>;

/** As on a real day, no two calls in a row ask for the same: pages, jobs, and names take turns. */
const PAGES = [1, 2, 3, 4, 5];
const FULL_NAMES = ['amara okafor', 'luis velez', 'grace kimson', 'okafor minh', 'tasha brostone'];

/** The first stages of jobs that both users see. */
async function findJobStages(): Promise<string[]> {
  const { rows: found } = await database.query<{ key: string; stage: number }>(
    `select p.digest_key as key, (select s.id from stages s where s.company_id = p.company_id and s.sequence = 0
       and s.hiring_process_template_id = p.hiring_process_template_id and s.deleted_at is null) as stage
     from positions p
     join staff_scopes scope on scope.company_id = p.company_id and scope.kind = 'location' and scope.record_id = p.location_id
     join company_staffs c on c.company_id = scope.company_id and c.id = scope.staff_id
     join users u on u.id = c.user_id and u.email = $1
     where p.status = 'published' and p.hiring_process_template_id is not null order by p.id limit 5`,
    [READERS['five locations']],
  );
  return found.map(({ key, stage }) => `position_key=${key}&stage_id=${stage}&status=in_progress`);
}

async function floorOf(name: keyof typeof FLOORS, values: unknown[] = [], calls = READING.calls): Promise<number> {
  const { database: each } = await costOf({ pids: [], backend }, calls, async () => {
    for (let call = 0; call < calls; call += 1) await database.query({ name, text: FLOORS[name], values });
  });
  return each;
}

async function moveBarely(people: readonly number[], stageId: number): Promise<void> {
  await database.query('begin');
  for (const [part, text] of Object.entries(BARE_MOVE)) {
    const name = `bare_${part}`;
    await database.query({ name, text, values: part === 'change' ? [people, stageId] : [people] });
  }
  await database.query('commit');
}

/** Moves this many at once, back and forth until everyone was moved twice; the cost is per applicant. */
async function floorOfMoving(people: readonly number[], together: number, stages: readonly number[]): Promise<number> {
  const groups = Array.from({ length: Math.ceil(people.length / together) }, (_, at) =>
    people.slice(at * together, (at + 1) * together),
  );
  const { database: each } = await costOf({ pids: [], backend }, people.length * stages.length, async () => {
    for (const stageId of stages) for (const group of groups) await moveBarely(group, stageId);
  });
  return each;
}

async function measureReading(web: { url: string; program: ChildProgram }, place: Place): Promise<void> {
  const serving = { pids: [web.program.pid], backend };
  const floors = {
    list: await floorOf('list'),
    stage: await floorOf('stage', [place.id, place.stages[0]]),
    rare: await floorOf('rare'),
    twelfth: await floorOf('twelfth', [], FEW),
    everybody: await floorOf('everybody', [], FEW),
    fullName: await floorOf('fullName', [], FEW),
    profile: await floorOf('profile', [place.people[0]]),
  };
  for (const [reader, email] of Object.entries(READERS)) {
    const { token } = await new ApiCaller(web.url).signIn(email);
    const ask = async (path: string): Promise<void> => {
      const { status, text } = await send(web.url + path, undefined, { ...PLAIN, authorization: `Bearer ${token}` });
      if (status !== 200) throw new Error(`${path} answered ${status} ${text}`);
    };
    const list = '/v1/applications?per_page=10';
    const read = (queries: readonly string[], times = READING) =>
      bestCostOfCalls(serving, times, (at) => ask(`${list}&${queries[at % queries.length]}`));
    const pages = PAGES.map((page) => `page=${page}`);
    report(`list of 10, ${reader}`, await read(pages), floors.list, TARGETS.list);
    report(`list by job and stage, ${reader}`, await read(await findJobStages()), floors.stage, TARGETS.stage);
    const search = (...words: string[]) =>
      read(
        words.map((each) => `query=${encodeURIComponent(each)}`),
        SEARCHING,
      );
    report(`search, one has it, ${reader}`, await search('7702004711'), floors.rare, TARGETS.rare);
    report(`search, every twelfth has it, ${reader}`, await search('amara'), floors.twelfth, TARGETS.common);
    report(`search, everybody has it, ${reader}`, await search('mail'), floors.everybody, TARGETS.common);
    report(`search, full name, ${reader}`, await search(...FULL_NAMES), floors.fullName, TARGETS.fullName);
    const profile = await bestCostOfCalls(serving, READING, (at) =>
      ask(`/v1/applications/${place.people[at % place.people.length]}`),
    );
    report(`profile, ${reader}`, profile, floors.profile, TARGETS.profile);
    await measurePalette(reader, ask);
  }
}

/** One request after another, as someone types; the slowest of twenty counts. */
async function measurePalette(reader: string, ask: (path: string) => Promise<void>): Promise<void> {
  const times: number[] = [];
  for (const words of ['a', 'am', 'ama', 'amara', 'okafor', 'shift', 'mail', '7702004711', 'amara%20okafor', 'zzz']) {
    for (const _twice of [1, 2]) {
      const before = performance.now();
      await ask(`/v1/search?query=${words}`);
      times.push(performance.now() - before);
    }
  }
  const slowest = Math.max(...times);
  const reached = slowest <= TARGETS.paletteWall;
  const verdict = `${TARGETS.paletteWall} ${reached ? 'reached' : 'MISSED'}`;
  rows.push([`palette, slowest of ${times.length}, ${reader}, wall`, '', '', slowest.toFixed(1), '', verdict]);
  if (!reached) process.exitCode = 1;
}

async function measureMoving(web: { url: string; program: ChildProgram }, place: Place): Promise<void> {
  const admin = await new ApiCaller(web.url).signIn(READERS['super admin']);
  const [first, later] = place.stages;
  const worker = await start('worker');
  const people = place.people.slice(0, BULK);
  const moveAll = async (stageId: number | undefined): Promise<void> => {
    const body = {
      action_type: ACTION_CODES.move_to_stage,
      application_ids: people,
      params: { stage_id: stageId },
    };
    const { body: started } = await admin.call<{ bulk_action: { id: number } }>(performApplicationAction, { body });
    const state = 'select (state = $2)::int from bulk_actions where id = $1';
    await until('the end of the action', async () => (await number(state, [started.bulk_action.id, 'finished'])) === 1);
  };
  // Back and forth once first: this creates plans and brings everyone to one stage.
  await moveAll(later);
  const pids = [web.program.pid, worker.program.pid];
  const bulk = await costOf({ pids, backend }, people.length, () => moveAll(first));
  await worker.program.stop();
  running.splice(running.indexOf(worker.program), 1);
  const stages = [later ?? 0, first ?? 0];
  const bulkFloor = await floorOfMoving(people, people.length, stages);
  report(`move ${people.length.toLocaleString('en')} in bulk, a person`, bulk, bulkFloor, TARGETS.bulk);
  const floor = await floorOfMoving(people, 1, stages);
  const move = async (at: number): Promise<void> => {
    const body = {
      action_type: ACTION_CODES.move_to_stage,
      application_ids: [people[at % people.length]],
      // Forward, and back the next time it is their turn.
      params: { stage_id: Math.floor(at / people.length) % 2 === 0 ? later : first },
    };
    const { status, text } = await send(`${web.url}/v1/application_actions`, body, {
      authorization: `Bearer ${admin.token}`,
    });
    if (status !== 200 || !text.includes('"ok":true')) throw new Error(`A move answered ${status} ${text}`);
  };
  report(
    'move one to a stage',
    await bestCostOfCalls({ pids: [web.program.pid], backend }, MOVING, move),
    floor,
    TARGETS.move,
  );
}

try {
  const web = await start('web');
  for (const size of SIZES) {
    const before = performance.now();
    await enlargeDemo(postgres.ownerUrl, { applicants: size });
    await database.query('vacuum analyze');
    const seconds = ((performance.now() - before) / 1000).toFixed(0);
    const count = await number('select count(*) from applications');
    rows.push([`-- ${count.toLocaleString('en')} applicants, made in ${seconds} s`, '', '', '', '', '']);
    const place = await findPlace();
    await measureReading(web, place);
    await measureMoving(web, place);
    // Links and rules of the moved applicants would otherwise wait for the next worker.
    await database.query('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))');
  }
} finally {
  printTable(['processor milliseconds a call', 'server', 'database', 'both', 'bare SQL', 'at most'], rows);
  closeConnections();
  await database.end();
  await Promise.all(running.map((program) => program.stop()));
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
