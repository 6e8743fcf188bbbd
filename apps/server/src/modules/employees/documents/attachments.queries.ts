// Documents of employees.
import type { DocumentCategory, DocumentSource } from '@onward/domain/employees/document-expiry';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { StoredFile } from '../../attachments/attachments.service.ts';
import type { AttachmentRow } from '../employees.presenter.ts';

const SELECT = `select a.id, a.employee_id, a.category, a.source, a.name, a.content_type, a.byte_size::int, a.storage_key,
    a.expires_on::text, s.name as added_by, a.created_at
  from employee_attachments a left join company_staffs s on s.company_id = a.company_id and s.id = a.staff_id`;

/** Newest first. */
export const listAttachments = (tx: Transaction, companyId: number, employeeId: number): Promise<AttachmentRow[]> =>
  tx.prepared<AttachmentRow & Record<string, unknown>>(
    'employees_attachments',
    `${SELECT} where a.company_id = $1 and a.employee_id = $2 order by a.id desc`,
    [companyId, employeeId],
  );

export async function findAttachment(
  tx: Transaction,
  companyId: number,
  id: number,
): Promise<AttachmentRow | undefined> {
  const { rows } = await tx.client.query<AttachmentRow>(`${SELECT} where a.company_id = $1 and a.id = $2`, [
    companyId,
    id,
  ]);
  return rows[0];
}

export interface NewAttachment {
  employeeId: number;
  category: DocumentCategory;
  source: DocumentSource;
  name: string;
  file: Omit<StoredFile, 'file_name'>;
  expiresOn: string | null;
  staffId: number | null;
}

export async function insertAttachment(
  tx: Transaction,
  companyId: number,
  { employeeId, category, source, name, file, expiresOn, staffId }: NewAttachment,
  now: Date,
): Promise<number> {
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into employee_attachments (company_id, employee_id, category, source, name, content_type, byte_size,
       storage_key, expires_on, staff_id, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [
      companyId,
      employeeId,
      category,
      source,
      name,
      file.content_type,
      file.byte_size,
      file.storage_key,
      expiresOn,
      staffId,
      now,
    ],
  );
  return rows[0]?.id ?? 0;
}

/** A new expiry date is warned of again. */
export async function updateAttachment(
  tx: Transaction,
  companyId: number,
  id: number,
  { name, category, expires_on }: Pick<AttachmentRow, 'name' | 'category' | 'expires_on'>,
): Promise<void> {
  await tx.client.query(
    `update employee_attachments set name = $3, category = $4,
       warned_days = case when expires_on is not distinct from $5::date then warned_days end, expires_on = $5
     where company_id = $1 and id = $2`,
    [companyId, id, name, category, expires_on],
  );
}

export async function deleteAttachment(tx: Transaction, companyId: number, id: number): Promise<void> {
  await tx.client.query('delete from employee_attachments where company_id = $1 and id = $2', [companyId, id]);
}

/** Returns the files, which nothing refers to any more. */
export async function deleteAttachments(tx: Transaction, companyId: number, ids: readonly number[]): Promise<string[]> {
  const { rows } = await tx.client.query<{ storage_key: string }>(
    'delete from employee_attachments where company_id = $1 and id = any($2) returning storage_key',
    [companyId, ids],
  );
  return rows.map(({ storage_key }) => storage_key);
}

/** Of one category; returns the files, which nothing refers to any more. */
export async function deleteOfCategory(
  tx: Transaction,
  companyId: number,
  employeeId: number,
  category: DocumentCategory,
): Promise<string[]> {
  const { rows } = await tx.client.query<{ storage_key: string }>(
    `delete from employee_attachments where company_id = $1 and employee_id = $2 and category = $3
     returning storage_key`,
    [companyId, employeeId, category],
  );
  return rows.map(({ storage_key }) => storage_key);
}
