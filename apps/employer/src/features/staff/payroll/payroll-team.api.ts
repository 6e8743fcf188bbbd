// API calls for the payroll team.
import { getPayrollTeam, listStaff, updatePayrollTeam } from '@onward/contract/staff/staff';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { listQuery } from '../../../platform/lists/list-query.ts';
import { queryClient } from '../../../platform/query-client.ts';

const TEAM = 'payroll team';

/** As many as someone reads through; search finds the rest. */
export const COLLEAGUES_SHOWN = 50;

export const payrollTeamQuery = queryOptions({
  queryKey: [TEAM],
  queryFn: async ({ signal }) => (await api.call(getPayrollTeam, { signal, loadsPage: true })).company_staff_ids,
});

export const colleaguesQuery = (query: string) =>
  listQuery('payroll colleagues', query, async (search, signal) =>
    api.call(listStaff, {
      query: { status: 'active', order: 'name asc', per_page: COLLEAGUES_SHOWN, ...(search && { query: search }) },
      signal,
    }),
  );

export async function savePayrollTeam(ids: readonly number[]): Promise<number[]> {
  const { company_staff_ids } = await api.call(updatePayrollTeam, { body: { company_staff_ids: [...ids] } });
  queryClient.setQueryData(payrollTeamQuery.queryKey, company_staff_ids);
  return company_staff_ids;
}
