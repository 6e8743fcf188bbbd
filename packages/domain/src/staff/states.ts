// The states of a staff membership (CMP-031).

export const STAFF_STATUSES = ['invited', 'active', 'inactive', 'removed'] as const;
export type StaffStatus = (typeof STAFF_STATUSES)[number];
export type StaffEvent = 'accept_invitation' | 'deactivate' | 'reactivate' | 'cancel_invitation';

const TRANSITIONS: Record<StaffStatus, Partial<Record<StaffEvent, StaffStatus>>> = {
  invited: { accept_invitation: 'active', cancel_invitation: 'removed' },
  active: { deactivate: 'inactive' },
  inactive: { reactivate: 'active' },
  removed: {},
};

export const nextStaffStatus = (status: StaffStatus, event: StaffEvent): StaffStatus | null =>
  TRANSITIONS[status][event] ?? null;
