// Offers sent to 200 people in two requests, through web server and worker into the sandbox: how long until all are
// out, how slow a list becomes meanwhile, and how much memory both programs hold.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import { createOfferTemplate } from '@onward/contract/offers/offer-templates';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { Employer } from '../../testing/people/employer.ts';
import { NOTE } from '../../testing/people/offer-office.ts';
import { ApiCaller } from '../../testing/product/api-caller.ts';
import { until } from '../../testing/until.ts';
import { send } from './http-load.ts';
import { MeasuredProduct, machineLoad } from './measured-product.ts';
import { printTable } from './print-table.ts';

const OFFERS = 200;
/** The most that one request may send. */
const IN_ONE_REQUEST = 100;
const ROUNDS = 3;
const LIST = '/v1/applications?per_page=10';
/** A list is asked for this often, whether or not the one before has arrived. */
const LIST_EVERY_MS = 20;
const QUIET_CALLS = 500;
const CHECKPOINTS = [50, 100, 200];
const POLL_MS = 50;

const TARGETS = { seconds: 60, listRatio: 3, memoryRatio: 1.1 };

/** No demo applicant has such an address. */
const ADD_PEOPLE = `with person as (
    insert into persons (company_id, first_name, last_name, email)
    select 1, 'Ada', 'No ' || n, 'offer.' || $3::int || '.' || n || '@mail.test'
    from generate_series(1, $4::int) n returning id, email
  )
  insert into applications (company_id, digest_key, person_id, position_id, stage_id, stage_status, first_name, last_name,
    email, applied_at, stage_entered_at, last_activity_at)
  select 1, 'offer-' || id, id, $1, $2, 'not_sent', 'Ada', 'Bulk', email, now(), now(), now() from person
  returning id`;

const OUT = `select count(*) from application_offers o
  join applications a on a.company_id = o.company_id and a.id = o.application_id
  join outbox_messages m on m.recipient = a.email
  where o.application_id = any($1) and o.sent_at is not null`;

interface Office {
  product: MeasuredProduct;
  caller: ApiCaller;
  url: string;
  pids: { web: number; worker: number };
  positionId: number;
  stageId: number;
  templateId: number;
}

async function openOffice(product: MeasuredProduct): Promise<Office> {
  const sandbox = await product.startSandbox();
  const web = await product.start('web', sandbox.env);
  const worker = await product.start('worker', { ...sandbox.env, PUBLIC_URL: web.url });
  const caller = await new ApiCaller(web.url).signIn('super.admin@larkfield.test');
  const offer_template = { name: 'Welcome', body: NOTE };
  const template = await caller.call<{ template_id: number }>(createOfferTemplate, { body: { offer_template } });
  const { template_id } = template.body;
  const employer = new Employer(caller);
  const process = await employer.process([
    { id: -2, name: 'Offer', stage_type: 'offer', config: { offer_template_id: template_id } },
  ]);
  return {
    product,
    caller,
    url: web.url,
    pids: { web: web.program.pid, worker: worker.program.pid },
    positionId: (await employer.publish({ hiring_process_template_id: process.id })).id,
    stageId: process.stages.find(({ stage_type }) => stage_type === 'offer')?.id ?? 0,
    templateId: template_id,
  };
}

async function addPeople({ product, positionId, stageId }: Office, round: number): Promise<number[]> {
  const { rows } = await product.database.query<{ id: string }>(ADD_PEOPLE, [positionId, stageId, round, OFFERS]);
  return rows.map(({ id }) => Number(id));
}

/** Milliseconds of each list call, started at a fixed pace until `isOver`. */
async function timeLists({ url, caller }: Office, isOver: (calls: number) => boolean): Promise<number[]> {
  const calls: Promise<number>[] = [];
  const headers = { authorization: `Bearer ${caller.token}` };
  const once = async (): Promise<number> => {
    const started = performance.now();
    const { status, text } = await send(url + LIST, undefined, headers);
    if (status !== 200) throw new Error(`${LIST} answered ${status} ${text}`);
    return performance.now() - started;
  };
  const begun = performance.now();
  while (!isOver(calls.length)) {
    calls.push(once());
    await wait(Math.max(0, begun + calls.length * LIST_EVERY_MS - performance.now()));
  }
  return Promise.all(calls);
}

const quantile = (times: readonly number[], part: number): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;

const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

interface Memory {
  web: number;
  worker: number;
}

