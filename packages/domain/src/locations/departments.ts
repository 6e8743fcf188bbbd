// Departments: names are compared without case and outer space, so "Kitchen " and "kitchen" are one (CMP-016).

export const DEPARTMENT_NAME_MAX = 80;
export const DEPARTMENT_DESCRIPTION_MAX = 500;

export const departmentNameKey = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

export type DepartmentDeletion =
  | { allowed: true }
  | { allowed: false; reason: 'open_positions'; openPositions: number };

/** A department with open positions stays, since those postings would lose their place. */
export const decideDepartmentDeletion = (department: { openPositions: number }): DepartmentDeletion =>
  department.openPositions > 0
    ? { allowed: false, reason: 'open_positions', openPositions: department.openPositions }
    : { allowed: true };
