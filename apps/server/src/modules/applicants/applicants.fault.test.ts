// Concurrent actions on the same applicants: afterwards every history is consistent and all totals are correct.
// FAULT_SECONDS makes it longer, FAULT_SEED repeats a run.
import { performApplicationAction, undoApplicationAction } from '@onward/contract/applicants/application-actions';
import { updateApplication } from '@onward/contract/applicants/applications';
import { deletePosition, updatePosition } from '@onward/contract/positions/positions';
import { ACTION_CODES, type ActionName } from '@onward/domain/applicants/actions/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type HistoryLine, replay } from '../../../../../testing/database/history-replay.ts';
import { Employer } from '../../../../../testing/people/employer.ts';
import { insertApplicant } from '../../../../../testing/people/insert-applicant.ts';
import { ApiCaller, type RawAnswer } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';
import { rounds } from '../../../../../testing/run/test-length.ts';
import { type Chance, createChance } from '../../demo/chance.ts';

const SECONDS = Number(process.env.FAULT_SECONDS ?? rounds({ short: 4, long: 8 }));
const SEED = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000);
const PEOPLE = 60;
const ADMINS = ['super.admin', 'hr.admin', 'general.manager', 'dana.whitfield'];
/** Two browser windows each. */
const CLIENTS = [...ADMINS, ...ADMINS];

interface Posting {
  id: number;
  key: string;
  /** As named in histories. */
  place: string;
}

let product: InProcessProduct;
let clients: ApiCaller[];
let postings: Posting[];
let stages: { id: number }[];
let people: number[];

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

beforeAll(async () => {
  // Without a worker, pending jobs stay in the queue for inspection.
  product = await startInProcess({ env: { ROLE: 'web' } });
  const api = new ApiCaller(product.url);
  clients = await Promise.all(CLIENTS.map((name) => api.signIn(`${name}@larkfield.test`)));
  const employer = new Employer(clients[0] as ApiCaller);
  const process = await employer.process([
    { id: -2, name: 'Review', stage_type: 'custom' },
    { id: -3, name: 'Trial', stage_type: 'custom' },
    { id: -4, name: 'Last talk', stage_type: 'custom' },
  ]);
  const publish = async (): Promise<Posting> => {
    const made = await employer.publish({ hiring_process_template_id: process.id, openings: 50 });
    return { id: made.id, key: made.digest_key, place: `${made.title}, Decatur` };
  };
  postings = [await publish(), await publish(), await publish()];
  stages = await rows('select id from stages where hiring_process_template_id = $1 order by sequence', [process.id]);
  people = [];
  for (let at = 0; at < PEOPLE; at += 1) {
    const positionId = postings[at % postings.length]?.id ?? 0;
    people.push(await insertApplicant(product.app.ownerPool, { positionId, stageId: stages[0]?.id ?? 0 }));
  }
});
afterAll(() => product.stop());

/** One user in one window: runs actions on a few random applicants and sometimes undoes the last one. */
class Client {
  readonly faults: string[] = [];
  changes = 0;
  undone = 0;
  readonly #caller: ApiCaller;
  readonly #chance: Chance;
  #undo: number | null = null;

  constructor(caller: ApiCaller, chance: Chance) {
    this.#caller = caller;
    this.#chance = chance;
  }

  async work(until: number): Promise<void> {
    while (Date.now() < until) await this.#step();
  }

  #step(): Promise<void> {
    const chance = this.#chance;
    const lot = chance.next();
    if (this.#undo !== null && lot < 0.3) return this.#undoAction(this.#undo);
    if (lot < 0.36) return this.#rename();
    if (lot < 0.4) return this.#editPosting();
    if (lot < 0.6) return this.#act('move_to_stage', { stage_id: chance.pick(stages).id });
    if (lot < 0.68) return this.#act('move_to_position', { position_key: chance.pick(postings).key });
    if (lot < 0.78) {
      const message = { notify: true, message: 'Thank you for your time.' };
      return this.#act('reject', { reason: 'withdrew', ...(chance.happens(0.5) && message) });
    }
    if (lot < 0.88) return this.#act('un_reject', {});
    if (lot < 0.94) return this.#act('mark_hired', {});
    return this.#act(chance.happens(0.8) ? 'mark_not_hired' : 'mark_inactive', {});
  }

