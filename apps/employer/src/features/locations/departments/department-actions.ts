// What the list lets its reader do with a row; null for whoever may only look (CMP-022).
import type { Department } from '@onward/contract/locations/departments';

export interface DepartmentActions {
  edit: (department: Department) => void;
  remove: (department: Department) => void;
}
