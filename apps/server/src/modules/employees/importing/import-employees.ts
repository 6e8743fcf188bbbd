// Imports employees from a file (AHD-019): a few statements store or remove them, however many rows the file has.
import {
  type CheckedEmployee,
  checkEmployeeRows,
  EMPLOYEE_FIELD_NAMES,
  EMPLOYEE_IMPORT_FIELDS,
  type EmployeeCells,
  isSensitiveCell,
  isSensitiveColumn,
  REQUIRED_EMPLOYEE_FIELDS,
} from '@onward/domain/employees/employee-import';
import { normalizeEmail } from '@onward/domain/platform/contact/email';
import { noAccess, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import type { CheckedDraftRow, DraftRow, Importer } from '../../imports/imports.service.ts';
import { skipNumbers } from '../employee-numbers.ts';
import type { Keys } from '../information/sealed-values.ts';
import { insertDrafts } from '../record/add-employee.ts';
import type { EmployeeDraft } from '../record/employee-draft.ts';
import * as importing from './import-employees.queries.ts';

export const employeeImporter = (keys: Keys): Importer => ({
  permission: 'edit_employee',
  fields: EMPLOYEE_IMPORT_FIELDS,
  required: REQUIRED_EMPLOYEE_FIELDS,
  names: EMPLOYEE_FIELD_NAMES,
  isWithheldColumn: isSensitiveColumn,
  isWithheldCell: isSensitiveCell,
  check: async (call, rows) => (await checkRows(call, rows)).map(asChecked),
  beyondPlan: async () => 0,

  async store(call, rows) {
    const checked = await checkRows(call, rows);
    const { tx, access } = call;
    await skipNumbers(
      tx,
      access.companyId,
      checked.flatMap(({ employeeNumber }) => employeeNumber ?? []),
    );
    const ids = await insertDrafts(keys, call, checked.map(draftOf(call.language)), 'imported');
    return ids.map((id) => ({ id, version: 1, before: null }));
  },

  async undo(call, effects) {
    const ids = effects.map(({ id }) => id);
    await importing.lockEmployees(call, ids);
    if ((await importing.countOutOfScope(call, ids)) > 0) throw noAccess('out_of_scope');
    const changed = await importing.countChanged(call, ids);
    if (changed > 0) throw wrongState('import_changed_since', { count: changed });
    await importing.removeEmployees(call, ids);
  },
});

async function checkRows(call: CompanyCall, rows: readonly DraftRow[]): Promise<CheckedEmployee[]> {
  const drafts = rows.map(({ line, cells }) => ({ line, cells: cells as EmployeeCells }));
  const emails = drafts.map(({ cells }) => normalizeEmail(cells.email)).filter((email) => email !== '');
  const numbers = drafts.map(({ cells }) => cells.employee_number.trim()).filter((number) => number !== '');
  return checkEmployeeRows(drafts, await importing.findKnown(call, emails, numbers));
}

const asChecked = ({ line, cells, problems }: CheckedEmployee): CheckedDraftRow => ({
  line,
  cells: { ...cells },
  updates: false,
  problems: problems.map(({ field, problem, count, suggestion }) => ({
    field,
    suggestion,
    words: { key: `cells.${problem}`, values: { value: cells[field], ...(count !== undefined && { count }) } },
  })),
});

const draftOf =
  (language: string) =>
  ({ cells, ...row }: CheckedEmployee): EmployeeDraft => {
    const given = (text: string): string | null => text.trim() || null;
    const [first, last] = [cells.first_name.trim(), cells.last_name.trim()];
    return {
      employee_number: row.employeeNumber,
      name: `${first} ${last}`,
      email: row.email,
      phone: row.phone?.phone ?? null,
      region_number: row.phone?.region_number ?? null,
      language,
      application_id: null,
      position_id: null,
      location_id: row.locationId,
      department_id: row.departmentId,
      rehired_from: null,
      hired_date: row.hiredDate ?? '',
      start_date: row.startDate,
      information: () => ({
        legal_first_name: first,
        legal_last_name: last,
        job_title: given(cells.job_title),
        employment_type: row.employmentType,
        address_line_1: given(cells.address_line_1),
        address_line_2: given(cells.address_line_2),
        city: given(cells.city),
        state: row.state,
        postal_code: given(cells.postal_code),
      }),
    };
  };
