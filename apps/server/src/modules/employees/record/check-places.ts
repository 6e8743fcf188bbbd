// Where an employee works: only what the user may see can be chosen (CMP-024).
import type { EmploymentType } from '@onward/domain/positions/postings';
import { isInScope } from '@onward/domain/staff/scope';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { fieldInvalid } from '../../../platform/http/errors.ts';
import type { EditingCall } from '../../../platform/http/route.ts';
import { IN_SCOPE, scopeValues } from '../../positions/positions.service.ts';
import { DEFAULT_ZONE } from '../employees.queries.ts';

type Call = Pick<EditingCall, 'tx' | 'access'>;

export interface Place {
  locationId: number | null;
  departmentId: number | null;
  timeZone: string;
  /** Of the job posting. */
  title: string | null;
  employmentType: EmploymentType | null;
}

export interface WantedPlace {
  position_id?: number | null;
  location_id?: number | null;
  department_id?: number | null;
}

/** The position brings its location and department, unless others are given. */
export async function requirePlace(call: Call, wanted: WantedPlace): Promise<Place> {
  const position = wanted.position_id == null ? null : await requirePosition(call, wanted.position_id);
  const locationId = wanted.location_id ?? position?.location_id ?? null;
  if (locationId === null) {
    if (isLimited(call)) throw fieldInvalid('location_id', 'required');
  }
  const location = locationId === null ? null : await requireLocation(call, locationId);
  const departmentId = wanted.department_id === undefined ? (position?.department_id ?? null) : wanted.department_id;
  if (departmentId !== null) await requireDepartment(call, departmentId);
  return {
    locationId,
    departmentId,
    timeZone: location?.time_zone ?? DEFAULT_ZONE,
    title: position?.title ?? null,
    employmentType: position?.employment_type ?? null,
  };
}

/** Such a user could not see the record afterwards. */
const isLimited = ({ access: { scope } }: Call): boolean => scope.location.length > 0 || scope.brand.length > 0;

interface PositionRow {
  id: number;
  title: string;
  location_id: number;
  department_id: number | null;
  employment_type: EmploymentType;
}

export async function requirePosition({ tx, access }: Call, id: number): Promise<PositionRow> {
  const { rows } = await tx.client.query<PositionRow>(
    `select p.id, p.title, p.location_id, p.department_id, p.employment_type from positions p
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     where ${IN_SCOPE} and p.id = $6 and p.status <> 'deleted'`,
    [...scopeValues(access), id],
  );
  if (!rows[0]) throw fieldInvalid('position_id', 'unknown_record');
  return rows[0];
}

export async function requireLocation(
  { tx, access }: Call,
  id: number,
): Promise<{ name: string; time_zone: string; state_code: string | null }> {
  const { rows } = await tx.client.query<{
    name: string;
    time_zone: string;
    brand_id: number;
    state_code: string | null;
  }>(
    'select name, time_zone, brand_id, state_code from locations where company_id = $1 and id = $2 and deleted_at is null',
    [access.companyId, id],
  );
  const [row] = rows;
  if (!row || !isInScope(access.scope, { location: id, brand: row.brand_id })) {
    throw fieldInvalid('location_id', 'unknown_record');
  }
  return row;
}

export async function requireDepartment({ tx, access }: Call, id: number): Promise<void> {
  const { rowCount } = await tx.client.query('select from departments where company_id = $1 and id = $2', [
    access.companyId,
    id,
  ]);
  if (rowCount === 0 || !isInScope(access.scope, { department: id })) {
    throw fieldInvalid('department_id', 'unknown_record');
  }
}

/** Anybody who works with the product, also outside the user's scope: managers of managers. */
export async function requireStaff(tx: Transaction, companyId: number, id: number, field: string): Promise<void> {
  const { rowCount } = await tx.client.query(
    `select from company_staffs where company_id = $1 and id = $2 and status in ('active', 'invited')`,
    [companyId, id],
  );
  if (rowCount === 0) throw fieldInvalid(field, 'unknown_record');
}
