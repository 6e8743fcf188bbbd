// Records a posting refers to must exist in its company and be in its author's scope (CMP-024).
import { isInScope } from '@onward/domain/staff/scope';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { type FieldTexts, noAccess } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';

export interface References {
  location_id?: number;
  department_id?: number | null;
  position_template_id?: number | null;
  hiring_process_template_id?: number | null;
  assigned_manager_ids?: readonly number[];
}

const unknown = [{ key: 'fields.unknown_record' }];

/** The fields whose record does not exist; a record outside the caller's scope is refused at once. */
export async function referenceProblems(
  { tx, access }: CompanyCall,
  { location_id, department_id, position_template_id, hiring_process_template_id, assigned_manager_ids }: References,
): Promise<FieldTexts> {
  const { companyId, scope } = access;
  const problems: FieldTexts = {};
  if (location_id !== undefined) {
    const location = await findLocation(tx, companyId, location_id);
    if (!location) problems.location_id = unknown;
    else if (!isInScope(scope, { location: location.id, brand: location.brand_id })) throw noAccess('out_of_scope');
  }
  if (department_id != null) {
    if (!(await isKnown(tx, DEPARTMENT, companyId, department_id))) problems.department_id = unknown;
    else if (!isInScope(scope, { department: department_id })) throw noAccess('out_of_scope');
  }
  if (position_template_id != null && !(await isKnown(tx, TEMPLATE, companyId, position_template_id))) {
    problems.position_template_id = unknown;
  }
  if (hiring_process_template_id != null && !(await isKnown(tx, PROCESS, companyId, hiring_process_template_id))) {
    problems.hiring_process_template_id = unknown;
  }
  if (assigned_manager_ids && !(await areStaff(tx, companyId, assigned_manager_ids))) {
    problems.assigned_manager_ids = unknown;
  }
  return problems;
}

// Locked until the posting is written, so that nobody deletes them in the meantime.
const DEPARTMENT = 'select from departments where company_id = $1 and id = $2 for key share';
const TEMPLATE = 'select from position_templates where company_id = $1 and id = $2 and deleted_at is null for share';
const PROCESS =
  'select from hiring_process_templates where company_id = $1 and id = $2 and deleted_at is null for share';

const isKnown = async (tx: Transaction, statement: string, companyId: number, id: number): Promise<boolean> =>
  (await tx.client.query(statement, [companyId, id])).rowCount !== 0;

async function findLocation(
  tx: Transaction,
  companyId: number,
  id: number,
): Promise<{ id: number; brand_id: number } | undefined> {
  const { rows } = await tx.client.query<{ id: number; brand_id: number }>(
    'select id, brand_id from locations where company_id = $1 and id = $2 and deleted_at is null for key share',
    [companyId, id],
  );
  return rows[0];
}

async function areStaff(tx: Transaction, companyId: number, ids: readonly number[]): Promise<boolean> {
  const { rowCount } = await tx.client.query(
    "select from company_staffs where company_id = $1 and id = any($2) and status <> 'removed'",
    [companyId, ids],
  );
  return rowCount === new Set(ids).size;
}
