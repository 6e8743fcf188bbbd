// The row actions of the list; null for read-only users (CMP-022).
import type { Department } from '@onward/contract/locations/departments';

export interface DepartmentActions {
  edit: (department: Department) => void;
  remove: (department: Department) => void;
}
