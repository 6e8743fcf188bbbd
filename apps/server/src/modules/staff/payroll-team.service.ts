// The payroll team: which colleagues may receive payroll access (CMP-030).
import { fieldInvalid } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { recordChange } from '../../platform/record-change.ts';

export async function listPayrollTeam({ tx, access }: CompanyCall): Promise<number[]> {
  const rows = await tx.db
    .selectFrom('company_staffs')
    .select('id')
    .where('company_id', '=', access.companyId)
    .where('is_payroll_team_member', '=', true)
    .where('status', '=', 'active')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function choosePayrollTeam(call: CompanyCall, ids: number[]): Promise<number[]> {
  const { tx, access } = call;
  const { companyId } = access;
  const { rowCount } = await tx.client.query(
    `select id from company_staffs where company_id = $1 and id = any($2::bigint[]) and status = 'active'`,
    [companyId, ids],
  );
  if (rowCount !== ids.length) throw fieldInvalid('company_staff_ids', 'unknown_record');
  const before = await listPayrollTeam(call);
  await tx.client.query(
    `update company_staffs set is_payroll_team_member = id = any($2::bigint[])
     where company_id = $1 and is_payroll_team_member <> (id = any($2::bigint[]))`,
    [companyId, ids],
  );
  const after = await listPayrollTeam(call);
  await recordChange(call, {
    event: 'payroll_team_changed',
    subjectType: 'company',
    subjectId: companyId,
    changes: { company_staff_ids: [before, after] },
    announce: { name: 'staff_changed' },
  });
  return after;
}
