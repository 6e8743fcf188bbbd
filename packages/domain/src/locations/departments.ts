// Departments: names are compared ignoring case and surrounding spaces, so "Kitchen " and "kitchen" are the same
// (CMP-016).

export const DEPARTMENT_NAME_MAX = 80;
export const DEPARTMENT_DESCRIPTION_MAX = 500;

export const departmentNameKey = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

export type DepartmentDeletion =
  | { allowed: true }
  | { allowed: false; reason: 'open_positions'; openPositions: number };

/** A department with open positions can't be deleted, because those positions would lose it. */
export const decideDepartmentDeletion = (department: { openPositions: number }): DepartmentDeletion =>
  department.openPositions > 0
    ? { allowed: false, reason: 'open_positions', openPositions: department.openPositions }
    : { allowed: true };
