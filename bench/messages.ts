// Is the inbox fast at any scale? Costs of its list, filters, search and a thread for server and database with 200,000
// conversations, for a user who sees everything and for a manager of five locations, next to a bare route and the bare
// statements.
import { enlargeDemo } from '../apps/server/src/demo/enlarge.ts';
import { ApiCaller } from '../testing/product/api-caller.ts';
import { CostTable } from './measuring/cost-table.ts';
import { MeasuredProduct, machineLoad, type RunningProgram } from './measuring/measured-product.ts';

const CONVERSATIONS = Number(process.env.BENCH_CONVERSATIONS ?? 200_000);
const READING = { warmUp: 600, calls: 400 };
const SEARCHING = { warmUp: 600, calls: 300 };
/** For lists and threads; searches read message texts and are shown without a target. */
const TARGET_MS = 3;

const READERS = { 'super admin': 'super.admin@larkfield.test', 'five locations': 'dana.whitfield@larkfield.test' };
const SEARCHES = {
  'one has it': 'zamboni',
  'every twelfth has it': 'amara',
  'every fifth has it': 'forklift',
  'everybody has it': 'hi',
  'two words': 'amara%20okafor',
};

/** The minimum a list and a thread must read, without company or permissions. */
const FLOORS = {
  list: `select id, person_id, position_id, unread_count, last_message_id, updated_at from conversations
    where company_id = 1 and archived_at is null and last_message_id is not null
    order by updated_at desc, id desc limit 20`,
  thread: `select id, channel, direction, subject, body, status, created_at from messages
    where company_id = 1 and conversation_id = $1 order by id desc limit 50`,
};

const SAY_SOMETHING_RARE = `insert into messages (company_id, conversation_id, application_id, channel, direction, body, status)
  select company_id, id, application_id, 'sms', 'inbound', 'I drive a zamboni', 'received' from conversations where id = $1`;

interface Place {
  positionKey: string;
  /** Threads that both users see. */
  threads: number[];
}

async function findPlace({ database }: MeasuredProduct): Promise<Place> {
  const { rows } = await database.query<{ id: number; position_key: string }>(
    `select c.id::int as id, p.digest_key as position_key from conversations c
     join positions p on p.company_id = c.company_id and p.id = c.position_id
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     where c.company_id = 1 and l.name = 'Decatur' and c.last_message_id is not null
       and p.id = (select q.id from positions q join locations o on o.company_id = q.company_id and o.id = q.location_id
         join position_totals t on t.company_id = q.company_id and t.position_id = q.id
         where q.company_id = 1 and o.name = 'Decatur' order by t.applicants desc limit 1)
     order by c.id limit 500`,
  );
  return { positionKey: rows[0]?.position_key ?? '', threads: rows.map(({ id }) => id) };
}

async function measureFloors(product: MeasuredProduct, { threads }: Place, table: CostTable): Promise<void> {
  const bare = await product.startBareRoute();
  table.show('bare route', await product.costOfReading(bare, READING, null, () => '/'));
  const list = await product.costOfStatement('list', FLOORS.list, [], READING.calls);
  table.show('bare statement, list', { app: 0, database: list });
  const thread = await product.costOfStatement('thread', FLOORS.thread, [threads[0]], READING.calls);
  table.show('bare statement, thread', { app: 0, database: thread });
}

async function measureReader(
  product: MeasuredProduct,
  web: RunningProgram,
  place: Place,
  [reader, email]: [string, string],
  table: CostTable,
): Promise<void> {
  const { token } = await new ApiCaller(web.url).signIn(email);
  const measure = async (name: string, times: typeof READING, pathOf: (number: number) => string) =>
    table.add(`${name}, ${reader}`, await product.costOfReading(web, times, token, pathOf), TARGET_MS);
  const list = '/v1/conversations?per_page=20';
  await measure('first page', READING, () => list);
  await measure('unread', READING, () => `${list}&unread=true`);
  await measure('of a posting', READING, () => `${list}&position_key=${place.positionKey}`);
  await measure('of a posting, unread', READING, () => `${list}&position_key=${place.positionKey}&unread=true`);
  for (const [name, words] of Object.entries(SEARCHES)) {
    const cost = await product.costOfReading(web, SEARCHING, token, () => `${list}&query=${words}`);
    table.show(`search, ${name}, ${reader}`, cost);
  }
  const thread = (number: number) => `/v1/conversations/${place.threads[number % place.threads.length]}`;
  await measure('messages of a thread', READING, (number) => `${thread(number)}/messages`);
  await measure('head of a thread', READING, thread);
  await measure('numbers beside the filters', READING, () => '/v1/conversations/counts');
}

const product = await MeasuredProduct.prepare();
const table = new CostTable();
try {
  const web = await product.start('web');
  const before = performance.now();
  await enlargeDemo(product.databaseUrl, { applicants: CONVERSATIONS, conversations: CONVERSATIONS });
  const place = await findPlace(product);
  await product.database.query(SAY_SOMETHING_RARE, [place.threads[0]]);
  await product.database.query('vacuum analyze');
  const count = await product.number('select count(*) from conversations where last_message_id is not null');
  const messages = await product.number('select count(*) from messages');
  await measureFloors(product, place, table);
  for (const reader of Object.entries(READERS)) await measureReader(product, web, place, reader, table);
  const seconds = ((performance.now() - before) / 1000).toFixed(0);
  console.log(
    `${count.toLocaleString('en')} conversations with ${messages.toLocaleString('en')} messages, ${seconds} s`,
  );
} finally {
  table.print();
  console.log(machineLoad());
  await product.stop();
}
