// How many open jobs of a department or location the user can see: the stored counts cover all jobs of the company, so
// for users who see only some of its jobs they are counted (PLT-017).
import { type RawBuilder, sql } from 'kysely';
import type { CompanyAccess } from '../../platform/access/access.ts';

type Scope = CompanyAccess['scope'];

const among = (column: RawBuilder<unknown>, ids: readonly number[]): RawBuilder<boolean> =>
  ids.length === 0 ? sql`true` : sql`${column} = any(${[...ids]}::bigint[])`;

const limits = (...kinds: readonly (readonly number[])[]): boolean => kinds.some((ids) => ids.length > 0);

/** For a query on `departments`. */
export const openJobsOfDepartment = ({ location, brand, position }: Scope): RawBuilder<number> =>
  limits(location, brand, position)
    ? sql`(select count(*)::int from positions p
        join locations l on l.company_id = p.company_id and l.id = p.location_id
        where p.company_id = departments.company_id and p.department_id = departments.id and p.status = 'published'
          and ${among(sql`p.location_id`, location)} and ${among(sql`l.brand_id`, brand)}
          and ${among(sql`p.id`, position)})`
    : sql`departments.open_positions_count`;

/** For a query on `locations as l`. */
export const openJobsAtLocation = ({ department, position }: Scope): RawBuilder<number> =>
  limits(department, position)
    ? sql`(select count(*)::int from positions p
        where p.company_id = l.company_id and p.location_id = l.id and p.status = 'published'
          and (p.department_id is null or ${among(sql`p.department_id`, department)})
          and ${among(sql`p.id`, position)})`
    : sql`l.open_positions_count`;
