// Is applying fast for everyone? Size and cost of public pages, paint time on a slow phone, the cost of storing an
// application, and whether all of it holds for a company with 5,000 open jobs and 100,000 applications.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApplyForm } from '@onward/contract/careers/applying';
import pg from 'pg';
import { enlargeDemo } from '../apps/server/src/demo/enlarge.ts';
import { startPostgres } from '../apps/server/src/platform/database/embedded/start-postgres.ts';
import { buildPortal } from '../scripts/supervisor/browser-apps.ts';
import { type ChildProgram, runProgram } from '../scripts/supervisor/child-program.ts';
import { embedded } from '../scripts/supervisor/database.ts';
import { programs, root } from '../scripts/supervisor/programs.ts';
import { launchBrowser } from '../testing/browser/launch-browser.ts';
import { freePort } from '../testing/product/in-process-product.ts';
import { answersTo } from './measuring/apply-answers.ts';
import { bestCostOfCalls, type Cost, whole } from './measuring/call-cost.ts';
import { closeConnections, costPerCall, repeat, send } from './measuring/http-load.ts';
import { printTable } from './measuring/print-table.ts';
import { largestPaint, weigh } from './measuring/slow-phone.ts';

const TARGETS = { pageMs: 1.5, weightKb: 60, scriptKb: 25, paintSeconds: 1, applyMs: 10, flat: 1.5 };
const READING = { warmUp: 500, calls: 4_000 };
const APPLYING = { warmUp: 1_000, calls: 1_000 };
const AT_ONCE = 200;
const SMALL = { positions: 140 };
/** One in four of the added postings is open. */
const LARGE = { positions: 20_000, applicants: 100_000 };

const rows: string[][] = [];
function report(name: string, value: number, unit: string, target: number | null): void {
  const reached = target === null || value <= target;
  const verdict = target === null ? '' : `at most ${target} ${unit}: ${reached ? 'reached' : 'MISSED'}`;
  rows.push([name, `${value.toFixed(2)} ${unit}`, verdict]);
  if (!reached) process.exitCode = 1;
}

function reportApplying(cost: Cost): void {
  report('one application stored, server', cost.app, 'ms', null);
  report('one application stored, database', cost.database, 'ms', null);
  report('one application stored, both', whole(cost), 'ms', TARGETS.applyMs);
}

interface Posting {
  key: string;
  page: string;
  apply: string;
  answers: object[];
}

/** The newest open posting with its addresses. */
async function findPosting(database: pg.Client, url: string): Promise<Posting> {
  const { rows: found } = await database.query<{ digest_key: string }>(
    `select p.digest_key from positions p where p.company_id = 1 and p.status = 'published'
       and p.access = 'public' and p.review_status = 'approved' and p.hiring_process_template_id is not null
     order by p.published_at desc limit 1`,
  );
  const key = found[0]?.digest_key ?? '';
  const { text } = await send(`${url}/v1/career_pages/larkfieldgrp/x/x-1/${key}`);
  const { canonical_path } = JSON.parse(text) as { canonical_path: string };
  const form = JSON.parse((await send(`${url}/v1/career_pages/positions/${key}/form`)).text) as {
    apply_form: ApplyForm;
  };
  return {
    key,
    page: url + canonical_path,
    apply: `${url}/v1/career_pages/positions/${key}/applications`,
    answers: answersTo(form.apply_form.questions),
  };
}

const countOpen = async (database: pg.Client): Promise<string> => {
  const { rows: counted } = await database.query<{ jobs: string; applications: string }>(
    `select (select count(*) from positions where status = 'published' and review_status = 'approved') as jobs,
       (select count(*) from applications) as applications`,
  );
  return `${counted[0]?.jobs} open jobs, ${counted[0]?.applications} applications`;
};

let people = 0;
/** A unique phone number. */
function application({ answers }: Posting): object {
  people += 1;
  const phone = `404${2_000_000 + people}`;
  return { application: { first_name: 'Amara', last_name: `Okafor ${people}`, phone, sms_consent: true, answers } };
}

async function applyOnce(posting: Posting): Promise<void> {
  const { status, text } = await send(posting.apply, application(posting));
  if (status !== 201) throw new Error(`An application was refused: ${status} ${text}`);
}

async function ok(url: string): Promise<void> {
  const { status } = await send(url);
  if (status !== 200) throw new Error(`${url} answered ${status}`);
}

interface Costs {
  cached: number;
  rendered: number;
  list: number;
  apply: Cost;
}

