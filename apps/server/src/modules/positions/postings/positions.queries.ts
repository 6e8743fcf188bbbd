// Reads job postings, always within one company and the user's scope (CMP-024).
import type { JobBoard } from '@onward/domain/positions/job-boards';
import type { EmploymentType, PositionAccess, SalaryUnit, Shift } from '@onward/domain/positions/postings';
import type { ReviewStatus } from '@onward/domain/positions/review';
import type { ReviewFinding } from '@onward/domain/positions/review-checks';
import type { PositionStatus } from '@onward/domain/positions/statuses';
import type { Question } from '@onward/domain/questions/questions';
import type { CompanyAccess, Membership } from '../../../platform/access/access.ts';
import { hasWords } from '../../../platform/database/has-words.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

/** What the list shows of a posting. */
export interface PositionListRow {
  id: number;
  digest_key: string;
  title: string;
  status: PositionStatus;
  location_id: number;
  department_id: number | null;
  brand_id: number;
  position_template_id: number | null;
  hiring_process_template_id: number | null;
  access: PositionAccess;
  openings: number;
  hired_count: number;
  applicants_count: number;
  new_applicants_count: number;
  published_at: Date | null;
  closed_at: Date | null;
  review_id: number;
  review_status: ReviewStatus | null;
  review_findings: ReviewFinding[];
  review_note: string | null;
  review_updated_at: Date | null;
  updated_at: Date;
  company_key: string;
  brand_key: string;
  city: string | null;
}

/** Fields that postings and templates share. */
export interface PostingText {
  description: string;
  salary_min: number | null;
  salary_max: number | null;
  salary_unit: SalaryUnit | null;
  shifts: Shift[];
  benefits: string[];
  questions: Question[];
}

export interface PositionRow extends PositionListRow, PostingText {
  employment_type: EmploymentType;
  application_deadline: string | null;
  requires_email: boolean;
  requires_resume: boolean;
  keyword: string | null;
  edited_by_hand: boolean;
  version: number;
  state_code: string | null;
  country_code: string | null;
  time_zone: string;
  location_deleted: boolean;
}

export const LIST_COLUMNS = `p.id, p.digest_key, p.title, p.status, p.location_id, p.department_id, l.brand_id,
  p.position_template_id, p.hiring_process_template_id, p.access, p.openings, total.hired as hired_count,
  total.applicants as applicants_count, total.unseen as new_applicants_count, p.published_at, p.closed_at, p.review_id, p.review_status, p.review_findings, p.review_note,
  p.review_updated_at, p.updated_at, c.digest_key as company_key, b.friendly_id as brand_key, l.city`;

const ALL_COLUMNS = `${LIST_COLUMNS}, p.description, p.salary_min::float8, p.salary_max::float8, p.salary_unit,
  p.shifts, p.benefits, p.questions, p.employment_type, p.application_deadline::text, p.requires_email,
  p.requires_resume, p.keyword, p.edited_by_hand, p.version, l.state_code, l.country_code, l.time_zone,
  l.deleted_at is not null as location_deleted`;

export const POSITIONS = `positions p
  join locations l on l.company_id = p.company_id and l.id = p.location_id
  join brands b on b.company_id = l.company_id and b.id = l.brand_id
  join companies c on c.id = p.company_id`;

/** With the number of applicants, for `LIST_COLUMNS`. */
export const COUNTED_POSITIONS = `${POSITIONS}
  join position_totals total on total.company_id = p.company_id and total.position_id = p.id`;

/**
 * Whether title, brand and location together have all words of a query (`jobWords`); the aliases are those of
 * `POSITIONS`.
 */
export const hasJobWords = (query: string): string => hasWords('p.company_id', ['p.title', 'b.name', 'l.name'], query);

/** Uses the first five values of a statement (`scopeValues`). */
export const IN_SCOPE = `p.company_id = $1
  and (cardinality($2::bigint[]) = 0 or p.location_id = any($2))
  and (cardinality($3::bigint[]) = 0 or l.brand_id = any($3))
  and (cardinality($4::bigint[]) = 0 or p.department_id is null or p.department_id = any($4))
  and (cardinality($5::bigint[]) = 0 or p.id = any($5))`;

