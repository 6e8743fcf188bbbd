// Hired applicants without a record, and employees without an onboarding, newest first (ONB-030).
import type { OnboardingCandidate } from '@onward/contract/onboarding/onboarding-lists';
import { personQuery } from '@onward/domain/platform/search/search-words';
import type { CompanyAccess } from '../../../platform/access/access.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { IN_SCOPE, scopeValues } from '../../employees/employees.service.ts';

interface CandidateRow extends Omit<OnboardingCandidate, 'location'> {
  location_id: number | null;
  location_name: string | null;
  total: number;
}

export interface CandidateFilters {
  query?: string;
  employee_ids?: string;
  application_ids?: string;
}

const idsOf = (text: string | undefined): number[] | null => (text === undefined ? null : text.split(',').map(Number));

export async function listCandidates(
  tx: Transaction,
  access: CompanyAccess,
  { query, employee_ids, application_ids }: CandidateFilters,
  { perPage, offset }: { perPage: number; offset: number },
): Promise<{ candidates: OnboardingCandidate[]; total: number }> {
  const words = query?.trim() ? personQuery(access.companyId, query) : null;
  if (query?.trim() && words === null) return { candidates: [], total: 0 };
  const isChosen = employee_ids !== undefined || application_ids !== undefined;
  const rows = await tx.prepared<CandidateRow & Record<string, unknown>>('onboarding_candidates', CANDIDATES, [
    ...scopeValues(access),
    words,
    isChosen ? (idsOf(employee_ids) ?? []) : null,
    isChosen ? (idsOf(application_ids) ?? []) : null,
    perPage,
    offset,
  ]);
  return {
    candidates: rows.map(({ location_id, location_name, total: _total, ...row }) => ({
      ...row,
      location: location_id === null || location_name === null ? null : { id: location_id, name: location_name },
    })),
    total: rows[0]?.total ?? 0,
  };
}

const CANDIDATES = `select *, count(*) over ()::int as total from (
  select e.id as employee_id, e.application_id, e.name, coalesce(i.job_title, p.title) as position,
    l.id as location_id, l.name as location_name, e.hired_date::text, e.start_date::text, e.phone, e.email
  from employees e
  join employee_informations i on i.company_id = e.company_id and i.employee_id = e.id
  left join positions p on p.company_id = e.company_id and p.id = e.position_id
  left join locations l on l.company_id = e.company_id and l.id = e.location_id
  where ${IN_SCOPE} and e.status = 'active' and (e.onboarding_state is null or $7::bigint[] is not null)
    and ($6::text is null or e.words @@ $6::text::tsquery) and ($7::bigint[] is null or e.id = any($7))
  union all
  select null, a.id, a.first_name || ' ' || a.last_name, p.title, l.id, l.name,
    coalesce(a.hired_date, a.applied_at::date)::text, o.start_date::text, a.phone, a.email
  from applications a
  join positions p on p.company_id = a.company_id and p.id = a.position_id
  join locations l on l.company_id = p.company_id and l.id = p.location_id
  left join lateral (select s.start_date from application_offers s where s.company_id = a.company_id
    and s.application_id = a.id and s.status = 'signed' order by s.id desc limit 1) o on true
  where a.company_id = $1 and a.status = 'hired'
    and (cardinality($2::bigint[]) = 0 or l.id = any($2))
    and (cardinality($3::bigint[]) = 0 or l.brand_id = any($3))
    and (cardinality($4::bigint[]) = 0 or p.department_id is null or p.department_id = any($4))
    and (cardinality($5::bigint[]) = 0 or p.id = any($5))
    and not exists (select from employees e where e.company_id = a.company_id and e.application_id = a.id)
    and ($6::text is null or exists (select from persons n
      where n.company_id = a.company_id and n.id = a.person_id and n.name_words @@ $6::text::tsquery)) and ($8::bigint[] is null or a.id = any($8))
) people order by hired_date desc, name, employee_id limit $9 offset $10`;
