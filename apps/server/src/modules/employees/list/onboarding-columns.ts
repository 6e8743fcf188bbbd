// The onboarding of listed employees: the one under way, or the last that was completed (ONB-016).
import type { EmployeeRow as ListedEmployee } from '@onward/contract/employees/employee';
import { isLate } from '@onward/domain/onboarding/due-dates';
import { type ActionSide, type ActionType, taskNameKey } from '@onward/domain/onboarding/module-types';
import type { OnboardingState } from '@onward/domain/onboarding/states';
import type { Language } from '@onward/domain/platform/languages';
import { shownCopy } from '../../../platform/i18n/copied-text.ts';
import type { EmployeeRow } from '../employees.queries.ts';

export const ONBOARDING_COLUMNS = `o.digest_key as onboarding_key, o.name as onboarding_name,
  o.company_onboarding_process_id, o.state as onboarding_state, o.done_actions, o.all_actions, o.waiting_side,
  o.waiting_type, o.waiting_name, o.waiting_due_on::text, o.last_link_sent_at, o.completed_at as onboarding_completed_at`;

export const ONBOARDING_TABLE = `left join employee_onboarding_processes o on o.company_id = e.company_id
  and o.employee_id = e.id and o.ended_at is null`;

export interface OnboardedRow extends EmployeeRow {
  /** Null when there is none, like everything below. */
  onboarding_key: string | null;
  onboarding_name: string | null;
  company_onboarding_process_id: number | null;
  onboarding_state: OnboardingState | null;
  done_actions: number | null;
  all_actions: number | null;
  waiting_side: ActionSide | null;
  waiting_type: ActionType | null;
  waiting_name: string | null;
  waiting_due_on: string | null;
  last_link_sent_at: Date | null;
  onboarding_completed_at: Date | null;
}

/** The day is only asked for where something is due, because it depends on the zone. */
export function presentOnboarding(
  row: OnboardedRow,
  language: Language,
  today: () => string,
): ListedEmployee['onboarding'] {
  const { onboarding_key, onboarding_state, done_actions, all_actions, waiting_side, waiting_type } = row;
  if (onboarding_key === null || onboarding_state === null) return null;
  const [done, all] = [done_actions ?? 0, all_actions ?? 0];
  return {
    digest_key: onboarding_key,
    process_name: row.onboarding_name ?? '',
    company_onboarding_process_id: row.company_onboarding_process_id,
    status: onboarding_state,
    percent: all === 0 ? 100 : Math.floor((100 * done) / all),
    done_actions: done,
    all_actions: all,
    waiting_on:
      waiting_side === null || waiting_type === null
        ? null
        : {
            side: waiting_side,
            action_type: waiting_type,
            name: shownCopy(row.waiting_name ?? '', taskNameKey(waiting_type), language),
            due_on: row.waiting_due_on,
            is_late: row.waiting_due_on !== null && isLate(row.waiting_due_on, today()),
          },
    last_link_sent_at: row.last_link_sent_at?.toISOString() ?? null,
    completed_at: row.onboarding_completed_at?.toISOString() ?? null,
  };
}
