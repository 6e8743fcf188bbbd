// What the portal shows besides the tasks: whom to ask, and copies of what was signed.
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { EmployeeRow } from '../../employees/employees.service.ts';

export interface ContactRow {
  contact_name: string | null;
  contact_email: string | null;
}

/** The manager of the record, or who started the onboarding. */
export async function findContact(
  tx: Transaction,
  { company_id, id, manager_id }: Pick<EmployeeRow, 'company_id' | 'id' | 'manager_id'>,
): Promise<ContactRow> {
  const [row] = await tx.prepared<ContactRow & Record<string, unknown>>(
    'onboarding_contact',
    `select s.name as contact_name, s.email as contact_email from company_staffs s
     where s.company_id = $1 and s.id = coalesce($3, (select o.started_by from employee_onboarding_processes o
       where o.company_id = $1 and o.employee_id = $2 and o.ended_at is null))`,
    [company_id, id, manager_id],
  );
  return row ?? { contact_name: null, contact_email: null };
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
