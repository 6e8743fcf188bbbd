// API calls of support staff for companies and their settings.
import type { SupportedCompany } from '@onward/contract/company/support';
import { getSupportedCompany, listSupportedCompanies, updateSupportedCompany } from '@onward/contract/company/support';
import type { BodyOf } from '@onward/contract/endpoint';
import { createSupportedCompany, requirePasswordReset } from '@onward/contract/staff/new-company';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { orderParameter } from '@onward/domain/platform/lists';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../../platform/api.ts';
import type { ListShape, ListState } from '../../../../platform/lists/list-address.ts';
import { listQuery } from '../../../../platform/lists/list-query.ts';
import { queryClient } from '../../../../platform/query-client.ts';

export type CompanyField = 'name' | 'created_at';

export const COMPANY_LIST: ListShape<CompanyField> = {
  orderFields: ['name', 'created_at'],
  defaultOrder: { field: 'name', direction: 'asc' },
};

const LIST = 'supported-companies';
const ONE = 'supported-company';

export const companiesQuery = (list: ListState<CompanyField>) =>
  listQuery(LIST, list, ({ query, order, page }, signal) =>
    api.call(listSupportedCompanies, {
      query: { page, per_page: DEFAULT_PAGE_SIZE, order: orderParameter(order), ...(query ? { query } : {}) },
      signal,
      loadsPage: true,
    }),
  );

export const companyQuery = (id: number) =>
  queryOptions({
    queryKey: [ONE, id] as const,
    queryFn: ({ signal }) => api.call(getSupportedCompany, { params: { id }, signal, loadsPage: true }),
  });

export type CompanySwitches = BodyOf<typeof updateSupportedCompany>['company'];

/** Silent: the form shows the error. */
export async function switchCompany(id: number, company: CompanySwitches): Promise<void> {
  await api.call(updateSupportedCompany, { params: { id }, body: { company }, silent: true });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [LIST] }),
    queryClient.invalidateQueries({ queryKey: [ONE, id] }),
  ]);
}

/** Silent: the form shows the error. */
export async function createCompany(body: BodyOf<typeof createSupportedCompany>): Promise<SupportedCompany> {
  const { company } = await api.call(createSupportedCompany, { body, silent: true });
  await queryClient.invalidateQueries({ queryKey: [LIST] });
  return company;
}

/** Silent: the form shows the error. */
export async function requireNewPassword(id: number, email: string): Promise<void> {
  await api.call(requirePasswordReset, { params: { id }, body: { email }, silent: true });
  await queryClient.invalidateQueries({ queryKey: [ONE, id] });
}
