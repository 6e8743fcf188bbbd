// What does one application cost with everything that follows: rules, receipt, task link, notifications, emails and
// texts, until nothing is left to do? People apply to several jobs in turn; web, worker and database are counted, the
// sandbox that receives the messages is not.
import { setTimeout as wait } from 'node:timers/promises';
import type { ApplyForm } from '@onward/contract/careers/applying';
import { until } from '../testing/until.ts';
import { answersTo } from './measuring/apply-answers.ts';
import { costOf, whole } from './measuring/call-cost.ts';
import { closeConnections, repeat, send } from './measuring/http-load.ts';
import { MeasuredProduct } from './measuring/measured-product.ts';
import { printTable } from './measuring/print-table.ts';

const PEOPLE = 400;
const WARM_UP = 200;
const TARGET_MS = 45;
const POLL_MS = 250;
const TIMEOUT_MS = 300_000;

interface Job {
  apply: string;
  answers: object[];
}

async function findJobs({ database }: MeasuredProduct, url: string): Promise<Job[]> {
  const { rows } = await database.query<{ digest_key: string }>(
    `select digest_key from positions where company_id = 1 and status = 'published' and access = 'public'
       and review_status = 'approved' and hiring_process_template_id is not null order by id limit 5`,
  );
  return Promise.all(
    rows.map(async ({ digest_key: key }) => {
      const path = `${url}/v1/career_pages/positions/${key}`;
      const { apply_form } = JSON.parse((await send(`${path}/form`)).text) as { apply_form: ApplyForm };
      return { apply: `${path}/applications`, answers: answersTo(apply_form.questions) };
    }),
  );
}

let people = 0;
async function applyTo({ apply, answers }: Job): Promise<void> {
  people += 1;
  const contact = { phone: `404${3_000_001 + people}`, email: `applies.${people}@mail.test` };
  const application = { first_name: 'Amara', last_name: `Okafor ${people}`, ...contact, sms_consent: true, answers };
  const { status, text } = await send(apply, { application });
  if (status !== 201) throw new Error(`An application was refused: ${status} ${text}`);
}

/** Polls rarely, because polling adds to what is measured. */
const drained = (product: MeasuredProduct): Promise<unknown> =>
  until(
    'everything that follows to be done',
    async () => {
      await wait(POLL_MS);
      const due = `select (select count(*) from graphile_worker.jobs where run_at <= now() and attempts < max_attempts)
        + (select count(*) from outbox_messages where state in ('pending', 'handing_over'))`;
      return (await product.number(due)) === 0;
    },
    TIMEOUT_MS,
  );

const product = await MeasuredProduct.prepare({ durable: false });
try {
  const sandbox = await product.startSandbox();
  const limits = { RATE_LIMIT_APPLY: '100000000/60', RATE_LIMIT_PUBLIC_READ: '100000000/60' };
  const web = await product.start('web', { ...sandbox.env, ...limits });
  const worker = await product.start('worker', { ...sandbox.env, PUBLIC_URL: web.url });
  const jobs = await findJobs(product, web.url);
  const apply = (count: number) => repeat(count, (at) => applyTo(jobs[at % jobs.length] ?? { apply: '', answers: [] }));
  await apply(WARM_UP);
  await drained(product);
  // As autovacuum does on a real database; it is off here.
  await product.database.query('vacuum analyze');
  const pids = [web.program.pid, worker.program.pid];
  const cost = await costOf({ pids, backend: product.backend }, PEOPLE, async () => {
    await apply(PEOPLE);
    await drained(product);
  });
  const reached = whole(cost) <= TARGET_MS;
  if (!reached) process.exitCode = 1;
  const values = [cost.app, cost.database, whole(cost)].map((milliseconds) => milliseconds.toFixed(2));
  printTable(
    ['processor milliseconds', 'web and worker', 'database', 'both', 'at most'],
    [['one application with all that follows', ...values, `${TARGET_MS} ${reached ? 'reached' : 'MISSED'}`]],
  );
} finally {
  closeConnections();
  await product.stop();
}
