// The numbers on the tabs of the list, each counted as its tab lists them (EMP-004).
import type { EmployeeCounts, EmployeeFilters } from '@onward/contract/employees/employees';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { findPage, NEWEST } from './find-page.ts';

export async function countEmployees(call: Pick<CompanyCall, 'tx' | 'access' | 'now'>): Promise<EmployeeCounts> {
  const countOf = async (filters: EmployeeFilters): Promise<number> =>
    (await findPage(call, filters, { order: NEWEST, perPage: 1, offset: 0 })).total;
  return {
    active: await countOf({ employee_status: 'active' }),
    suspended: await countOf({ employee_status: 'suspended' }),
    terminated: await countOf({ employee_status: 'terminated' }),
    open_issues: await countOf({ has_open_issues: true }),
    started_lately: await countOf({ started_lately: true }),
    expiring_documents: await countOf({ has_expiring_documents: true }),
  };
}
