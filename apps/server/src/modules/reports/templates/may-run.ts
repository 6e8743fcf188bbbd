// Who may run a report: its editors and those it is shared with, as far as they may see what it is about (RPT-001).
import { demandOf, type ReportSource } from '@onward/domain/reports/sources';
import { type AccessDecision, decideAccess } from '@onward/domain/staff/access';
import { holdsPermission } from '@onward/domain/staff/permissions';
import type { Membership } from '../../../platform/access/access.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

export const mayEditReports = ({ permissions }: Pick<Membership, 'permissions'>): boolean =>
  holdsPermission(permissions, 'edit_custom_reports');

export const decideSource = (member: Membership, source: ReportSource): AccessDecision => {
  const decision = decideAccess({ module: 'custom_reports' }, member);
  return decision.allowed ? decideAccess(demandOf(source), member) : decision;
};

/** A run whose report was deleted since is finished for those who could start it. */
export async function mayRun(
  tx: Transaction,
  member: Membership,
  { source, templateId }: { source: ReportSource; templateId: number | null },
): Promise<boolean> {
  if (!decideSource(member, source).allowed) return false;
  return mayEditReports(member) || templateId === null || (await isForStaff(tx, member, templateId));
}

/** Shared with them, or sent to them regularly. */
async function isForStaff(tx: Transaction, { companyId, staffId }: Membership, templateId: number): Promise<boolean> {
  const { rows } = await tx.client.query(
    `select from custom_report_templates t where t.company_id = $1 and t.id = $2
       and (exists (select from custom_report_shares s
           where s.company_id = t.company_id and s.template_id = t.id and s.staff_id = $3)
         or t.schedule -> 'recipient_ids' @> to_jsonb($3::bigint))`,
    [companyId, templateId, staffId],
  );
  return rows.length > 0;
}
