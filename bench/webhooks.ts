// How fast do events leave? Events of many records are logged at once with a webhook that wants them, and the worker
// delivers them to a receiver on this machine: deliveries a second, the cost of one, and whether each arrived once and in
// the order of its record. The target is wall-clock time; next to it is what two full cores could carry by CPU time.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createWebhook } from '@onward/contract/integrations/webhooks';
import { ApiCaller } from '../testing/product/api-caller.ts';
import { costOf, whole } from './measuring/call-cost.ts';
import { MeasuredProduct, machineLoad } from './measuring/measured-product.ts';
import { printTable } from './measuring/print-table.ts';

const EVENTS = Number(process.env.BENCH_EVENTS ?? 20_000);
const RECORDS = [100, 2_000];
const TARGET_A_SECOND = 1_000;
const CORES = 2;
const TIMEOUT_MS = 300_000;
const POLL_MS = 100;

const LOG_EVENTS = `
  select count(onward.log_event(1, 'applicant.moved', 'applicant', $3 + s.id, null, null, null,
    jsonb_build_object('applicant_id', $3 + s.id, 'n', n)))
  from generate_series(1, $2::int) n, generate_series(1, $1::int) as s (id)`;

const seen = new Map<number, number[]>();
let received = 0;
const receiver = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (chunk: string) => {
    body += chunk;
  });
  request.on('end', () => {
    response.writeHead(204).end();
    const { data } = JSON.parse(body) as { data: { applicant_id: number; n: number } };
    const before = seen.get(data.applicant_id) ?? [];
    before.push(data.n);
    seen.set(data.applicant_id, before);
    received += 1;
  });
});
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));

const inOrder = (): boolean => [...seen.values()].every((numbers) => numbers.every((n, index) => n === index + 1));

const rows: string[][] = [];
const product = await MeasuredProduct.prepare({ durable: true });
try {
  const web = await product.start('web');
  const worker = await product.start('worker', { WEBHOOKS_ALLOW_PRIVATE: '1' });
  const caller = await new ApiCaller(web.url).signIn('super.admin@larkfield.test');
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/in`;
  const webhook = { name: 'Measured', url, event_types: ['applicant.moved'] };
  const made = await caller.call(createWebhook, { body: { webhook } });
  if (made.status !== 201) throw new Error(`The webhook was refused: ${made.text}`);
  for (const [round, records] of RECORDS.entries()) {
    seen.clear();
    received = 0;
    let [logging, leaving] = [0, 0];
    const cost = await costOf({ pids: [worker.program.pid], backend: product.backend }, EVENTS, async () => {
      const started = performance.now();
      await product.database.query(LOG_EVENTS, [records, EVENTS / records, (round + 1) * 1_000_000]);
      logging = (performance.now() - started) / 1000;
      const deadline = performance.now() + TIMEOUT_MS;
      while (received < EVENTS && performance.now() < deadline) await wait(POLL_MS);
      leaving = (performance.now() - started) / 1000 - logging;
    });
    const rate = EVENTS / leaving;
    const right = received === EVENTS && inOrder();
    const reached = rate >= TARGET_A_SECOND && right;
    rows.push([
      records.toLocaleString('en'),
      logging.toFixed(1),
      leaving.toFixed(1),
      rate.toFixed(0),
      cost.app.toFixed(2),
      cost.database.toFixed(2),
      ((CORES * 1000) / whole(cost)).toFixed(0),
      right ? 'yes' : `NO, ${received}`,
      `${TARGET_A_SECOND} ${reached ? 'reached' : 'MISSED'}`,
    ]);
    if (!reached) process.exitCode = 1;
  }
} finally {
  const head = ['logged in s', 'left in s', 'a second', 'worker, ms each', 'database, ms each', 'two cores carry'];
  printTable([`${EVENTS.toLocaleString('en')} about`, ...head, 'once, in order', 'at least'], rows);
  console.log(machineLoad());
  receiver.closeAllConnections();
  receiver.close();
  await product.stop();
}
