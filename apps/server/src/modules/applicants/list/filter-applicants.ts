// The filters of a list of applicants as SQL conditions on the table `a` (APP-008).
import type { ApplicationFilters } from '@onward/contract/applicants/applications';
import { STAGE_STATUSES } from '@onward/domain/applicants/stages/stage-statuses';
import { APPLICANT_STATUSES, type ApplicantStatus } from '@onward/domain/applicants/statuses';
import { STAGE_TYPES } from '@onward/domain/hiring-processes/stages';
import type { Membership } from '../../../platform/access/access.ts';
import { fieldInvalid } from '../../../platform/http/errors.ts';
import { type Progress, progressConditions } from './filter-by-progress.ts';

export interface Conditions {
  /** Start with `a.company_id = $1`; values are bound in this order. */
  where: string;
  /** The same without the posting condition. */
  besidePostings: string;
  values: unknown[];
  statuses: readonly ApplicantStatus[];
  /** Bound as $2 when there are several. */
  positionIds: readonly number[] | null;
  /** Which stored totals give the count: only locations and statuses are filtered, or stages of one posting. Else null. */
  countedBy: 'status' | 'stage' | null;
  /** True when only applicants of other locations and inactive ones are excluded. */
  isPlain: boolean;
}

/** Closed for the applicant, or because the job is closed. */
const REDISCOVERED = `a.keep_in_touch and (a.status in ('rejected', 'inactive') or a.status = 'in_progress' and exists (
  select from positions p where p.company_id = $1 and p.id = a.position_id and p.status in ('closed', 'deleted')))`;

const STAGE_STATUS_WORDS = [...new Set(Object.values(STAGE_STATUSES).flat())];

export function conditionsOf(
  access: Membership,
  positionIds: readonly number[] | null,
  filters: ApplicationFilters,
  progress: Progress | null,
) {
  const values: unknown[] = [access.companyId];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const ofCompany = 'a.company_id = $1';
  const ofPostings: string[] = [];
  if (positionIds?.length === 1) ofPostings.push(`a.position_id = ${bind(positionIds[0])}`);
  else if (positionIds) ofPostings.push(`a.position_id = any(${bind(positionIds)}::bigint[])`);
  const conditions: string[] = [];
  const statuses = wantedStatuses(filters);
  const statusWanted = statusCondition(statuses);
  conditions.push(statusWanted);
  const stages = filters.stage_id?.split(',').map(Number) ?? [];
  if (stages.length === 1) conditions.push(`a.stage_id = ${bind(stages[0])}`);
  else if (stages.length > 1) conditions.push(`a.stage_id = any(${bind(stages)}::bigint[])`);
  const others = conditions.length;
  const types = words('stage_type', filters.stage_type, STAGE_TYPES);
  if (types) {
    conditions.push(`exists (select from stages s where s.company_id = $1 and s.id = a.stage_id
      and s.stage_type = any(${bind(types)}))`);
  }
  const stageStatuses = words('stage_status', filters.stage_status, STAGE_STATUS_WORDS);
  if (stageStatuses) conditions.push(`a.stage_status = any(${bind(stageStatuses)})`);
  if (filters.source !== undefined) conditions.push(`a.referer_source = ${bind(filters.source)}`);
  if (filters.rating !== undefined) conditions.push(`a.rating >= ${bind(filters.rating)}`);
  if (filters.is_new) conditions.push("a.seen_at is null and a.status = 'in_progress'");
  if (filters.stay_in_touch) conditions.push(REDISCOVERED);
  if (progress) conditions.push(...progressConditions(filters, progress, bind));
  const plain = conditions.length === others;
  const onlyOpen = statuses.length === 1 && statuses[0] === 'in_progress';
  const byStage = plain && stages.length > 0 && onlyOpen && filters.position_key !== undefined;
  const countedBy = byStage ? 'stage' : plain && stages.length === 0 ? 'status' : null;
  const isPlain = countedBy === 'status' && statusWanted === EVERY_ACTIVE;
  return {
    where: [ofCompany, ...ofPostings, ...conditions].join(' and '),
    besidePostings: [ofCompany, ...conditions].join(' and '),
    values,
    statuses,
    positionIds,
    countedBy,
    isPlain,
  } satisfies Conditions;
}

/** Inactive applicants appear only in their own list (APP-011). */
function wantedStatuses(filters: ApplicationFilters): readonly ApplicantStatus[] {
  if (filters.screen === 'inactive_applicants') return ['inactive'];
  const asked = words('status', filters.status, APPLICANT_STATUSES);
  if (filters.stay_in_touch) return asked ?? APPLICANT_STATUSES;
  return asked ?? APPLICANT_STATUSES.filter((status) => status !== 'inactive');
}

/** Everyone except inactive applicants. */
const EVERY_ACTIVE = "a.status <> 'inactive'";

/** Inlined, not bound, because the lists' partial indexes cover specific statuses. */
function statusCondition(statuses: readonly ApplicantStatus[]): string {
  const [only, ...more] = statuses;
  if (only && more.length === 0) return `a.status = '${only}'`;
  const active = statuses.length === APPLICANT_STATUSES.length - 1 && !statuses.includes('inactive');
  if (active) return EVERY_ACTIVE;
  const listed = `a.status in (${statuses.map((status) => `'${status}'`).join(', ')})`;
  return statuses.includes('inactive') ? listed : `${EVERY_ACTIVE} and ${listed}`;
}

function words<Word extends string>(field: string, text: string | undefined, known: readonly Word[]): Word[] | null {
  if (text === undefined) return null;
  const asked = [...new Set(text.split(','))];
  const found = asked.filter((word): word is Word => known.some((each) => each === word));
  if (found.length < asked.length) throw fieldInvalid(field, 'one_of', { options: known.join(', ') });
  return found;
}
