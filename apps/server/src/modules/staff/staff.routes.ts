// The doors of the staff room.
import {
  deactivateStaff,
  getStaff,
  inviteStaff,
  listStaff,
  reactivateStaff,
  resendInvitation,
  STAFF_ORDER_FIELDS,
  updateStaff,
} from '@onward/contract/staff';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { pageFacts, pageWindow } from '../../platform/database/lists.ts';
import type { House } from '../../platform/house.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { presentStaff } from './staff.presenter.ts';
import * as queries from './staff.queries.ts';
import * as staff from './staff.service.ts';

export const staffRoutes = (house: House): Route[] => [
  route(listStaff, async ({ tx, access, query }) => {
    const newest = { field: 'created_at', direction: 'desc' } as const;
    const window = pageWindow(query, STAFF_ORDER_FIELDS, newest, DEFAULT_PAGE_SIZE);
    const filter = { search: query.query, status: query.status };
    const { rows, totalCount } = await queries.listStaff(tx, access.companyId, filter, window);
    return { company_staffs: rows.map(presentStaff), ...pageFacts(window, totalCount) };
  }),
  route(getStaff, async (call) => ({ company_staff: await staff.getStaff(call, call.params.id) })),
  route(inviteStaff, async (call) => ({
    company_staff: await staff.inviteStaff(house, call, call.body.company_staff),
  })),
  route(resendInvitation, async (call) => {
    await staff.resendInvitation(house, call, call.params.id);
    return undefined;
  }),
  route(updateStaff, async (call) => ({
    company_staff: await staff.updateStaff(call, call.params.id, call.body.company_staff),
  })),
  route(deactivateStaff, async (call) => ({ company_staff: await staff.deactivateStaff(call, call.params.id) })),
  route(reactivateStaff, async (call) => ({ company_staff: await staff.reactivateStaff(call, call.params.id) })),
];
