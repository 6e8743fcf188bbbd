// Starts reports that are due, one run for each recipient: everyone gets what they may see themselves (RPT-007).
import { DEFAULT_LANGUAGE, type Language } from '@onward/domain/platform/languages';
import { nextRun } from '@onward/domain/reports/schedules';
import type { App } from '../../../platform/app.ts';
import { inCompany, inSystem, type Transaction } from '../../../platform/database/transaction.ts';
import { queueExport } from '../exports/exports.service.ts';
import * as templates from '../templates/templates.queries.ts';
import { listDue, lockDue } from './due-reports.queries.ts';

export const SCHEDULE_TASK = 'reports.schedule';

/** After a pause, such as a stopped server, a report runs once and not for every time it missed. */
export async function runSchedules(app: App): Promise<void> {
  const now = app.clock();
  const due = await inSystem(app.pool, (tx) => listDue(tx, now));
  for (const { company_id, id } of due) {
    await inCompany(app.pool, company_id, (tx) => runDue(tx, company_id, id, now));
  }
}

async function runDue(tx: Transaction, companyId: number, id: number, now: Date): Promise<void> {
  const template = await lockDue(tx, companyId, id, now);
  // Another process was first, or the schedule was changed since.
  if (!template?.schedule) return;
  const { schedule } = template;
  await templates.setSchedule(tx, companyId, id, { schedule, nextRunAt: nextRun(schedule, now) });
  const languages = await languagesOf(tx, companyId, schedule.recipient_ids);
  for (const [staffId, language] of languages) {
    await queueExport(tx, template, {
      staffId,
      exportType: schedule.export_type,
      language,
      zone: schedule.time_zone,
      isScheduled: true,
      now,
    });
  }
}

/** Of those who are still active. */
const languagesOf = (
  tx: Transaction,
  companyId: number,
  staffIds: readonly number[],
): Promise<ReadonlyMap<number, Language>> =>
  tx.asSystem(async () => {
    const { rows } = await tx.client.query<{ id: number; locale: Language | null }>(
      `select s.id, u.locale from company_staffs s join users u on u.id = s.user_id
       where s.company_id = $1 and s.id = any($2::bigint[]) and s.status = 'active' order by s.id`,
      [companyId, staffIds],
    );
    return new Map(rows.map(({ id, locale }) => [id, locale ?? DEFAULT_LANGUAGE]));
  });
