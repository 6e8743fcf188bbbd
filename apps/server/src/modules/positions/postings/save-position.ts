// Creates, changes, and copies postings.
import type { PositionChange, PositionInput } from '@onward/contract/positions/position';
import { decidePublishing } from '@onward/domain/positions/pay-disclosure';
import { changesBetween } from '../../../platform/audit.ts';
import { changedMeanwhile, noAccess, notFound, validationFailed, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import type { PositionsRoom } from '../process-port.ts';
import { forgetReview, submitForReview } from '../review/review-posting.ts';
import { findTemplate } from '../templates/templates.queries.ts';
import { type References, referenceProblems } from './check-references.ts';
import * as positions from './positions.queries.ts';
import * as writing from './positions.write-queries.ts';
import { BLANK_POSITION, type PositionValues, readPosition } from './read-entry.ts';
import { payRangeRequired, publishingPlace } from './read-pay.ts';
import { recordPositionChange } from './record-changes.ts';

/** Fields in which a posting can override its template. */
const TEXT_FIELDS = [
  'title',
  'description',
  'salary_min',
  'salary_max',
  'salary_unit',
  'shifts',
  'benefits',
  'employment_type',
  'questions',
] as const satisfies (keyof PositionValues)[];

/** A change to one of these fields triggers a new review. */
const REVIEWED_FIELDS = ['title', 'description', 'questions', 'location_id', 'position_template_id'] as const;

export async function createPosition(
  room: PositionsRoom,
  call: CompanyCall,
  { assigned_manager_ids, ...input }: PositionInput,
): Promise<positions.PositionRow> {
  const { tx, access } = call;
  requireMayAssign(call, assigned_manager_ids);
  const blank: PositionValues = { ...BLANK_POSITION, title: '', location_id: input.location_id };
  const template = await templateValues(call, input.position_template_id ?? null);
  const { values, problems } = readPosition(input, { ...blank, ...template });
  const unknown = await referenceProblems(call, { ...values, assigned_manager_ids });
  const all = { ...problems, ...unknown };
  if (Object.keys(all).length > 0) throw validationFailed(all);

  if (values.hiring_process_template_id === null) await room.processes.ensureDefaultProcess(tx, access.companyId);
  const editedByHand =
    template !== null && differs(TEXT_FIELDS, { ...blank, ...template }, { ...values, title: template.title });
  const id = await writing.insert(tx, access.companyId, values, editedByHand);
  if (assigned_manager_ids)
    await writing.replaceManagers(tx, { companyId: access.companyId, id }, assigned_manager_ids);
  const created = await reload(call, id);
  await recordPositionChange(call, 'position_created', created, { title: created.title });
  return created;
}

/** The values a posting inherits from its template; null without one. */
async function templateValues({ tx, access }: CompanyCall, id: number | null) {
  const template = id === null ? undefined : await findTemplate(tx, access.companyId, id);
  if (!template) return null;
  const { title, description, salary_min, salary_max, salary_unit, shifts, benefits, questions } = template;
  const { department_id, hiring_process_template_id, employment_type } = template;
  return {
    title,
    description,
    salary_min,
    salary_max,
    salary_unit,
    shifts,
    benefits,
    questions,
    department_id,
    hiring_process_template_id,
    ...(employment_type && { employment_type }),
  };
}

/** Only super admins see the assigned managers, so only they may set them (CMP-025). */
function requireMayAssign({ access }: CompanyCall, managerIds: readonly number[] | undefined): void {
  if (managerIds && !access.isSuperAdmin) throw noAccess('assigned_managers');
}

const differs = <Field extends keyof PositionValues>(
  fields: readonly Field[],
  before: Pick<PositionValues, Field>,
  after: Pick<PositionValues, Field>,
): boolean => fields.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

export async function updatePosition(
  room: PositionsRoom,
  call: CompanyCall,
  name: positions.PositionName,
  { version, updated_at, assigned_manager_ids, ...input }: PositionChange,
): Promise<positions.PositionRow> {
  const { tx, access, now } = call;
  const current = await loadForWriting(call, name);
  if (current.status === 'deleted') throw wrongState('position_deleted');
  requireMayAssign(call, assigned_manager_ids);
  const before = valuesOf(current);
  const { values, problems } = readPosition(input, before);
  if (isStale(current, { version, updated_at }))
    throw changedMeanwhile({ ...before, version: current.version }, values);
  const unknown = await referenceProblems(call, { ...changedReferences(before, values), assigned_manager_ids });
  const all = { ...problems, ...unknown };
  if (Object.keys(all).length > 0) throw validationFailed(all);

  const writingTo = { companyId: access.companyId, id: current.id, now };
  const byHand = current.edited_by_hand || differs(TEXT_FIELDS, before, values);
  await writing.update(tx, writingTo, values, byHand);
  if (assigned_manager_ids) await writing.replaceManagers(tx, writingTo, assigned_manager_ids);
  await room.processes.changeProcessOf(call, {
    positionId: current.id,
    from: before.hiring_process_template_id,
    to: values.hiring_process_template_id,
  });
  const updated = await reload(call, current.id);
  requireStillPublishable(updated, now);
  if (differs(REVIEWED_FIELDS, before, values)) await reviewAgain(call, updated);
  await recordPositionChange(call, 'position_updated', updated, {
    ...changesBetween(before, values),
    ...(assigned_manager_ids && { assigned_manager_ids }),
  });
  return reload(call, current.id);
}

/** What the editor saw: by version, or by the time of the last change (JOB-013). */
function isStale(current: positions.PositionRow, seen: { version?: number; updated_at?: string }): boolean {
  if (seen.version !== undefined) return seen.version !== current.version;
  return seen.updated_at !== undefined && new Date(seen.updated_at).getTime() !== current.updated_at.getTime();
}

/** Only new references must exist, because earlier ones may have been deleted since. */
function changedReferences(before: PositionValues, after: PositionValues): References {
  const fields = ['location_id', 'department_id', 'position_template_id', 'hiring_process_template_id'] as const;
  return Object.fromEntries(
    fields.filter((field) => before[field] !== after[field]).map((field) => [field, after[field]]),
  );
}

/** A public posting must keep the pay range its state requires. */
function requireStillPublishable(position: positions.PositionRow, now: Date): void {
  if (position.status !== 'published') return;
  const decision = decidePublishing(position, ...publishingPlace(position, now));
  if (!decision.allowed) throw payRangeRequired(decision);
}

async function reviewAgain({ tx, access, now }: CompanyCall, position: positions.PositionRow): Promise<void> {
  const reviewing = { tx, companyId: access.companyId, now };
  if (position.status === 'published') await submitForReview(reviewing, position);
  else if (position.review_status !== null) await forgetReview(reviewing, [position.id]);
}

export async function duplicatePosition(
  room: PositionsRoom,
  call: CompanyCall,
  name: positions.PositionName,
): Promise<positions.PositionRow> {
  const { tx, access } = call;
  const original = await loadForWriting(call, name);
  const values = valuesOf(original);
  const { position_template_id, hiring_process_template_id, department_id, location_id } = values;
  const unknown = await referenceProblems(call, {
    position_template_id,
    hiring_process_template_id,
    department_id,
    location_id,
  });
  // Records a deleted posting refers to may be gone: the copy starts without them, but it needs a location.
  if (unknown.location_id) throw wrongState('position_location_deleted');
  for (const field of Object.keys(unknown)) Object.assign(values, { [field]: null });
  if (values.hiring_process_template_id === null) await room.processes.ensureDefaultProcess(tx, access.companyId);
  const id = await writing.insert(tx, access.companyId, values, original.edited_by_hand);
  const managers = await positions.managersOf(tx, access.companyId, original.id);
  await writing.replaceManagers(tx, { companyId: access.companyId, id }, managers);
  const copy = await reload(call, id);
  await recordPositionChange(call, 'position_duplicated', copy, { title: copy.title, from: original.id });
  return copy;
}

/** Out of scope is not found when read, but no access when written (CMP-024). */
export async function loadForWriting(
  { tx, access }: CompanyCall,
  name: positions.PositionName,
): Promise<positions.PositionRow> {
  const position = await positions.findInScope(tx, access, name, { lock: true });
  if (position) return position;
  throw (await positions.exists(tx, access.companyId, name)) ? noAccess('out_of_scope') : notFound();
}

export async function reload({ tx, access }: CompanyCall, id: number): Promise<positions.PositionRow> {
  const position = await positions.findInScope(tx, access, { id });
  if (!position) throw notFound();
  return position;
}

const VALUE_FIELDS = [...(Object.keys(BLANK_POSITION) as (keyof PositionValues)[]), 'title', 'location_id'] as const;

const valuesOf = (row: positions.PositionRow): PositionValues =>
  Object.fromEntries(VALUE_FIELDS.map((field) => [field, row[field]])) as unknown as PositionValues;
