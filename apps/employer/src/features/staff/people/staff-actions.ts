// The actions available for a team member, by status (CMP-031).
import { nextStaffStatus } from '@onward/domain/staff/states';
import type { ListedStaff } from './staff.api.ts';

export interface StaffActions {
  edit: (staff: ListedStaff) => void;
  resend: (staff: ListedStaff) => void;
  cancel: (staff: ListedStaff) => void;
  deactivate: (staff: ListedStaff) => void;
  reactivate: (staff: ListedStaff) => void;
  seeAs: (staff: ListedStaff) => void;
}

export function offeredActions({ status }: Pick<ListedStaff, 'status'>): (keyof StaffActions)[] {
  return [
    'edit',
    'seeAs',
    ...(status === 'invited' ? (['resend'] as const) : []),
    ...(nextStaffStatus(status, 'cancel_invitation') ? (['cancel'] as const) : []),
    ...(nextStaffStatus(status, 'reactivate') ? (['reactivate'] as const) : []),
    ...(nextStaffStatus(status, 'deactivate') ? (['deactivate'] as const) : []),
  ];
}
