// Reminds employees of open tasks after 2, 5, and 10 days, by the channel used last (ONB-049).
import { nextReminderAt } from '@onward/domain/onboarding/reminders';
import type { App } from '../../../../platform/app.ts';
import { inCompany, inSystem } from '../../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../../platform/http/route.ts';
import { type EmployeeRow, findEmployee, lockEmployee } from '../../../employees/employees.service.ts';
import { writeByLastChannels } from '../../portal/portal-links.ts';
import { recordOnboardingEvents } from '../onboarding-events.ts';
import * as runs from '../runs.queries.ts';
import * as store from '../runs.write-queries.ts';

export const REMIND_TASK = 'onboarding.remind';

const BATCH = 500;

/** Each in a transaction of its own, so that one failure stops nobody else's reminder. */
export async function remindEmployees(app: App): Promise<void> {
  const now = app.clock();
  const due = await inSystem(app.pool, async (tx) => {
    const { rows } = await tx.client.query<{ company_id: number; id: number }>(
      `select company_id, id from employee_onboarding_processes
       where next_reminder_at <= $1 and ended_at is null order by next_reminder_at limit ${BATCH}`,
      [now],
    );
    return rows;
  });
  for (const { company_id, id } of due) await remind(app, company_id, id, now);
}

const remind = (app: App, companyId: number, id: number, now: Date): Promise<void> =>
  inCompany(app.pool, companyId, async (tx) => {
    const found = await runs.findRun(tx, companyId, id);
    if (found) await lockEmployee(tx, companyId, found.employee_id);
    const run = await runs.lockRun(tx, companyId, id);
    const employee = run && (await findEmployee(tx, companyId, run.employee_id));
    if (!run || !employee || run.ended_at !== null || !run.next_reminder_at || run.next_reminder_at > now) return;
    const sent = run.reminders_sent + 1;
    await store.updateRun(tx, run, {
      reminders_sent: sent,
      next_reminder_at: nextReminderAt(run.last_link_sent_at ?? run.started_at, sent),
    });
    // Those who are suspended, or wait for the company, are left alone.
    const actions = await runs.listRunActions(tx, companyId, id);
    const hasTasks = actions.some(
      ({ side, status }) => side === 'employee' && (status === 'open' || status === 'returned'),
    );
    if (!hasTasks || run.status === 'suspended') return;
    await writeByLastChannels({ app, tx, run, employee, now }, 'reminder');
    await recordOnboardingEvents(tx, { companyId, runId: id, now }, [{ event: 'reminded' }]);
  });

/** At the wish of staff, by the channel used last; false when there is nothing to remind of. */
export async function remindEmployee(
  app: App,
  { tx, access, now }: CompanyCall,
  employee: EmployeeRow,
): Promise<boolean> {
  const run = await runs.findCurrentRun(tx, access.companyId, employee.id);
  if (!run || run.status === 'suspended' || run.status === 'completed') return false;
  await writeByLastChannels({ app, tx, run, employee, now }, 'reminder');
  await recordOnboardingEvents(tx, { companyId: access.companyId, runId: run.id, now }, [
    { event: 'reminded', staffId: access.staffId },
  ]);
  return true;
}