export const scopeValues = ({ companyId, scope }: Pick<Membership, 'companyId' | 'scope'>): unknown[] => [
  companyId,
  scope.location,
  scope.brand,
  scope.department,
  scope.position,
];

/** A posting is identified by its key in links and by its id in lists of ids. */
export type PositionName = { key: string } | { id: number };

const named = (name: PositionName): [column: string, value: string | number] =>
  'key' in name ? ['digest_key', name.key] : ['id', name.id];

/**
 * Locks before it reads: a lock that joins the location drops a posting that was moved to another one while the lock
 * was awaited.
 */
export async function findInScope(
  tx: Transaction,
  access: CompanyAccess,
  name: PositionName,
  { lock = false } = {},
): Promise<PositionRow | undefined> {
  const [column, value] = named(name);
  if (lock) {
    await tx.client.query(`select from positions where company_id = $1 and ${column} = $2 for update`, [
      access.companyId,
      value,
    ]);
  }
  const { rows } = await tx.client.query<PositionRow>(
    `select ${ALL_COLUMNS} from ${COUNTED_POSITIONS} where ${IN_SCOPE} and p.${column} = $6`,
    [...scopeValues(access), value],
  );
  return rows[0];
}

/** Before a statement that joins their locations, for the same reason as in `findInScope`. */
export const lockOfTemplate = (tx: Transaction, companyId: number, templateId: number): Promise<unknown> =>
  tx.client.query(
    `select from positions where company_id = $1 and position_template_id = $2 and status <> 'deleted'
     order by id for update`,
    [companyId, templateId],
  );

/** Any posting of the company, even outside the caller's scope. */
export async function exists(tx: Transaction, companyId: number, name: PositionName): Promise<boolean> {
  const [column, value] = named(name);
  const { rowCount } = await tx.client.query(`select from positions where company_id = $1 and ${column} = $2`, [
    companyId,
    value,
  ]);
  return rowCount !== 0;
}

export interface StageCount {
  stage_id: number;
  name: string;
  count: number;
}

/** How many applicants are in each stage of each posting, in one statement for a whole page. */
export async function pipelinesOf(
  tx: Transaction,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, StageCount[]>> {
  const { rows } = await tx.client.query<StageCount & { position_id: number }>(
    `select p.id as position_id, s.id as stage_id, s.name, coalesce(n.in_progress, 0) as count
     from positions p
     join stages s on s.company_id = p.company_id and s.deleted_at is null
       and s.hiring_process_template_id = coalesce(p.hiring_process_template_id, (
         select h.id from hiring_process_templates h where h.company_id = $1 and h.is_default and h.deleted_at is null))
     left join position_stage_counts n on n.company_id = p.company_id and n.position_id = p.id and n.stage_id = s.id
     where p.company_id = $1 and p.id = any($2) order by s.sequence, s.id`,
    [companyId, ids],
  );
  return Map.groupBy(rows, ({ position_id }) => position_id);
}

/** The job boards each posting runs on. */
export async function boardsOf(
  tx: Transaction,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, { position_id: number; board: JobBoard }[]>> {
  const { rows } = await tx.client.query<{ position_id: number; board: JobBoard }>(
    `select distinct position_id, board from job_board_postings
     where company_id = $1 and position_id = any($2) and state = 'active' order by board`,
    [companyId, ids],
  );
  return Map.groupBy(rows, ({ position_id }) => position_id);
}

export async function managersOf(tx: Transaction, companyId: number, positionId: number): Promise<number[]> {
  const { rows } = await tx.client.query<{ staff_id: number }>(
    'select staff_id from position_managers where company_id = $1 and position_id = $2 order by staff_id',
    [companyId, positionId],
  );
  return rows.map(({ staff_id }) => staff_id);
}
