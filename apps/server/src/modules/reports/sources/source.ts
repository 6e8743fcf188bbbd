// How the rows of a report source are read. Values: $1 the company, $2 to $5 the reader's scope, $6 their time zone.
import type { ScopeKind } from '@onward/domain/staff/scope';

export interface SourceSql {
  /** After `from`; every table is joined by company and id. */
  tables: string;
  /** A condition that always holds, beyond company and scope. */
  where?: string;
  company: string;
  /** Where a row belongs; a kind that is left out doesn't limit it. */
  scope: Partial<Record<ScopeKind, string>>;
  /** Tells rows apart, for a stable order. */
  id: string;
  /** By column of the catalog. */
  columns: Readonly<Record<string, string>>;
  /** Columns that are stored encrypted, with what their row is identified by. */
  sealed?: Readonly<Record<string, 'date_of_birth' | 'ssn' | 'pay_rate' | 'bank_accounts'>>;
}

/** Numbers of the United States as people write them there, others with their country. */
export const phoneOf = (table: string): string => `case
  when ${table}.phone is null then null
  when coalesce(${table}.region_number, '1') = '1' and length(${table}.phone) = 10
    then format('(%s) %s-%s', left(${table}.phone, 3), substr(${table}.phone, 4, 3), right(${table}.phone, 4))
  else format('+%s %s', coalesce(${table}.region_number, '1'), ${table}.phone) end`;

/** The job of an application `a` and its place. */
export const JOB_TABLES = `
  join positions p on p.company_id = a.company_id and p.id = a.position_id
  join locations l on l.company_id = p.company_id and l.id = p.location_id
  join brands b on b.company_id = l.company_id and b.id = l.brand_id
  left join departments d on d.company_id = p.company_id and d.id = p.department_id`;

export const JOB_SCOPE = { location: 'l.id', brand: 'l.brand_id', department: 'd.id', position: 'p.id' } as const;

export const JOB_COLUMNS = {
  position: 'p.title',
  location: 'l.name',
  department: 'd.name',
  brand: 'b.name',
} as const;

export const APPLICANT_NAME = `concat_ws(' ', a.first_name, a.last_name)`;
