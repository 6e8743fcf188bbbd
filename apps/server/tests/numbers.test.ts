// Every number a screen shows is the exact count of the list it opens, while the data changes at random (PLT-017).
import { listApplications } from '@onward/contract/applicants/applications';
import { getCompanyDashboard, getDashboard, getToday, type LocationHealth } from '@onward/contract/home/home';
import { type Location, listLocations } from '@onward/contract/locations/locations';
import { listConversations } from '@onward/contract/messages/conversations';
import type { PositionRow } from '@onward/contract/positions/position';
import { countMyPositions, listMyPositions } from '@onward/contract/positions/positions';
import { createSavedView, listSavedViews, type SavedView } from '@onward/contract/saved-views/saved-views';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../testing/product/in-process-product.ts';
import { rounds } from '../../../testing/run/test-length.ts';

type Query = Record<string, string | number | boolean>;
type Listed = { total_count: number };

let product: InProcessProduct;
let admin: ApiCaller;
let manager: ApiCaller;
beforeAll(async () => {
  product = await startInProcess({ env: { RATE_LIMITS: 'off' } });
  const api = new ApiCaller(product.url);
  admin = await api.signIn('super.admin@larkfield.test');
  manager = await api.signIn('manager@larkfield.test');
});
afterAll(() => product.stop());

const read = async <Body>(caller: ApiCaller, endpoint: Parameters<ApiCaller['call']>[0], query: Query = {}) =>
  (await caller.call<Body & Record<string, unknown>>(endpoint, { query })).body as Body;

const applicants = async (caller: ApiCaller, query: Query) =>
  (await read<Listed>(caller, listApplications, { per_page: 1, ...query })).total_count;
const jobs = async (caller: ApiCaller, query: Query) =>
  (await read<Listed>(caller, listMyPositions, { per_page: 1, ...query })).total_count;

/** By name: what the screen shows, and the total of the list behind it. */
type Numbers = Record<string, [shown: number, listed: number]>;

async function dashboard(caller: ApiCaller): Promise<Numbers> {
  const shown = await read<Record<string, number>>(caller, getDashboard);
  return {
    'dashboard, open jobs': [shown.open_positions ?? -1, await jobs(caller, { status: 'published' })],
    'dashboard, new applicants': [shown.new_applicants ?? -1, await applicants(caller, { is_new: true })],
  };
}

async function today(caller: ApiCaller): Promise<Numbers> {
  type Day = { counts: Record<string, number>; tasks: { kind: string }[] };
  const { counts, tasks } = await read<Day>(caller, getToday);
  const of = (kind: string) => tasks.filter((task) => task.kind === kind).length;
  const replies = await read<Listed>(caller, listConversations, { needs_reply: true, per_page: 1 });
  return {
    'today, new applicants': [counts.new_applicants ?? -1, await applicants(caller, { is_new: true })],
    'today, to confirm': [counts.to_confirm ?? -1, of('confirm_meeting')],
    'today, outcomes': [counts.outcomes_needed ?? -1, of('outcome_needed')],
    'today, reschedule requests': [counts.reschedule_requests ?? -1, of('reschedule_request')],
    'today, forms': [counts.forms_to_read ?? -1, of('read_form')],
    'today, replies': [counts.needs_reply ?? -1, replies.total_count],
    'today, waiting': [counts.waiting ?? -1, tasks.length],
  };
}

async function companyDashboard(): Promise<Numbers> {
  type Board = { locations: LocationHealth[]; totals: { open_positions: number; locations: number } } & Listed;
  const board = await read<Board>(admin, getCompanyDashboard, { per_page: 100 });
  const numbers: Numbers = {
    'company dashboard, open jobs': [board.totals.open_positions, await jobs(admin, { status: 'published' })],
    'company dashboard, locations': [board.totals.locations, board.total_count],
  };
  for (const { location, open_positions } of board.locations.slice(0, 3)) {
    const listed = await jobs(admin, { status: 'published', location: String(location.id) });
    numbers[`company dashboard, open jobs at ${location.name}`] = [open_positions, listed];
  }
  const places = await read<{ locations: Location[] }>(admin, listLocations, { per_page: 5 });
  for (const { id, name, open_positions_count } of places.locations) {
    const listed = await jobs(admin, { status: 'published', location: String(id) });
    numbers[`locations, open jobs at ${name}`] = [open_positions_count, listed];
  }
  return numbers;
}

async function tabs(caller: ApiCaller): Promise<Numbers> {
  const { status_counts } = await read<{ status_counts: Record<string, number> }>(caller, listApplications);
  const numbers: Numbers = {};
  for (const [status, count] of Object.entries(status_counts)) {
    const screen: Query = status === 'inactive' ? { screen: 'inactive_applicants' } : {};
    numbers[`applicants, ${status}`] = [count, await applicants(caller, { status, ...screen })];
  }
  const counted = await read<Record<string, number>>(caller, countMyPositions);
  for (const status of ['published', 'pending', 'closed']) {
    numbers[`jobs, ${status}`] = [counted[status] ?? 0, await jobs(caller, { status })];
  }
  return numbers;
}

