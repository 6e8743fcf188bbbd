// Updates the postings made from a template: pushes its changes and releases them when it is deleted.
import { decidePublishing } from '@onward/domain/positions/pay-disclosure';
import { isHeldByParent } from '@onward/domain/positions/review';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { IN_SCOPE, lockOfTemplate, POSITIONS, type PositionRow, scopeValues } from '../postings/positions.queries.ts';
import { publishingPlace } from '../postings/read-pay.ts';
import { recordPositionChange } from '../postings/record-changes.ts';
import type { PositionsRoom } from '../process-port.ts';
import { checkOrEnqueue, forgetReview, type ReviewedPosition, submitForReview } from '../review/review-posting.ts';
import type { TemplateRow } from './templates.queries.ts';

type Follower = ReviewedPosition &
  Pick<PositionRow, 'status' | 'hiring_process_template_id' | 'state_code' | 'country_code' | 'time_zone'>;

const FOLLOWER_COLUMNS = `p.id, p.title, p.status, p.location_id, p.department_id, l.brand_id, p.description, p.questions,
  p.position_template_id, p.hiring_process_template_id, p.review_status, l.state_code, l.country_code, l.time_zone`;

/**
 * Skips postings that were edited by hand or are outside the caller's scope, and public ones whose state requires a pay
 * range that the template doesn't have.
 */
export async function pushToPostings(
  room: PositionsRoom,
  call: CompanyCall,
  template: TemplateRow,
): Promise<{ applied: number; skipped: number }> {
  const { tx, access, now } = call;
  const { companyId } = access;
  await lockOfTemplate(tx, companyId, template.id);
  const followers = await tx.client.query<Follower>(
    `select ${FOLLOWER_COLUMNS} from ${POSITIONS}
     where ${IN_SCOPE} and p.position_template_id = $6 and p.status <> 'deleted' and not p.edited_by_hand
     order by p.id`,
    [...scopeValues(access), template.id],
  );
  const rows = followers.rows.filter(
    (posting) => posting.status !== 'published' || decidePublishing(template, ...publishingPlace(posting, now)).allowed,
  );
  await tx.client.query(
    `update positions p set description = t.description, salary_min = t.salary_min, salary_max = t.salary_max,
       salary_unit = t.salary_unit, shifts = t.shifts, benefits = t.benefits, questions = t.questions,
       employment_type = coalesce(t.employment_type, p.employment_type), department_id = t.department_id,
       hiring_process_template_id = t.hiring_process_template_id, version = p.version + 1, updated_at = $4
     from position_templates t
     where p.company_id = $1 and t.company_id = p.company_id and t.id = $2 and p.id = any($3)`,
    [companyId, template.id, rows.map(({ id }) => id), now],
  );
  for (const posting of rows) {
    await room.processes.changeProcessOf(call, {
      positionId: posting.id,
      from: posting.hiring_process_template_id,
      to: template.hiring_process_template_id,
    });
    await recordPositionChange(
      call,
      'position_followed_template',
      { ...posting, department_id: template.department_id },
      { position_template_id: template.id },
    );
  }
  await reviewChanged(call, template, rows);
  return { applied: rows.length, skipped: template.positions_count - rows.length };
}

/** Public postings are reviewed now, the others when they are published. */
async function reviewChanged(
  { tx, access, now }: CompanyCall,
  template: TemplateRow,
  postings: readonly Follower[],
): Promise<void> {
  const reviewing = { tx, companyId: access.companyId, now };
  const changed = postings.filter(
    ({ description, questions }) =>
      description !== template.description || JSON.stringify(questions) !== JSON.stringify(template.questions),
  );
  await forgetReview(
    reviewing,
    changed.filter(({ status }) => status !== 'published').map(({ id }) => id),
  );
  const published = changed.filter(({ status }) => status === 'published').map(({ id }) => id);
  if (published.length === 0 || template.review_status !== 'approved') return;
  await tx.client.query(
    `update positions set review_status = 'pending', review_findings = '[]', review_note = null, review_updated_at = $3
     where company_id = $1 and id = any($2)`,
    [access.companyId, published, now],
  );
  await checkOrEnqueue(reviewing, template.id, published);
}

/** Postings of a deleted template stay; held ones are now reviewed on their own. Returns them. */
export async function detachPostings(call: CompanyCall, templateId: number): Promise<number[]> {
  const { tx, access, now } = call;
  await lockOfTemplate(tx, access.companyId, templateId);
  const { rows } = await tx.client.query<Follower>(
    `update positions p set position_template_id = null, version = p.version + 1, updated_at = $3
     from locations l
     where p.company_id = $1 and p.position_template_id = $2 and l.company_id = p.company_id and l.id = p.location_id
     returning ${FOLLOWER_COLUMNS}`,
    [access.companyId, templateId, now],
  );
  const reviewing = { tx, companyId: access.companyId, now };
  for (const posting of rows) {
    if (posting.status === 'deleted') continue;
    if (posting.review_status && isHeldByParent(posting.review_status)) await submitForReview(reviewing, posting);
    await recordPositionChange(call, 'position_detached', posting, { position_template_id: [templateId, null] });
  }
  return rows.map(({ id }) => id);
}

/** Undoes that for postings that got no other template in the meantime. */
export async function attachPostings(call: CompanyCall, templateId: number, ids: readonly number[]): Promise<void> {
  const { tx, access, now } = call;
  const { rows } = await tx.client.query<Follower>(
    `update positions p set position_template_id = $2, version = p.version + 1, updated_at = $4
     from locations l
     where p.company_id = $1 and p.id = any($3) and p.position_template_id is null
       and l.company_id = p.company_id and l.id = p.location_id
     returning ${FOLLOWER_COLUMNS}`,
    [access.companyId, templateId, ids, now],
  );
  for (const posting of rows) {
    if (posting.status === 'deleted') continue;
    await recordPositionChange(call, 'position_attached', posting, { position_template_id: [null, templateId] });
  }
}
