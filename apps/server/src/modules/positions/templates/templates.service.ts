// Posting templates: created, changed, and deleted, each with its own review that its postings follow (JOB-014).
import type { BodyOf } from '@onward/contract/endpoint';
import type {
  createPositionTemplate,
  POSITION_TEMPLATE_ORDER_FIELDS,
  PositionTemplate,
  updatePositionTemplate,
} from '@onward/contract/positions/position-templates';
import type { ParentReview } from '@onward/domain/positions/review';
import { reviewFindings } from '@onward/domain/positions/review-checks';
import { changesBetween } from '../../../platform/audit.ts';
import { companyRecord } from '../../../platform/company-record.ts';
import type { PageWindow } from '../../../platform/database/lists.ts';
import { changedMeanwhile, notFound, validationFailed } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { referenceProblems } from '../postings/check-references.ts';
import { presentReview, presentText } from '../postings/positions.presenter.ts';
import { BLANK_POSITION, readText, titleOf } from '../postings/read-entry.ts';
import type { PositionsRoom } from '../process-port.ts';
import { afterChecks, followTemplate } from '../review/review-posting.ts';
import * as templates from './templates.queries.ts';
import { attachPostings, detachPostings, pushToPostings } from './update-postings.ts';

const record = companyRecord<templates.TemplateRow>({
  kind: 'position_template',
  find: ({ tx, access }, id) => templates.findInScope(tx, access, id, { lock: true }),
  exists: async (tx, companyId, id) => (await templates.findTemplate(tx, companyId, id)) !== undefined,
  describe: ({ name }) => ({ name }),
  announce: ({ department_id }) => ({ name: 'position_template_changed', scope: { department: department_id } }),
});

type TemplateInput = BodyOf<typeof createPositionTemplate>['position_template'];
type TemplateChange = BodyOf<typeof updatePositionTemplate>['position_template'];

export async function listTemplates(
  { tx, access }: CompanyCall,
  search: string | undefined,
  window: PageWindow<(typeof POSITION_TEMPLATE_ORDER_FIELDS)[number]>,
): Promise<{ templates: PositionTemplate[]; totalCount: number }> {
  const { rows, totalCount } = await templates.listPage(tx, access, search, window);
  return { templates: rows.map(presentTemplate), totalCount };
}

export async function getTemplate({ tx, access }: CompanyCall, id: number): Promise<PositionTemplate> {
  const template = await templates.findInScope(tx, access, id);
  if (!template) throw notFound();
  return presentTemplate(template);
}

export async function createTemplate(call: CompanyCall, input: TemplateInput): Promise<PositionTemplate> {
  const { tx, access } = call;
  const values = await checkedValues(call, input, null);
  const id = await templates.insert(tx, access.companyId, values);
  if (id === undefined) throw record.nameTaken();
  await review(call, id, values);
  const template = await record.load(call, id);
  await record.recordCreated(call, template);
  return presentTemplate(template);
}

export async function updateTemplate(
  room: PositionsRoom,
  call: CompanyCall,
  id: number,
  { version, ...input }: TemplateChange,
  applyToPositions: boolean,
): Promise<{ position_template: PositionTemplate; applied_count: number; skipped_count: number }> {
  const { tx, access, now } = call;
  const { companyId } = access;
  const current = await record.loadForWriting(call, id);
  const values = await checkedValues(call, input, current);
  if (version !== undefined && version !== current.version) throw changedMeanwhile(current, values);
  if (await templates.isNameTaken(tx, companyId, values.name, id)) {
    throw record.nameTaken();
  }
  await templates.update(tx, { companyId, id, now }, values);
  const changes = changesBetween<templates.TemplateValues>(current, values);
  const isReviewed = current.review_status === null || changes.title || changes.description || changes.questions;
  if (isReviewed) await review(call, id, values);
  const updated = await record.loadForWriting(call, id);
  const { applied, skipped } = applyToPositions
    ? await pushToPostings(room, call, updated)
    : { applied: 0, skipped: 0 };
  await record.recordUpdated(call, updated, changes);
  return { position_template: await getTemplate(call, id), applied_count: applied, skipped_count: skipped };
}

export async function deleteTemplate(call: CompanyCall, id: number): Promise<void> {
  const { tx, access, now } = call;
  const template = await record.loadForWriting(call, id);
  const postingIds = await detachPostings(call, id);
  await templates.remove(tx, { companyId: access.companyId, id, now });
  await record.recordDeleted(call, template, { postingIds } satisfies TemplateRemains);
}

/** In addition to the template, which is only marked as deleted: the postings that followed it. */
interface TemplateRemains {
  postingIds: number[];
}

export async function restoreTemplate(call: CompanyCall, id: number): Promise<PositionTemplate> {
  const { tx, access, now } = call;
  const { companyId } = access;
  const { postingIds } = await record.takeDeleted<TemplateRemains>(call, id);
  if (!(await templates.putBack(tx, companyId, id))) throw record.nameTaken();
  const template = await record.loadForWriting(call, id);
  await attachPostings(call, id, postingIds);
  if (template.review_status) await followTemplate({ tx, companyId, now }, id, template.review_status);
  return presentTemplate(await record.recordRestored(call, id));
}

/** A template has no parent, so the checks decide at once; its postings follow. */
async function review({ tx, access, now }: CompanyCall, id: number, values: templates.TemplateValues): Promise<void> {
  const { companyId } = access;
  const findings = reviewFindings({ ...values, isDuplicate: false });
  const status = afterChecks(findings) as ParentReview;
  await templates.writeReview(tx, { companyId, id, now }, { status, findings });
  await followTemplate({ tx, companyId, now }, id, status);
}

const BLANK: templates.TemplateValues = { ...BLANK_POSITION, name: '', title: '', employment_type: null };

async function checkedValues(
  call: CompanyCall,
  input: TemplateChange,
  current: templates.TemplateRow | null,
): Promise<templates.TemplateValues> {
  const before = current ?? BLANK;
  const { values: text, problems } = readText({ ...input, employment_type: undefined }, before);
  const { department_id = before.department_id, hiring_process_template_id = before.hiring_process_template_id } =
    input;
  const { employment_type = before.employment_type } = input;
  const named = {
    ...(department_id !== before.department_id && { department_id }),
    ...(hiring_process_template_id !== before.hiring_process_template_id && { hiring_process_template_id }),
  };
  const all = { ...problems, ...(await referenceProblems(call, named)) };
  if (Object.keys(all).length > 0) throw validationFailed(all);
  return {
    ...text,
    name: input.name === undefined ? before.name : titleOf(input.name),
    title: input.title === undefined ? before.title : titleOf(input.title),
    employment_type,
    department_id,
    hiring_process_template_id,
  };
}

const presentTemplate = (row: templates.TemplateRow): PositionTemplate => ({
  id: row.id,
  name: row.name,
  title: row.title,
  ...presentText(row),
  employment_type: row.employment_type,
  department_id: row.department_id,
  hiring_process_template_id: row.hiring_process_template_id,
  positions_count: row.positions_count,
  posting_review: presentReview(row),
  version: row.version,
  updated_at: row.updated_at.toISOString(),
});
