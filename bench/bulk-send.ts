// How long does a bulk message take? One message to 5,000 applicants by email, then by text, through the worker and the
// real provider clients into the sandbox, all on this machine: messages written and sent per second, the cost of one
// across all processes, and whether everyone got it exactly once. The target is wall-clock time; next to it is what two
// full cores could handle by CPU time per message, for a machine that is also used by others.
import { setTimeout as wait } from 'node:timers/promises';
import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { Employer } from '../testing/people/employer.ts';
import { ApiCaller } from '../testing/product/api-caller.ts';
import { until } from '../testing/until.ts';
import { costOf, whole } from './measuring/call-cost.ts';
import { MeasuredProduct, machineLoad, type RunningProgram } from './measuring/measured-product.ts';
import { printTable } from './measuring/print-table.ts';

const PEOPLE = Number(process.env.BENCH_PEOPLE ?? 5_000);
const TARGET_A_SECOND = 300;
const CORES = 2;
const TIMEOUT_MS = 300_000;
const CHANNELS = { email: ACTION_CODES.send_email, sms: ACTION_CODES.send_sms } as const;
type Channel = keyof typeof CHANNELS;

/** No number ends in four zeros, because the sandbox doesn't deliver to those. */
const ADD_PEOPLE = `with person as (
    insert into persons (company_id, first_name, last_name, email, phone, region_number, phone_verified_at)
    select 1, 'Ada', 'No ' || n, 'bulk.' || n || '@mail.test', (6782000000 + n + n / 9999)::text, '1', now()
    from generate_series(1, $3::int) n returning id, email, phone
  )
  insert into applications (company_id, digest_key, person_id, position_id, stage_id, first_name, last_name, email, phone,
    region_number, sms_consent, applied_at, stage_entered_at, last_activity_at)
  select 1, 'bulk-' || id, id, $1, $2, 'Ada', 'Bulk', email, phone, '1', true, now(), now(), now() from person
  returning id`;

async function addPeople({ database }: MeasuredProduct, caller: ApiCaller): Promise<number[]> {
  const employer = new Employer(caller);
  const process = await employer.process([{ id: -2, name: 'Review', stage_type: 'custom' }]);
  const { id } = await employer.publish({ hiring_process_template_id: process.id });
  const { rows } = await database.query<{ id: string }>(ADD_PEOPLE, [id, process.stages[0]?.id, PEOPLE]);
  await database.query('vacuum analyze');
  return rows.map((row) => Number(row.id));
}

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
};

const POLL_MS = 200;

/** Polls rarely, because polling adds to what is measured. */
const enough = (product: MeasuredProduct, name: string, condition: string, channel: Channel) =>
  until(
    name,
    async () => {
      await wait(POLL_MS);
      const text = `select count(*) from messages where channel = $1 and body like 'Hi Ada,%' and ${condition}`;
      return (await product.number(text, [channel])) >= PEOPLE;
    },
    TIMEOUT_MS,
  );

const paramsOf = (channel: Channel) => ({
  body: `Hi {{applicant_first_name}}, {{company_name}} is open to everybody on Friday. Come by at {{location_name}}!`,
  ...(channel === 'email' && { subject: 'Open house on Friday' }),
});

/** How many messages each address received. */
async function received(sandbox: RunningProgram, channel: Channel): Promise<Map<string, number>> {
  const response = await fetch(`${sandbox.url}/api/${channel === 'email' ? 'emails' : 'texts'}`);
  const found = (await response.json()) as { emails?: { to: string[] }[]; texts?: { to: string }[] };
  const addresses = found.emails?.flatMap(({ to }) => to) ?? found.texts?.map(({ to }) => to) ?? [];
  const counts = new Map<string, number>();
  for (const address of addresses.filter((to) => /^bulk\.|^\+1678200/.test(to))) {
    counts.set(address, (counts.get(address) ?? 0) + 1);
  }
  return counts;
}

const rows: string[][] = [];

async function measure(
  product: MeasuredProduct,
  programs: { web: RunningProgram; worker: RunningProgram; sandbox: RunningProgram },
  caller: ApiCaller,
  ids: number[],
  channel: Channel,
): Promise<void> {
  const pids = Object.values(programs).map(({ program }) => program.pid);
  let [writing, leaving] = [0, 0];
  const cost = await costOf({ pids, backend: product.backend }, PEOPLE, async () => {
    writing = await seconds(async () => {
      const body = {
        action_type: CHANNELS[channel],
        application_ids: ids,
        screen: 'all_applicants',
        params: paramsOf(channel),
      };
      const { status, text } = await caller.call(performApplicationAction, { body });
      if (status !== 202) throw new Error(`The message was refused: ${text}`);
      await enough(product, 'everybody to be written to', 'true', channel);
    });
    // The undo time is over.
    await product.database.query(
      `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs where run_at > now()`,
    );
    leaving = await seconds(() =>
      enough(product, 'every message to leave', `status in ('sent', 'delivered')`, channel),
    );
  });
  const counts = await received(programs.sandbox, channel);
  const once = counts.size === PEOPLE && [...counts.values()].every((count) => count === 1);
  const rate = PEOPLE / (writing + leaving);
  const carried = (CORES * 1000) / whole(cost);
  const reached = rate >= TARGET_A_SECOND && once;
  rows.push([
    channel,
    writing.toFixed(1),
    leaving.toFixed(1),
    rate.toFixed(0),
    cost.app.toFixed(2),
    cost.database.toFixed(2),
    carried.toFixed(0),
    once ? 'yes' : `NO, ${counts.size} of ${PEOPLE}`,
    `${TARGET_A_SECOND} ${reached ? 'reached' : 'MISSED'}`,
  ]);
  if (!reached) process.exitCode = 1;
}

const product = await MeasuredProduct.prepare({ durable: true });
try {
  const sandbox = await product.startSandbox();
  const web = await product.start('web', sandbox.env);
  // The sandbox only reports to the product whose URL it knows.
  const worker = await product.start('worker', { ...sandbox.env, PUBLIC_URL: web.url });
  const caller = await new ApiCaller(web.url).signIn('super.admin@larkfield.test');
  const ids = await addPeople(product, caller);
  for (const channel of Object.keys(CHANNELS) as Channel[]) {
    await measure(product, { web, worker, sandbox }, caller, ids, channel);
  }
} finally {
  const head = ['written in s', 'left in s', 'a second', 'programs, ms each', 'database, ms each', 'two cores carry'];
  printTable([`${PEOPLE.toLocaleString('en')} by`, ...head, 'exactly once', 'at least'], rows);
  console.log(machineLoad());
  await product.stop();
}
