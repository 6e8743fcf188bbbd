// The numbers of Home for all brands and each brand, and of the company dashboard.
import type { Brand } from '@onward/contract/company/brands';
import { listPermittedBrands } from '@onward/contract/company/brands';
import type { ResponseOf } from '@onward/contract/endpoint';
import { getCompanyDashboard, getDashboard, getToday } from '@onward/contract/home/home';
import { listMeetings } from '@onward/contract/interviews/meetings';
import { listDepartments, listPermittedDepartments } from '@onward/contract/locations/departments';
import { type LocationSummary, listLocations, listPermittedLocations } from '@onward/contract/locations/locations';
import { listConversations } from '@onward/contract/messages/conversations';
import type { PositionSummary } from '@onward/contract/positions/position';
import { listMyPositions } from '@onward/contract/positions/positions';
import { isCounted } from '@onward/domain/interviews/meeting-states';
import { INITIAL_POSITIONS_PAGE_SIZE } from '@onward/domain/platform/constants';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import { dayAfter, momentOf, weekStart } from '@onward/domain/platform/time/zoned-time';
import type { ApiCaller } from '../../../../testing/product/api-caller.ts';
import { applicants, type Numbers, openJobs, type Query, read, total } from './read-lists.ts';

/** The company's: these callers send none. */
const ZONE = 'America/New_York';

export async function dashboard(caller: ApiCaller): Promise<Numbers> {
  const shown = await read<Record<string, number>>(caller, getDashboard);
  return {
    'dashboard, open jobs': [shown.open_positions ?? -1, await openJobs(caller)],
    'dashboard, new applicants': [shown.new_applicants ?? -1, await applicants(caller, { is_new: true })],
    'dashboard, interviews': [shown.interviews_this_week ?? -1, await interviewsThisWeek(caller)],
  };
}

/** As the schedule counts everyone's interviews. */
async function interviewsThisWeek(caller: ApiCaller): Promise<number> {
  const monday = weekStart(dayIn(new Date(), ZONE));
  const [from, to] = [monday, dayAfter(monday, 7)].map((day) => new Date(momentOf(day, 0, ZONE)).toISOString());
  const query = { whose: 'all', from: from ?? '', to: to ?? '' };
  const { meetings } = await read<ResponseOf<typeof listMeetings>>(caller, listMeetings, { query });
  return meetings.filter(isCounted).length;
}

/** Home is shown for all brands, and for one. */
export async function home(caller: ApiCaller): Promise<Numbers> {
  const { brands } = await read<{ brands: Brand[] }>(caller, listPermittedBrands);
  const numbers: Numbers = { ...(await today(caller, null)), ...(await tiles(caller, brands, null)) };
  for (const brand of brands.slice(0, 2)) {
    Object.assign(numbers, await today(caller, brand), await tiles(caller, brands, brand));
  }
  return numbers;
}

async function today(caller: ApiCaller, brand: Brand | null): Promise<Numbers> {
  const query: Query = brand ? { brand_id: brand.id } : {};
  const { counts, tasks, queues } = await read<ResponseOf<typeof getToday>>(caller, getToday, {
    query: { ...query, whose: 'all' },
  });
  const mine = await read<ResponseOf<typeof getToday>>(caller, getToday, { query: { ...query, whose: 'mine' } });
  const of = (kind: string) => tasks.filter((task) => task.kind === kind).length;
  const newOnes = { screen: 'all_applicants', is_new: true, ...(brand && { brand: String(brand.id) }) };
  const name = `today${brand ? ` of ${brand.name}` : ''}`;
  return {
    [`${name}, new applicants`]: [counts.new_applicants, await applicants(caller, newOnes)],
    [`${name}, to confirm`]: [counts.to_confirm, of('confirm_meeting')],
    [`${name}, outcomes`]: [counts.outcomes_needed, of('outcome_needed')],
    [`${name}, reschedule requests`]: [counts.reschedule_requests, of('reschedule_request')],
    [`${name}, forms`]: [counts.forms_to_read, of('read_form')],
    [`${name}, replies`]: [counts.needs_reply, await total(caller, listConversations, { needs_reply: true, ...query })],
    [`${name}, waiting`]: [counts.waiting, tasks.length],
    [`${name}, all tasks`]: [queues.all, counts.waiting],
    [`${name}, own tasks`]: [mine.counts.waiting, mine.tasks.length],
    [`${name}, own tasks on the switch`]: [queues.mine, mine.counts.waiting],
  };
}

/** Home counts the lists that are loaded at startup. */
async function tiles(caller: ApiCaller, brands: readonly Brand[], brand: Brand | null): Promise<Numbers> {
  const { locations } = await read<{ locations: LocationSummary[] }>(caller, listPermittedLocations);
  const { departments } = await read<{ departments: unknown[] }>(caller, listPermittedDepartments);
  const { positions } = await read<{ positions: PositionSummary[] }>(caller, listMyPositions, {
    query: {
      per_page: INITIAL_POSITIONS_PAGE_SIZE,
      show_simple_list: true,
      status: 'published,closed,pending,deleted',
    },
  });
  const here = locations.filter(({ brand_id }) => brand === null || brand_id === brand.id);
  const openAt = (id: number) =>
    positions.filter(({ status, location_id }) => status === 'published' && location_id === id).length;
  const open = here.reduce((sum, { id }) => sum + openAt(id), 0);
  const name = `home${brand ? ` of ${brand.name}` : ''}`;
  const numbers: Numbers = {
    [`${name}, open jobs`]: [open, await openJobs(caller, brand ? { brand: String(brand.id) } : {})],
    [`${name}, locations`]: [here.length, await total(caller, listLocations, brand ? { brand_id: brand.id } : {})],
    [`${name}, departments`]: [departments.length, await total(caller, listDepartments)],
    [`${name}, brands`]: [brands.length, (await read<{ brands: Brand[] }>(caller, listPermittedBrands)).brands.length],
  };
  for (const { id, name: location } of here.slice(0, 3)) {
    numbers[`${name}, open jobs at ${location}`] = [openAt(id), await openJobs(caller, { location: String(id) })];
  }
  return numbers;
}

/** Only super admins may open it. */
export async function companyDashboard(caller: ApiCaller): Promise<Numbers> {
  const board = await read<ResponseOf<typeof getCompanyDashboard>>(caller, getCompanyDashboard, {
    query: { per_page: 100 },
  });
  const numbers: Numbers = {
    'company dashboard, open jobs': [board.totals.open_positions, await openJobs(caller)],
    'company dashboard, locations': [board.totals.locations, board.total_count],
  };
  for (const { brand_id, open_positions, locations } of board.brands) {
    const listed = await total(caller, getCompanyDashboard, { brand_id });
    numbers[`company dashboard, locations of brand ${brand_id}`] = [locations, listed];
    numbers[`company dashboard, open jobs of brand ${brand_id}`] = [
      open_positions,
      await openJobs(caller, { brand: String(brand_id) }),
    ];
  }
  for (const { location, open_positions } of board.locations.slice(0, 3)) {
    const listed = await openJobs(caller, { location: String(location.id) });
    numbers[`company dashboard, open jobs at ${location.name}`] = [open_positions, listed];
  }
  return numbers;
}
