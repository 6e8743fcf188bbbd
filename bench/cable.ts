// Do live updates reach everyone at once? 2,000 open browsers on one process: the time from a change until the last of
// them got it, for one change and for a hundred at once, and what that costs the process.
import { CABLE_PATH, CABLE_PROTOCOL } from '@onward/contract/cable';
import WebSocket from 'ws';
import { ApiCaller } from '../testing/product/api-caller.ts';
import { repeat } from './measuring/http-load.ts';
import { MeasuredProduct, machineLoad, type RunningProgram } from './measuring/measured-product.ts';
import { printTable } from './measuring/print-table.ts';
import { cpuSeconds } from './measuring/process-cpu.ts';

const SOCKETS = 2_000;
const ROUNDS = 7;
const BURST = 100;
const TARGET_MS = 1_000;
const PEOPLE = ['super.admin@larkfield.test', 'hr.admin@larkfield.test', 'manager@larkfield.test'];
const IDENTIFIER = JSON.stringify({ channel: 'company' });

/** Counts the messages all sockets receive, and resolves when the expected number has arrived. */
class MessageCounter {
  #left = 0;
  #done: (() => void) | undefined;

  expect(frames: number): Promise<void> {
    this.#left = frames;
    return new Promise((resolve) => {
      this.#done = resolve;
    });
  }

  add(): void {
    this.#left -= 1;
    if (this.#left === 0) this.#done?.();
  }
}

async function connect(url: string, token: string, counter: MessageCounter): Promise<WebSocket> {
  const address = `${url.replace('http', 'ws')}${CABLE_PATH}?token=${token}&company_id=1`;
  const socket = new WebSocket(address, CABLE_PROTOCOL);
  const ready = new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.on('message', (data: Buffer) => {
      // Recognized without parsing, because thousands arrive at once in this one process.
      if (data.includes('"message":{')) counter.add();
      else if (data.includes('confirm_subscription')) resolve();
    });
  });
  socket.once('open', () => socket.send(JSON.stringify({ command: 'subscribe', identifier: IDENTIFIER })));
  await ready;
  return socket;
}

interface Push {
  milliseconds: number;
  cpuMilliseconds: number;
}

/** The best of several rounds, from the commit to the last browser. */
async function push(
  { database }: MeasuredProduct,
  { program }: RunningProgram,
  counter: MessageCounter,
  events: number,
): Promise<Push> {
  const rounds: Push[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const allReceived = counter.expect(SOCKETS * events);
    const [started, before] = [performance.now(), cpuSeconds(program.pid)];
    await database.query(
      `insert into events (company_id, name, subject_id, scope)
       select 1, 'department_changed', n, '{}' from generate_series(1, $1::int) n`,
      [events],
    );
    await allReceived;
    const milliseconds = performance.now() - started;
    rounds.push({ milliseconds, cpuMilliseconds: (cpuSeconds(program.pid) - before) * 1000 });
  }
  return rounds.toSorted((one, other) => one.milliseconds - other.milliseconds)[0] as Push;
}

const rows: string[][] = [];
function report(name: string, { milliseconds, cpuMilliseconds }: Push, target: number): void {
  const reached = milliseconds < target;
  rows.push([name, milliseconds.toFixed(0), cpuMilliseconds.toFixed(0), `${target} ${reached ? 'reached' : 'MISSED'}`]);
  if (!reached) process.exitCode = 1;
}

const product = await MeasuredProduct.prepare();
const sockets: WebSocket[] = [];
try {
  const web = await product.start('web');
  const counter = new MessageCounter();
  const callers = await Promise.all(PEOPLE.map((email) => new ApiCaller(web.url).signIn(email)));
  const started = performance.now();
  await repeat(SOCKETS, async (at) => {
    sockets.push(await connect(web.url, callers[at % callers.length]?.token ?? '', counter));
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const alone = await push(product, web, counter, 1);
  report('one event to all', alone, TARGET_MS);
  const burst = await push(product, web, counter, BURST);
  const each = { milliseconds: burst.milliseconds / BURST, cpuMilliseconds: burst.cpuMilliseconds / BURST };
  report(`each of ${BURST} events at once to all`, each, TARGET_MS);
  console.log(`${SOCKETS.toLocaleString('en')} sockets on one process, opened in ${seconds} s`);
} finally {
  printTable(['', 'ms until the last', 'processor ms of the server', 'under'], rows);
  console.log(machineLoad());
  for (const socket of sockets) socket.terminate();
  await product.stop();
}
