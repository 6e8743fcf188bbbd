// Background jobs of Forms I-9: deadlines that follow the record, and warnings before the right to work ends.
import { REVERIFY_WARNING_DAYS, reverifyWarning } from '@onward/domain/everify/i9-clock';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import { dayAfter, daysBetween } from '@onward/domain/platform/time/zoned-time';
import type { App } from '../../../platform/app.ts';
import { inCompany, inSystem, type Transaction } from '../../../platform/database/transaction.ts';
import type { RoomJobs } from '../../../platform/jobs/room-jobs.ts';
import { findEmployee, lockEmployee, placeOfEmployee, refreshIssues } from '../../employees/employees.service.ts';
import { notifyStaff } from '../../notifications/notifications.service.ts';
import { fileI9, RESUME_I9_TASK, resumeI9Files } from '../pdf/file-i9.ts';
import { FILE_I9_TASK, type I9FileJob } from '../pdf/order-i9-file.ts';
import { findFormOf, insertEvents, lockForm, noteForm, updateForm } from './forms.queries.ts';
import { refreshForm } from './refresh-form.ts';

/** Started by every change of a record. */
export const FOLLOW_RECORD_TASK = 'everify.follow_record';
const WARN_TASK = 'everify.warn_of_i9';

const ZONE = 'America/New_York';

export const i9Jobs = (app: App): RoomJobs => ({
  handlers: {
    [FOLLOW_RECORD_TASK]: (payload) => followRecord(app, payload as { company_id: number; subject_id: number }),
    [WARN_TASK]: () => warnOfI9(app),
    [FILE_I9_TASK]: (payload) => fileI9(app, payload as I9FileJob),
    [RESUME_I9_TASK]: () => resumeI9Files(app),
  },
  // Shortly after midnight in the east, when deadlines become late.
  cron: [
    { task: WARN_TASK, pattern: '20 5,13 * * *' },
    { task: RESUME_I9_TASK, pattern: '*/10 * * * *' },
  ],
});

/** The first day may have moved, or the person may have left. */
const followRecord = (
  app: App,
  { company_id: companyId, subject_id: employeeId }: { company_id: number; subject_id: number },
): Promise<void> =>
  inCompany(app.pool, companyId, async (tx) => {
    const found = await findFormOf(tx, companyId, employeeId);
    if (!found || found.status === 'purged') return;
    await lockEmployee(tx, companyId, employeeId);
    const [form, employee] = [await lockForm(tx, companyId, found.id), await findEmployee(tx, companyId, employeeId)];
    if (!form || !employee) return;
    const now = app.clock();
    const firstDay = employee.start_date ?? employee.hired_date;
    const hasMoved = form.section2_signed_at === null && firstDay !== form.first_day;
    if (hasMoved) {
      await insertEvents(tx, form, [{ kind: 'first_day_moved', reason: `${form.first_day} → ${firstDay}`, at: now }]);
    }
    await refreshForm(tx, hasMoved ? await updateForm(tx, form, { first_day: firstDay }, now) : form, now);
  });

/** Every morning; also those whose deadline has just passed are marked. */
export async function warnOfI9(app: App): Promise<void> {
  const today = dayIn(app.clock(), ZONE);
  const { rows } = await inSystem(app.pool, (tx) =>
    tx.client.query<{ company_id: number }>('select distinct company_id from i9_forms where due_on <= $1', [
      dayAfter(today, REVERIFY_WARNING_DAYS[0]),
    ]),
  );
  for (const { company_id } of rows) await warnCompany(app, company_id, today);
}

interface DueRow {
  id: number;
  employee_id: number;
  reverify_by: string | null;
}

async function warnCompany(app: App, companyId: number, today: string): Promise<void> {
  const due = await inCompany(app.pool, companyId, async (tx) => {
    const { rows } = await tx.client.query<DueRow>(
      `select id, employee_id, reverify_by::text from i9_forms
       where company_id = $1 and (due_on between $2::date - 1 and $2::date
         or due_what = 'reverification' and due_on <= $3) order by id`,
      [companyId, today, dayAfter(today, REVERIFY_WARNING_DAYS[0])],
    );
    return rows;
  });
  for (const row of due) await inCompany(app.pool, companyId, (tx) => warn(app, tx, companyId, row));
}

/** A repeated run finds what was warned of and warns nobody twice. */
async function warn(app: App, tx: Transaction, companyId: number, row: DueRow): Promise<void> {
  const now = app.clock();
  const employee = await findEmployee(tx, companyId, row.employee_id);
  if (!employee || employee.status === 'terminated') return;
  await refreshIssues(tx, companyId, [employee.id], now);
  if (row.reverify_by === null) return;
  const form = await lockForm(tx, companyId, row.id);
  if (form?.status !== 'complete' || form.reverify_by === null) return;
  const left = daysBetween(dayIn(now, employee.time_zone), form.reverify_by);
  const warning = reverifyWarning(left, form.reverify_warned);
  if (warning === null) return;
  await noteForm(tx, form, { reverify_warned: warning }, now);
  await notifyStaff(tx, {
    company_id: companyId,
    type: 'everify_needs_action',
    key: `i9:${form.id}:expires:${form.reverify_by}:${warning}`,
    actor_staff_id: null,
    record: placeOfEmployee(employee),
    details: { employee: employee.name, day: form.reverify_by, words: 'i9_expires' },
    link: `/employee-records/profile/${employee.id}?section=i9`,
  });
}
