// Saves the state tax of an employee and reads the submitted form (EMP-021).
import { getStateTaxSubmission, updateEmployeeStateTax } from '@onward/contract/employees/employee-information';
import type { BodyOf } from '@onward/contract/endpoint';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../../platform/api.ts';
import { recordKey, refreshEmployees } from '../../employees.api.ts';

type TaxChange = BodyOf<typeof updateEmployeeStateTax>['employee_state_income_tax'];

export async function saveStateTax(id: number, employee_state_income_tax: TaxChange): Promise<void> {
  await api.call(updateEmployeeStateTax, { params: { id }, body: { employee_state_income_tax }, silent: true });
  await refreshEmployees();
}

/** Silent: without a submitted form there is nothing to show. */
export const submissionQuery = (id: number) =>
  queryOptions({
    queryKey: [...recordKey(id), 'tax-submission'] as const,
    queryFn: ({ signal }) => api.call(getStateTaxSubmission, { params: { id }, signal, silent: true }),
    retry: false,
  });
