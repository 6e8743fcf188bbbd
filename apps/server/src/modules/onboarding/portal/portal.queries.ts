// What the portal shows besides the tasks: where and when the first shift is, and copies of what was signed.
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { EmployeeRow } from '../../employees/employees.service.ts';

export interface FirstShiftRow {
  company_name: string;
  brand_id: number | null;
  brand_name: string | null;
  brand_color: string | null;
  location_name: string | null;
  address_line_1: string | null;
  address_line_2: string | null;
  city: string | null;
  state: string | null;
  postal_code: string | null;
  country: string | null;
  /** The manager of the record, or who started the onboarding. */
  contact_name: string | null;
  contact_email: string | null;
}

export async function findFirstShift(
  tx: Transaction,
  companyId: number,
  { id, location_id, manager_id }: EmployeeRow,
): Promise<FirstShiftRow> {
  const [row] = await tx.prepared<FirstShiftRow & Record<string, unknown>>(
    'onboarding_first_shift',
    `select c.name as company_name, b.id as brand_id, b.name as brand_name, b.color as brand_color,
       l.name as location_name, l.address_line_1, l.address_line_2, l.city, l.state_code as state, l.postal_code,
       l.country_code as country,
       s.name as contact_name, s.email as contact_email
     from companies c
     left join locations l on l.company_id = c.id and l.id = $2
     left join brands b on b.company_id = l.company_id and b.id = l.brand_id
     left join company_staffs s on s.company_id = c.id and s.id = coalesce($4, (
       select o.started_by from employee_onboarding_processes o
       where o.company_id = $1 and o.employee_id = $3 and o.ended_at is null))
     where c.id = $1`,
    [companyId, location_id, id, manager_id],
  );
  if (!row) throw new Error(`Company ${companyId} does not exist.`);
  return row;
}

export interface PortalFileRow {
  id: number;
  name: string;
  content_type: string;
  storage_key: string;
  created_at: Date;
}

/** Forms and documents of this onboarding that the employee filled in or signed. */
export const listPortalFiles = (tx: Transaction, companyId: number, processId: number): Promise<PortalFileRow[]> =>
  tx.prepared<PortalFileRow & Record<string, unknown>>(
    'onboarding_portal_files',
    `select distinct f.id, f.name, f.content_type, f.storage_key, f.created_at
     from employee_onboarding_actions a
     join employee_attachments f on f.company_id = a.company_id and f.id = a.attachment_id
     where a.company_id = $1 and a.process_id = $2 and a.side = 'employee' order by f.id`,
    [companyId, processId],
  );
