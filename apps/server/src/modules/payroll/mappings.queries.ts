// Our words in a provider's codes, the provider's lists of codes, and what the company has to be mapped.
import type { CodeKind, PayrollProvider } from '@onward/domain/payroll/hires';
import type { ProviderCode } from '@onward/domain/payroll/mappings';
import type { CompanyAccess } from '../../platform/access/access.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { IN_SCOPE, scopeValues } from '../employees/employees.service.ts';
import { IN_SCOPE as POSITION_IN_SCOPE, scopeValues as positionScopeValues } from '../positions/positions.service.ts';

export interface MappedRow {
  kind: CodeKind;
  key: string;
  code: string;
}

export async function listMapped(
  tx: Transaction,
  companyId: number,
  provider: PayrollProvider,
  keys: readonly (string | null)[],
): Promise<MappedRow[]> {
  const { rows } = await tx.client.query<MappedRow>(
    'select kind, key, code from payroll_mappings where company_id = $1 and provider = $2 and key = any($3::text[])',
    [companyId, provider, keys],
  );
  return rows;
}

export async function listAllMapped(
  tx: Transaction,
  companyId: number,
  provider: PayrollProvider,
): Promise<MappedRow[]> {
  const { rows } = await tx.client.query<MappedRow>(
    'select kind, key, code from payroll_mappings where company_id = $1 and provider = $2',
    [companyId, provider],
  );
  return rows;
}

export interface WantedMapping {
  kind: CodeKind;
  key: string;
  code: string | null;
}

/** Without a code, the mapping is removed. */
export async function saveMapping(
  tx: Transaction,
  companyId: number,
  provider: PayrollProvider,
  { kind, key, code }: WantedMapping,
  now: Date,
): Promise<void> {
  const of = [companyId, provider, kind, key];
  if (code === null) {
    await tx.client.query(
      'delete from payroll_mappings where company_id = $1 and provider = $2 and kind = $3 and key = $4',
      of,
    );
    return;
  }
  await tx.client.query(
    `insert into payroll_mappings (company_id, provider, kind, key, code, updated_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (company_id, provider, kind, key) do update set code = excluded.code, updated_at = excluded.updated_at`,
    [...of, code, now],
  );
}

export type ReadCodes = Record<CodeKind, ProviderCode[]>;

export async function findCodes(
  tx: Transaction,
  companyId: number,
  provider: PayrollProvider,
): Promise<{ codes: ReadCodes; read_at: Date } | undefined> {
  const { rows } = await tx.client.query<{ codes: ReadCodes; read_at: Date }>(
    'select codes, read_at from payroll_codes where company_id = $1 and provider = $2',
    [companyId, provider],
  );
  return rows[0];
}

export async function storeCodes(
  tx: Transaction,
  companyId: number,
  provider: PayrollProvider,
  codes: ReadCodes,
  now: Date,
): Promise<void> {
  await tx.client.query(
    `insert into payroll_codes (company_id, provider, codes, read_at) values ($1, $2, $3, $4)
     on conflict (company_id, provider) do update set codes = excluded.codes, read_at = excluded.read_at`,
    [companyId, provider, JSON.stringify(codes), now],
  );
}

export interface PlaceRow {
  id: number;
  name: string;
  identify_code: string | null;
  brand_id: number;
}

export async function listPlaces(tx: Transaction, companyId: number): Promise<PlaceRow[]> {
  const { rows } = await tx.client.query<PlaceRow>(
    `select id, name, identify_code, brand_id from locations
     where company_id = $1 and deleted_at is null order by name, id`,
    [companyId],
  );
  return rows;
}

export async function listDepartments(tx: Transaction, companyId: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await tx.client.query<{ id: number; name: string }>(
    'select id, name from departments where company_id = $1 order by name, id',
    [companyId],
  );
  return rows;
}

export async function listOpenTitles(tx: Transaction, access: CompanyAccess): Promise<string[]> {
  const { rows } = await tx.client.query<{ title: string }>(
    `select distinct p.title from positions p
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     where ${POSITION_IN_SCOPE} and p.status = 'published' order by p.title`,
    positionScopeValues(access),
  );
  return rows.map(({ title }) => title);
}

/** Employees who have the same four values: how many, and how many of them are not with the provider yet. */
export interface CrowdRow {
  location_id: number | null;
  department_id: number | null;
  title: string | null;
  pay_unit: string | null;
  people: number;
  waiting: number;
}

const EMPLOYED = `employees e
  join employee_informations i on i.company_id = e.company_id and i.employee_id = e.id
  left join positions p on p.company_id = e.company_id and p.id = e.position_id
  left join locations l on l.company_id = e.company_id and l.id = e.location_id
  left join payroll_transfers t on t.company_id = e.company_id and t.employee_id = e.id and t.provider = $6`;

export async function listCrowds(
  tx: Transaction,
  access: CompanyAccess,
  provider: PayrollProvider,
): Promise<CrowdRow[]> {
  const { rows } = await tx.client.query<CrowdRow>(
    `select e.location_id, e.department_id, coalesce(i.job_title, p.title) as title, i.pay_unit,
       count(*)::int as people, (count(*) filter (where t.status is distinct from 'sent'))::int as waiting
     from ${EMPLOYED} where ${IN_SCOPE} and e.status <> 'terminated' group by 1, 2, 3, 4`,
    [...scopeValues(access), provider],
  );
  return rows;
}

export interface MonthFacts {
  last_sent_at: Date | null;
  sent: number;
  failed: number;
}

/** The month of the calendar, in UTC. */
export async function countMonth(
  tx: Transaction,
  access: CompanyAccess,
  provider: PayrollProvider,
  now: Date,
): Promise<MonthFacts> {
  const { rows } = await tx.client.query<MonthFacts>(
    `select max(v.happened_at) filter (where v.event = 'provider_accepts') as last_sent_at,
       (count(*) filter (where v.event = 'provider_accepts' and v.happened_at >= $7))::int as sent,
       (count(*) filter (where v.event = 'provider_refuses' and v.happened_at >= $7))::int as failed
     from ${EMPLOYED}
     join payroll_transfer_events v on v.company_id = t.company_id and v.transfer_id = t.id where ${IN_SCOPE}`,
    [...scopeValues(access), provider, new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))],
  );
  return rows[0] ?? { last_sent_at: null, sent: 0, failed: 0 };
}
