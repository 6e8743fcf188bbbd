// The posting behind an application form, with its questions.
import { isOpenToAll } from '@onward/domain/positions/job-boards';
import type { ReviewStatus } from '@onward/domain/positions/review';
import type { PositionStatus } from '@onward/domain/positions/statuses';
import type { Question } from '@onward/domain/questions/questions';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { CompanyRow, PostingRow } from '../pages/career-pages.queries.ts';

export interface FormRow extends PostingRow {
  hiring_process_template_id: number | null;
  questions: Question[];
  requires_email: boolean;
  requires_resume: boolean;
  status: PositionStatus;
  review_status: ReviewStatus | null;
  application_deadline: string | null;
  company: CompanyRow;
}

/** By the key in the link. Company and posting come in one row, since every step of an application needs both. */
export async function findForm(tx: Transaction, digestKey: string): Promise<FormRow | undefined> {
  const [row] = await tx.prepared<Omit<FormRow, 'company'> & { company: CompanyRow }>(
    'careers_form',
    `select p.company_id, p.id, p.digest_key, p.title, p.employment_type, p.shifts, p.salary_min::float8,
       p.salary_max::float8, p.salary_unit, p.published_at, d.name as department,
       l.id as location_id, l.name as location_name, l.city, l.state_code as state, l.country_code as country,
       l.postal_code, l.address_line_1, l.latitude, l.longitude, l.is_remote, l.time_zone,
       b.id as brand_id, b.name as brand_name, b.friendly_id, b.color as brand_color, bu.storage_key as brand_logo_key,
       p.hiring_process_template_id, p.questions, p.requires_email, p.requires_resume, p.status, p.review_status,
       p.application_deadline::text,
       jsonb_build_object('id', c.id, 'digest_key', c.digest_key, 'name', c.name, 'about_text', c.about_text,
         'asks_equal_opportunity', c.asks_equal_opportunity, 'logo_key', cu.storage_key) as company
     from positions p
     join companies c on c.id = p.company_id and c.status = 'active'
     left join uploads cu on cu.company_id = c.id and cu.id = c.logo_upload_id
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     join brands b on b.company_id = l.company_id and b.id = l.brand_id
     left join uploads bu on bu.company_id = b.company_id and bu.id = b.logo_upload_id
     left join departments d on d.company_id = p.company_id and d.id = p.department_id
     where p.digest_key = $1 and p.status <> 'deleted'`,
    [digestKey],
  );
  return row;
}

/** What an applicant is asked, without the rest of the page. */
export type AskingPosting = Pick<FormRow, (typeof ASKING)[number] | 'location_name' | 'brand_id' | 'brand_name'> & {
  department_id: number | null;
  company: Pick<CompanyRow, 'name' | 'asks_equal_opportunity'>;
};

const ASKING = [
  ...(['company_id', 'id', 'digest_key', 'title', 'hiring_process_template_id', 'questions'] as const),
  ...(['requires_email', 'requires_resume', 'status', 'review_status', 'location_id'] as const),
] as const;

export async function findAsking(tx: Transaction, digestKey: string): Promise<AskingPosting | undefined> {
  const [row] = await tx.prepared<AskingPosting & { company_name: string; asks_equal_opportunity: boolean }>(
    'careers_asking',
    `select ${ASKING.map((name) => `p.${name}`).join(', ')}, p.department_id, l.name as location_name, l.brand_id,
       b.name as brand_name, c.name as company_name, c.asks_equal_opportunity
     from positions p
     join companies c on c.id = p.company_id and c.status = 'active'
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     join brands b on b.company_id = l.company_id and b.id = l.brand_id
     where p.digest_key = $1 and p.status <> 'deleted'`,
    [digestKey],
  );
  return row && { ...row, company: { name: row.company_name, asks_equal_opportunity: row.asks_equal_opportunity } };
}

/** Published and approved, so anyone may apply. */
export const isPublic = ({ status, review_status }: Pick<FormRow, 'status' | 'review_status'>): boolean =>
  isOpenToAll({ status, review: review_status });

/** A closed posting is reported as closed; any other is not found for the public. */
export const isShown = (posting: Pick<FormRow, 'status' | 'review_status'>): boolean =>
  isPublic(posting) || posting.status === 'closed';
