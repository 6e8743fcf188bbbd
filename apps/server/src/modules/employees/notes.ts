// Notes about employees, by staff for staff.
import type { EmployeeNote } from '@onward/contract/employees/employee-files';
import type { ChangeEvent } from '@onward/domain/employees/changes';
import type { App } from '../../platform/app.ts';
import { noAccess, notFound } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { recordChange } from '../../platform/record-change.ts';
import { EMPLOYEE_CHANGED, placeOfEmployee } from './record/announce-employee.ts';
import { recordEmployeeChanges } from './record/employee-changes.ts';
import { loadEmployee, lockEmployee, lockForEditing } from './record/load-employee.ts';

interface NoteRow {
  id: number;
  employee_id: number;
  staff_id: number;
  author_name: string | null;
  body: string;
  created_at: Date;
  updated_at: Date;
}

const SELECT = `select n.id, n.employee_id, n.staff_id, s.name as author_name, n.body, n.created_at, n.updated_at
  from employee_notes n left join company_staffs s on s.company_id = n.company_id and s.id = n.staff_id`;

export async function listNotes(call: CompanyCall, employeeId: number): Promise<EmployeeNote[]> {
  await loadEmployee(call, employeeId);
  const { rows } = await call.tx.client.query<NoteRow>(
    `${SELECT} where n.company_id = $1 and n.employee_id = $2 order by n.id desc`,
    [call.access.companyId, employeeId],
  );
  return rows.map((row) => presentNote(row, call));
}

export async function addNote(app: App, call: CompanyCall, employeeId: number, body: string): Promise<EmployeeNote> {
  const { tx, access, now } = call;
  const employee = await lockForEditing(call, employeeId);
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into employee_notes (company_id, employee_id, staff_id, body, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $5) returning id`,
    [access.companyId, employeeId, access.staffId, body.trim(), now],
  );
  await recordNote(app, call, employee, 'note_added');
  return presentNote(await requireNote(call, rows[0]?.id ?? 0), call);
}

export async function updateNote(app: App, call: CompanyCall, id: number, body: string): Promise<EmployeeNote> {
  const { tx, access, now } = call;
  const note = await requireOwnNote(call, id);
  const employee = await lockForEditing(call, note.employee_id);
  await tx.client.query('update employee_notes set body = $3, updated_at = $4 where company_id = $1 and id = $2', [
    access.companyId,
    id,
    body.trim(),
    now,
  ]);
  await recordNote(app, call, employee, 'note_changed');
  return presentNote(await requireNote(call, id), call);
}

export async function deleteNote(app: App, call: CompanyCall, id: number): Promise<void> {
  const note = await requireOwnNote(call, id);
  const employee = await lockForEditing(call, note.employee_id);
  await call.tx.client.query('delete from employee_notes where company_id = $1 and id = $2', [
    call.access.companyId,
    id,
  ]);
  await recordNote(app, call, employee, 'note_deleted');
}

async function requireNote({ tx, access }: CompanyCall, id: number): Promise<NoteRow> {
  const { rows } = await tx.client.query<NoteRow>(`${SELECT} where n.company_id = $1 and n.id = $2`, [
    access.companyId,
    id,
  ]);
  if (!rows[0]) throw notFound();
  return rows[0];
}

async function requireOwnNote(call: CompanyCall, id: number): Promise<NoteRow> {
  const note = await requireNote(call, id);
  await lockEmployee(call, note.employee_id);
  if (!mayChange(note, call)) throw noAccess('not_the_author');
  return note;
}

const mayChange = ({ staff_id }: NoteRow, { access }: CompanyCall): boolean =>
  staff_id === access.staffId || access.isSuperAdmin;

async function recordNote(
  app: App,
  call: CompanyCall,
  employee: Awaited<ReturnType<typeof loadEmployee>>,
  event: ChangeEvent,
): Promise<void> {
  const { tx, access, now } = call;
  const { companyId, staffId } = access;
  const { id: employeeId } = employee;
  await recordEmployeeChanges(app, { tx, companyId, staffId, now }, [{ employeeId, event, part: 'notes' }]);
  await recordChange(call, {
    event: `employee_${event}`,
    subjectType: 'employee',
    subjectId: employeeId,
    announce: { name: EMPLOYEE_CHANGED, scope: placeOfEmployee(employee) },
  });
}

const presentNote = (row: NoteRow, call: CompanyCall): EmployeeNote => ({
  id: row.id,
  author: row.author_name === null ? null : { id: row.staff_id, name: row.author_name },
  body: row.body,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  can_change: mayChange(row, call),
});
