// Writes every entry of an application's activity (APP-013).
import type { HistoryAction, HistoryActor } from '@onward/domain/applicants/history';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface HistoryLine {
  applicationId: number;
  actor: HistoryActor;
  staffId?: number | null;
  action: HistoryAction;
  detail?: Record<string, unknown>;
  now: Date;
}

export async function recordHistory(tx: Transaction, companyId: number, lines: readonly HistoryLine[]): Promise<void> {
  if (lines.length === 0) return;
  await tx.prepared(
    'applicants_record_history',
    `insert into application_histories (company_id, application_id, actor, staff_id, action, detail, created_at)
     select $1, line.application_id, line.actor, line.staff_id, line.action, line.detail, line.created_at
     from json_to_recordset($2) as line (application_id bigint, actor text, staff_id bigint, action text, detail jsonb,
       created_at timestamptz)`,
    [companyId, JSON.stringify(lines.map(rowOf))],
  );
}

const rowOf = ({ applicationId, actor, staffId = null, action, detail = {}, now }: HistoryLine) => ({
  application_id: applicationId,
  actor,
  staff_id: staffId,
  action,
  detail,
  created_at: now,
});
