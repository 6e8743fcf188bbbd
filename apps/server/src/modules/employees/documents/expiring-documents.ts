// Documents that expire: listed by urgency, and warned of 60, 30, and 7 days ahead (AHD-024).

import type { listExpiringDocuments } from '@onward/contract/employees/employee-files';
import type { QueryOf, ResponseOf } from '@onward/contract/endpoint';
import { type DocumentCategory, dueWarning } from '@onward/domain/employees/document-expiry';
import { DOCUMENTS_EXPIRE_WITHIN_DAYS } from '@onward/domain/employees/lists';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import { dayAfter, daysBetween } from '@onward/domain/platform/time/zoned-time';
import { holdsPermission, type Permission } from '@onward/domain/staff/permissions';
import type { App } from '../../../platform/app.ts';
import { pageFacts } from '../../../platform/database/lists.ts';
import { inCompany, inSystem, type Transaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { notifyStaff } from '../../notifications/notifications.service.ts';
import { writeToEmployee } from '../employees.mail.ts';
import * as employees from '../employees.queries.ts';
import { placeOfEmployee } from '../record/announce-employee.ts';
import { recordEmployeeChanges } from '../record/employee-changes.ts';
import { refreshIssues } from '../record/refresh-issues.ts';
import { lockDocument } from './manage-documents.ts';

interface ExpiringRow {
  id: number;
  name: string;
  category: DocumentCategory;
  expires_on: string;
  employee_id: number;
  employee_name: string;
  location_id: number | null;
  location_name: string | null;
  time_zone: string;
  total: number;
}

export async function listExpiring(
  { tx, access, now }: CompanyCall,
  { location_id, page = 1, per_page = 10 }: QueryOf<typeof listExpiringDocuments>,
): Promise<ResponseOf<typeof listExpiringDocuments>> {
  const until = dayAfter(dayIn(now, employees.DEFAULT_ZONE), DOCUMENTS_EXPIRE_WITHIN_DAYS);
  const { rows } = await tx.client.query<ExpiringRow>(
    `select a.id, a.name, a.category, a.expires_on::text, e.id as employee_id, e.name as employee_name, e.location_id,
       l.name as location_name, coalesce(l.time_zone, '${employees.DEFAULT_ZONE}') as time_zone,
       count(*) over ()::int as total
     from employee_attachments a
     join employees e on e.company_id = a.company_id and e.id = a.employee_id and e.status <> 'terminated'
     left join locations l on l.company_id = e.company_id and l.id = e.location_id
     where ${employees.IN_SCOPE} and a.expires_on <= $6 and ($7::bigint is null or e.location_id = $7)
     order by a.expires_on, a.id limit ${Number(per_page)} offset ${(page - 1) * per_page}`,
    [...employees.scopeValues(access), until, location_id ?? null],
  );
  return {
    documents: rows.map((row) => ({
      id: row.id,
      name: row.name,
      category: row.category,
      expires_on: row.expires_on,
      days_left: daysBetween(dayIn(now, row.time_zone), row.expires_on),
      employee: { id: row.employee_id, name: row.employee_name },
      location: row.location_id === null ? null : { id: row.location_id, name: row.location_name ?? '' },
    })),
    ...pageFacts({ page, perPage: per_page }, rows[0]?.total ?? 0),
  };
}

/** Asks the employee by email for a new version. */
export async function requestNew(app: App, call: CompanyCall, id: number): Promise<boolean> {
  const { tx, access, now } = call;
  const { row, document } = await lockDocument(call, id);
  const sent = await writeToEmployee(app, tx, row, 'document_requested', { document: document.name });
  const { companyId, staffId } = access;
  await recordEmployeeChanges(app, { tx, companyId, staffId, now }, [
    { employeeId: row.id, event: 'document_requested', part: 'documents', field: document.name },
  ]);
  await recordChange(call, {
    event: 'employee_document_requested',
    subjectType: 'employee_attachment',
    subjectId: id,
    changes: { name: document.name },
  });
  return sent;
}

export const WARN_TASK = 'employees.warn_of_expiry';

/** Every morning, employees whose documents come closer to their last day get an email, and HR a notification. */
export async function warnOfExpiry(app: App): Promise<void> {
  const until = dayAfter(dayIn(app.clock(), employees.DEFAULT_ZONE), DOCUMENTS_EXPIRE_WITHIN_DAYS + 1);
  const { rows } = await inSystem(app.pool, (tx) =>
    tx.client.query<{ company_id: number }>(
      'select distinct company_id from employee_attachments where expires_on <= $1',
      [until],
    ),
  );
  for (const { company_id } of rows) await warnCompany(app, company_id, until);
}

interface DueRow {
  id: number;
  employee_id: number;
  name: string;
  expires_on: string;
  warned_days: number | null;
}

/** Those still to come, and expired ones that the record doesn't show yet: not each old one again every day. */
async function warnCompany(app: App, companyId: number, until: string): Promise<void> {
  const yesterday = dayAfter(dayIn(app.clock(), employees.DEFAULT_ZONE), -1);
  const due = await inCompany(app.pool, companyId, async (tx) => {
    const { rows } = await tx.client.query<DueRow>(
      `select a.id, a.employee_id, a.name, a.expires_on::text, a.warned_days from employee_attachments a
       join employees e on e.company_id = a.company_id and e.id = a.employee_id and e.status <> 'terminated'
       where a.company_id = $1 and a.expires_on <= $2
         and (a.expires_on >= $3 or not 'document_expired' = any(e.issues)) order by a.id`,
      [companyId, until, yesterday],
    );
    return rows;
  });
  for (const document of due) await warnOfDocument(app, companyId, document);
}

/** One transaction per document: a repeated run finds what was warned of and warns nobody twice. */
const warnOfDocument = (app: App, companyId: number, document: DueRow): Promise<void> =>
  inCompany(app.pool, companyId, async (tx) => {
    const now = app.clock();
    const row = await employees.find(tx, companyId, document.employee_id);
    if (!row) return;
    await refreshIssues(tx, companyId, [row.id], now);
    const left = daysBetween(dayIn(now, row.time_zone), document.expires_on);
    const warning = dueWarning(left, document.warned_days);
    if (warning === null) return;
    const { rowCount } = await tx.client.query(
      `update employee_attachments set warned_days = $3
       where company_id = $1 and id = $2 and expires_on = $4 and warned_days is not distinct from $5`,
      [companyId, document.id, warning, document.expires_on, document.warned_days],
    );
    if (rowCount === 0) return;
    await writeToEmployee(app, tx, row, 'document_expires', { document: document.name, day: document.expires_on });
    await notifyStaff(tx, {
      company_id: companyId,
      type: 'onboarding_action_waiting',
      key: `document:${document.id}:${document.expires_on}:${warning}`,
      actor_staff_id: null,
      record: placeOfEmployee(row),
      details: { employee: row.name, document: document.name, context: 'document_expires' },
      link: `/employee-records/profile/${row.id}`,
      only_staff_ids: await listStaffWhoSee(tx, companyId),
    });
  });

/** Notifications name the employee, so only staff who may open the record get them. */
async function listStaffWhoSee(tx: Transaction, companyId: number): Promise<number[]> {
  const { rows } = await tx.client.query<{ id: number; permissions: Permission[]; is_super_admin: boolean }>(
    `select s.id, r.permissions, r.reserved_key is not distinct from 'super_admin' as is_super_admin
     from company_staffs s join company_roles r on r.company_id = s.company_id and r.id = s.role_id
     where s.company_id = $1 and s.status = 'active'`,
    [companyId],
  );
  return rows
    .filter(({ permissions, is_super_admin }) => is_super_admin || holdsPermission(permissions, 'view_employee'))
    .map(({ id }) => id);
}
