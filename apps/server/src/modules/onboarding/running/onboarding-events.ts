// The history of an onboarding: rows are only added (ONB-050).
import type { Transaction } from '../../../platform/database/transaction.ts';

export type OnboardingEventName =
  | 'started'
  | 'replaced'
  | 'stopped'
  | 'suspended'
  | 'reinstated'
  | 'link_sent'
  | 'reminded'
  | 'opened'
  | 'submitted'
  | 'signed'
  | 'completed_action'
  | 'returned'
  | 'completed_module'
  | 'reopened_module'
  | 'config_changed'
  | 'sent_to_payroll'
  | 'send_failed'
  | 'screening_sent'
  | 'screening_failed'
  | 'completed';

export interface NewEvent {
  event: OnboardingEventName;
  actionId?: number | null;
  moduleId?: number | null;
  /** Null when it was the employee or the product itself. */
  staffId?: number | null;
  /** Never what somebody answered. */
  details?: Record<string, string | number | boolean | null>;
}

export interface EventRow {
  id: number;
  event: OnboardingEventName;
  happened_at: Date;
  staff_id: number | null;
  staff_name: string | null;
  action_id: number | null;
  module_id: number | null;
  details: Record<string, string | number | boolean | null>;
}

export async function recordOnboardingEvents(
  tx: Transaction,
  { companyId, runId, now }: { companyId: number; runId: number; now: Date },
  events: readonly NewEvent[],
): Promise<void> {
  if (events.length === 0) return;
  await tx.prepared(
    'onboarding_events_add',
    `insert into onboarding_events (company_id, process_id, action_id, module_id, event, happened_at, staff_id, details)
     select $1, $2, n.action_id, n.module_id, n.event, $4, n.staff_id, n.details
     from jsonb_to_recordset($3::jsonb) as n (action_id bigint, module_id bigint, event text, staff_id bigint,
       details jsonb)`,
    [
      companyId,
      runId,
      JSON.stringify(
        events.map(({ event, actionId = null, moduleId = null, staffId = null, details = {} }) => ({
          event,
          action_id: actionId,
          module_id: moduleId,
          staff_id: staffId,
          details,
        })),
      ),
      now,
    ],
  );
}

export const listOnboardingEvents = (tx: Transaction, companyId: number, runId: number): Promise<EventRow[]> =>
  tx.prepared<EventRow & Record<string, unknown>>(
    'onboarding_events',
    `select v.id, v.event, v.happened_at, v.staff_id, s.name as staff_name, v.action_id, v.module_id, v.details
     from onboarding_events v left join company_staffs s on s.company_id = v.company_id and s.id = v.staff_id
     where v.company_id = $1 and v.process_id = $2 order by v.id`,
    [companyId, runId],
  );
