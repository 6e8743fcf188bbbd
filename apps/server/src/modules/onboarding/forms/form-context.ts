// What a form depends on: where the employee works, what the record lacks, and how the module is configured.

import { payrollForm } from '@onward/domain/onboarding/forms/basic-information';
import type { FormContext } from '@onward/domain/onboarding/forms/form-of-action';
import type { Transaction } from '../../../platform/database/transaction.ts';
import {
  type EmployeeRow,
  findEmployee,
  type InformationRow,
  requireInformation,
  workStateOf,
} from '../../employees/employees.service.ts';
import type { RunActionRow, RunModuleRow, RunRow } from '../running/runs.queries.ts';

/** Everything payroll providers may need from the employee. */
const PAYROLL_FIELDS = payrollForm([
  'legal_first_name',
  'legal_last_name',
  'date_of_birth',
  'ssn',
  'address_line_1',
  'city',
  'state',
  'postal_code',
  'gender',
]).steps.flatMap(({ fields }) => fields.map(({ key }) => key));

/** Only ADP RUN asks for it. */
const ASKED_BY_ADP_RUN = 'gender';

export async function formContext(
  tx: Transaction,
  run: Pick<RunRow, 'company_id' | 'employee_id'>,
  module: Pick<RunModuleRow, 'module_type' | 'config'>,
  action: Pick<RunActionRow, 'questions'>,
): Promise<FormContext> {
  const employee = await findEmployee(tx, run.company_id, run.employee_id);
  if (!employee) throw new Error(`Employee ${run.employee_id} does not exist.`);
  return contextOf(employee, await requireInformation(tx, employee), module, action);
}

export function contextOf(
  employee: EmployeeRow,
  information: InformationRow,
  { module_type, config }: Pick<RunModuleRow, 'module_type' | 'config'>,
  { questions }: Pick<RunActionRow, 'questions'>,
): FormContext {
  const isRun = module_type === 'ADP RUN' || module_type === 'ADP RUN v2.0';
  return {
    work_state: workStateOf(employee, information),
    questions,
    uses_everify: config.has_active_e_verify_client === true,
    is_minor: false,
    missing: PAYROLL_FIELDS.filter((field) => {
      if (field === ASKED_BY_ADP_RUN && !isRun) return false;
      const value = information[field as keyof InformationRow];
      return value === null || value === '';
    }),
  };
}