  async #act(action: ActionName, params: object): Promise<void> {
    const ids = new Set(Array.from({ length: 1 + this.#chance.below(8) }, () => this.#chance.pick(people)));
    const body = {
      action_type: ACTION_CODES[action],
      application_ids: [...ids],
      params,
      screen: 'position_applicants',
    };
    const answer = await this.#caller.call<{ results: { ok: boolean }[]; undo: { id: number } | null }>(
      performApplicationAction,
      { body },
    );
    this.#judge(action, answer);
    this.changes += answer.body.results?.filter(({ ok }) => ok).length ?? 0;
    this.#undo = answer.body.undo?.id ?? this.#undo;
  }

  async #undoAction(id: number): Promise<void> {
    this.#undo = null;
    const answer = await this.#caller.call<{ results: { ok: boolean }[] }>(undoApplicationAction, { params: { id } });
    this.#judge('undo', answer);
    this.undone += answer.body.results?.filter(({ ok }) => ok).length ?? 0;
  }

  async #rename(): Promise<void> {
    const application = { first_name: `Ada ${this.#chance.below(1000)}` };
    const params = { id: this.#chance.pick(people) };
    this.#judge('edit', await this.#caller.call(updateApplication, { params, body: { application } }));
  }

  async #editPosting(): Promise<void> {
    const params = { position_key: this.#chance.pick(postings).key };
    const position = { openings: 50 + this.#chance.below(40) };
    this.#judge('edit of the posting', await this.#caller.call(updatePosition, { params, body: { position } }));
  }

  /** A refusal is fine; a server error is not. */
  #judge(what: string, { status, text }: RawAnswer<unknown>): void {
    if (status >= 500) this.faults.push(`${what}: ${status} ${text}`);
  }
}

const historyOf = (id: number): Promise<HistoryLine[]> =>
  rows('select action, detail from application_histories where application_id = $1 order by id', [id]);

const RECOUNT = `select array[t.applicants, t.unseen, t.hired, t.rejected, t.inactive] as counted, count(a.id)::int as applicants,
    count(*) filter (where a.status = 'in_progress' and a.seen_at is null)::int as unseen,
    count(*) filter (where a.status = 'hired')::int as hired,
    count(*) filter (where a.status = 'rejected')::int as rejected,
    count(*) filter (where a.status = 'inactive')::int as inactive
  from position_totals t left join applications a using (position_id) where position_id = any($1)
  group by t.company_id, position_id`;

const STAGE_RECOUNT = `select c.position_id, c.stage_id from position_stage_counts c
  full join (
    select position_id, stage_id, count(*)::int as in_progress, count(*) filter (where seen_at is null)::int as unseen
    from applications where status = 'in_progress' group by 1, 2
  ) n using (position_id, stage_id)
  where (coalesce(c.in_progress, 0), coalesce(c.unseen, 0)) <> (coalesce(n.in_progress, 0), coalesce(n.unseen, 0))`;

describe('An action that is undone', () => {
  const waits = async (pattern: string) =>
    (await rows('select key from graphile_worker.jobs where key like $1', [pattern])).length > 0;
  const perform = async (action: ActionName, id: number, params: object) => {
    const body = { action_type: ACTION_CODES[action], application_ids: [id], params };
    const { body: answered } = await admin().call<{ undo: { id: number } }>(performApplicationAction, { body });
    return answered.undo.id;
  };
  const undo = (id: number) => admin().call(undoApplicationAction, { params: { id } });
  const admin = () => clients[0] as ApiCaller;
  const someone = () =>
    insertApplicant(product.app.ownerPool, { positionId: postings[0]?.id ?? 0, stageId: stages[0]?.id ?? 0 });
  const rejection = { reason: 'withdrew', notify: true, message: 'Thank you.' };

  it('also undoes what it started, and nothing of earlier actions [AHD-001, APP-026]', async () => {
    const moved = await someone();
    await perform('move_to_stage', moved, { stage_id: stages[1]?.id });
    await undo(await perform('reject', moved, rejection));
    expect([await waits(`%stage:1:${moved}:2`), await waits(`rejection:1:${moved}`)]).toEqual([true, false]);
    const rejected = await someone();
    await perform('reject', rejected, rejection);
    await undo(await perform('move_to_position', rejected, { position_key: postings[1]?.key }));
    expect([await waits(`%stage:1:${rejected}:2`), await waits(`rejection:1:${rejected}`)]).toEqual([false, true]);
  });
});

