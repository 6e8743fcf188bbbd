// The routes of the staff room.
import {
  cancelInvitation,
  deactivateStaff,
  getPayrollTeam,
  getStaff,
  getStaffOpenWork,
  inviteStaff,
  listPermittedStaffs,
  listStaff,
  listStaffWithLocations,
  previewScope,
  reactivateStaff,
  resendInvitation,
  updatePayrollTeam,
  updateStaff,
} from '@onward/contract/staff/staff';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { UNLIMITED_SCOPE } from '@onward/domain/staff/scope';
import type { App } from '../../platform/app.ts';
import { pageFacts } from '../../platform/database/lists.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { companiesRoutes } from './companies/companies.routes.ts';
import { type OpenWorkParts, openWorkOf } from './open-work.ts';
import * as payrollTeam from './payroll-team.service.ts';
import { rolesRoutes } from './roles/roles.routes.ts';
import type { SharedViews } from './roles/roles.service.ts';
import * as changes from './staff.changes.ts';
import * as invitations from './staff.invitations.ts';
import * as moves from './staff.moves.ts';
import * as scopes from './staff.scope.ts';
import * as staff from './staff.service.ts';

export interface StaffParts {
  openWork: OpenWorkParts;
  views: SharedViews;
}

export const staffRoutes = (app: App, { openWork, views }: StaffParts): Route[] => [
  ...companiesRoutes(app),
  route(listStaff, async (call) => {
    const window = staff.staffWindow(call.query, DEFAULT_PAGE_SIZE);
    const { staffs, totalCount } = await staff.listStaff(call, call.query, window);
    return { company_staffs: staffs, ...pageFacts(window, totalCount) };
  }),
  route(listStaffWithLocations, async (call) => {
    const window = staff.staffWindow(call.query, DEFAULT_PAGE_SIZE);
    const { staffs, totalCount } = await staff.listStaff(call, call.query, window);
    return { company_staffs: await staff.withLocations(call, staffs), ...pageFacts(window, totalCount) };
  }),
  route(listPermittedStaffs, async (call) => ({
    permitted_staffs: await staff.listPermittedStaffs(call, call.query),
  })),
  route(getStaff, async (call) => ({ company_staff: await staff.getStaff(call, call.params.id) })),
  route(inviteStaff, async (call) => ({
    company_staff: await invitations.inviteStaff(app, call, call.body.company_staff),
  })),
  route(resendInvitation, async (call) => {
    await invitations.resendInvitation(app, call, call.params.id);
    return undefined;
  }),
  route(cancelInvitation, async (call) => {
    await invitations.cancelInvitation(call, call.params.id);
    return undefined;
  }),
  route(updateStaff, async (call) => ({
    company_staff: await changes.updateStaff(app, call, call.params.id, call.body.company_staff),
  })),
  route(getStaffOpenWork, (call) => openWorkOf(call, call.params.id, openWork)),
  route(deactivateStaff, async (call) => ({ company_staff: await moves.deactivateStaff(call, call.params.id) })),
  route(reactivateStaff, async (call) => ({ company_staff: await moves.reactivateStaff(call, call.params.id) })),
  route(previewScope, async ({ tx, access, body }) =>
    scopes.previewScope(tx, access, scopes.readScope(body.scope, UNLIMITED_SCOPE)),
  ),
  route(getPayrollTeam, async (call) => ({ company_staff_ids: await payrollTeam.listPayrollTeam(call) })),
  route(updatePayrollTeam, async (call) => ({
    company_staff_ids: await payrollTeam.choosePayrollTeam(call, call.body.company_staff_ids),
  })),
  ...rolesRoutes(views),
];
