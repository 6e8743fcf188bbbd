// What a form depends on: where the employee works, what the record lacks, and how the module is configured.

import { PAYROLL_FIELDS } from '@onward/domain/onboarding/forms/basic-information';
import type { FormContext } from '@onward/domain/onboarding/forms/form-of-action';
import { type EmployeeRow, type InformationRow, workStateOf } from '../../employees/employees.service.ts';
import type { RunActionRow, RunModuleRow } from '../running/runs.queries.ts';

/** Before Section 1 of the I-9 is signed. */
const NOTHING_ATTESTED = { work_status: null, is_minor: false } as const;

/** Only ADP RUN asks for it. */
const ASKED_BY_ADP_RUN = 'gender';

export function contextOf(
  employee: EmployeeRow,
  information: InformationRow,
  { module_type, config }: Pick<RunModuleRow, 'module_type' | 'config'>,
  { questions }: Pick<RunActionRow, 'questions'>,
  attested: Pick<FormContext, 'work_status' | 'is_minor'> = NOTHING_ATTESTED,
): FormContext {
  const isRun = module_type === 'ADP RUN' || module_type === 'ADP RUN v2.0';
  return {
    work_state: workStateOf(employee, information),
    questions,
    uses_everify: config.has_active_e_verify_client === true,
    ...attested,
    missing: PAYROLL_FIELDS.filter((field) => {
      if (field === ASKED_BY_ADP_RUN && !isRun) return false;
      const value = information[field];
      return value === null || value === '';
    }),
  };
}
