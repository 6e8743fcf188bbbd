// Reminders of what is late or due: employees of Section 1, and the staff of their location of the rest (AHD-011).
import type { App } from '../../../platform/app.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { placeOfEmployee } from '../../employees/employees.service.ts';
import { notifyStaff } from '../../notifications/notifications.service.ts';
import { remindEmployee } from '../../onboarding/onboarding.service.ts';
import { findFollowers } from './followers.queries.ts';
import { type LoadedForm, loadForm } from './load-form.ts';

export async function remindAbout(
  app: App,
  call: CompanyCall,
  ids: readonly number[],
): Promise<{ managers: number; employees: number }> {
  const managers = new Set<number>();
  let employees = 0;
  for (const id of ids) {
    const loaded = await loadForm(call, id);
    if (loaded.form.due_what === 'section1') employees += Number(await remindEmployee(app, call, loaded.employee));
    else for (const id of await remindStaff(call, loaded)) managers.add(id);
  }
  await recordChange(call, {
    event: 'i9_reminded',
    subjectType: 'i9_form',
    subjectId: ids[0] ?? 0,
    changes: { forms: ids.length },
  });
  return { managers: managers.size, employees };
}

async function remindStaff(call: CompanyCall, { form, employee }: LoadedForm): Promise<number[]> {
  if (form.due_what === null || form.due_on === null) return [];
  const followers = await findFollowers(call.tx, employee);
  if (followers.length === 0) return [];
  await notifyStaff(call.tx, {
    company_id: form.company_id,
    type: 'everify_needs_action',
    key: `i9:${form.id}:${form.due_what}:${call.now.toISOString()}`,
    actor_staff_id: call.access.staffId,
    record: placeOfEmployee(employee),
    details: { employee: employee.name, day: form.due_on, words: 'i9_due' },
    link: `/employee-records/profile/${employee.id}?section=i9`,
    only_staff_ids: followers,
  });
  return followers;
}
