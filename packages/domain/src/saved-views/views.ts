// Saved views of a list: its search, filters, sorting and layout (AHD-003).

export const VIEW_LISTS = [
  'locations',
  'departments',
  'staff',
  'job_postings',
  'applicants',
  'employees',
  'onboarding',
  'analytics',
] as const;
export type ViewList = (typeof VIEW_LISTS)[number];

export const VIEW_NAME_MAX = 60;
export const VIEWS_PER_LIST = 50;

export interface ViewOwner {
  staffId: number;
  roleId: number;
  mayManageStaff: boolean;
}

export interface SavedViewAccess {
  ownerStaffId: number;
  /** Everyone with this role sees the view; null is private. */
  sharedRoleId: number | null;
}

export const maySeeView = (view: SavedViewAccess, viewer: ViewOwner): boolean =>
  view.ownerStaffId === viewer.staffId || (view.sharedRoleId !== null && view.sharedRoleId === viewer.roleId);

export const mayChangeView = (view: SavedViewAccess, viewer: ViewOwner): boolean =>
  view.ownerStaffId === viewer.staffId;

/** Anyone can share with their own role; sharing with another role requires permission to manage staff. */
export const mayShareView = (sharedRoleId: number | null, viewer: ViewOwner): boolean =>
  sharedRoleId === null || sharedRoleId === viewer.roleId || viewer.mayManageStaff;
