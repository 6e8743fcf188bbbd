// Payroll providers, the pre-flight, transfers, and codes (EMP-030..032, AHD-013, INT-011).
import { addEmployee } from '@onward/contract/employees/employees';
import type { BodyOf } from '@onward/contract/endpoint';
import {
  checkApplicantForPayroll,
  checkEmployeeForPayroll,
  getPayrollMappings,
  listEmployeeTransfers,
  listPayrollProviders,
  listTransfers,
  type PayrollTransfer,
  readPayrollCodes,
  retryTransfer,
  savePayrollMappings,
  sendApplicantToPayroll,
  sendEmployeeToPayroll,
  sendSeveralToPayroll,
} from '@onward/contract/payroll/payroll';
import type { PayrollProvider } from '@onward/domain/payroll/hires';
import type { TransferStatus } from '@onward/domain/payroll/transfers';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { coalesce } from '../../platform/coalesce.ts';
import { queryClient } from '../../platform/query-client.ts';

const PAYROLL = 'payroll';
export const LOG_PAGE_SIZE = 20;

/** Changes what pre-flights, transfers, and counts show. */
export const refreshPayroll = coalesce(() => queryClient.invalidateQueries({ queryKey: [PAYROLL] }));

export const providersQuery = queryOptions({
  queryKey: [PAYROLL, 'providers'],
  queryFn: async ({ signal }) => (await api.call(listPayrollProviders, { signal, silent: true })).payroll_providers,
});

/** Who is sent: an employee, or a hired applicant whose record is created by sending. */
export interface Person {
  kind: 'employee' | 'applicant';
  id: number;
  name: string;
}

const CHECKS = { employee: checkEmployeeForPayroll, applicant: checkApplicantForPayroll } as const;

/** Never stale: "Check again" and every change read it anew. */
export const preflightQuery = ({ kind, id }: Person, provider: PayrollProvider) =>
  queryOptions({
    queryKey: [PAYROLL, 'preflight', kind, id, provider],
    queryFn: async ({ signal }) =>
      (await api.call(CHECKS[kind], { params: { id }, query: { provider }, signal, silent: true })).preflight,
    staleTime: 0,
    retry: false,
  });

export const transfersQuery = (employeeId: number) =>
  queryOptions({
    queryKey: [PAYROLL, 'transfers', employeeId],
    queryFn: async ({ signal }) =>
      (await api.call(listEmployeeTransfers, { params: { id: employeeId }, signal, silent: true })).payroll_transfers,
  });

export const logQuery = (provider: PayrollProvider, page: number, status: TransferStatus | undefined) =>
  queryOptions({
    queryKey: [PAYROLL, 'log', provider, page, status ?? null],
    queryFn: ({ signal }) =>
      api.call(listTransfers, {
        query: { provider, page, per_page: LOG_PAGE_SIZE, ...(status && { status }) },
        signal,
        silent: true,
      }),
    placeholderData: keepPreviousData,
  });

export const mappingsQuery = (provider: PayrollProvider) =>
  queryOptions({
    queryKey: [PAYROLL, 'mappings', provider],
    queryFn: async ({ signal }) =>
      (await api.call(getPayrollMappings, { query: { provider }, signal, silent: true })).payroll_mappings,
  });

/** Silent, like the other sends: the dialog shows why it was refused. */
export async function send(
  { kind, id }: Person,
  provider: PayrollProvider,
  isConfirmed: boolean,
): Promise<PayrollTransfer> {
  const body = { provider, ...(isConfirmed && { confirm_update: true }) };
  const idempotencyKey = crypto.randomUUID();
  const { payroll_transfer: transfer } =
    kind === 'employee'
      ? await api.call(sendEmployeeToPayroll, { params: { id }, body, idempotencyKey, silent: true })
      : await api.call(sendApplicantToPayroll, { params: { id }, body, silent: true });
  void refreshPayroll();
  return transfer;
}

export async function sendSeveral(provider: PayrollProvider, employee_ids: number[]) {
  const sent = await api.call(sendSeveralToPayroll, {
    body: { provider, employee_ids },
    idempotencyKey: crypto.randomUUID(),
    silent: true,
  });
  void refreshPayroll();
  return sent;
}

/** The shared handler shows why it could not be tried again. */
export async function retry(id: number): Promise<void> {
  try {
    await api.call(retryTransfer, { params: { id } });
  } finally {
    await refreshPayroll();
  }
}

/** The record that sending would create, made earlier so that missing values can be filled in. */
export async function createRecord(application_id: number): Promise<number> {
  const { employee } = await api.call(addEmployee, { body: { employee: { application_id } } });
  void refreshPayroll();
  return employee.id;
}

/** Silent: the page shows why nothing was saved. */
export async function saveCodes(body: BodyOf<typeof savePayrollMappings>): Promise<void> {
  const { payroll_mappings } = await api.call(savePayrollMappings, { body, silent: true });
  queryClient.setQueryData(mappingsQuery(body.provider).queryKey, payroll_mappings);
  void refreshPayroll();
}

/** The shared handler shows why the provider did not list them. */
export async function readCodes(provider: PayrollProvider): Promise<void> {
  const { payroll_mappings } = await api.call(readPayrollCodes, { body: { provider } });
  queryClient.setQueryData(mappingsQuery(provider).queryKey, payroll_mappings);
  void refreshPayroll();
}