describe('Eight clients on the same sixty people', () => {
  it(
    `leave no missing history, wrong total, lock, or stray job behind [APP-037, AHD-001]`,
    async () => {
      console.log(`fault test: FAULT_SEED=${SEED} FAULT_SECONDS=${SECONDS}`);
      const until = Date.now() + SECONDS * 1000;
      const workers = clients.map((caller, at) => new Client(caller, createChance(SEED + at)));
      const [deleter, ...others] = workers;
      const deleting = async () => {
        await deleter?.work(until - SECONDS * 500);
        // One of the postings is deleted while everyone works on its applicants.
        const params = { position_key: postings.at(-1)?.key ?? '' };
        expect((await clients[0]?.call(deletePosition, { params }))?.status).toBe(204);
        await deleter?.work(until);
      };
      await Promise.all([deleting(), ...others.map((worker) => worker.work(until))]);

      expect(workers.flatMap(({ faults }) => faults)).toEqual([]);
      expect(workers.reduce((sum, { changes }) => sum + changes, 0)).toBeGreaterThan(100);
      expect(workers.reduce((sum, { undone }) => sum + undone, 0)).toBeGreaterThan(5);
      const waitingFor = await explainEverybody();
      await expectRightTotals();
      await expectNothingLeft(waitingFor);
    },
    SECONDS * 1000 + 60_000,
  );
});

/** Returns the stage entries that were not undone, in the format of job keys. */
async function explainEverybody(): Promise<string[]> {
  const standing: string[] = [];
  const stored = await rows(
    `select a.id, a.status, a.stage_id as stage, a.stage_entry as entry, a.stage_entries as entries,
       a.position_id as position, a.rejection is not null as rejected, a.hired_date is not null as "hasHiredDate"
     from applications a where a.id = any($1)`,
    [people],
  );
  const positions = new Map(postings.map(({ id, place }) => [place, id]));
  for (const { id, rejected, ...state } of stored) {
    const position = postings[people.indexOf(id) % postings.length]?.id ?? 0;
    const story = replay({ position, firstStage: stages[0]?.id ?? 0, positions }, await historyOf(id));
    expect(story.problems, `the history of ${id}`).toEqual([]);
    expect(state, `where ${id} stands`).toEqual(story.state);
    expect(rejected).toBe(state.status === 'rejected');
    standing.push(...[...story.standingEntries].map((entry) => `stage:1:${id}:${entry}`));
  }
  return standing.sort();
}

async function expectRightTotals(): Promise<void> {
  const ids = postings.map(({ id }) => id);
  for (const row of await rows(RECOUNT, [ids])) {
    expect(row.counted).toEqual([row.applicants, row.unseen, row.hired, row.rejected, row.inactive]);
  }
  expect(await rows(STAGE_RECOUNT)).toEqual([]);
  expect(await rows('select * from application_count_steps')).toEqual([]);
}

async function expectNothingLeft(standing: readonly string[]): Promise<void> {
  const own = 'pid <> pg_backend_pid() and datname = current_database()';
  expect(await rows(`select query from pg_stat_activity where ${own} and state like 'idle in transaction%'`)).toEqual(
    [],
  );
  expect(
    await rows(`select l.pid, l.mode from pg_locks l join pg_stat_activity a using (pid)
      where a.${own} and l.locktype in ('tuple', 'transactionid')`),
  ).toEqual([]);
  // The pending jobs match the current state: none from an undone action, all of the others.
  const jobs = await rows(`select key from graphile_worker.jobs where key like '%stage:1:%'`);
  const ours = new Set(people.map(String));
  const keys = jobs.map(({ key }) => String(key).replace(/^.*?(?=stage:1:)/, ''));
  const waiting = new Set(keys.filter((key) => ours.has(key.split(':')[2] ?? '')));
  expect([...waiting].sort()).toEqual(standing);
  const messages = await rows(
    `select j.key from graphile_worker.jobs j left join applications a
       on j.key = 'rejection:1:' || a.id and a.status = 'rejected' where j.key like 'rejection:%' and a.id is null`,
  );
  expect(messages).toEqual([]);
}
