// Writes staff members: the old version or status is part of every condition.
import { SCOPE_KINDS, type Scope } from '@onward/domain/staff/scope';
import type { StaffStatus } from '@onward/domain/staff/states';
import type { Transaction } from '../../platform/database/transaction.ts';

export interface NewStaff {
  userId: number;
  roleId: number;
  name: string;
  phone: string | null;
  regionNumber: string | null;
  /** `active` only for the first super admin, who sets a password while creating the company. */
  status?: 'invited' | 'active';
  now: Date;
}

/** Undefined when this login is already staff of the company; removed staff start over. */
export async function insertStaff(tx: Transaction, companyId: number, staff: NewStaff): Promise<number | undefined> {
  const values = {
    role_id: staff.roleId,
    name: staff.name,
    phone: staff.phone,
    region_number: staff.regionNumber,
    status: staff.status ?? 'invited',
    wizard_step: 'notification',
    created_at: staff.now,
  };
  const inserted = await tx.db
    .insertInto('company_staffs')
    .values({ company_id: companyId, user_id: staff.userId, ...values })
    .onConflict((known) =>
      known
        .columns(['company_id', 'user_id'])
        .doUpdateSet({ ...values, version: (eb) => eb('company_staffs.version', '+', 1) })
        .where('company_staffs.status', '=', 'removed'),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

export interface StaffValues {
  name?: string;
  phone?: string | null;
  region_number?: string | null;
  role_id?: number;
}

/** False when someone else changed it first: the version that was read is part of the condition. */
export async function updateStaff(
  tx: Transaction,
  { companyId, id, version, values }: { companyId: number; id: number; version: number; values: StaffValues },
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('company_staffs')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('version', '=', version)
    .where('status', '!=', 'removed')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function replaceScope(tx: Transaction, companyId: number, id: number, scope: Scope): Promise<void> {
  await tx.db.deleteFrom('staff_scopes').where('company_id', '=', companyId).where('staff_id', '=', id).execute();
  for (const kind of SCOPE_KINDS) {
    if (scope[kind].length === 0) continue;
    // One array instead of one parameter per id, so that thousands of locations fit in one statement.
    await tx.client.query(
      `insert into staff_scopes (company_id, staff_id, kind, record_id)
       select $1, $2, $3, id from unnest($4::bigint[]) id`,
      [companyId, id, kind, scope[kind]],
    );
  }
}

/** The old status is part of the condition, so that only one of two clicks succeeds. */
export async function moveStatus(
  tx: Transaction,
  companyId: number,
  id: number,
  { from, to }: { from: StaffStatus; to: StaffStatus },
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('company_staffs')
    .set({ status: to })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
