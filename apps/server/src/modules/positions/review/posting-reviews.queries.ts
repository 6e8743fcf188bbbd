// Reviews of postings and templates across all companies, for support staff; their ids never overlap.
import type { ParentReview, ReviewStatus } from '@onward/domain/positions/review';
import type { ReviewFinding } from '@onward/domain/positions/review-checks';
import type { PageWindow } from '../../../platform/database/lists.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface ReviewRow {
  company_id: number;
  company_name: string;
  kind: 'position' | 'position_template';
  id: number;
  /** Only for postings. */
  digest_key: string | null;
  title: string;
  location_id: number | null;
  department_id: number | null;
  brand_id: number | null;
  location_name: string | null;
  description: string;
  questions: { title: string }[];
  review_id: number;
  review_status: ReviewStatus;
  review_findings: ReviewFinding[];
  review_note: string | null;
  review_updated_at: Date | null;
  updated_at: Date;
}

const SHARED =
  `description, questions, review_id, review_status, review_findings, review_note, review_updated_at, updated_at`
    .split(', ')
    .map((column) => `r.${column}`)
    .join(', ');

const REVIEWS = `(
  select r.company_id, c.name as company_name, 'position' as kind, r.id, r.digest_key, r.title, r.location_id, r.department_id,
    l.brand_id, l.name as location_name, ${SHARED}
  from positions r join companies c on c.id = r.company_id
  join locations l on l.company_id = r.company_id and l.id = r.location_id
  where r.status <> 'deleted' and r.review_status is not null
  union all
  select r.company_id, c.name, 'position_template', r.id, null, r.title, null, r.department_id, null, null, ${SHARED}
  from position_templates r join companies c on c.id = r.company_id
  where r.deleted_at is null and r.review_status is not null
) v`;

/** Oldest first. */
export async function listPage(
  tx: Transaction,
  status: ReviewStatus | null,
  { perPage, offset, order }: PageWindow<'updated_at'>,
): Promise<{ rows: ReviewRow[]; totalCount: number }> {
  const found = `from ${REVIEWS} where $1::text is null or v.review_status = $1`;
  const { direction } = order;
  const { rows } = await tx.client.query<ReviewRow>(
    `select * ${found} order by v.review_updated_at ${direction} nulls last, v.review_id ${direction} limit $2 offset $3`,
    [status, perPage, offset],
  );
  const counted = await tx.client.query<{ count: number }>(`select count(*) as count ${found}`, [status]);
  return { rows, totalCount: counted.rows[0]?.count ?? 0 };
}

export async function find(tx: Transaction, reviewId: number): Promise<ReviewRow | undefined> {
  const { rows } = await tx.client.query<ReviewRow>(`select * from ${REVIEWS} where v.review_id = $1`, [reviewId]);
  return rows[0];
}

const TABLE = { position: 'positions', position_template: 'position_templates' } as const;

/** False when it has changed since the decision. */
export async function decide(
  tx: Transaction,
  { kind, company_id, id, review_status }: ReviewRow,
  { status, note, now }: { status: ReviewStatus | ParentReview; note: string | null; now: Date },
): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `update ${TABLE[kind]} set review_status = $4, review_note = $5, review_updated_at = $6
     where company_id = $1 and id = $2 and review_status = $3`,
    [company_id, id, review_status, status, note, now],
  );
  return rowCount === 1;
}
