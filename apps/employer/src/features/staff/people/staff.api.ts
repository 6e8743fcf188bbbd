// API calls for staff, and the queries a change invalidates.
import type { BodyOf, ResponseOf } from '@onward/contract/endpoint';
import {
  cancelInvitation,
  deactivateStaff,
  getStaffOpenWork,
  inviteStaff,
  listStaffWithLocations,
  previewScope,
  reactivateStaff,
  resendInvitation,
  type StaffMember,
  updateStaff,
} from '@onward/contract/staff/staff';
import { orderParameter } from '@onward/domain/platform/lists';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { listQuery } from '../../../platform/lists/list-query.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { refreshRoles } from '../roles/roles.api.ts';
import { STAFF_PER_PAGE, type StaffListState } from './staff.list.ts';

const LIST = 'staff';

export type ListedStaff = ResponseOf<typeof listStaffWithLocations>['company_staffs'][number];
export type ScopeEntries = BodyOf<typeof previewScope>['scope'];

/** Silent: the dialog works without it. */
export const openWorkQuery = (id: number) =>
  queryOptions({
    queryKey: ['open work of staff', id] as const,
    queryFn: ({ signal }) => api.call(getStaffOpenWork, { params: { id }, signal, silent: true }),
  });

export const staffListQuery = (list: StaffListState) =>
  listQuery(LIST, list, ({ query, order, page, filters }, signal) =>
    api.call(listStaffWithLocations, {
      query: {
        page,
        per_page: STAFF_PER_PAGE,
        order: orderParameter(order),
        ...(query && { query }),
        ...(filters.status && { status: filters.status }),
        ...(filters.roleId && { company_role_id: filters.roleId }),
        ...(filters.locationId && { location_id: filters.locationId }),
      },
      signal,
      loadsPage: true,
    }),
  );

export const scopePreviewQuery = (scope: ScopeEntries) =>
  queryOptions({
    queryKey: ['scope preview', scope],
    queryFn: ({ signal }) => api.call(previewScope, { body: { scope }, signal, silent: true }),
    placeholderData: keepPreviousData,
  });

/** Roles show their number of members, so they are reloaded too. */
export const refreshStaff = () => Promise.all([queryClient.invalidateQueries({ queryKey: [LIST] }), refreshRoles()]);

/** Silent: the drawer shows errors next to their fields. */
export async function invite(entries: BodyOf<typeof inviteStaff>['company_staff']): Promise<StaffMember> {
  const answer = await api.call(inviteStaff, { body: { company_staff: entries }, silent: true });
  await refreshStaff();
  return answer.company_staff;
}

export async function saveStaff(
  id: number,
  changes: BodyOf<typeof updateStaff>['company_staff'],
): Promise<StaffMember> {
  const answer = await api.call(updateStaff, { params: { id }, body: { company_staff: changes }, silent: true });
  await refreshStaff();
  return answer.company_staff;
}

const MOVES = {
  resend: resendInvitation,
  cancel: cancelInvitation,
  deactivate: deactivateStaff,
  reactivate: reactivateStaff,
};
export type StaffMove = keyof typeof MOVES;

/** The shared handler shows the server's error. */
export async function moveStaff(move: StaffMove, id: number): Promise<void> {
  await api.call(MOVES[move], { params: { id } });
  await refreshStaff();
}