async function sendAll(office: Office, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += IN_ONE_REQUEST) {
    const body = {
      action_type: ACTION_CODES.send_signing_request,
      application_ids: ids.slice(from, from + IN_ONE_REQUEST),
      params: { offer_template_id: office.templateId },
      screen: 'position_applicants',
    };
    const { status, text } = await office.caller.call(performApplicationAction, { body });
    if (status !== 200) throw new Error(`The offers were refused: ${text}`);
  }
}

/** Waits until all are out, and notes the memory of both programs on the way. */
async function watch({ product, pids }: Office, ids: readonly number[]): Promise<Memory[]> {
  const memory: Memory[] = [];
  for (;;) {
    await wait(POLL_MS);
    const out = await product.number(OUT, [ids]);
    const reached = CHECKPOINTS.filter((checkpoint) => out >= checkpoint);
    while (memory.length < reached.length) {
      memory.push({ web: residentMegabytes(pids.web), worker: residentMegabytes(pids.worker) });
    }
    if (out >= OFFERS) return memory;
  }
}

interface Round {
  seconds: number;
  quiet: number[];
  busy: number[];
  memory: Memory[];
}

async function measureRound(office: Office, round: number): Promise<Round> {
  const ids = await addPeople(office, round);
  const quiet = await timeLists(office, (calls) => calls >= QUIET_CALLS);
  let isOut = false;
  const lists = timeLists(office, () => isOut);
  const started = performance.now();
  await sendAll(office, ids);
  const memory = await watch(office, ids);
  const seconds = (performance.now() - started) / 1000;
  isOut = true;
  const busy = await lists;
  await delivered(office);
  return { seconds, quiet, busy, memory };
}

/** Mail to the provider is not part of the question, and the next quiet measurement must not see it. */
const delivered = ({ product }: Office): Promise<boolean> =>
  until('all mail to be delivered', async () => {
    await wait(POLL_MS);
    return (
      (await product.number(`select count(*) from outbox_messages where state in ('pending', 'handing_over')`)) === 0
    );
  });

/** The first round meets new connections and new code, so only the others are judged. */
const nameOf = (round: number): string => `round ${round + 1}${round === 0 ? ', just started' : ''}`;

function verdict(round: number, value: number, target: number): string {
  if (round === 0) return '';
  if (value > target) process.exitCode = 1;
  return `${target} ${value <= target ? 'reached' : 'MISSED'}`;
}

/** Prints the times of each round, and the memory by the number sent. */
export async function measureOffersInBulk(): Promise<void> {
  const product = await MeasuredProduct.prepare({ durable: true });
  try {
    const office = await openOffice(product);
    await product.database.query('vacuum analyze');
    await delivered(office);
    // The first calls compile and plan.
    await timeLists(office, (calls) => calls >= QUIET_CALLS);
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measureRound(office, round));
    printRounds(rounds);
    printMemory(rounds);
    console.log(machineLoad());
  } finally {
    await product.stop();
  }
}

function printRounds(rounds: readonly Round[]): void {
  const head = [
    'all out, s',
    'at most',
    'list p50 quiet, ms',
    'busy',
    'list p99 quiet, ms',
    'busy',
    'ratio',
    'at most',
  ];
  const rows = rounds.map(({ seconds, quiet, busy }, round) => {
    const [calm, loaded] = [quantile(quiet, 0.99), quantile(busy, 0.99)];
    return [
      nameOf(round),
      seconds.toFixed(1),
      verdict(round, seconds, TARGETS.seconds),
      ...[quantile(quiet, 0.5), quantile(busy, 0.5), calm, loaded, loaded / calm].map((one) => one.toFixed(1)),
      verdict(round, loaded / calm, TARGETS.listRatio),
    ];
  });
  printTable([`${OFFERS} offers`, ...head], rows);
}

function printMemory(rounds: readonly Round[]): void {
  const rows = rounds.flatMap(({ memory }, round) =>
    (['web', 'worker'] as const).map((program) => {
      const held = memory.map((one) => one[program]);
      const growth = (held.at(-1) ?? 0) / (held[0] ?? 1);
      return [
        `${program}, ${nameOf(round)}`,
        ...held.map((megabytes) => megabytes.toFixed(0)),
        growth.toFixed(2),
        verdict(round, growth, TARGETS.memoryRatio),
      ];
    }),
  );
  printTable(['resident MB of', ...CHECKPOINTS.map((sent) => `after ${sent}`), 'last to first', 'at most'], rows);
}
