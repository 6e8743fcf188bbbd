// The global search of the command palette: people, jobs, and employees by name (AHD-004).

import type { FoundEmployee, searchEverything } from '@onward/contract/applicants/pipeline';
import type { ResponseOf } from '@onward/contract/endpoint';
import { searchQuery } from '@onward/domain/platform/search/search-words';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { hasJobWords, IN_SCOPE, scopeValues } from '../../positions/positions.service.ts';
import { findPage, NEWEST } from './find-page.ts';
import { foundByIds, shownRows } from './list-rows.ts';

const FOUND_MAX = 6;

type Found = ResponseOf<typeof searchEverything>;

/** Employees are searched by their own room. */
export type FindEmployees = (call: CompanyCall, query: string, limit: number) => Promise<FoundEmployee[]>;

export async function findEverything(call: CompanyCall, findEmployees: FindEmployees, text = ''): Promise<Found> {
  const query = text.trim();
  if (query === '') return { people: [], jobs: [], employees: [] };
  return {
    people: await findPeople(call, query),
    jobs: await findJobs(call, query),
    employees: await findEmployees(call, query, FOUND_MAX),
  };
}

async function findPeople(call: CompanyCall, query: string): Promise<Found['people']> {
  const window = { page: 1, perPage: FOUND_MAX, offset: 0, order: NEWEST };
  const { found } = await findPage(call, { query }, window);
  const named = await findByName(call, query);
  const others = found.filter(({ id }) => !named.some((row) => row.id === id));
  return (await shownRows(call, [...named, ...others].slice(0, FOUND_MAX))).map(({ row }) => ({
    application_id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    position_title: row.position.title,
    location_name: row.position.location.name,
    stage_name: row.position_stage.name,
    status: row.status,
  }));
}

/** People with exactly this name come first, however many newer ones only contain it. */
async function findByName({ tx, access }: CompanyCall, query: string) {
  const { rows } = await tx.client.query<{ id: number }>(
    `select a.id from applications a
     join positions p on p.company_id = a.company_id and p.id = a.position_id
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     where ${IN_SCOPE} and a.company_id = $1 and a.sort_name = $6 and a.status <> 'inactive'
     order by a.applied_at desc, a.id desc limit $7`,
    [...scopeValues(access), query.toLowerCase(), FOUND_MAX],
  );
  return foundByIds(
    tx,
    access.companyId,
    rows.map(({ id }) => id),
  );
}

async function findJobs({ tx, access }: CompanyCall, query: string): Promise<Found['jobs']> {
  const { rows } = await tx.client.query<Found['jobs'][number]>(
    `select p.id, p.digest_key as position_key, p.title, l.name as location_name, p.status
     from positions p join locations l on l.company_id = p.company_id and l.id = p.location_id
     join brands b on b.company_id = l.company_id and b.id = l.brand_id
     where ${IN_SCOPE} and p.status <> 'deleted' and ${hasJobWords('$6')}
     order by p.title_key <> $7, not starts_with(p.title_key, $7), p.status <> 'published', p.title_key, p.id limit $8`,
    [...scopeValues(access), searchQuery(access.companyId, query), query.toLowerCase(), FOUND_MAX],
  );
  return rows;
}
