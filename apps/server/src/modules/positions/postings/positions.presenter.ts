// Every public field of a job posting.
import type {
  Position,
  PositionSummary,
  PostingReview,
  PositionRow as PresentedRow,
} from '@onward/contract/positions/position';
import type { Question } from '@onward/contract/questions/questions';
import { careerPath } from '@onward/domain/positions/career-links';
import type { JobBoard } from '@onward/domain/positions/job-boards';
import { postedOn } from '@onward/domain/positions/job-boards';
import type { ReviewStatus } from '@onward/domain/positions/review';
import type { ReviewFinding } from '@onward/domain/positions/review-checks';
import type { PositionListRow, PositionRow, PostingText, StageCount } from './positions.queries.ts';

/** Data read in addition to the posting itself. */
export interface PositionExtras {
  pipeline: readonly StageCount[];
  boards: readonly JobBoard[];
  publicUrl: string;
}

export const presentSummary = (row: PositionListRow): PositionSummary => ({
  id: row.id,
  digest_key: row.digest_key,
  title: row.title,
  status: row.status,
  location_id: row.location_id,
  department_id: row.department_id,
  brand_id: row.brand_id,
});

export const presentRow = (row: PositionListRow, extras: PositionExtras): PresentedRow => ({
  ...presentSummary(row),
  position_template_id: row.position_template_id,
  hiring_process_template_id: row.hiring_process_template_id,
  access: row.access,
  openings: row.openings,
  hired_count: row.hired_count,
  applicants_count: row.applicants_count,
  new_applicants_count: row.new_applicants_count,
  pipeline: extras.pipeline.map(({ stage_id, name, count }) => ({ stage_id, name, count })),
  sources: postedOn({ status: row.status, access: row.access, review: row.review_status }, extras.boards),
  published_at: row.published_at?.toISOString() ?? null,
  closed_at: row.closed_at?.toISOString() ?? null,
  url: `${extras.publicUrl}${pathOf(row)}`,
  posting_review: presentReview(row),
  updated_at: row.updated_at.toISOString(),
});

export const presentPosition = (
  row: PositionRow,
  extras: PositionExtras,
  managerIds: readonly number[] | null,
): Position => ({
  ...presentRow(row, extras),
  ...presentText(row),
  employment_type: row.employment_type,
  application_deadline: row.application_deadline,
  requires_email: row.requires_email,
  requires_resume: row.requires_resume,
  ...(managerIds && { assigned_manager_ids: [...managerIds] }),
  keyword: row.keyword,
  edited_by_hand: row.edited_by_hand,
  version: row.version,
});

export const presentText = (row: PostingText) => ({
  description: row.description,
  salary_min: row.salary_min,
  salary_max: row.salary_max,
  salary_unit: row.salary_unit,
  shifts: [...row.shifts],
  benefits: [...row.benefits],
  questions: row.questions.map(presentQuestion),
});

export const presentQuestion = (question: PostingText['questions'][number]): Question => ({
  id: question.id,
  title: question.title,
  question_type: question.question_type,
  is_required: question.is_required,
  options: [...question.options],
  acceptable_answers: [...question.acceptable_answers],
  needs: question.needs,
  sequence: question.sequence,
});

export interface ReviewColumns {
  review_id: number;
  review_status: ReviewStatus | null;
  review_findings: ReviewFinding[];
  review_note: string | null;
  review_updated_at: Date | null;
  updated_at: Date;
}

/** Null before the first publishing. */
export const presentReview = (row: ReviewColumns): PostingReview | null =>
  row.review_status && {
    id: row.review_id,
    status: row.review_status,
    reasons: row.review_findings,
    note: row.review_note,
    updated_at: (row.review_updated_at ?? row.updated_at).toISOString(),
  };

const pathOf = (row: PositionListRow): string =>
  careerPath({
    company: { digest_key: row.company_key },
    brand: { friendly_id: row.brand_key },
    location: { id: row.location_id, city: row.city },
    position: { title: row.title, digest_key: row.digest_key },
  });
