// Reads a number as a screen does, and the total of the list that the number opens.
import { listApplications } from '@onward/contract/applicants/applications';
import { listMyPositions } from '@onward/contract/positions/positions';
import type { ApiCaller } from '../../../../testing/product/api-caller.ts';

export type Query = Record<string, string | number | boolean>;
type Listed = { total_count: number };
type Endpoint = Parameters<ApiCaller['call']>[0];

/** By name: what the screen shows, and the total of the list behind it. */
export type Numbers = Record<string, [shown: number, listed: number]>;

interface Request {
  query?: Query;
  params?: Record<string, string | number>;
}

export async function read<Body>(caller: ApiCaller, endpoint: Endpoint, request: Request = {}): Promise<Body> {
  const { status, body } = await caller.call<Body & Record<string, unknown>>(endpoint, request);
  if (status !== 200) throw new Error(`${endpoint.name} answered ${status}: ${JSON.stringify(body)}`);
  return body as Body;
}

export const total = async (caller: ApiCaller, endpoint: Endpoint, query: Query = {}): Promise<number> =>
  (await read<Listed>(caller, endpoint, { query: { per_page: 1, ...query } })).total_count;

export const applicants = (caller: ApiCaller, query: Query): Promise<number> => total(caller, listApplications, query);

export const jobs = (caller: ApiCaller, query: Query): Promise<number> => total(caller, listMyPositions, query);

/** The link behind every number of open jobs. */
export const openJobs = (caller: ApiCaller, query: Query = {}): Promise<number> =>
  jobs(caller, { status: 'published', ...query });
