// Reports of the demo with their schedules and runs, stored as the screens would; runs once.
import type { ReportTemplate } from '@onward/contract/reports/report-templates';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { exampleNamed } from '@onward/domain/reports/examples';
import { PERMISSIONS } from '@onward/domain/staff/permissions';
import * as exports from '../../modules/reports/exports/exports.queries.ts';
import { queueExport } from '../../modules/reports/exports/exports.service.ts';
import { createTemplate, loadTemplate, setSchedule } from '../../modules/reports/templates/templates.service.ts';
import type { App } from '../../platform/app.ts';
import { inCompany, inSystem, type Transaction } from '../../platform/database/transaction.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { translator } from '../../platform/i18n/translate.ts';
import { LARKFIELD } from '../companies.ts';
import { type DemoStaff, demoCall } from '../demo-call.ts';
import { ZONE } from '../working-day.ts';
import { REPORT_PEOPLE, REPORT_STORIES, type ReportPerson, type ReportStory, type RunStory } from './report-stories.ts';

type Staff = ReadonlyMap<ReportPerson, DemoStaff>;

export async function loadSampleReports(app: App): Promise<void> {
  const staff = await inSystem(app.pool, findStaff);
  const [first] = staff.values();
  if (!first) return;
  await inCompany(app.pool, first.companyId, async (tx) => {
    for (const story of REPORT_STORIES) await tell(app, tx, staff, story);
  });
}

/** Nobody when there are reports already. */
async function findStaff(tx: Transaction): Promise<Staff> {
  const { rows } = await tx.client.query<DemoStaff & { email: ReportPerson }>(
    `select c.id as "companyId", s.id as "staffId", s.user_id as "userId", s.email from companies c
     join company_staffs s on s.company_id = c.id and s.email = any($2)
     where c.digest_key = $1 and not exists (select from custom_report_templates t where t.company_id = c.id)`,
    [LARKFIELD.digestKey, REPORT_PEOPLE],
  );
  return new Map(rows.map(({ email, ...found }) => [email, found]));
}

async function tell(app: App, tx: Transaction, staff: Staff, story: ReportStory): Promise<void> {
  const { example: key, by, schedule, sharedWith = [], runs } = story;
  const example = exampleNamed(key);
  const maker = staff.get(by);
  if (!example || !maker) return;
  const call = editorCall(app, tx, maker);
  const idsOf = (people: readonly ReportPerson[]) => people.flatMap((person) => staff.get(person)?.staffId ?? []);
  const report = await createTemplate(call, {
    name: translator('en')(`reports:examples.${key}.name`),
    data_source: example.source,
    columns: example.columns.map((column) => ({ key: column, label: '' })),
    filters: example.filters.map((filter) => ({ ...filter, value: [...filter.value] })),
    sort_by: example.sort_by,
    order: example.order,
    shared_with_ids: idsOf(sharedWith),
  });
  if (schedule) {
    const { to, ...timing } = schedule;
    await setSchedule(call, report.id, { ...timing, time_zone: ZONE, recipient_ids: idsOf(to) });
  }
  for (const run of runs) await addRun(app, call, staff, { report, run });
}

const editorCall = (app: App, tx: Transaction, staff: DemoStaff): CompanyCall => {
  const call = demoCall(app, staff);
  return { ...call, tx, access: { ...call.access, permissions: PERMISSIONS } } as CompanyCall;
};

async function addRun(
  app: App,
  call: CompanyCall,
  staff: Staff,
  { report, run }: { report: ReportTemplate; run: RunStory },
): Promise<void> {
  const { daysAgo, by, type, isScheduled = false, outcome } = run;
  const now = addSeconds(app.clock(), -daysAgo * SECONDS.day);
  const staffId = staff.get(by)?.staffId ?? 0;
  const template = await loadTemplate(call, report.id);
  const id = await queueExport(call.tx, template, {
    staffId,
    exportType: type,
    language: 'en',
    zone: ZONE,
    isScheduled,
    now,
  });
  // The worker finds these ended, and leaves them alone.
  const { companyId } = call.access;
  if (outcome === 'failed') await exports.fail(call.tx, companyId, id, { failure: 'interrupted', now });
  if (outcome === 'removed') await endLongAgo(call.tx, companyId, id, now);
}

async function endLongAgo(tx: Transaction, companyId: number, id: number, now: Date): Promise<void> {
  const storageKey = `${companyId}/reports/demo-${id}`;
  await exports.begin(tx, companyId, id, { storageKey, now });
  await exports.finish(tx, { companyId, id, storageKey }, { rows: 11, bytes: 1_024, now });
  await exports.markRemoved(tx, { company_id: companyId, id, storage_key: storageKey }, now);
}
