// The review of postings: submission, automatic checks, and how a template's review affects its postings (JOB-041,
// JOB-042). A review is not an edit, so it doesn't change the version.
import {
  decideReview,
  type ParentReview,
  REVIEW_STATUSES,
  type ReviewEvent,
  type ReviewStatus,
  reviewOfChild,
} from '@onward/domain/positions/review';
import { type ReviewFinding, reviewFindings } from '@onward/domain/positions/review-checks';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordEvents } from '../../../platform/events/record-event.ts';
import { wrongState } from '../../../platform/http/errors.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { lockOfTemplate } from '../postings/positions.queries.ts';
import { type PlacedPosition, POSITION_CHANGED, scopeOf } from '../postings/record-changes.ts';

export const CHECK_POSTINGS_TASK = 'check_postings_of_template';

/** More than this are checked in the background. */
const CHECKED_AT_ONCE = 200;

export interface Reviewing {
  tx: Transaction;
  companyId: number;
  now: Date;
}

/** The fields a review checks. */
export interface ReviewedPosition extends PlacedPosition {
  title: string;
  description: string;
  questions: readonly { title: string }[];
  position_template_id: number | null;
  review_status: ReviewStatus | null;
}

/** A posting published for the first time or with changed text: held by its template, or checked at once. */
export async function submitForReview(
  reviewing: Reviewing,
  position: ReviewedPosition,
  event: Extract<ReviewEvent, 'submitted' | 'resubmit'> = 'submitted',
): Promise<void> {
  const parent = await parentReview(reviewing, position.position_template_id);
  const move = decideReview(position.review_status, event, parent);
  if (!move.allowed) throw wrongState(move.reason);
  if (move.to === 'pending') await checkPosting(reviewing, position);
  else await writeReview(reviewing, position.id, { status: move.to, findings: [] });
}

export const afterChecks = (findings: readonly ReviewFinding[]): ReviewStatus => {
  const move = decideReview('pending', findings.length === 0 ? 'checks_passed' : 'check_failed', null);
  if (!move.allowed) throw wrongState(move.reason);
  return move.to;
};

async function checkPosting(reviewing: Reviewing, position: ReviewedPosition): Promise<void> {
  const isDuplicate = await hasTwin(reviewing, position);
  const findings = reviewFindings({ ...position, isDuplicate });
  await writeReview(reviewing, position.id, { status: afterChecks(findings), findings });
}

async function parentReview({ tx, companyId }: Reviewing, templateId: number | null): Promise<ParentReview | null> {
  if (templateId === null) return null;
  const { rows } = await tx.client.query<{ review_status: ParentReview | null }>(
    'select review_status from position_templates where company_id = $1 and id = $2 and deleted_at is null',
    [companyId, templateId],
  );
  return rows[0] ? (rows[0].review_status ?? 'pending') : null;
}

/** Another published posting with the same title at the same location. */
async function hasTwin({ tx, companyId }: Reviewing, { id, title, location_id }: ReviewedPosition): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    `select from positions
     where company_id = $1 and location_id = $2 and title_key = lower($3) and status = 'published' and id <> $4 limit 1`,
    [companyId, location_id, title, id],
  );
  return rowCount !== 0;
}

const writeReview = (
  { tx, companyId, now }: Reviewing,
  id: number,
  { status, findings }: { status: ReviewStatus; findings: readonly ReviewFinding[] },
): Promise<unknown> =>
  tx.client.query(
    `update positions set review_status = $3, review_findings = $4, review_note = null, review_updated_at = $5
     where company_id = $1 and id = $2`,
    [companyId, id, status, JSON.stringify(findings), now],
  );

/** Text that changed while the posting was not public is checked when it is published. */
export const forgetReview = ({ tx, companyId }: Reviewing, ids: readonly number[]): Promise<unknown> =>
  tx.client.query(
    `update positions set review_status = null, review_findings = '[]', review_note = null, review_updated_at = null
     where company_id = $1 and id = any($2)`,
    [companyId, ids],
  );

/** Every posting of a template follows its review, in one statement; released postings are checked. */
export async function followTemplate(reviewing: Reviewing, templateId: number, review: ParentReview): Promise<void> {
  const { tx, companyId, now } = reviewing;
  const moves = REVIEW_STATUSES.map((from) => ({ from, to: reviewOfChild(from, review) })).filter(
    ({ from, to }) => from !== to,
  );
  await lockOfTemplate(tx, companyId, templateId);
  const { rows } = await tx.client.query<PlacedPosition & { review_status: ReviewStatus }>(
    `update positions p set review_status = m."to", review_findings = '[]', review_note = null, review_updated_at = $4
     from jsonb_to_recordset($3::jsonb) as m ("from" text, "to" text), locations l
     where p.company_id = $1 and p.position_template_id = $2 and p.status <> 'deleted' and p.review_status = m."from"
       and l.company_id = p.company_id and l.id = p.location_id
     returning p.id, p.location_id, p.department_id, l.brand_id, p.review_status`,
    [companyId, templateId, JSON.stringify(moves), now],
  );
  await announce(reviewing, rows);
  await checkOrEnqueue(
    reviewing,
    templateId,
    rows.filter(({ review_status }) => review_status === 'pending').map(({ id }) => id),
  );
}

/** Pending postings are checked now, or by a job when there are many. */
export async function checkOrEnqueue(reviewing: Reviewing, templateId: number, ids: readonly number[]): Promise<void> {
  if (ids.length <= CHECKED_AT_ONCE) return checkPostings(reviewing, ids);
  await enqueue(
    reviewing.tx,
    CHECK_POSTINGS_TASK,
    { company_id: reviewing.companyId, position_template_id: templateId },
    { key: `${CHECK_POSTINGS_TASK}:${templateId}` },
  );
}

async function checkPostings(reviewing: Reviewing, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await reviewing.tx.client.query<ReviewedPosition>(
    `select p.id, p.title, p.location_id, p.department_id, l.brand_id, p.description, p.questions,
       p.position_template_id, p.review_status
     from positions p join locations l on l.company_id = p.company_id and l.id = p.location_id
     where p.company_id = $1 and p.id = any($2) and p.review_status = 'pending' order by p.id`,
    [reviewing.companyId, ids],
  );
  for (const position of rows) await checkPosting(reviewing, position);
}

/** One batch of a job; returns whether more may be left. */
export async function checkNextPostings(reviewing: Reviewing, templateId: number): Promise<boolean> {
  const { tx, companyId } = reviewing;
  const locked = await tx.client.query<{ id: number }>(
    `select id from positions where company_id = $1 and position_template_id = $2 and status <> 'deleted'
       and review_status = 'pending' order by id limit ${CHECKED_AT_ONCE} for update`,
    [companyId, templateId],
  );
  const ids = locked.rows.map(({ id }) => id);
  const { rows } = await tx.client.query<PlacedPosition>(
    `select p.id, p.location_id, p.department_id, l.brand_id
     from positions p join locations l on l.company_id = p.company_id and l.id = p.location_id
     where p.company_id = $1 and p.id = any($2)`,
    [companyId, ids],
  );
  await checkPostings(reviewing, ids);
  await announce(reviewing, rows);
  return ids.length === CHECKED_AT_ONCE;
}

const announce = ({ tx, companyId }: Reviewing, positions: readonly PlacedPosition[]): Promise<void> =>
  recordEvents(
    tx,
    positions.map((position) => ({
      companyId,
      name: POSITION_CHANGED,
      subjectId: position.id,
      scope: scopeOf(position),
    })),
  );
