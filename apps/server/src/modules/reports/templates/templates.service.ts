// Report templates: stored, changed, shared, scheduled, and deleted with undo (RPT-001, RPT-002, RPT-007).
import type { ReportSchedule, ReportTemplate, ReportTemplateInput } from '@onward/contract/reports/report-templates';
import { nextRun, scheduleProblems } from '@onward/domain/reports/schedules';
import { changesBetween } from '../../../platform/audit.ts';
import { companyRecord } from '../../../platform/company-record.ts';
import type { PageWindow } from '../../../platform/database/lists.ts';
import { changedMeanwhile, validationFailed } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { checkDefinition } from './check-definition.ts';
import { presentTemplate } from './templates.presenter.ts';
import * as templates from './templates.queries.ts';

const record = companyRecord<templates.TemplateRow>({
  kind: 'custom_report_template',
  word: 'report',
  find: ({ tx, access }, id) => templates.findVisible(tx, access, id),
  describe: ({ name, data_source }) => ({ name, data_source }),
});

export async function listTemplates(
  { tx, access }: CompanyCall,
  filters: templates.TemplateFilters,
  window: PageWindow<'name' | 'last_run_at' | 'updated_at'>,
) {
  const { rows, totalCount } = await templates.listVisible(tx, access, filters, window);
  return {
    custom_report_templates: rows.map((row) => presentTemplate(row, access)),
    counts: await templates.countVisible(tx, access),
    makers: await templates.listMakers(tx, access),
    totalCount,
  };
}

export const loadTemplate = (call: CompanyCall, id: number): Promise<templates.TemplateRow> => record.load(call, id);

export const getTemplate = async (call: CompanyCall, id: number): Promise<ReportTemplate> =>
  presentTemplate(await record.load(call, id), call.access);

export async function createTemplate(call: CompanyCall, input: ReportTemplateInput): Promise<ReportTemplate> {
  const { tx, access, now } = call;
  const values = await checkedValues(call, input, null);
  const { companyId, staffId } = access;
  const id = await templates.insert(tx, { companyId, staffId, values, now });
  if (id === null) throw record.nameTaken();
  const created = await record.load(call, id);
  await record.recordCreated(call, created);
  return presentTemplate(created, access);
}

export async function updateTemplate(
  call: CompanyCall,
  id: number,
  input: ReportTemplateInput,
): Promise<ReportTemplate> {
  const { tx, access, now } = call;
  const { companyId } = access;
  const current = await record.loadForWriting(call, id);
  const values = await checkedValues(call, input, current);
  if (await templates.isNameTaken(tx, companyId, values.name, id)) throw record.nameTaken();
  const version = input.version ?? current.version;
  if (!(await templates.update(tx, { companyId, id, version, values, now }))) {
    throw changedMeanwhile(await record.load(call, id), values);
  }
  await record.recordUpdated(call, current, changesBetween(current, values));
  return getTemplate(call, id);
}

async function checkedValues(
  call: CompanyCall,
  input: ReportTemplateInput,
  current: templates.TemplateRow | null,
): Promise<templates.TemplateValues> {
  const { definition } = checkDefinition(call, input, current);
  const { order, ...rest } = definition;
  const known = new Set(current?.shared_with_ids);
  const added = input.shared_with_ids.filter((id) => !known.has(id));
  await requireActive(call, added, 'shared_with_ids');
  return {
    ...rest,
    name: input.name.trim(),
    sort_order: order,
    shared_with_ids: [...new Set(input.shared_with_ids)].toSorted((a, b) => a - b),
  };
}

async function requireActive({ tx, access }: CompanyCall, ids: readonly number[], field: string): Promise<void> {
  const active = await templates.activeStaff(tx, access.companyId, ids);
  if (ids.some((id) => !active.has(id))) throw validationFailed({ [field]: [{ key: 'reports.staff_inactive' }] });
}

export async function deleteTemplate(call: CompanyCall, id: number): Promise<void> {
  const current = await record.loadForWriting(call, id);
  const kept = await templates.remove(call.tx, call.access.companyId, id);
  await record.recordDeleted(call, current, kept);
}

export async function restoreTemplate(call: CompanyCall, id: number): Promise<ReportTemplate> {
  const kept = await record.takeDeleted<templates.RemovedTemplate>(call, id);
  if (!(await templates.putBack(call.tx, { companyId: call.access.companyId, id }, kept))) throw record.nameTaken();
  return presentTemplate(await record.recordRestored(call, id), call.access);
}

export async function setSchedule(call: CompanyCall, id: number, schedule: ReportSchedule): Promise<ReportTemplate> {
  const { tx, access, now } = call;
  const current = await record.loadForWriting(call, id);
  const problems = Object.entries(scheduleProblems(schedule));
  if (problems.length > 0) {
    throw validationFailed(
      Object.fromEntries(problems.map(([field, problem]) => [field, [{ key: `reports.${problem}` }]])),
    );
  }
  const known = new Set(current.schedule?.recipient_ids);
  await requireActive(
    call,
    schedule.recipient_ids.filter((staffId) => !known.has(staffId)),
    'recipient_ids',
  );
  await templates.setSchedule(tx, access.companyId, id, { schedule, nextRunAt: nextRun(schedule, now) });
  await recordSchedule(call, id, schedule);
  return getTemplate(call, id);
}

export async function removeSchedule(call: CompanyCall, id: number): Promise<void> {
  await record.loadForWriting(call, id);
  await templates.setSchedule(call.tx, call.access.companyId, id, { schedule: null, nextRunAt: null });
  await recordSchedule(call, id, null);
}

const recordSchedule = (call: CompanyCall, id: number, schedule: ReportSchedule | null): Promise<void> =>
  recordChange(call, {
    event: schedule === null ? 'report_schedule_removed' : 'report_schedule_set',
    subjectType: 'custom_report_template',
    subjectId: id,
    changes: { schedule },
  });