async function ofJobs(caller: ApiCaller): Promise<Numbers> {
  const { positions } = await read<{ positions: PositionRow[] }>(caller, listMyPositions, { per_page: 4 });
  const numbers: Numbers = {};
  for (const { digest_key, title, applicants_count, new_applicants_count } of positions) {
    const everyone = await applicants(caller, { position_key: digest_key });
    const inactive = await applicants(caller, { position_key: digest_key, screen: 'inactive_applicants' });
    numbers[`applicants of ${title} (${digest_key})`] = [applicants_count, everyone + inactive];
    numbers[`new applicants of ${title} (${digest_key})`] = [
      new_applicants_count,
      await applicants(caller, { position_key: digest_key, is_new: true }),
    ];
    type Stages = { stage_counts: { id: number; name: string; count: number; new_count: number }[] };
    const { stage_counts } = await read<Stages>(caller, listApplications, { position_key: digest_key });
    for (const { id, name, count, new_count } of stage_counts) {
      const stage = { position_key: digest_key, stage_id: String(id), status: 'in_progress' };
      numbers[`${name} of ${digest_key}`] = [count, await applicants(caller, stage)];
      numbers[`new in ${name} of ${digest_key}`] = [new_count, await applicants(caller, { ...stage, is_new: true })];
    }
  }
  return numbers;
}

const VIEWS: { list: 'applicants' | 'job_postings'; filters: Record<string, string> }[] = [
  { list: 'applicants', filters: { is_new: 'true' } },
  { list: 'applicants', filters: { status: 'rejected' } },
  { list: 'job_postings', filters: { status: 'published' } },
];

async function pinnedViews(caller: ApiCaller): Promise<Numbers> {
  const { saved_views } = await read<{ saved_views: SavedView[] }>(caller, listSavedViews, { pinned: true });
  const numbers: Numbers = {};
  for (const { name, list, state, count } of saved_views) {
    const listed = list === 'applicants' ? applicants : jobs;
    const { is_new, ...filters } = state.filters;
    numbers[name] = [count, await listed(caller, { ...filters, ...(is_new && { is_new: true }) })];
  }
  return numbers;
}

async function walk(caller: ApiCaller): Promise<Numbers> {
  return {
    ...(await dashboard(caller)),
    ...(await today(caller)),
    ...(caller === admin ? await companyDashboard() : {}),
    ...(await tabs(caller)),
    ...(await ofJobs(caller)),
    ...(await pinnedViews(caller)),
  };
}

const wrongIn = (numbers: Numbers): string[] =>
  Object.entries(numbers).flatMap(([name, [shown, listed]]) =>
    shown === listed ? [] : [`${name}: shows ${shown}, the list has ${listed}`],
  );

/** Changes as they happen in a day, on rows chosen at random. */
const SOME = (table: string, most: number) =>
  `(select id from ${table} where company_id = 1 order by random() limit ${most})`;
const CHANGES = [
  `update applications set status = 'rejected' where id in ${SOME('applications', 7)}`,
  `update applications set status = 'hired', hired_date = current_date where id in ${SOME('applications', 3)}`,
  `update applications set status = 'inactive' where id in ${SOME('applications', 3)}`,
  `update applications set seen_at = now() where id in ${SOME('applications', 20)}`,
  `update applications set seen_at = null, status = 'in_progress' where id in ${SOME('applications', 9)}`,
  `update applications set unread_form_at = now() where id in ${SOME('applications', 9)}`,
  `update positions set status = 'pending' where id in ${SOME('positions', 2)}`,
  `update positions set status = 'published' where id in ${SOME('positions', 3)}`,
  `update positions set status = 'closed' where id in ${SOME('positions', 1)}`,
  `update positions set status = 'deleted' where id in ${SOME('positions', 1)}`,
  `update meetings set status = 'pending', starts_at = now() + interval '1 day', ends_at = now() + interval '25 hours'
   where id in ${SOME('meetings', 5)}`,
  `update conversations set last_direction = 'inbound', archived_at = null where id in ${SOME('conversations', 5)}`,
];

describe('Every number', () => {
  it('equals the length of the list it opens, whatever has changed [PLT-017, CMP-060, CMP-062, AHD-003, AHD-015]', async () => {
    for (const caller of [admin, manager]) {
      for (const { list, filters } of VIEWS) {
        const state = { filters, order: null, columns: null, density: null };
        const name = `${list} ${Object.entries(filters).join()}`;
        await caller.call(createSavedView, { body: { saved_view: { list, name, state, is_pinned: true } } });
      }
    }
    for (let round = 0; round < rounds({ short: 3, long: 30 }); round += 1) {
      expect(wrongIn(await walk(admin)), `as admin, round ${round}`).toEqual([]);
      expect(wrongIn(await walk(manager)), `as manager, round ${round}`).toEqual([]);
      for (const change of CHANGES) await product.app.ownerPool.query(change);
    }
  });
});