async function measureCosts(pid: number, database: pg.Client, url: string, posting: Posting): Promise<Costs> {
  const reading = {
    cached: await costPerCall(pid, READING, () => ok(posting.page)),
    // A visitor who just chose a language gets a page rendered for them alone, which bypasses the cache.
    rendered: await costPerCall(pid, READING, () => ok(`${posting.page}?lang=en`)),
    list: await costPerCall(pid, READING, () => ok(`${url}/j/larkfieldgrp`)),
  };
  const backend = (await database.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;
  const apply = await bestCostOfCalls({ pids: [pid], backend }, APPLYING, () => applyOnce(posting));
  return { ...reading, apply };
}

/** Everyone submits at the same moment, twice. */
async function applyAllAtOnce(database: pg.Client, posting: Posting): Promise<void> {
  const before = people;
  const sent = Array.from({ length: AT_ONCE }, () => application(posting));
  const statuses: number[] = [];
  await repeat(AT_ONCE, async (number) => statuses.push((await send(posting.apply, sent[number])).status), AT_ONCE);
  const again: number[] = [];
  await repeat(AT_ONCE, async (number) => again.push((await send(posting.apply, sent[number])).status), AT_ONCE);
  const { rows: stored } = await database.query<{ count: string }>(
    `select count(*) as count from applications a join positions p on p.id = a.position_id
     where p.digest_key = $1 and a.phone between $2 and $3`,
    [posting.key, `404${2_000_001 + before}`, `404${2_000_000 + people}`],
  );
  const errors = statuses.filter((status) => status !== 201).length + again.filter((status) => status !== 409).length;
  report(`${AT_ONCE} applications at once: errors`, errors, '', 0);
  report(`${AT_ONCE} applications at once: lost or double`, Math.abs(Number(stored[0]?.count) - AT_ONCE), '', 0);
}

const folder = await mkdtemp(join(tmpdir(), 'onward-bench-'));
await buildPortal(root).finished;
const postgres = await startPostgres({ folder: join(folder, 'postgres'), durable: false });
const env = {
  ...process.env,
  PORT: String(await freePort()),
  ...embedded(postgres),
  DATA_DIR: folder,
  ROLE: 'web',
  LOG_LEVEL: 'warn',
  RATE_LIMIT_PUBLIC_READ: '100000000/60',
  RATE_LIMIT_APPLY: '100000000/60',
};
const running: ChildProgram[] = [];
async function start(name: string, file: string): Promise<{ url: string; pid: number }> {
  const program = runProgram({ name, file, env });
  running.push(program);
  const { url } = await program.ready;
  return { url, pid: program.pid };
}

const browser = await launchBrowser();
const database = new pg.Client({ connectionString: postgres.ownerUrl });
await database.connect();
try {
  const { url, pid } = await start('server', programs.server.file);
  const bare = await start('bare route', join(root, 'bench/measuring/bare-route.ts'));
  await enlargeDemo(postgres.ownerUrl, SMALL);
  // As autovacuum does on a real database; it is off here.
  await database.query('vacuum analyze');

  report('floor: a bare Fastify route', await costPerCall(bare.pid, READING, () => ok(bare.url)), 'ms', null);
  const posting = await findPosting(database, url);
  rows.push([`-- ${await countOpen(database)}`, '', '']);
  const small = await measureCosts(pid, database, url, posting);
  report('job page, cached, server', small.cached, 'ms', TARGETS.pageMs);
  report('job page, the first after a change, server', small.rendered, 'ms', null);
  report('list of jobs, cached, server', small.list, 'ms', TARGETS.pageMs);
  reportApplying(small.apply);
  await applyAllAtOnce(database, posting);

  const job = await weigh(browser, posting.page);
  const form = await weigh(browser, `${url}/positions/larkfieldgrp/${posting.key}/apply`);
  report('job page: HTML, CSS and JS', job.html + job.css + job.js, 'kB', TARGETS.weightKb);
  report('job page: JS', job.js, 'kB', TARGETS.scriptKb);
  report('apply page: HTML, CSS and JS, with the rules for phone numbers', form.html + form.css + form.js, 'kB', null);
  report(
    'job page: largest paint on a slow phone',
    await largestPaint(browser, posting.page),
    's',
    TARGETS.paintSeconds,
  );

  await enlargeDemo(postgres.ownerUrl, LARGE);
  await database.query('analyze');
  rows.push([`-- ${await countOpen(database)}`, '', '']);
  const large = await measureCosts(pid, database, url, posting);
  report('job page, cached: times the small company', large.cached / small.cached, '', TARGETS.flat);
  report(
    'job page, the first after a change: times the small company',
    large.rendered / small.rendered,
    '',
    TARGETS.flat,
  );
  report('list of jobs, cached: times the small company', large.list / small.list, '', TARGETS.flat);
  reportApplying(large.apply);
  report('one application: times the small company', whole(large.apply) / whole(small.apply), '', TARGETS.flat);
} finally {
  printTable(['', 'measured', 'target'], rows);
  closeConnections();
  await database.end();
  await browser.close();
  await Promise.all(running.map((program) => program.stop()));
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
