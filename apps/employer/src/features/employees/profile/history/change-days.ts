// Groups the entries of a history by the day they were made, where the user is.
import type { EmployeeChangeEntry } from '@onward/contract/employees/employee-information';
import { dayIn } from '@onward/domain/platform/time/calendar-days';

export interface ChangeDay {
  day: string;
  changes: EmployeeChangeEntry[];
}

/** The entries come newest first, and so do the days. */
export function changeDays(changes: readonly EmployeeChangeEntry[], timeZone: string): ChangeDay[] {
  const days: ChangeDay[] = [];
  for (const change of changes) {
    const day = dayIn(new Date(change.changed_at), timeZone);
    const last = days.at(-1);
    if (last?.day === day) last.changes.push(change);
    else days.push({ day, changes: [change] });
  }
  return days;
}
