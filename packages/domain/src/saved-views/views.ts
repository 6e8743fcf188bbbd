// Views of a list kept under a name: what was searched, filtered, sorted and shown (AHD-003).

export const VIEW_LISTS = ['locations', 'departments', 'staff', 'job_postings', 'applicants'] as const;
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
  /** Everyone with this role sees it; null is private. */
  sharedRoleId: number | null;
}

export const maySeeView = (view: SavedViewAccess, viewer: ViewOwner): boolean =>
  view.ownerStaffId === viewer.staffId || (view.sharedRoleId !== null && view.sharedRoleId === viewer.roleId);

export const mayChangeView = (view: SavedViewAccess, viewer: ViewOwner): boolean =>
  view.ownerStaffId === viewer.staffId;

/** One's own role may be shared with by anybody, another one by those who manage staff. */
export const mayShareView = (sharedRoleId: number | null, viewer: ViewOwner): boolean =>
  sharedRoleId === null || sharedRoleId === viewer.roleId || viewer.mayManageStaff;
