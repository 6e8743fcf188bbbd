// The routes of payroll.
import * as endpoints from '@onward/contract/payroll/payroll';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import type { App } from '../../platform/app.ts';
import { pageFacts, pageWindow } from '../../platform/database/lists.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { loadEmployee } from '../employees/employees.service.ts';
import { checkApplicant, checkEmployee } from './check-preflight.ts';
import { readCodes, saveMappings, showMappings } from './manage-mappings.ts';
import { presentTransfers } from './payroll.presenter.ts';
import { retryTransfer, sendEmployee } from './request-transfer.ts';
import { listProviders } from './require-provider.ts';
import { sendApplicant } from './send-applicant.ts';
import { sendSeveral } from './send-several.ts';
import * as transfers from './transfers.queries.ts';

export const payrollRoutes = (app: App): Route[] => [...sendRoutes(app), ...mappingRoutes(app)];

const sendRoutes = (app: App): Route[] => [
  route(endpoints.listPayrollProviders, async (call) => ({ payroll_providers: await listProviders(call) })),
  route(endpoints.checkEmployeeForPayroll, async (call) => ({
    preflight: await checkEmployee(app, call, call.params.id, call.query.provider),
  })),
  route(endpoints.checkApplicantForPayroll, async (call) => ({
    preflight: await checkApplicant(app, call, call.params.id, call.query.provider),
  })),
  route(endpoints.sendApplicantToPayroll, async (call) => ({
    payroll_transfer: await sendApplicant(app, call, call.params.id, call.body),
  })),
  route(endpoints.sendEmployeeToPayroll, async (call) => ({
    payroll_transfer: await sendEmployee(app, call, call.params.id, call.body),
  })),
  route(endpoints.sendSeveralToPayroll, (call) => sendSeveral(app, call, call.body.provider, call.body.employee_ids)),
  route(endpoints.retryTransfer, async (call) => ({
    payroll_transfer: await retryTransfer(app, call, call.params.id),
  })),
  route(endpoints.listEmployeeTransfers, async (call) => {
    const { id } = await loadEmployee(call, call.params.id);
    const rows = await transfers.listOfEmployee(call.tx, call.access.companyId, id);
    return { payroll_transfers: await presentTransfers(call.tx, rows, call.language) };
  }),
  route(endpoints.listTransfers, async (call) => {
    const newest = { field: 'updated_at', direction: 'desc' } as const;
    const window = pageWindow(call.query, transfers.TRANSFER_ORDERS, newest, DEFAULT_PAGE_SIZE);
    const { rows, total } = await transfers.findPage(call.tx, call.access, call.query, window);
    return {
      payroll_transfers: await presentTransfers(call.tx, rows, call.language),
      ...pageFacts(window, total),
    };
  }),
];

const mappingRoutes = (app: App): Route[] => [
  route(endpoints.getPayrollMappings, async (call) => ({
    payroll_mappings: await showMappings(call, call.query.provider),
  })),
  route(endpoints.savePayrollMappings, async (call) => ({ payroll_mappings: await saveMappings(call, call.body) })),
  route(endpoints.readPayrollCodes, async (call) => ({
    payroll_mappings: await readCodes(app, call, call.body.provider),
  })),
];
